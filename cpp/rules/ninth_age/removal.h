// Where the dead of one unit come from and how it stands afterwards: rear ranks first, then every split between the two
// ends of the first rank, each with every way to close the holes of dead named models (facts R1, R2, R9, C6; readings
// 6, 7 and 13). Which way is right is decided elsewhere.
#pragma once

#include <vector>

#include "battle/formation.h"
#include "rules/ninth_age/tally.h"
#include "rules/ninth_age/work.h"

namespace closeRanks::ninthAge {

struct DeadModel {
  Place place;
  char letter = rankAndFile;
};

// A model that slides; the places are those of the formation before the batch and after it.
struct Slid {
  char letter = 0;
  Place from;
  Place to;
};

struct Removal {
  Sides sides;
  std::vector<DeadModel> dead;  // in the order of removal, places of the formation before the batch
  std::vector<Slid> slid;
  Unit after;  // meaningless when wiped out
  bool wipedOut = false;
  bool ownersPlaces = false;  // models are left in the rear rank that some were taken from
  int widthLost = 0;          // files lost by closing holes of dead named models
  int closing = 0;            // models that moved to close them
  bool repaired = false;      // some model moved that did not slide into a place lost at an end
};

// One removal for each split and each way to close its holes, from all at the right to all at the left. `path` is the
// unit's JSON Pointer, for errors; too much work is one.
Fault findRemovals(const Unit& unit, const Tally& tally, const std::string& path, Work& work,
                   std::vector<Removal>& removals);

}  // namespace closeRanks::ninthAge
