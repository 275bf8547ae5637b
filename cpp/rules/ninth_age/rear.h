// The models that a unit loses behind its first rank: named ones where they stand, R&F models from the rearmost rank
// that has any (facts R1 and R3, reading 13). What dies in the first rank and how ranks close is decided elsewhere.
#pragma once

#include "rules/ninth_age/removal.h"

namespace closeRanks::ninthAge {

// Stands in the ranks where a named model died.
inline constexpr char hole = '*';

// What is common to all splits: the ranks without the named dead and the rear ranks' dead, and how many R&F models must
// leave the first rank.
struct Rear {
  Ranks ranks;
  std::vector<DeadModel> rankAndFileDead;
  std::vector<DeadModel> namedDead;
  int fromFirstRank = 0;
  bool ownersPlaces = false;
};

// Takes from a `rear` whose ranks are still the unit's own. Errors: places that the owner named and that cannot be
// those of the dead.
Fault takeFromBehind(const Unit& unit, const Tally& tally, Rear& rear);

}  // namespace closeRanks::ninthAge
