// Which readings of the README.md beside this file mattered for an answer.
#pragma once

#include <vector>

#include "rules/ninth_age/ranking.h"

namespace closeRanks::ninthAge {

// Readings on which some option of a batch rests, in ascending order.
std::vector<Assumption> assumptionsOf(const Batch& batch, const Ranking& ranking);

// Readings on which one nudge rests.
std::vector<Assumption> assumptionsOf(const NudgeMove& move);

}  // namespace closeRanks::ninthAge
