#include "rules/ninth_age/independence.h"

#include <algorithm>

namespace closeRanks::ninthAge {
namespace {

// A unit that a parted pair may nudge, and the table bounds of all places that it may come by.
struct Mover {
  int unit = 0;
  Bounds reach;
};

// Bounds in the table frame of bounds in a unit's own frame.
Bounds onTable(const Box& frame, const Bounds& own) {
  const Point points[] = {outOf(frame, {own.left, own.top}), outOf(frame, {own.right, own.top}),
                          outOf(frame, {own.right, own.bottom}), outOf(frame, {own.left, own.bottom})};
  return boundsOf(points, 4);
}

// The units of a pair that touch no enemy: the others may never be nudged, since no nudge ends a contact.
std::vector<Mover> moversIn(const Fight& fight, const Situation& removed, const Engagement& pair) {
  std::vector<Mover> movers;
  for (const int unit : {pair.first, pair.second})
    if (otherEnemiesTouched(fight, removed, unit, pair.foeOf(unit)).empty())
      movers.push_back({unit, onTable(removed.boundaries[unit], reachOf(removed, unit, pair))});
  return movers;
}

bool meet(const std::vector<Mover>& some, const std::vector<Mover>& others) {
  for (const Mover& one : some)
    for (const Mover& other : others)
      if (near(one.reach, other.reach, micrometresPerInch + beyondMargin)) return true;
  return false;
}

// Whether two pairs share a unit that none of its pairs keeps in combat: whether it Drops out hangs on both.
bool shareLooseUnit(const Engagement& a, const Engagement& b, const Flags& held) {
  return (b.has(a.first) && !held[a.first]) || (b.has(a.second) && !held[a.second]);
}

}  // namespace

std::vector<std::vector<int>> independentGroups(const Fight& fight, const Situation& removed,
                                                const std::vector<int>& parted) {
  Flags held(removed.boundaries.size());
  for (const Engagement& pair : fight.pairs)
    if (!removed.gone[pair.first] && !removed.gone[pair.second] && stillTouching(pair, removed.boundaries))
      held[pair.first] = held[pair.second] = true;
  std::vector<std::vector<Mover>> movers;
  std::vector<std::size_t> group(parted.size());
  for (std::size_t i = 0; i < parted.size(); ++i) {
    movers.push_back(moversIn(fight, removed, fight.pairs[parted[i]]));
    group[i] = i;
    for (std::size_t before = 0; before < i; ++before) {
      const std::size_t joined = group[before];  // a copy: replace changes what a reference would look at
      if (meet(movers[i], movers[before]) || shareLooseUnit(fight.pairs[parted[i]], fight.pairs[parted[before]], held))
        std::replace(group.begin(), group.end(), joined, i);
    }
  }
  std::vector<std::vector<int>> groups;
  for (std::size_t i = 0; i < parted.size(); ++i) {
    groups.emplace_back();
    for (std::size_t j = 0; j < parted.size(); ++j)
      if (group[j] == i) groups.back().push_back(parted[j]);
    if (groups.back().empty()) groups.pop_back();
  }
  return groups;
}

}  // namespace closeRanks::ninthAge
