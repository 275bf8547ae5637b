// Whether a battle may stand on the table at all: ids, letters, gaps, places, overlaps. Shape (types and ranges of
// numbers) was checked before, when it was read.
#pragma once

#include "battle/battle.h"
#include "ruling/error.h"

namespace closeRanks {

// What stands on a place: one model, or a stand of several.
enum class Bases { models, stands };

// The first fault in the meaning of a battle, with its place under the pointer "/battle".
Fault checkBattle(const Battle& battle, Bases bases);

}  // namespace closeRanks
