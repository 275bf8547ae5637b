// Asking the referee the way every user does: JSON in, JSON out. The tests know no other door into the rules.
#pragma once

#include <nlohmann/json.hpp>

#include "referee/referee.h"

using Json = nlohmann::json;

// The answer to a question; throws when the answer is not JSON, which fails the test that asked.
inline Json asked(const Json& question) { return Json::parse(closeRanks::ask(question.dump())); }
