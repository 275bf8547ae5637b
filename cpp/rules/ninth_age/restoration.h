// After the removal of one batch: parted pairs are brought together by nudges, in the order that lets most units stay
// in combat (facts N1 and N5, readings 8 and 12).
#pragma once

#include <list>
#include <vector>

#include "rules/ninth_age/exploration.h"

namespace closeRanks::ninthAge {

// One order of the parted pairs and what it leads to.
struct Restoration {
  std::vector<int> order;  // indexes into Fight::pairs
  std::list<Attempt> attempts;
  std::vector<Box> end;
  std::vector<int> droppedOut;  // units
};

// All orders that let most units stay, one for each different end, the first by the places of the units first.
std::list<Restoration> restorations(RestorationSearch& search, const Situation& removed,
                                    const std::vector<int>& parted);

// The same for one given order of pairs.
void restoreInOrder(RestorationSearch& search, const Situation& removed, const std::vector<int>& order,
                    Restoration& restoration);

}  // namespace closeRanks::ninthAge
