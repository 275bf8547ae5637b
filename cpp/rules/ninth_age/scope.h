// Which battles The Ninth Age rules of this module can judge: two players, and the formations ruled so far.
#pragma once

#include "battle/battle.h"
#include "ruling/error.h"

namespace closeRanks::ninthAge {

// The first fault of a battle for this ruleset, after those of checkBattle; `ninth-age.notYet` for what is not ruled
// yet.
Fault checkScope(const Battle& battle);

}  // namespace closeRanks::ninthAge
