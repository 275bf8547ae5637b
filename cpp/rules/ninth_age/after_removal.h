// How a unit stands on the table once its ranks are repaired: its new ranks and place, who slid, how its holes closed.
#pragma once

#include "rules/ninth_age/first_rank.h"

namespace closeRanks::ninthAge {

// The models on a grid of so many files, whose left end is so many places to the right of where it was.
struct Grid {
  Standings models;
  int files = 0;
  int lostLeft = 0;
};

// How the hole of each dead named model was closed, from the left to the right; those that left none are not there.
std::vector<Hole> holesOf(const Unit& unit, const Rear& rear, const FirstRank& first, const Fates& fates,
                          const Grid& grid);

// Puts the unit's models where the grid has them; a skirmish formation without R&F models contracts (fact R13).
void standAfter(const Unit& unit, const Grid& grid, Removal& removal);

// The same when only bases beside the unit are left: they close up where the ranks were, `left` places lost on the
// left.
void standBesideOnly(const Unit& unit, int left, Removal& removal);

}  // namespace closeRanks::ninthAge
