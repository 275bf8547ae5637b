#include "stages.h"

#include <memory>
#include <variant>

#include "json/parse.h"
#include "json/reader.h"
#include "json/writer.h"
#include "referee/refusal.h"
#include "referee/rulesets.h"

using namespace closeRanks;

namespace {

template <class Question, class Answer>
struct State {
  std::string text;
  Question question;
  Answer answer;  // holds views of the question
  Fault fault;
};

template <class Question, class Answer>
void read(State<Question, Answer>& state) {
  state.question = {};
  const auto parsed = json::parse(state.text);
  json::read(std::get_if<json::Tree>(&parsed)->front(), state.question, json::Role::question, "ask");
}

// Finds the ask of a name among all, as the referee does.
struct Finding {
  const std::string& name;
  const std::string& text;
  Stages stages;

  template <class Question, class Answer>
  void operator()(const char* ask, Fault (*decide)(const Question&, Answer&)) {
    if (name != ask) return;
    auto state = std::make_shared<State<Question, Answer>>();
    state->text = text;
    stages.read = [state] { read(*state); };
    stages.decide = [state, decide] {
      state->answer = {};
      state->fault = decide(state->question, state->answer);
    };
    stages.write = [state] {
      return state->fault ? json::write(Refusal{*state->fault}, json::Role::answer)
                          : json::write(state->answer, json::Role::answer);
    };
  }
};

}  // namespace

Stages stagesOf(const std::string& question) {
  const auto parsed = json::parse(question);
  const auto* tree = std::get_if<json::Tree>(&parsed);
  const json::Node* ask =
      tree && tree->front().kind == json::Kind::object ? json::member(tree->front(), "ask") : nullptr;
  if (!ask) return {};
  Finding finding = {ask->text, question, {}};
  eachAsk(finding);
  return finding.stages;
}
