// The hurt units of a batch taken apart: splits of one part have nothing to do with splits of another one, so that
// scores add up over the parts and each is played through alone. Which combination is best is decided elsewhere.
#pragma once

#include <list>
#include <vector>

#include "rules/ninth_age/finish.h"

namespace closeRanks::ninthAge {

struct Part {
  std::vector<int> hurt;      // indexes into Batch::hurtUnits, ascending
  std::vector<int> index;     // of each combination of theirs, the other units taking their first split; ascending
  std::vector<Score> scores;  // of each of them, the other units being unchanged; only their differences say something
  Bounds region = nowhere;    // all places on the table that its units stand in or come by
};

// Up to this many options an answer shows every combination; beyond, the legal ones, at most this many, and the best
// for each split of each unit.
inline constexpr int optionsShown = 256;

// The number of all combinations, as a double since it has no limit.
double combinationCount(const Batch& batch);

// The combination with an index; the first unit's left side counts most, so that indexes ascend as options are sorted.
Combination combinationAt(const Batch& batch, int index);

// All parts with their scores; meaningless when the search was given up. The finishes of a part are kept as well when
// it is all of the batch and an answer shows all its options.
std::vector<Part> partsOf(Batch& batch, std::list<Finish>& finishes);

}  // namespace closeRanks::ninthAge
