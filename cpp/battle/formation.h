// How a unit stands: its places, its Unit Boundary and the box of each place. It counts and measures, it judges
// nothing.
#pragma once

#include <string>
#include <vector>

#include "battle/battle.h"
#include "geometry/box.h"

namespace closeRanks {

inline constexpr char rankAndFile = 'r';
inline constexpr char emptyPlace = '.';

// A yes or no for each unit or place; bytes, because packed bits cost more code than they save.
using Flags = std::vector<char>;

struct Place {
  int rank = 0;
  int file = 0;
  bool operator==(const Place&) const = default;
};

// A unit on the table. The ranks are those of the unit, which outlives this.
struct Formed {
  Box boundary;
  const std::vector<std::string>* ranks = nullptr;
  const Unit* unit = nullptr;
};

// The places of the first rank, which is the widest.
int fileCount(const std::vector<std::string>& ranks);

// The letter at a place, emptyPlace where nothing stands or the rank's string ends before it.
char letterAt(const std::vector<std::string>& ranks, Place place);

// The base of the model with a letter; the unit's own for a letter that has none.
Size baseOf(const Unit& unit, char letter);

// How many places a base covers in width and depth when it matches the unit's own; zeros when it does not, or when it
// and a file beside it would be more places than a unit may have.
struct Span {
  int files = 1;
  int ranks = 1;
  bool larger() const { return files > 1 || ranks > 1; }
};
Span spanOf(const Size& base, const Size& own);
Span spanOf(const Unit& unit, char letter);

// From one file to the next, and from one rank to the next; in skirmish formation gaps lie between.
Size pitchOf(const Unit& unit);

// The left end of the first rank in the unit's own frame, whose origin is the middle of the Boundary's front edge.
double leftEndOf(const Unit& unit);

// The Unit Boundary: the first rank's width by all ranks, empty places included, and the bases beside it
// (cpp/README.md, The battle).
Box boundaryOf(const Unit& unit);
std::vector<Box> boundariesOf(const Battle& battle);
// The unit where it stands; it must outlive the result.
Formed formedOf(const Unit& unit);

// The box of the model or of the empty place at a place, in the frame that the boundary is given in. A base beside the
// unit stands in its first rank, at file -1 or at the file after the last.
Box placeBox(const Formed& formed, Place place);

// The named model with a letter, nothing for a letter that is not in `models`.
const Model* modelOf(const Unit& unit, char letter);

// The place of a unit in Battle::units, -1 for an unknown id.
int indexOf(const Battle& battle, const std::string& unitId);

}  // namespace closeRanks
