#include "rules/ninth_age/exploration.h"

#include <cstdint>

namespace closeRanks::ninthAge {
namespace {

constexpr int unknown = -1;

// Where all units stand after some nudges of a group.
struct Position {
  std::vector<Box> boundaries;
  unsigned hash = 0;      // of the boundaries
  std::vector<int> next;  // for each pair of the group the position that trying it leads to
  bool ended = false;     // whether some order has ended here
};

// Parted pairs, in their order, that have to do with each other.
struct Group {
  std::vector<int> pairs;
  Bounds visited = nowhere;  // all places that its nudges come by
  Orders best;               // empty until it was explored
};

// The search through the orders of one group, and what it has found.
struct Exploration {
  RestorationSearch& search;
  const Situation& removed;
  Group& group;
  std::vector<Position> positions;
  std::vector<std::uint64_t> seen;  // a hash table of nodes; an empty place is 0
  std::size_t seenCount = 0;
  std::size_t leastOut = 0;
};

// A pair of a group by its bit.
using PairBits = std::uint32_t;
constexpr std::size_t mostPairs = 31;

bool bothLive(const Engagement& pair, const Situation& situation) {
  return !situation.gone[pair.first] && !situation.gone[pair.second];
}

// The units that touch a foe they were Engaged with.
Flags touched(const Fight& fight, const Situation& situation) {
  Flags touched(situation.boundaries.size());
  for (const Engagement& pair : fight.pairs)
    if (bothLive(pair, situation) && stillTouching(pair, situation.boundaries))
      touched[pair.first] = touched[pair.second] = true;
  return touched;
}

std::optional<NudgeMove> firstMove(RestorationSearch& search, const Situation& situation, const Engagement& pair) {
  for (const int unit : moversOf(search.fight, pair, search.hurt))
    if (auto move = nudgeOf(search.memory, search.fight, situation, unit, pair)) return move;
  return {};
}

// Puts a node into the table, unless it is there.
bool insert(std::vector<std::uint64_t>& seen, std::uint64_t node) {
  std::size_t place = (node * 0x9E3779B97F4A7C15U) >> 32;
  while (seen[place %= seen.size()] != 0 && seen[place] != node) ++place;
  if (seen[place] == node) return false;
  seen[place] = node;
  return true;
}

// Whether a position with these pairs to try is met for the first time; orders that come to the same go on alike.
bool isNew(Exploration& exploration, int position, PairBits untried) {
  std::vector<std::uint64_t>& seen = exploration.seen;
  if (2 * exploration.seenCount >= seen.size()) {
    std::vector<std::uint64_t> wider(2 * seen.size() + 64);
    for (const std::uint64_t node : seen)
      if (node != 0) insert(wider, node);
    seen.swap(wider);
  }
  const bool isNew = insert(seen, (static_cast<std::uint64_t>(position) + 1) << 32 | untried);
  exploration.seenCount += isNew ? 1 : 0;
  return isNew;
}

// Units are only ever nudged, so where they stand tells positions apart.
unsigned hashOf(const std::vector<Box>& boundaries) {
  unsigned hash = emptyHash;
  for (const Box& box : boundaries) hash = hashed(hashed(hash, box.at.x), box.at.y);
  return hash;
}

std::size_t numbersOfPosition(const Exploration& exploration) {
  return exploration.removed.boundaries.size() * sizeof(Box) / sizeof(double) + exploration.group.pairs.size();
}

// Where some order leads to, which may have been met before.
int positionOf(Exploration& exploration, const std::vector<Box>& boundaries) {
  std::vector<Position>& positions = exploration.positions;
  const unsigned hash = hashOf(boundaries);
  std::size_t place = 0;
  while (place < positions.size() && (positions[place].hash != hash || positions[place].boundaries != boundaries))
    ++place;
  spend(exploration.search.memory.work, static_cast<double>(place) / positionsWork);
  if (place == positions.size()) {
    positions.push_back({boundaries, hash, std::vector<int>(exploration.group.pairs.size(), unknown)});
    keep(exploration.search.memory, numbersOfPosition(exploration));
  }
  return static_cast<int>(place);
}

// The position that trying one pair leads to.
int nextOf(Exploration& exploration, int position, std::size_t pair) {
  std::vector<Position>& positions = exploration.positions;
  const std::vector<int>& pairs = exploration.group.pairs;
  if (const int known = positions[position].next[pair]; known != unknown) return known;
  Situation situation = {positions[position].boundaries, exploration.removed.gone};
  Attempt attempt;
  int next = position;
  if (tryPair(exploration.search, situation, pairs[pair], attempt) && attempt.move)
    next = positionOf(exploration, situation.boundaries);
  return positions[position].next[pair] = next;
}

void keepBest(Exploration& exploration, int position, const std::vector<int>& order) {
  Position& end = exploration.positions[position];
  if (end.ended) return;
  end.ended = true;
  Orders& best = exploration.group.best;
  const std::size_t out = droppedOut(exploration.search.fight, {end.boundaries, exploration.removed.gone}).size();
  if (best.empty() || out < exploration.leastOut) {
    best.clear();
    exploration.leastOut = out;
  }
  if (out == exploration.leastOut && best.size() < mostEnds) best.push_back(order);
}

// Depth first in the order of the pairs, so that the first order found for an end is the first by the order of the
// pairs. When no pair that is left would change anything they follow in their order.
void explore(Exploration& exploration, int position, PairBits untried, const std::vector<int>& order) {
  const std::vector<int>& pairs = exploration.group.pairs;
  Memory& memory = exploration.search.memory;
  spend(memory.work, 1);
  std::vector<int> rest = order;
  bool moves = false;
  for (std::size_t i = 0; i < pairs.size() && !gaveUp(memory.work); ++i) {
    if (!(untried >> i & 1)) continue;
    rest.push_back(pairs[i]);
    moves = moves || nextOf(exploration, position, i) != position;
  }
  if (!moves) return keepBest(exploration, position, rest);
  for (std::size_t i = 0; i < pairs.size() && !gaveUp(memory.work); ++i) {
    const PairBits left = untried & ~(PairBits{1} << i);
    if (left == untried) continue;
    const int next = nextOf(exploration, position, i);
    if (!isNew(exploration, next, left)) continue;
    rest = order;
    rest.push_back(pairs[i]);
    explore(exploration, next, left, rest);
  }
}

// Joins groups of which one's nudges may bar, crowd or touch another's. Whether there were any. A unit whose Dropping
// out hangs on two groups joins them by this, too: whoever tries to reach it comes by where it stands.
bool join(std::vector<Group>& groups) {
  bool joined = false;
  for (std::size_t b = 1; b < groups.size(); ++b)
    for (std::size_t a = 0; a < b; ++a) {
      if (!mayMeet(groups[a].visited, groups[b].visited)) continue;
      groups[a].pairs = merged(groups[a].pairs, groups[b].pairs);
      groups[a].visited = around(groups[a].visited, groups[b].visited);
      groups[a].best.clear();
      groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(b));
      joined = true;
      b = 0;
      break;
    }
  return joined;
}

// Each order so far with each best order of one more group.
Orders combined(const Orders& orders, const Orders& more) {
  Orders all;
  for (const std::vector<int>& order : orders)
    for (const std::vector<int>& next : more)
      if (all.size() < mostEnds) all.push_back(merged(order, next));
  return all;
}

// Plays every order of a group, and notes where its nudges come by.
void exploreGroup(RestorationSearch& search, const Situation& removed, Group& group) {
  if (group.pairs.size() > mostPairs)
    giveUp(search.memory.work, "at most 31 parted pairs that have to do with each other",
           static_cast<double>(group.pairs.size()));
  const Bounds before = search.memory.visited;
  search.memory.visited = nowhere;
  Exploration exploration = {search, removed, group, {}, {}};
  positionOf(exploration, removed.boundaries);
  explore(exploration, 0, (PairBits{1} << group.pairs.size() % 32) - 1, {});
  search.memory.numbers -= exploration.positions.size() * numbersOfPosition(exploration);
  group.visited = search.memory.visited;
  search.memory.visited = around(before, group.visited);
}

}  // namespace

