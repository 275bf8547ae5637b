// The first rank of a unit while it loses models at its ends and closes the holes of dead named models: which R&F
// models die, and which places are lost (fact C6, readings 6 and 7). Models behind the first rank are not looked at.
#pragma once

#include "rules/ninth_age/rear.h"
#include "rules/ninth_age/work.h"

namespace closeRanks::ninthAge {

// The files of the R&F models that die in the first rank when so many places are lost at each end.
std::vector<int> deadFiles(const Unit& unit, const std::string& rank, int left, int right);

// The places left in the first rank once its dead are gone, each by the file it had; holes are among them.
struct FirstRank {
  std::vector<int> files;
  Flags holes;  // for each place
  int lostLeft = 0;
  bool heldLeft = false;  // a base beside the unit is an end of the rank
  bool heldRight = false;

  int holeCount() const;
};

// The rank without the files of its dead, of which so many were lost at the left end.
FirstRank firstRankOf(const std::string& rank, const std::vector<int>& dead, int lostLeft);

// The same when all of the rank is dead and those behind step into it: every place is a hole.
FirstRank deadRankOf(const std::string& rank);

// What becomes of each place, a character a place: it stays, its hole closes from the left or the right, or, a hole at
// an end, it is lost.
using Fates = std::string;
namespace fate {
inline constexpr char stays = '=', closedLeft = '<', closedRight = '>', lostLeft = '(', lostRight = ')';
}

// More ways than this are not gone through.
inline constexpr std::size_t mostWays = 4000;

// The ways to close so many holes, the others being filled from behind: those at an end that nobody fills are lost, of
// the others a left part closes from the left; one named model's places never close from both sides. Not all, when it
// is too much work.
std::vector<Fates> waysToClose(const FirstRank& first, const std::string& rank, int closed, Work& work);

}  // namespace closeRanks::ninthAge
