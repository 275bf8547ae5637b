// JSON Pointers (RFC 6901), built one step at a time.
#pragma once

#include <string>
#include <string_view>

namespace closeRanks::json {

// Appends one step to a pointer, with ~ and / escaped.
inline void appendStep(std::string& pointer, std::string_view key) {
  pointer += '/';
  for (char c : key) {
    if (c == '~') {
      pointer += "~0";
    } else if (c == '/') {
      pointer += "~1";
    } else {
      pointer += c;
    }
  }
}

inline void appendStep(std::string& pointer, int index) {
  pointer += '/';
  pointer += std::to_string(index);
}

}  // namespace closeRanks::json
