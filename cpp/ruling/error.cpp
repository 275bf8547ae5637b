#include "ruling/error.h"

#include <utility>

namespace closeRanks {

Error refusal(const char* code, std::string at, const char* expected, std::string found) {
  return {code, std::move(at), expected, std::move(found), {}};
}

}  // namespace closeRanks
