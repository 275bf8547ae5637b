// Prints a description as JSON Schema, draft 2020-12.
#pragma once

#include <map>
#include <string>

#include "describe/description.h"

namespace closeRanks::json {

// A schema that a question fits; its definition "Answer" is what an answer fits. `notes` as for typescript().
std::string jsonSchema(const Description& description, const std::map<std::string, std::string>& notes);

}  // namespace closeRanks::json
