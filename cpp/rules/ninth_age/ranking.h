// All combinations of splits of one batch compared by the four priorities (fact R4, readings 1 and 5), without looking
// at each: what is best in every part is best in all, and what a part lacks there it lacks in all.
#pragma once

#include <iterator>
#include <list>
#include <string_view>
#include <vector>

#include "rules/ninth_age/parts.h"

namespace closeRanks::ninthAge {

// More combinations are refused as `ninth-age.tooMany`.
inline constexpr double combinationsCompared = 1e9;

// A priority by which scores compare; less is better, unless more is.
struct Priority {
  const char* name;
  int Score::*value;
  bool moreIsBetter = false;
};

// Each before the next.
inline constexpr Priority priorityOrder[] = {{"dropOut", &Score::dropOut},
                                             {"loseContact", &Score::loseContact},
                                             {"modelsInContact", &Score::modelsInContact, true},
                                             {"imbalance", &Score::imbalance},
                                             {"widthLost", &Score::widthLost},
                                             {"slid", &Score::slid}};
inline constexpr int priorities = static_cast<int>(std::size(priorityOrder));

// The index in priorityOrder of the first priority on which two scores differ; `priorities` when they differ on none.
int firstDifference(const Score& a, const Score& b);

// For each part some of its combinations, by their places in it; each of one part goes with each of the others.
using Ways = std::vector<std::vector<int>>;

struct Ranking {
  std::vector<Part> parts;
  int count = 0;               // of all combinations
  Ways legal;                  // combinations that no other one beats
  std::vector<int> shown;      // indexes of the combinations that the answer lists, ascending
  std::list<Finish> finishes;  // one for each shown
  Score best;                  // of the legal ones
};

// Plays a combination with some order of nudges after the ranking, whatever that took; false when it was given up.
bool playAgain(Batch& batch, int combination, const std::vector<int>& order, Finish& finish);

// Scores and ranks all combinations; false when the search was given up.
bool rank(Batch& batch, Ranking& ranking);

// The places in a part of the best of some of its combinations.
std::vector<int> bestOf(const Part& part, const std::vector<int>& among);

// The number of ways, and the index of the first.
double wayCount(const Ways& ways);
int firstOf(const Ranking& ranking, const Ways& ways);

// The option, by its place in the answer, of one combination; -1 when it is not shown.
int optionOf(const Ranking& ranking, int combination);

// Adds a combination that the answer would not list otherwise; false when that was given up.
bool show(Batch& batch, Ranking& ranking, int combination);

// A reason with nothing but its code.
Reason reasonOf(std::string_view code);

// Which priorities decided, with the numbers they decided by.
std::vector<Reason> reasonsFor(const Ranking& ranking);

}  // namespace closeRanks::ninthAge
