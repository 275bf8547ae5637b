#include "referee/referee.h"

#include <utility>
#include <variant>

#include "json/parse.h"
#include "json/writer.h"
#include "referee/answer.h"
#include "referee/refusal.h"

namespace closeRanks {

std::string ask(const std::string& question) {
  std::string text;
  Fault fault;
  auto parsed = json::parse(question);
  if (auto* wrong = std::get_if<json::Fault>(&parsed)) {
    fault = refusal(std::move(*wrong));
  } else {
    fault = answer(std::get_if<json::Tree>(&parsed)->front(), Depth::answer, text);
  }
  return fault ? json::write(Refusal{std::move(*fault)}, json::Role::answer) : text;
}

}  // namespace closeRanks
