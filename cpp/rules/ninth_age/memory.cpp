#include "rules/ninth_age/memory.h"

namespace closeRanks::ninthAge {
namespace {

void addBox(std::vector<double>& key, int unit, const Box& box) {
  key.insert(key.end(), {static_cast<double>(unit), box.at.x, box.at.y, box.size.width, box.size.depth});
}

// A unit of the same combat can bar a way only where the way comes by; one of another combat that is nearer than an
// inch crowds its end, too. A square around it tells quickly what is too far off.
void findKey(Memory& memory, const Fight& fight, const Situation& situation, int unit, const Engagement& pair,
             const Bounds& reach) {
  memory.key.clear();
  const Box& start = situation.boundaries[unit];
  const Rotation own = rotation(start.heading);
  addBox(memory.key, unit, start);
  addBox(memory.key, pair.foeOf(unit), situation.boundaries[pair.foeOf(unit)]);
  for (int other = 0; other < static_cast<int>(situation.boundaries.size()); ++other) {
    if (pair.has(other) || situation.gone[other]) continue;
    const Box& box = situation.boundaries[other];
    const double margin = beyondMargin + (fight.combats[unit] == fight.combats[other] ? 0 : micrometresPerInch);
    const Point at = turnBack(box.at - start.at, own);
    if (near(reach, {at.x, at.x, at.y, at.y}, box.size.width + box.size.depth + margin) &&
        near(reach, boundsOf(seenFrom(start, box)), margin))
      addBox(memory.key, other, box);
  }
}

// What is remembered of a nudge; where it may come by is noted.
Remembered& recall(Memory& memory, const Fight& fight, const Situation& situation, int unit, const Engagement& pair) {
  const Box& start = situation.boundaries[unit];
  const Bounds reach = reachOf(start.size, wantedFor(situation, unit, pair));
  findKey(memory, fight, situation, unit, pair, reach);
  Remembered& known = remembered(memory);
  if (!known.told) {
    spend(memory.work, nudgeWork);
    known.told = true;
    const bool held = !otherEnemiesTouched(fight, situation, unit, pair.foeOf(unit)).empty();
    known.reach = held ? boundsOf(start) : onTable(start, reach);
    std::size_t barriers = 0;
    if (!held) known.move = leastNudge(fight, situation, unit, pair, barriers);
    if (barriers > mostBarriers) giveUp(memory.work, barriersLimit, static_cast<double>(barriers));
    spend(memory.work, static_cast<double>(barriers * barriers) / barriersWork);
  }
  memory.visited = around(memory.visited, known.reach);
  return known;
}

}  // namespace

Remembered& remembered(Memory& memory) {
  spend(memory.work, 1);
  unsigned hash = emptyHash;
  for (const double number : memory.key) hash = hashed(hash, number);
  Remembered*& first = memory.shelves[(hash ^ (hash >> 15)) % memory.shelves.size()];
  for (Remembered* one = first; one; one = one->next)
    if (one->key == memory.key) return *one;
  Remembered& added = memory.all.emplace_back();
  added.key = memory.key;
  keep(memory, memory.key.size() + rememberedNumbers);
  added.next = first;
  return *(first = &added);
}

std::optional<NudgeMove> nudgeOf(Memory& memory, const Fight& fight, const Situation& situation, int unit,
                                 const Engagement& pair) {
  return recall(memory, fight, situation, unit, pair).move;
}

const std::vector<Blocker>& blockersOf(Memory& memory, const Fight& fight, const Situation& situation, int unit,
                                       const Engagement& pair) {
  std::vector<Blocker>& blockers = recall(memory, fight, situation, unit, pair).blockers;
  if (blockers.empty()) blockers = nudgeBlockers(fight, situation, unit, pair);
  return blockers;
}

}  // namespace closeRanks::ninthAge
