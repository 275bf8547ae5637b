#include "rules/ninth_age/work.h"

#include <algorithm>
#include <string>

namespace closeRanks::ninthAge {

void giveUp(Work& work, const char* limit, double found) {
  if (gaveUp(work)) return;
  work.steps = workAllowed;
  work.limit = limit;
  work.found = found;
}

Fault tooMany(const Work& work, const char* at) {
  const double found = work.limit ? work.found : work.steps;
  return refusal("ninth-age.tooMany", at, work.limit ? work.limit : "at most 600,000 steps of work",
                 std::to_string(static_cast<long long>(std::min(found, 1e18))));
}

}  // namespace closeRanks::ninthAge
