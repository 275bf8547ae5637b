// Whether a unit has room to stand as a removal leaves it: where named models are displaced, closing ranks may make it
// a rank deeper. How it stands is decided elsewhere.
#pragma once

#include "rules/ninth_age/finish.h"

namespace closeRanks::ninthAge {

// Keeps of each hurt unit the removals that leave it on the table and over no unit and no Impassable Terrain: others
// are no legal formation (fact R9). A unit that has none is a fault, `ninth-age.noRoom` with what is in the way of the
// first; too much work is one, too.
Fault keepWithRoom(Batch& batch);

}  // namespace closeRanks::ninthAge
