// Why a question is refused: an error is a value with a JSON Pointer to the place, never an exception.
#pragma once

#include <string>
#include <vector>

namespace closeRanks {

struct Error {
  std::string code;      // dotted, such as "battle.overlap"
  std::string at;        // JSON Pointer into the question
  std::string expected;
  std::string found;
  std::vector<std::string> with;  // ids of the other things concerned, in the order of the battle
};

}  // namespace closeRanks
