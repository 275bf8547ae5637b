// Text to tree, on nlohmann/json's scanner, within the README's limits on size, depth and keys.
#pragma once

#include <string>
#include <variant>

#include "json/fault.h"
#include "json/tree.h"

namespace closeRanks::json {

// The tree of a JSON text. Errors: json.tooLarge, json.tooDeep, json.tooManyKeys, json.syntax (`found` names the byte)
// and json.number for a number that no double holds. Nothing beyond the limit is read.
std::variant<Tree, Fault> parse(const std::string& text);

}  // namespace closeRanks::json
