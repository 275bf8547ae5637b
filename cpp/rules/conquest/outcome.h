// The answer that some orders lead to: decided, a choice, or against the rules; the steps at the table and the battle
// after them.
#pragma once

#include <vector>

#include "rules/conquest/allocation.h"

namespace closeRanks::conquest {

// Fills the answer to `ways`, some of the legal orders that are left, of which there is at least one. `answer` holds
// the battle before.
void answerWays(const Regiment& regiment, const std::vector<Allocation>& legal, const std::vector<Allocation>& ways,
                WoundsAnswer& answer);

// The same for ways against the rules: nothing changes, and `would` shows what they had led to.
void answerIllegal(const Regiment& regiment, const std::vector<Allocation>& legal, const std::vector<Allocation>& ways,
                   WoundsAnswer& answer);

}  // namespace closeRanks::conquest
