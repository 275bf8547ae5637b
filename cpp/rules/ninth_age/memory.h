// What was worked out before in the same batch: orders and splits that come to the same around a unit, or in a combat,
// are judged once. Impassable terrain, the table and the combats do not change within a batch.
#pragma once

#include <array>
#include <list>
#include <optional>
#include <vector>

#include "rules/ninth_age/nudge_move.h"
#include "rules/ninth_age/work.h"

namespace closeRanks::ninthAge {

struct Remembered {
  std::vector<double> key;
  Remembered* next = nullptr;  // on the same shelf
  bool told = false;           // whether something was remembered under this key before
  // Of a nudge, whose key is the unit, its foe, and where all stand that it could meet:
  Bounds reach;  // on the table; its own place alone when it may not be nudged
  std::optional<NudgeMove> move;
  std::vector<Blocker> blockers;
  // Of a combat, whose key is how all its units stand:
  int modelsInContact = 0;
  bool acrossGap = false;
};

// The work of a nudge, beside the step in which what is remembered is looked up.
inline constexpr double nudgeWork = 4;
inline constexpr double barriersWork = 10;    // so many pairs of things near the ways of a nudge are another step
inline constexpr double positionsWork = 256;  // so many positions of units that a new one is compared with are, too

// It is given up, too, when more numbers than these are kept at a time, of eight bytes each: the module has no more
// than 256 MB.
inline constexpr std::size_t numbersAllowed = 8'000'000;
inline constexpr std::size_t rememberedNumbers = 40;  // of what is remembered, beside its key

struct Memory {
  std::list<Remembered> all;
  std::array<Remembered*, 1024> shelves = {};  // by a hash of the key
  std::vector<double> key;                     // of what is looked for
  Bounds visited;                              // grows by all places that a unit may come by, remembered or not
  Work work;
  std::size_t numbers = 0;
};

inline void keep(Memory& memory, std::size_t numbers) {
  memory.numbers += numbers;
  if (memory.numbers > numbersAllowed)
    giveUp(memory.work, "at most 8,000,000 numbers remembered", static_cast<double>(memory.numbers));
}

// A hash of numbers, one after the other (FNV-1a, by words).
inline constexpr unsigned emptyHash = 2166136261U;
inline unsigned hashed(unsigned hash, double number) {
  return (hash ^ static_cast<unsigned>(static_cast<long long>(number))) * 16777619U;
}

// Bounds around nothing.
inline constexpr Bounds nowhere = {1e9, -1e9, 1e9, -1e9};

// Whether what goes on within one of these bounds on the table may be barred or crowded by what does within the other.
inline bool mayMeet(const Bounds& a, const Bounds& b) { return near(a, b, micrometresPerInch + beyondMargin); }

// What is remembered under Memory::key, perhaps nothing yet. It stays where it is.
Remembered& remembered(Memory& memory);

// The least nudge as leastNudge finds it; none either while the unit touches another enemy.
std::optional<NudgeMove> nudgeOf(Memory& memory, const Fight& fight, const Situation& situation, int unit,
                                 const Engagement& pair);

// The same as nudgeBlockers.
const std::vector<Blocker>& blockersOf(Memory& memory, const Fight& fight, const Situation& situation, int unit,
                                       const Engagement& pair);

}  // namespace closeRanks::ninthAge
