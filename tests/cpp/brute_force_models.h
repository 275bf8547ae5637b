// Which models are in base contact, by looking at every two of them: a second reading of reading 4 and of the rule for
// contact across gaps.
#pragma once

#include <set>
#include <tuple>
#include <vector>

#include "support/field.h"

using ModelAt = std::tuple<int, int, int>;  // body, rank, file

// The models in base contact over the given pairs of foes.
std::set<ModelAt> modelsInContact(const Field& field, const std::vector<Pair>& pairs);

// The pairs of foes whose boundaries touch now.
std::vector<Pair> touchingPairs(const Field& field);
