// A notation to the tree of the question that it says. What the question means is not looked at but for placing units
// against each other. The grammar is in README.md.
#pragma once

#include <string_view>
#include <variant>

#include "notation/grown.h"

namespace closeRanks::notation {

// The question of a notation in valid UTF-8, or the first mistake in it.
std::variant<Grown, Mistake> read(std::string_view text);

// Where in the text the place came from that a JSON Pointer into the question names; for a missing one, what it is
// missing in.
Position positionOf(const Grown& question, std::string_view pointer);

}  // namespace closeRanks::notation
