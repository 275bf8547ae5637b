#include "ruling/error.h"

#include <utility>

namespace closeRanks {

Fault refusal(const char* code, std::string at, const char* expected, std::string found) {
  return Fault(new Error{code, std::move(at), expected, std::move(found), {}});
}

Fault refusal(const char* code, std::string at, const char* expected, int found) {
  return refusal(code, std::move(at), expected, std::to_string(found));
}

Fault refusal(const char* code, std::string at, const char* expected, char found) {
  return refusal(code, std::move(at), expected, std::string(1, found));
}

std::string itemOf(std::string list, std::size_t index) { return memberOf(std::move(list), std::to_string(index)); }

std::string memberOf(std::string object, std::string_view key) {
  object += '/';
  for (const char letter : key) {
    if (letter == '~')
      object += "~0";
    else if (letter == '/')
      object += "~1";
    else
      object += letter;
  }
  return object;
}

}  // namespace closeRanks
