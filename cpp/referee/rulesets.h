// The only list of rulesets: a line and a file for each.
#pragma once

#include <span>

#include "referee/ninth_age.h"

namespace closeRanks {

inline constexpr std::span<const Ask> rulesets[] = {
    ninthAgeAsks,
};

}  // namespace closeRanks