std::vector<int> merged(const std::vector<int>& a, const std::vector<int>& b) {
  std::vector<int> both;
  for (std::size_t i = 0, j = 0; i < a.size() || j < b.size();)
    both.push_back(j == b.size() || (i < a.size() && a[i] < b[j]) ? a[i++] : b[j++]);
  return both;
}

std::array<int, 2> moversOf(const Fight& fight, const Engagement& pair, const Flags& hurt) {
  const bool alike = hurt[pair.first] == hurt[pair.second];
  const bool firstBegins = alike ? fight.active(pair.first) : !hurt[pair.first];
  return firstBegins ? std::array<int, 2>{pair.first, pair.second} : std::array<int, 2>{pair.second, pair.first};
}

std::vector<int> droppedOut(const Fight& fight, const Situation& situation) {
  const Flags inContact = touched(fight, situation);
  Flags foeLeft(inContact.size());
  for (const Engagement& pair : fight.pairs)
    if (bothLive(pair, situation)) foeLeft[pair.first] = foeLeft[pair.second] = true;
  std::vector<int> units;
  for (int unit = 0; unit < static_cast<int>(foeLeft.size()); ++unit)
    if (foeLeft[unit] && !inContact[unit]) units.push_back(unit);
  return units;
}

bool tryPair(RestorationSearch& search, Situation& situation, int index, Attempt& attempt) {
  const Engagement& pair = search.fight.pairs[index];
  if (stillTouching(pair, situation.boundaries)) return false;
  attempt.pair = index;
  attempt.move = firstMove(search, situation, pair);
  if (attempt.move) situation.boundaries[attempt.move->unit] = attempt.move->after;
  return true;
}

Orders bestOrders(RestorationSearch& search, const Situation& removed, const std::vector<int>& parted) {
  std::vector<Group> groups(parted.size());
  for (std::size_t i = 0; i < parted.size(); ++i) groups[i].pairs.push_back(parted[i]);
  do {
    for (Group& group : groups)
      if (group.best.empty()) exploreGroup(search, removed, group);
  } while (!gaveUp(search.memory.work) && join(groups));
  Orders orders = {{}};
  for (const Group& group : groups) orders = combined(orders, group.best);
  return orders;
}

}  // namespace closeRanks::ninthAge
