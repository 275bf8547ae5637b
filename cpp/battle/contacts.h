// Which units touch, and in which Facings: on Unit Boundaries, corners included (cpp/README.md, The battle).
#pragma once

#include <vector>

#include "battle/battle.h"
#include "geometry/box.h"

namespace closeRanks {

// An Engaged pair by the places of its units in Battle::units, first < second.
struct Engagement {
  int first = 0;
  int second = 0;
  Facing firstFacing = Facing::front;
  Facing secondFacing = Facing::front;

  bool has(int unit) const { return unit == first || unit == second; }
  int foeOf(int unit) const { return unit == first ? second : first; }
  Facing facingOf(int unit) const { return unit == first ? firstFacing : secondFacing; }
};

// The edge of a box on one Facing, in the frame that the box is given in.
Segment edge(const Box& box, Facing facing);

// Whether boxes lie within touchTolerance of each other, and whether they overlap deeper than that.
bool touching(const Box& a, const Box& b);
bool overlapping(const Box& a, const Box& b);

// Whether these two Facings touch; a shared corner is enough.
bool facingsTouch(const Box& a, Facing aFacing, const Box& b, Facing bFacing);
bool stillTouching(const Engagement& pair, const std::vector<Box>& boundaries);

// Whether both Facings of a pair look straight at each other.
bool faceEachOther(const Engagement& pair, const std::vector<Box>& boundaries);

// The stored pairs and, for other enemies that touch, the pair derived from their position, in the order of the units.
// The battle must have passed checkBattle.
std::vector<Engagement> engagements(const Battle& battle, const std::vector<Box>& boundaries);

// The same pairs as the battle's own data.
std::vector<Contact> contactsFrom(const Battle& battle, const std::vector<Engagement>& pairs);

}  // namespace closeRanks
