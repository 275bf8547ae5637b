// Whether one unit stands in a formation that The Ninth Age allows (facts F1, F2, C1 to C3, R14). Its ids, letters and
// numbers were checked before.
#pragma once

#include <string>

#include "rules/ninth_age/arrangement.h"
#include "ruling/error.h"

namespace closeRanks::ninthAge {

// The first fault of a unit's formation, with the nearest legal ranks as what is expected. `path` is the unit's JSON
// Pointer.
Fault checkFormation(const Unit& unit, const std::string& path);

}  // namespace closeRanks::ninthAge
