// Brings the models of one unit into a legal formation by moving as few of them as possible (facts R9, R10, R14, C2).
// How wide the formation is to be, and where its dead left from, is decided elsewhere.
#pragma once

#include <optional>

#include "rules/ninth_age/arrangement.h"
#include "rules/ninth_age/work.h"

namespace closeRanks::ninthAge {

struct RepairPlan {
  int files = 1;
  bool firstRankStays = false;  // only models from behind the first rank move
  int centre = 0;               // -1 and 1: a War Platform takes the left or the right one of two central places
};

// How many models have moved; nothing, and no model moved, when there is no such formation, or none was found before
// the search was given up. Among formations with equally many moves it takes the one whose named models move the least,
// and fills from the right end of the rear.
std::optional<int> repair(Standings& models, const RepairPlan& plan, Work& work);

}  // namespace closeRanks::ninthAge
