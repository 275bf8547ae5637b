// One ask: its name and what answers it, made from a rules function that takes a question struct. It reads, checks,
// decides and writes; which asks there are is told in referee.cpp.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "battle/check.h"
#include "json/reader.h"
#include "json/writer.h"
#include "ruling/error.h"

namespace closeRanks {

struct Ask {
  const char* name;
  std::string (*answer)(const json::Tree& question);
  void (*visitQuestion)(json::Fields& f, const char* name);
  void (*visitAnswer)(json::Fields& f);
};

// {"error": …}
std::string refusal(const Error& error);
std::string refusal(const json::Fault& fault);

template <class Question, class Answer>
std::string answer(const json::Tree& tree, std::variant<Answer, Error> (*decide)(const Question&)) {
  Question question;
  if (auto fault = json::read(tree, question, json::Role::question, "ask")) return refusal(*fault);
  if (auto error = checkBattle(question.battle)) return refusal(*error);
  std::variant<Answer, Error> decided = decide(question);
  if (auto* error = std::get_if<Error>(&decided)) return refusal(*error);
  return json::write(std::get<Answer>(decided), json::Role::answer);
}

template <class Question, class Answer>
Question questionOf(std::variant<Answer, Error> (*)(const Question&));

template <class Question, class Answer>
Answer answerOf(std::variant<Answer, Error> (*)(const Question&));

// The ask of a rules function: makeAsk<ninthAge::nudge>("ninth-age/nudge").
template <auto decide>
constexpr Ask makeAsk(const char* name) {
  return {name, [](const json::Tree& question) { return answer(question, decide); },
          [](json::Fields& f, const char* asked) {
            decltype(questionOf(decide)) question;
            f.onObject(&question, json::Fields::visitFields<decltype(question)>, "ask", asked);
          },
          [](json::Fields& f) {
            decltype(answerOf(decide)) answer;
            f.onValue(answer);
          }};
}

}  // namespace closeRanks
