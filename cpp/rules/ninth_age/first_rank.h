// The first rank of a unit while it loses models at its ends and closes the holes of dead named models: which R&F
// models die, and which places are lost (fact C6, readings 6 and 7). Models behind the first rank are not looked at.
#pragma once

#include "rules/ninth_age/rear.h"

namespace closeRanks::ninthAge {

// The files of the R&F models that die in the first rank when so many places are lost at each end.
std::vector<int> deadFiles(const Unit& unit, const std::string& rank, int left, int right);

// The places left in the first rank once its dead are gone, each by the file it had; holes are among them.
struct FirstRank {
  std::vector<int> files;
  Flags holes;  // for each place
  int lostLeft = 0;

  int holeCount() const;
};

FirstRank firstRankOf(const std::string& rank, const std::vector<int>& dead, int lostLeft);

// What becomes of each place: it stays, its hole closes from the left or the right, or, a hole at an end, it is lost.
enum class Fate : char { stays, closedLeft, closedRight, lostLeft, lostRight };

// One way to close so many holes, the others being filled from behind: holes at an end are lost, of the others the
// first so many close from the left. Empty when one named model's places would close from both sides.
std::vector<Fate> fatesOf(const FirstRank& first, const std::string& rank, int closed, int fromLeft);

// How many holes close within the rank, and not at its ends, when so many are closed.
int closedInside(const FirstRank& first, int closed);

}  // namespace closeRanks::ninthAge
