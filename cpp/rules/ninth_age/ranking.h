// All combinations of splits of one batch, scored and compared by the four priorities (fact R4, readings 1 and 5).
#pragma once

#include <optional>
#include <vector>

#include "rules/ninth_age/finish.h"

namespace closeRanks::ninthAge {

// Up to this many options an answer shows every combination; beyond, the legal ones and the best for each split of each
// unit.
inline constexpr int optionsShown = 256;
// More combinations are refused as `ninth-age.tooMany`.
inline constexpr int combinationsJudged = 10000;

// The index in priorityNames of the first priority on which two scores differ.
std::optional<int> firstDifference(const Score& a, const Score& b);
// The value of a score on one priority.
int valueOn(const Score& score, int priority);

// Whether a score is better than another one: less is better on every priority but the number of models in contact.
bool better(const Score& a, const Score& b);

struct Ranking {
  std::vector<Score> scores;     // one for each combination, in the order of the answer's options
  std::vector<int> legal;        // combinations that no other one beats
  std::vector<int> shown;        // combinations that the answer lists
  std::vector<Finish> finishes;  // one for each shown
};

// The number of combinations; -1 when they are more than combinationsJudged.
int combinationCount(const Batch& batch);

// The combination with an index; the first unit's left side counts most, so that indexes ascend as options are sorted.
Combination combinationAt(const Batch& batch, int index);

// Scores and ranks all combinations; empty when the search was given up.
std::optional<Ranking> rank(Batch& batch);

// The option, by its place in the answer, of one combination; -1 when it is not shown.
int optionOf(const Ranking& ranking, int combination);

// Adds a combination that the answer would not list otherwise.
void show(Batch& batch, Ranking& ranking, int combination);

// A reason with nothing but its code.
Reason reasonOf(std::string_view code);

// Which priorities decided, with the numbers they decided by.
std::vector<Reason> reasonsFor(const Ranking& ranking);

}  // namespace closeRanks::ninthAge
