// How Wounds run through the stands of a regiment: which stand may be next, and every order that this leaves open. It
// knows no question and no answer.
#pragma once

#include <optional>
#include <vector>

#include "battle/stands.h"
#include "rules/conquest/wounds.h"

namespace closeRanks::conquest {

inline constexpr std::size_t mostOrders = 4096;

// A stand that Wounds may be allocated to; Character stands are none (reading 5).
struct Target {
  StandAt stand;
  bool engaged = false;  // touches an enemy's boundary (reading 3)
};

struct Regiment {
  const Unit& unit;
  std::vector<Target> targets;  // first rank first, each from the unit's left
  int pool = 0;                 // Wounds to allocate, Wounded markers among them
  int woundsOfEach = 1;         // of every model
  int fresh = 0;                // Wounds suffered now
  int moraleDice = 0;
  bool keepEngaged = true;
};

// A regiment after some Wounds.
struct Allocation {
  Option option;
  std::vector<int> left;  // models on each target
  int models = 0;         // that the pool will still take
  std::optional<End> firstEnd;
  std::optional<End> lastEnd;
  ThisTurn turn;
  int standsLeft = 0;
  int brokeAfter = 0;  // so many losses; 0 when it was Broken before, or is not
  Mattered mattered;

  bool gone() const { return option.toll.status >= Status::shattered; }
};

// The index of the target that loses models, nothing when no target stands there.
std::optional<int> targetAt(const Regiment& regiment, const StandLoss& loss);

// Before any Wound is allocated.
Allocation untouched(const Regiment& regiment);

// Every legal order from there on, the left end first; with `firstEnd` the first end used is that one, against the
// rules if need be. No more than mostOrders + 1 are looked for.
std::vector<Allocation> legalOrders(const Regiment& regiment, Allocation from, std::optional<End> firstEnd);

// The one order wanted, against the rules if need be; nothing when the regiment has no such stands, or it is not
// exactly what the pool takes.
std::optional<Allocation> wantedOrder(const Regiment& regiment, Allocation from, const std::vector<StandLoss>& order);

}  // namespace closeRanks::conquest
