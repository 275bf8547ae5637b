// A question in, an answer out: the whole core behind one function.
#pragma once

#include <string>

namespace closeRanks {

// The answer to a question, both JSON text. A question that cannot be answered gets {"error": …}; nothing
// is ever thrown.
std::string ask(const std::string& question);

}  // namespace closeRanks
