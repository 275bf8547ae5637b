#include "rules/ninth_age/fight.h"

#include <algorithm>
#include <numeric>

namespace closeRanks::ninthAge {
namespace {

// Units joined by contact, however far along the chain, are in one combat (fact F10).
std::vector<int> combatsOf(std::size_t unitCount, const std::vector<Engagement>& pairs) {
  std::vector<int> combats(unitCount);
  std::iota(combats.begin(), combats.end(), 0);
  for (const Engagement& pair : pairs) {
    const int kept = combats[pair.first], joined = combats[pair.second];
    std::replace(combats.begin(), combats.end(), joined, kept);
  }
  return combats;
}

}  // namespace

const Engagement* Fight::pairOf(int a, int b) const {
  for (const Engagement& pair : pairs)
    if (pair.has(a) && pair.foeOf(a) == b) return &pair;
  return nullptr;
}

Fight fightOf(const Battle& battle) {
  Fight fight = {battle, {}, {}, {}, {}, {}};
  for (const Unit& unit : battle.units) {
    fight.formed.push_back(formedOf(unit));
    fight.boundaries.push_back(fight.formed.back().boundary);
  }
  fight.pairs = engagements(battle, fight.boundaries);
  fight.combats = combatsOf(battle.units.size(), fight.pairs);
  for (std::size_t i = 0; i < battle.terrain.size(); ++i)
    if (battle.terrain[i].kind == TerrainKind::impassable)
      for (const Triangle& triangle : triangles(battle.terrain[i].outline))
        fight.impassable.push_back({static_cast<int>(i), triangle, boundsOf(triangle.data(), 3)});
  return fight;
}

}  // namespace closeRanks::ninthAge
