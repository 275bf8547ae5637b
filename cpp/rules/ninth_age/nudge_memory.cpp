#include "rules/ninth_age/nudge_memory.h"

namespace closeRanks::ninthAge {
namespace {

constexpr std::size_t shelfCount = 1024;

void addBox(std::vector<double>& key, int unit, const Box& box) {
  for (const double number : {static_cast<double>(unit), box.at.x, box.at.y, box.size.width, box.size.depth})
    key.push_back(number);
}

// Units farther off than an inch can neither bar a way nor crowd its end.
std::vector<double> keyOf(const Situation& situation, int unit, const Engagement& pair) {
  std::vector<double> key;
  key.reserve(5 * situation.boundaries.size());
  const Box& start = situation.boundaries[unit];
  const Bounds reach = reachOf(situation, unit, pair);
  addBox(key, unit, start);
  addBox(key, pair.foeOf(unit), situation.boundaries[pair.foeOf(unit)]);
  for (int other = 0; other < static_cast<int>(situation.boundaries.size()); ++other) {
    if (pair.has(other) || situation.gone[other]) continue;
    const auto points = corners(seenFrom(start, situation.boundaries[other]));
    if (near(reach, boundsOf(points.data(), 4), micrometresPerInch + beyondMargin))
      addBox(key, other, situation.boundaries[other]);
  }
  return key;
}

std::size_t shelfOf(const std::vector<double>& key) {
  unsigned hash = 2166136261U;
  for (const double number : key) hash = (hash ^ static_cast<unsigned>(static_cast<long long>(number))) * 16777619U;
  return (hash ^ (hash >> 15)) % shelfCount;
}

}  // namespace

Bounds reachOf(const Situation& situation, int unit, const Engagement& pair) {
  const Box& start = situation.boundaries[unit];
  const Bounds ways = waysTo(wantedFor(situation, unit, pair));
  const double half = start.size.width / 2;
  return {ways.left - half, ways.right + half, ways.top, ways.bottom + start.size.depth};
}

std::optional<NudgeMove> nudgeOf(NudgeMemory& memory, const Fight& fight, const Situation& situation, int unit,
                                 const Engagement& pair) {
  memory.shelves.resize(shelfCount);
  std::vector<double> key = keyOf(situation, unit, pair);
  std::vector<RememberedNudge>& shelf = memory.shelves[shelfOf(key)];
  for (const RememberedNudge& known : shelf)
    if (known.key == key) return known.move;
  ++memory.worked;
  std::optional<NudgeMove> move;
  if (otherEnemiesTouched(fight, situation, unit, pair.foeOf(unit)).empty())
    move = leastNudge(fight, situation, unit, pair);
  shelf.push_back({std::move(key), move});
  return move;
}

}  // namespace closeRanks::ninthAge
