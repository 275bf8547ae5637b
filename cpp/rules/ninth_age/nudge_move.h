// One nudge of one unit toward a foe that it parted from: the least legal move, or what forbids every move (facts N2 to
// N4, readings 8 to 11). The order in which several units are nudged is decided elsewhere.
#pragma once

#include <optional>
#include <vector>

#include "geometry/bounds.h"
#include "geometry/slide.h"
#include "rules/ninth_age/fight.h"
#include "rules/ninth_age/nudge.h"
#include "ruling/step.h"

namespace closeRanks::ninthAge {

// Where the units stand at one moment of the batch; those wiped out are gone.
struct Situation {
  std::vector<Box> boundaries;
  Flags gone;
};

struct NudgeMove {
  int unit = 0;
  int toward = 0;
  Slide slide;  // in the unit's own frame
  Box before;
  Box after;
  bool detour = false;      // a shorter way was forbidden
  bool cornerOnly = false;  // in the end the Facings of the pair share no more than a corner

  // The legs in the order they are made, table frame; none has no length.
  std::vector<Point> legs() const;
};

// The enemies other than `toward` that a unit touches; while there is one it may not be nudged.
std::vector<int> otherEnemiesTouched(const Fight& fight, const Situation& situation, int unit, int toward);

// The displacements, in the unit's own frame, that bring the Facings of the pair together.
Displacements wantedFor(const Situation& situation, int unit, const Engagement& pair);

// All places that a mover of this size may come by on its ways to the displacements, in its own frame.
Bounds reachOf(const Size& mover, const Displacements& wanted);

// Table bounds of bounds in a unit's own frame.
Bounds onTable(const Box& frame, const Bounds& own);

// More things than this near the ways of one nudge are refused; pieces of terrain count by the triangles they are cut
// into. The time that a nudge takes grows with the square of their number.
inline constexpr std::size_t mostBarriers = 600;
inline constexpr const char* barriersLimit = "at most 600 triangles of terrain near a nudge";

// The least move that brings the Facings of the pair together again; nothing when none is legal, or when `barriers`,
// the number of things near its ways, is above mostBarriers.
std::optional<NudgeMove> leastNudge(const Fight& fight, const Situation& situation, int unit, const Engagement& pair,
                                    std::size_t& barriers);

// Everything that forbids a unit to be nudged toward its foe.
std::vector<Blocker> nudgeBlockers(const Fight& fight, const Situation& situation, int unit, const Engagement& pair);

// The shorter ways to contact than `length`, and what forbids each.
std::vector<NearerWay> nearerWays(const Fight& fight, const Situation& situation, int unit, const Engagement& pair,
                                  double length);

}  // namespace closeRanks::ninthAge
