// From which sides the enemies in contact attack a unit, stand by stand (reading 2).
#pragma once

#include <vector>

#include "battle/contacts.h"

namespace closeRanks::ancients {

// What an enemy's front touches: by lengths, or where no length touches by points.
struct Attack {
  int enemy = 0;  // its place in Battle::units
  bool front = false;
  bool flank = false;
  bool rear = false;
  bool plain = true;  // a length of its front touches, so that no reading is needed to tell what it attacks
};

// The attacks on a unit of every enemy in contact with it, in the order of the units.
std::vector<Attack> attacksOn(const Battle& battle, const std::vector<Box>& boundaries, int unit);

}  // namespace closeRanks::ancients
