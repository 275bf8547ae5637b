// Parted pairs taken apart into groups that have nothing to do with each other: no nudge of one group can bar, crowd or
// touch a unit of another, so the order between groups does not matter.
#pragma once

#include <vector>

#include "rules/ninth_age/nudge_memory.h"

namespace closeRanks::ninthAge {

// The groups, each in the order of the pairs; pairs are indexes into Fight::pairs.
std::vector<std::vector<int>> independentGroups(const Fight& fight, const Situation& removed,
                                                const std::vector<int>& parted);

}  // namespace closeRanks::ninthAge
