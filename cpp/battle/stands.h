// The stands of a unit, in rulesets whose units are made of stands: where each is and how many models are left on it.
// It counts, it judges nothing.
#pragma once

#include <vector>

#include "battle/formation.h"

namespace closeRanks {

struct StandAt {
  Place place;
  int models = 0;
  const Model* named = nullptr;  // null for a stand without a letter

  bool is(ModelKind kind) const { return named && named->kind == kind; }
};

// All stands, first rank first, each rank from the unit's left.
std::vector<StandAt> stands(const Unit& unit);

// Whether a stand is at a place; no place outside the ranks has one.
bool hasStand(const std::vector<std::string>& ranks, Place place);

}  // namespace closeRanks
