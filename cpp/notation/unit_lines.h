// The lines of a notation that say units: who they are, their ranks, where they stand and their models with letters.
#pragma once

#include <vector>

#include "notation/values.h"

namespace closeRanks::notation {

// Adds every unit of the lines in their order to the list that is open in the tree. `isOfStands`: "5x2" means full
// stands and not R&F models.
void addUnits(const std::vector<Line>& lines, bool isOfStands, Cursor& cursor, Grown& out);

}  // namespace closeRanks::notation
