// Where a unit stands when it is put flush against another one: the arithmetic of laying one edge along another.
// Whether anything is in the way is not looked at.
#pragma once

#include <optional>

#include "battle/battle.h"
#include "geometry/box.h"

namespace closeRanks {

// One edge of a unit laid along an edge of another, which stays where it is. `offset` is from the middle of the other's
// edge to the middle of its own: towards the other's right along its front or rear, towards its rear along a flank.
struct Flush {
  Facing of = Facing::front;   // the other's
  Facing own = Facing::front;  // of the unit that is put there
  double offset = 0;           // micrometres
};

// The Unit Boundary of `size` laid along `other`, both in the table frame, snapped to whole micrometres.
Box engagedBox(const Box& other, Size size, const Flush& flush);

// The flush that puts a boundary exactly where it stands; its front is tried first. None when it stands flush with
// no edge of `other`, or would be farther along it than both are long.
std::optional<Flush> flushOf(const Box& other, const Box& box);

}  // namespace closeRanks
