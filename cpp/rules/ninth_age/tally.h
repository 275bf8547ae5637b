// What one batch of losses does to a unit's Health Pools: how many R&F models die, which named models die, and what is
// left over in each pool (facts R6 and R7, reading 13). Where the dead stand is decided elsewhere.
#pragma once

#include <string>
#include <vector>

#include "battle/battle.h"
#include "rules/ninth_age/arrangement.h"
#include "rules/ninth_age/casualties.h"

namespace closeRanks::ninthAge {

struct Tally {
  int rankAndFileDead = 0;
  std::string namedDead;              // letters
  int healthLost = 0;                 // of the unit, afterwards
  std::vector<int> modelsHealthLost;  // of each model in Unit::models, afterwards
  std::vector<int> places;            // files to take in the rear rank, when the owner named them
  std::string placesAt;               // JSON Pointer of those places
  bool carried = false;               // some loss was carried over, passed on to the Champion, or lost
  int excess = 0;                     // Health Points of the losses that no one was left to lose
};

// The models of the R&F Health Pool, those of the command group among them.
int rankAndFileCount(const Unit& unit);

// The tally of all losses that name this unit; or what is wrong with them.
Fault tallyLosses(const Unit& unit, const std::vector<Loss>& losses, Tally& tally);

}  // namespace closeRanks::ninthAge
