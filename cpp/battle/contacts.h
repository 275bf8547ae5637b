// Which units touch, and in which Facings: on Unit Boundaries, corners included (cpp/README.md, The battle).
#pragma once

#include <vector>

#include "battle/battle.h"
#include "geometry/box.h"
#include "geometry/convex.h"
#include "geometry/polygon.h"

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

inline constexpr Facing allFacings[] = {Facing::front, Facing::left, Facing::right, Facing::rear};

// The heading that a Facing looks in, relative to the unit's own.
int lookOf(Facing facing);

// The edge of a box on one Facing, in the frame that the box is given in.
Segment edge(const Box& box, Facing facing);

// Whether boxes lie within touchTolerance of each other, and whether they overlap deeper than that.
bool touching(const Box& a, const Box& b);
bool overlapping(const Box& a, const Box& b);
bool overlapping(const Box& box, const std::vector<Triangle>& pieces);

// Whether a box lies on the table, no more than touchTolerance beyond its edge.
bool onTable(const Table& table, const Box& box);

// The true distance of two boxes, 0 when they meet.
double gapBetween(const Box& a, const Box& b);

// What a box meets when it is displaced in its own frame.
Convex meetingOf(const Box& mover, const Box& other);
Convex meetingOf(const Box& mover, const Triangle& piece);

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

// The battle with those contacts beside its stored ones that its positions have.
Battle withContacts(const Battle& battle);

// Makes a battle's contacts those of its positions: a stored pair that does not touch in its Facings any more, or of
// which a unit is gone, is forgotten.
void renewContacts(Battle& battle);

}  // namespace closeRanks
