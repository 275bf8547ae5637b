// Which battles The Ninth Age's rules allow: two players, and units in legal formations.
#pragma once

#include "battle/battle.h"
#include "ruling/error.h"

namespace closeRanks::ninthAge {

// The first fault of a battle for this ruleset, after those of checkBattle.
Fault checkScope(const Battle& battle);

}  // namespace closeRanks::ninthAge
