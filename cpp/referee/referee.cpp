#include "referee/referee.h"

#include "json/parse.h"
#include "json/quote.h"
#include "referee/rulesets.h"

namespace closeRanks {
namespace {

// The JSON form of an error: {"error": …}.
struct Refusal {
  Error error;
};

template <class Fields>
void fields(Fields& f, Refusal& refusal) {
  f.named("Refusal");
  f.object("error", refusal.error);
}

const Ask* findAsk(const std::string& name) {
  for (std::span<const Ask> asks : rulesets) {
    for (const Ask& ask : asks) {
      if (name == ask.name) return &ask;
    }
  }
  return nullptr;
}

std::string askNames() {
  std::string names;
  for (std::span<const Ask> asks : rulesets) {
    for (const Ask& ask : asks) names += (names.empty() ? "one of " : ", ") + std::string(ask.name);
  }
  return names;
}

std::string answer(const json::Tree& question) {
  if (question.kind != json::Kind::object) {
    return refusal(json::Fault{"json.type", "", "an object", json::described(question)});
  }
  const json::Tree* name = json::member(question, "ask");
  if (!name) return refusal(json::Fault{"json.missingKey", "/ask", "the key ask", "no such key"});
  if (name->kind != json::Kind::text) {
    return refusal(json::Fault{"json.type", "/ask", askNames(), json::described(*name)});
  }
  const Ask* ask = findAsk(name->text);
  if (!ask) return refusal(json::Fault{"json.value", "/ask", askNames(), json::described(*name)});
  return ask->answer(question);
}

}  // namespace

std::string refusal(const Error& error) { return json::write(Refusal{error}, json::Role::answer); }

std::string refusal(const json::Fault& fault) {
  return refusal(Error{fault.code, fault.at, fault.expected, fault.found, {}});
}

std::string ask(const std::string& question) {
  try {
    auto parsed = json::parse(question);
    if (auto* fault = std::get_if<json::Fault>(&parsed)) return refusal(*fault);
    return answer(std::get<json::Tree>(parsed));
  } catch (...) {
    return R"({"error":{"code":"internal.exception","at":"","expected":"an answer","found":"an exception"}})";
  }
}

}  // namespace closeRanks
