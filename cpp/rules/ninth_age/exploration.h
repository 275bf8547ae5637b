// The orders in which the parted pairs of one removal may be nudged together, all of them without looking at each
// (facts N1 and N5, readings 8 and 12).
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/ninth_age/memory.h"

namespace closeRanks::ninthAge {

// The attempt to restore one parted pair, when its turn came. A pair that another nudge has restored by then needs
// none.
struct Attempt {
  int pair = 0;  // index into Fight::pairs
  std::optional<NudgeMove> move;
};

// The units of a pair in the order in which they may be nudged: an unhurt one first; both hurt or none, the Active
// Player's.
std::array<int, 2> moversOf(const Fight& fight, const Engagement& pair, const Flags& hurt);

// The units that were Engaged, have a living foe left and touch none.
std::vector<int> droppedOut(const Fight& fight, const Situation& situation);

struct RestorationSearch {
  const Fight& fight;
  const Flags& hurt;
  Memory& memory;
};

// Equal orders with different ends that are kept; more are not worth a player's look.
inline constexpr std::size_t mostEnds = 64;

// Tries one pair; false for a pair that another nudge has restored by now: it needs none.
bool tryPair(RestorationSearch& search, Situation& situation, int pair, Attempt& attempt);

// Two lists as one that keeps the order of each, and of two numbers takes the smaller one first.
std::vector<int> merged(const std::vector<int>& a, const std::vector<int>& b);

using Orders = std::vector<std::vector<int>>;

// All orders of parted pairs that let most units stay, one for each different end, the first by the places of the units
// first. Pairs are taken apart into groups that have nothing to do with each other, so that the order between groups
// does not matter: groups begin as single pairs and are joined when what their nudges come by turns out to meet.
// Meaningless when the search was given up.
Orders bestOrders(RestorationSearch& search, const Situation& removed, const std::vector<int>& parted);

}  // namespace closeRanks::ninthAge
