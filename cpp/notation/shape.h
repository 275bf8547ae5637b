// What of a unit in a JSON tree tells its Unit Boundary, and where it stands: enough to lay one unit against another.
#pragma once

#include "geometry/box.h"
#include "json/tree.h"

namespace closeRanks::notation {

// The Unit Boundary of a unit as the tree says it, in the table frame. What is missing or of a wrong type counts as
// left out; json/reader.h refuses it later.
Box boundaryIn(const json::Node& unit);

}  // namespace closeRanks::notation
