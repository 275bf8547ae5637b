// Why a text cannot be read, with a JSON Pointer to the place: a value, never an exception.
#pragma once

#include <string>

namespace closeRanks::json {

struct Fault {
  std::string code;  // dotted, such as "json.unknownKey"
  std::string at;
  std::string expected;
  std::string found;
};

}  // namespace closeRanks::json
