// Prints a description as TypeScript declarations.
#pragma once

#include <map>
#include <string>

#include "describe/description.h"

namespace closeRanks::json {

// The whole of a .d.ts file. `notes` has a sentence for each structure by name; std::logic_error when one is missing.
std::string typescript(const Description& description, const std::map<std::string, std::string>& notes);

}  // namespace closeRanks::json
