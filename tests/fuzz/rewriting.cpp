// A question that is read and written again is the same question: writing it once more changes no byte, and it has the
// same answer.
#include <variant>

#include "json/parse.h"
#include "json/reader.h"
#include "json/writer.h"
#include "law.h"
#include "referee/rulesets.h"

namespace {

using namespace closeRanks;

// Reads a question of the ask that it names, and writes it; nothing is written when its shape is refused.
struct Rewriting {
  const json::Node& root;
  std::string ask;
  std::string written;

  template <class Question, class Answer>
  void operator()(const char* name, Fault (*)(const Question&, Answer&)) {
    if (ask != name) return;
    Question question;
    if (json::read(root, question, json::Role::question, "ask")) return;
    written = json::write(question, json::Role::question, "ask", name);
  }
};

std::string rewritten(const std::string& text) {
  const auto parsed = json::parse(text);
  const auto* tree = std::get_if<json::Tree>(&parsed);
  if (!tree || tree->front().kind != json::Kind::object) return "";
  const json::Node* ask = json::member(tree->front(), "ask");
  if (!ask || ask->kind != json::Kind::text) return "";
  Rewriting rewriting{tree->front(), ask->text, ""};
  eachAsk(rewriting);
  return rewriting.written;
}

}  // namespace

void rewriting(const uint8_t* data, size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const std::string once = rewritten(text);
  if (once.empty()) return;
  const std::string twice = rewritten(once);
  if (once != twice) broken("what was written is read and written the same", {text, once, twice});
  const std::string answer = ask(text), again = ask(once);
  if (answer != again) broken("a question written anew has the same answer", {text, once, answer, again});
}
