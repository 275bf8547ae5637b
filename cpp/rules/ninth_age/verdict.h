// From the ranking of all options, and what the owners chose, to the answer: decided, a choice among equals, or a
// choice that the rules do not allow (readings 1 and 12).
#pragma once

#include "rules/ninth_age/ranking.h"

namespace closeRanks::ninthAge {

// The answer for a choice, which may be empty. Errors: a choice that names units, pairs or sides that are not there.
Fault verdict(Batch& batch, Ranking& ranking, const Choice& choice, CasualtiesAnswer& answer);

}  // namespace closeRanks::ninthAge
