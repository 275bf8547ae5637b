// After the removal of one batch: parted pairs are brought together by nudges, in the order that lets most units stay
// in combat (facts N1 and N5, readings 8 and 12).
#pragma once

#include <optional>
#include <vector>

#include "rules/ninth_age/nudge_memory.h"

namespace closeRanks::ninthAge {

// The attempt to restore one parted pair, when its turn came. A pair that another nudge has restored by then needs
// none.
struct Attempt {
  int pair = 0;  // index into Fight::pairs
  std::optional<NudgeMove> move;
  std::vector<Box> boundaries;  // where the units stood, kept when the attempt failed
};

// One order of the parted pairs and what it leads to.
struct Restoration {
  std::vector<int> order;  // indexes into Fight::pairs
  std::vector<Attempt> attempts;
  std::vector<Box> end;
  std::vector<int> droppedOut;  // units
};

// The units of a pair in the order in which they may be nudged: an unhurt one first; both hurt or none, the Active
// Player's.
std::array<int, 2> moversOf(const Fight& fight, const Engagement& pair, const Flags& hurt);

// The units that were Engaged, have a living foe left and touch none.
std::vector<int> droppedOut(const Fight& fight, const Situation& situation);

// More tries than this in one batch, and the search is given up.
inline constexpr int nudgesAllowed = 50000;

struct RestorationSearch {
  const Fight& fight;
  const Flags& hurt;
  NudgeMemory& memory;
  int& nudgesTried;  // in the whole batch, remembered or not
};

// All orders that let most units stay, one for each different end, the first by the places of the units first.
std::vector<Restoration> restorations(RestorationSearch& search, const Situation& removed,
                                      const std::vector<int>& parted);

// The same for one given order of pairs.
Restoration restorationInOrder(RestorationSearch& search, const Situation& removed, const std::vector<int>& order);

}  // namespace closeRanks::ninthAge
