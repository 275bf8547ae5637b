#include "referee/referee.h"

#include <optional>
#include <variant>

#include "json/parse.h"
#include "json/quote.h"
#include "json/reader.h"
#include "json/writer.h"
#include "referee/refusal.h"
#include "referee/rulesets.h"

namespace closeRanks {
namespace {

std::string refuse(Error error) { return json::write(Refusal{std::move(error)}, json::Role::answer); }

std::string refuse(json::Fault fault) {
  return refuse(
      Error{std::move(fault.code), std::move(fault.at), std::move(fault.expected), std::move(fault.found), {}});
}

// Shape first, then what the rules say to it.
template <class Question, class Answer>
std::string decided(const json::Node& root, Fault (*decide)(const Question&, Answer&)) {
  Question question;
  if (auto fault = json::read(root, question, json::Role::question, "ask")) return refuse(std::move(*fault));
  Answer answer;
  if (auto fault = decide(question, answer)) return refuse(std::move(*fault));
  return json::write(answer, json::Role::answer);
}

// Answers with the ask of the name given, and keeps the names of all for the error if there is none.
struct Asking {
  const json::Node& root;
  const std::string& name;
  std::optional<std::string> answer;
  std::string names;

  template <class Question, class Answer>
  void operator()(const char* ask, Fault (*decide)(const Question&, Answer&)) {
    names += (names.empty() ? "one of " : ", ") + std::string(ask);
    if (name == ask) answer = decided(root, decide);
  }
};

std::string answer(const json::Node& root) {
  if (root.kind != json::Kind::object) return refuse(json::Fault{"json.type", "", "an object", json::described(root)});
  const json::Node* ask = json::member(root, "ask");
  if (!ask) return refuse(json::Fault{"json.missingKey", "/ask", "the key ask", "no such key"});
  if (ask->kind != json::Kind::text) return refuse(json::Fault{"json.type", "/ask", "a text", json::described(*ask)});
  Asking asking{root, ask->text, {}, {}};
  eachAsk(asking);
  if (asking.answer) return std::move(*asking.answer);
  return refuse(json::Fault{"json.value", "/ask", asking.names, json::described(*ask)});
}

}  // namespace

std::string ask(const std::string& question) {
  auto parsed = json::parse(question);
  if (auto* fault = std::get_if<json::Fault>(&parsed)) return refuse(std::move(*fault));
  return answer(std::get_if<json::Tree>(&parsed)->front());
}

}  // namespace closeRanks
