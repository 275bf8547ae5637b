// The work that one batch has taken so far. Hostile questions are told from hard ones by nothing else, so whatever may
// be done often is spent here; what is too much is refused by those who search.
#pragma once

#include "ruling/error.h"

namespace closeRanks::ninthAge {

struct Work {
  double steps = 0;             // of about half a microsecond
  const char* limit = nullptr;  // what the search was given up at, if that is not its work
  double found = 0;             // what was there instead
};

// With more work than this a search is given up.
inline constexpr double workAllowed = 600000;

inline void spend(Work& work, double steps) { work.steps += steps; }
inline bool gaveUp(const Work& work) { return work.steps >= workAllowed; }

// Gives the search up at a limit, unless it was given up before.
void giveUp(Work& work, const char* limit, double found);

// The refusal of a search that was given up: `ninth-age.tooMany` with the limit that was met, and a place in the
// question.
Fault tooMany(const Work& work, const char* at);

}  // namespace closeRanks::ninthAge
