// The finished state of one combination of splits: everyone removed, repaired and nudged, and how the four priorities
// score it (reading 1). Choosing between finishes is done elsewhere.
#pragma once

#include <algorithm>
#include <list>
#include <vector>

#include "rules/ninth_age/removal.h"
#include "rules/ninth_age/restoration.h"

namespace closeRanks::ninthAge {

// A unit named in the losses and the ways to remove its dead.
struct HurtUnit {
  int unit = 0;
  Tally tally;
  std::vector<Removal> removals;

  bool losesModels() const { return !removals.front().dead.empty(); }
};

// The index of the removal taken for each hurt unit; `unchanged` for one that is left as it was before the batch.
inline constexpr int unchanged = -1;
using Combination = std::vector<int>;

struct Finish {
  std::vector<const Removal*> removals;  // one for each hurt unit, null for one left unchanged
  Flags hurt;                            // units that lose a model
  Flags gone;                            // units wiped out
  std::vector<int> parted;               // pairs that the removal parted, indexes into Fight::pairs
  std::list<Restoration> restorations;   // those that are equally good
  std::list<Restoration> refused;        // that of an order chosen which keeps fewer units in combat
  const Restoration* taken = nullptr;    // which of all these was taken
  std::vector<Formed> formed;            // how all units stand in the end
  bool acrossGap = false;                // some model counted in contact is so only across an empty place
  Score score;

  const Restoration& restoration() const { return *taken; }
};

struct Batch {
  const Fight& fight;
  std::vector<HurtUnit> hurtUnits;  // in the order of the battle
  Readings readings;
  Memory memory;
};

// The work of a combination without its nudges. Only hostile battles have more pairs than units.
inline double finishWork(const Fight& fight) {
  return 10 + static_cast<double>(std::max(fight.boundaries.size(), fight.pairs.size()));
}

// Plays a combination, from a fresh finish; left unfinished when the search is given up. `order` names parted pairs to
// be tried first, as the Active Player chose, and the restoration in that order is the one taken.
void play(Batch& batch, const Combination& combination, const std::vector<int>& order, Finish& finish);

// The models in base contact that count (reading 4), between some pairs, when the units stand like that.
int modelsInContact(Batch& batch, const std::vector<Formed>& formed, const std::vector<Engagement>& pairs);

// The pairs that touch in the end.
std::vector<Engagement> pairsLeft(const Fight& fight, const Finish& finish);

}  // namespace closeRanks::ninthAge
