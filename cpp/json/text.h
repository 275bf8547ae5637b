// Tree to JSON text: the way back of parse.h. It knows no structs; writer.h writes those.
#pragma once

#include <string>

#include "json/tree.h"

namespace closeRanks::json {

// Appends the JSON text of a node and all below it, members in their order and numbers with the digits they came with.
void appendText(std::string& json, const Node& node);

// The digits of a number: those it came with, else three decimals at most.
std::string digitsOf(const Node& number);

}  // namespace closeRanks::json
