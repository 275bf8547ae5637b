// The places where a unit may stand when it has turned to an enemy (reading 7).
#pragma once

#include <vector>

#include "rules/ancients/scene.h"
#include "rules/ancients/turn.h"

namespace closeRanks::ancients {

// All places along each touched edge of the scene's enemy, the nearest to the old centre first.
std::vector<TurnPlaces> turnPlaces(const Scene& scene);

}  // namespace closeRanks::ancients
