#include "referee/notation.h"

#include <utility>
#include <variant>

#include "notation/read.h"
#include "notation/write.h"
#include "referee/answer.h"

namespace closeRanks {
namespace {

// Notations say what is asked about a battle, and not each other.
bool isOfNotation(const json::Node& question) {
  const json::Node* ask = json::member(question, "ask");
  return ask && ask->text.substr(0, 9) == "notation/";
}

}  // namespace

Fault readNotation(const NotationReadQuestion& read, NotationReadAnswer& answer) {
  auto said = notation::read(read.text);
  Fault fault;
  notation::Position position;
  if (auto* mistake = std::get_if<notation::Mistake>(&said)) {
    position = mistake->position;
    fault = Fault(new Error{"notation.syntax", "", std::move(mistake->expected), std::move(mistake->found), {}});
  } else {
    auto& grown = *std::get_if<notation::Grown>(&said);
    std::string unread;
    fault = closeRanks::answer(grown.tree.front(), Depth::answer, unread);
    if (fault) position = notation::positionOf(grown, fault->at);
    answer.question = std::move(grown.tree);
  }
  if (!fault) return nullptr;
  fault->line = position.line;
  fault->column = position.column;
  return fault;
}

Fault writeNotation(const NotationWriteQuestion& write, NotationWriteAnswer& answer) {
  const json::Node& question = write.question.front();
  std::string unread;
  Fault fault = isOfNotation(question) ? refusal("json.value", "/ask", "an ask about a battle", "notation/")
                                       : closeRanks::answer(question, Depth::shape, unread);
  if (!fault) {
    answer.text = notation::write(question);
    return nullptr;
  }
  fault->at = "/question" + fault->at;
  return fault;
}

}  // namespace closeRanks
