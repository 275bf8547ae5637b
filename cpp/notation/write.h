// A question's tree to its notation: a unit that stands flush with one above it is put against that one, all others by
// coordinates. Read again, it is the same question.
#pragma once

#include <string>

#include "json/tree.h"

namespace closeRanks::notation {

// The notation of a question whose shape is right (json/reader.h).
std::string write(const json::Node& question);

}  // namespace closeRanks::notation
