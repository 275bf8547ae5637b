// The models of one unit on its grid of files and ranks, each with the place it had and the place it has now, and what
// the rules ask of such an arrangement. Bases beside the unit are not part of it.
#pragma once

#include <string>
#include <vector>

#include "battle/formation.h"

namespace closeRanks::ninthAge {

using Ranks = std::vector<std::string>;

// One model; places are those of its base's front left corner.
struct Standing {
  char letter = rankAndFile;
  Place before;
  Place now;
  Span span;
  bool inPool = true;  // R&F, or a command model that dies with them
  bool frontRank = false;
  bool platform = false;
};

using Standings = std::vector<Standing>;

// Whether a model belongs to the R&F Health Pool: R&F and the command models that die last in their rank.
bool inRankAndFilePool(const Unit& unit, char letter);

// The models that stand in some ranks of a unit, in reading order; characters that are no model of it are passed over.
Standings standingsIn(const Unit& unit, const Ranks& ranks);

// The ranks as models stand now, of so many files; empty ranks at the rear are left out.
Ranks ranksOf(const Standings& models, int files);

// Whether a War Platform at a file of the first rank is as near to the middle as it can be (fact R14).
bool isCentral(const Standing& platform, int file, int files);

// The Front Rank model that could stand farther forward in R&F models' stead, null if there is none (fact C2).
const Standing* tooFarBack(const Standings& models, const Ranks& ranks);

}  // namespace closeRanks::ninthAge
