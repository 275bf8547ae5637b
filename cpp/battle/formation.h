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

// A unit's ranks on the table, without its names and numbers. The ranks are those of the unit, which outlives this.
struct Formed {
  Box boundary;
  Size base;
  const std::vector<std::string>* ranks = nullptr;
};

int fileCount(const std::vector<std::string>& ranks);

// The letter at a place, emptyPlace where nothing stands or the rank's string ends before it.
char letterAt(const std::vector<std::string>& ranks, Place place);

// The Unit Boundary: width of the first rank by number of ranks, empty places included (cpp/README.md, The battle).
Box boundaryOf(const Unit& unit);
Formed formedOf(const Unit& unit);

// The box of one place, in the frame that the boundary is given in.
Box placeBox(const Formed& formed, Place place);

// The places of all models; a larger base is named once, by its place nearest to the front, then to the left.
std::vector<Place> modelPlaces(const Formed& formed);

// The named model with a letter, nothing for a letter that is not in `models`.
const Model* modelOf(const Unit& unit, char letter);

// The place of a unit in Battle::units, -1 for an unknown id.
int indexOf(const Battle& battle, const std::string& unitId);

}  // namespace closeRanks
