#include "ruling/error.h"

namespace closeRanks {

Fault refusal(const char* code, const std::string& at, const char* expected, const std::string& found) {
  return Fault(new Error{code, at, expected, found, {}});
}

Fault refusal(const char* code, const std::string& at, const char* expected, int found) {
  return refusal(code, at, expected, std::to_string(found));
}

Fault refusal(const char* code, const std::string& at, const char* expected, char found) {
  return refusal(code, at, expected, std::string(1, found));
}

std::string itemOf(const std::string& list, std::size_t index) { return memberOf(list, std::to_string(index)); }

std::string memberOf(const std::string& object, std::string_view key) {
  std::string pointer = object + '/';
  for (const char letter : key) {
    if (letter == '~')
      pointer += "~0";
    else if (letter == '/')
      pointer += "~1";
    else
      pointer += letter;
  }
  return pointer;
}

}  // namespace closeRanks
