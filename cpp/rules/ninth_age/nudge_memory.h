// Nudges that were worked out before in the same batch: orders and splits that come to the same around a unit are
// judged once. Impassable terrain, the table and the combats do not change within a batch.
#pragma once

#include <optional>
#include <vector>

#include "rules/ninth_age/nudge_move.h"

namespace closeRanks::ninthAge {

struct RememberedNudge {
  std::vector<double> key;  // the pair, the unit, and where all stand that it could meet
  std::optional<NudgeMove> move;
};

struct NudgeMemory {
  std::vector<std::vector<RememberedNudge>> shelves;
  int worked = 0;  // nudges worked out so far
};

// All places a unit may come by on its ways to the Facing of its foe, in its own frame.
Bounds reachOf(const Situation& situation, int unit, const Engagement& pair);

// The least nudge as leastNudge finds it; none either while the unit touches another enemy.
std::optional<NudgeMove> nudgeOf(NudgeMemory& memory, const Fight& fight, const Situation& situation, int unit,
                                 const Engagement& pair);

}  // namespace closeRanks::ninthAge
