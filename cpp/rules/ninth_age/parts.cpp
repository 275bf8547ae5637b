#include "rules/ninth_age/parts.h"

#include <algorithm>

namespace closeRanks::ninthAge {
namespace {

int splitCount(const Batch& batch, int hurt) { return static_cast<int>(batch.hurtUnits[hurt].removals.size()); }

// The indexes of all combinations of a part.
std::vector<int> indexesOf(const Batch& batch, const std::vector<int>& hurt) {
  std::vector<int> indexes = {0};
  int step = 1;
  for (int unit = static_cast<int>(batch.hurtUnits.size()); unit-- > 0;) {
    const int count = splitCount(batch, unit), before = static_cast<int>(indexes.size());
    if (std::count(hurt.begin(), hurt.end(), unit)) {
      for (int i = before; i < before * count; ++i) indexes.push_back(indexes[i % before] + i / before * step);
    }
    step *= count;
  }
  return indexes;
}

Bounds aroundBox(const Bounds& bounds, const Box& box) { return around(bounds, boundsOf(box)); }

// Where the hurt units of a part stand before and after.
Bounds placesOf(const Batch& batch, const std::vector<int>& hurt) {
  Bounds bounds = nowhere;
  for (const int i : hurt) {
    bounds = aroundBox(bounds, batch.fight.boundaries[batch.hurtUnits[i].unit]);
    for (const Removal& removal : batch.hurtUnits[i].removals)
      if (!removal.wipedOut) bounds = aroundBox(bounds, formedOf(removal.after).boundary);
  }
  return bounds;
}

// Plays every combination of a part, and notes where its nudges come by; none when they are too many.
void playAll(Batch& batch, Part& part, std::list<Finish>& finishes) {
  double least = finishWork(batch.fight);
  for (const int i : part.hurt) least *= splitCount(batch, i);
  if (batch.memory.work.steps + least >= workAllowed) return spend(batch.memory.work, least);
  batch.memory.visited = placesOf(batch, part.hurt);
  part.index = indexesOf(batch, part.hurt);
  Combination combination(batch.hurtUnits.size(), unchanged);
  for (const int index : part.index) {
    if (gaveUp(batch.memory.work)) return;
    const Combination all = combinationAt(batch, index);
    for (const int i : part.hurt) combination[i] = all[i];
    Finish& finish = finishes.emplace_back();
    play(batch, combination, {}, finish);
    part.scores.push_back(finish.score);
    if (all != combination || part.index.size() > optionsShown) finishes.pop_back();
  }
  part.region = batch.memory.visited;
}

// Joins parts of one combat, and parts that turned out to come near each other. Whether there were any.
bool join(const Batch& batch, std::vector<Part>& parts) {
  const auto combatOf = [&](const Part& part) { return batch.fight.combats[batch.hurtUnits[part.hurt.front()].unit]; };
  bool joined = false;
  for (std::size_t b = 1; b < parts.size(); ++b)
    for (std::size_t a = 0; a < b; ++a) {
      if (combatOf(parts[a]) != combatOf(parts[b]) && !mayMeet(parts[a].region, parts[b].region)) continue;
      parts[a].hurt = merged(parts[a].hurt, parts[b].hurt);
      parts[a].region = around(parts[a].region, parts[b].region);
      parts[a].index.clear();
      parts[a].scores.clear();
      parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(b));
      joined = true;
      b = 0;
      break;
    }
  return joined;
}

}  // namespace

double combinationCount(const Batch& batch) {
  double count = 1;
  for (const HurtUnit& hurt : batch.hurtUnits) count *= static_cast<double>(hurt.removals.size());
  return count;
}

Combination combinationAt(const Batch& batch, int index) {
  Combination combination(batch.hurtUnits.size());
  for (std::size_t i = combination.size(); i-- > 0;) {
    combination[i] = index % splitCount(batch, static_cast<int>(i));
    index /= splitCount(batch, static_cast<int>(i));
  }
  return combination;
}

std::vector<Part> partsOf(Batch& batch, std::list<Finish>& finishes) {
  std::vector<Part> parts(batch.hurtUnits.size());
  for (std::size_t i = 0; i < parts.size(); ++i) parts[i].hurt.push_back(static_cast<int>(i));
  join(batch, parts);
  do {
    for (Part& part : parts)
      if (part.scores.empty()) playAll(batch, part, finishes);
  } while (!gaveUp(batch.memory.work) && join(batch, parts));
  return parts;
}

}  // namespace closeRanks::ninthAge
