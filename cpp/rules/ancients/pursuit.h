// How far a pursuer comes along the line of a retreat, and what stops it (reading 6).
#pragma once

#include <vector>

#include "rules/ancients/scene.h"
#include "ruling/step.h"

namespace closeRanks::ancients {

struct Pursuit {
  double length = 0;  // micrometres
  std::vector<Blocker> stoppedBy;
};

// The pursuit of the scene's enemy after its unit, which is out of its way: along `move`, the table-frame displacement
// of a full pursuit of `length`.
Pursuit pursuitOf(const Scene& scene, Point move, double length);

}  // namespace closeRanks::ancients
