// Whether a unit has room to stand as a removal leaves it: where named models are displaced, closing ranks may make it
// a rank deeper. How it stands is decided elsewhere.
#pragma once

#include "rules/ninth_age/finish.h"

namespace closeRanks::ninthAge {

// Keeps of each hurt unit the removals that leave it on the table and over no unit and no Impassable Terrain: others
// are no legal formation (fact R9). The fault of a unit that has none is what a battle with the first of them would
// have; too much work is a fault, too.
Fault keepWithRoom(Batch& batch);

}  // namespace closeRanks::ninthAge
