#include "referee/answer.h"

#include <utility>

#include "json/quote.h"
#include "json/reader.h"
#include "json/writer.h"
#include "referee/rulesets.h"

namespace closeRanks {
namespace {

// Answers with the ask of the name given, and keeps the names of all for the error if there is none. Shape first, then
// what the rules say to it.
struct Asking {
  const json::Node& root;
  const std::string& name;
  Depth depth;
  std::string& text;
  Fault fault;
  bool isKnown = false;
  std::string names;

  template <class Question, class Answer>
  void operator()(const char* ask, Fault (*decide)(const Question&, Answer&)) {
    names += (names.empty() ? "one of " : ", ") + std::string(ask);
    if (name != ask) return;
    isKnown = true;
    fault = decided(decide);
  }

  template <class Question, class Answer>
  Fault decided(Fault (*decide)(const Question&, Answer&)) {
    Question question;
    if (auto wrong = json::read(root, question, json::Role::question, "ask")) return refusal(std::move(*wrong));
    if (depth == Depth::shape) return nullptr;
    Answer answer;
    if (Fault wrong = decide(question, answer)) return wrong;
    text = json::write(answer, json::Role::answer);
    return nullptr;
  }
};

}  // namespace

Fault refusal(json::Fault fault) {
  return Fault(
      new Error{std::move(fault.code), std::move(fault.at), std::move(fault.expected), std::move(fault.found), {}});
}

Fault answer(const json::Node& root, Depth depth, std::string& text) {
  if (root.kind != json::Kind::object) return refusal(json::Fault{"json.type", "", "an object", json::described(root)});
  const json::Node* ask = json::member(root, "ask");
  if (!ask) return refusal(json::Fault{"json.missingKey", "/ask", "the key ask", "no such key"});
  if (ask->kind != json::Kind::text) return refusal(json::Fault{"json.type", "/ask", "a text", json::described(*ask)});
  Asking asking{root, ask->text, depth, text, nullptr, false, {}};
  eachAsk(asking);
  if (asking.isKnown) return std::move(asking.fault);
  return refusal(json::Fault{"json.value", "/ask", asking.names, json::described(*ask)});
}

}  // namespace closeRanks
