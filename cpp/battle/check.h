// Whether a battle may stand on the table at all: ids, letters, gaps, places, overlaps. Shape (types and ranges of
// numbers) was checked before, when it was read.
#pragma once

#include "battle/battle.h"
#include "ruling/error.h"

namespace closeRanks {

// The first fault in the meaning of a battle, with its place under the pointer "/battle".
Fault checkBattle(const Battle& battle);

}  // namespace closeRanks
