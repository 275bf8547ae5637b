#include "rules/ninth_age/restoration.h"

#include <algorithm>

#include "rules/ninth_age/independence.h"

namespace closeRanks::ninthAge {
namespace {

// Equal orders with different ends that are kept; more are not worth a player's look.
constexpr std::size_t mostEnds = 64;

// One way through a group of pairs: the order taken and where the units stand after it.
struct Course {
  std::vector<int> order;
  std::vector<Box> boundaries;
};

// Pairs still to try and where the units stand; orders that come to the same go on alike.
struct Node {
  std::vector<int> untried;
  std::vector<Box> boundaries;
  bool operator==(const Node&) const = default;
};

// What the search through the orders of one group has found.
struct Exploration {
  std::vector<Node> seen;
  std::vector<Course> best;
  std::size_t leastOut = 0;
};

std::optional<NudgeMove> firstMove(RestorationSearch& search, const Situation& situation, const Engagement& pair) {
  for (const int unit : moversOf(search.fight, pair, search.hurt)) {
    ++search.nudgesTried;
    if (auto move = nudgeOf(search.memory, search.fight, situation, unit, pair)) return move;
  }
  return {};
}

// Tries one pair; a pair that another nudge has restored by now needs none.
std::optional<Attempt> tryPair(RestorationSearch& search, Situation& situation, int index) {
  const Engagement& pair = search.fight.pairs[index];
  if (stillTouching(pair, situation.boundaries)) return {};
  Attempt attempt = {index, firstMove(search, situation, pair), {}};
  if (attempt.move)
    situation.boundaries[attempt.move->unit] = attempt.move->after;
  else
    attempt.boundaries = situation.boundaries;
  return attempt;
}

void keepBest(RestorationSearch& search, const Situation& end, const std::vector<int>& order, Exploration& found) {
  const std::size_t out = droppedOut(search.fight, end).size();
  if (found.best.empty() || out < found.leastOut) {
    found.best.clear();
    found.leastOut = out;
  }
  const auto sameEnd = [&](const Course& other) { return other.boundaries == end.boundaries; };
  if (out == found.leastOut && found.best.size() < mostEnds &&
      std::none_of(found.best.begin(), found.best.end(), sameEnd))
    found.best.push_back({order, end.boundaries});
}

// Depth first in the order of the pairs, so that the first course found for an end is the first by the order of the
// pairs.
void explore(RestorationSearch& search, const Situation& situation, const std::vector<int>& untried,
             std::vector<int>& order, Exploration& found) {
  if (untried.empty()) return keepBest(search, situation, order, found);
  for (std::size_t i = 0; i < untried.size() && search.nudgesTried < nudgesAllowed; ++i) {
    Situation next = situation;
    tryPair(search, next, untried[i]);
    Node node = {untried, next.boundaries};
    node.untried.erase(node.untried.begin() + static_cast<std::ptrdiff_t>(i));
    if (std::find(found.seen.begin(), found.seen.end(), node) != found.seen.end()) continue;
    found.seen.push_back(node);
    order.push_back(untried[i]);
    explore(search, next, node.untried, order, found);
    order.pop_back();
  }
}

// Two orders of independent groups as one, each pair as early as its own group lets it be.
std::vector<int> merged(const std::vector<int>& a, const std::vector<int>& b) {
  std::vector<int> both;
  for (std::size_t i = 0, j = 0; i < a.size() || j < b.size();)
    both.push_back(j == b.size() || (i < a.size() && a[i] < b[j]) ? a[i++] : b[j++]);
  return both;
}

// Each order so far with each best order of one more group.
std::vector<std::vector<int>> combined(const std::vector<std::vector<int>>& orders,
                                       const std::vector<Course>& courses) {
  std::vector<std::vector<int>> all;
  for (const auto& order : orders)
    for (const Course& course : courses)
      if (all.size() < mostEnds) all.push_back(merged(order, course.order));
  return all;
}

}  // namespace

std::array<int, 2> moversOf(const Fight& fight, const Engagement& pair, const Flags& hurt) {
  const bool alike = hurt[pair.first] == hurt[pair.second];
  const bool firstBegins = alike ? fight.active(pair.first) : !hurt[pair.first];
  return firstBegins ? std::array<int, 2>{pair.first, pair.second} : std::array<int, 2>{pair.second, pair.first};
}

std::vector<int> droppedOut(const Fight& fight, const Situation& situation) {
  Flags foeLeft(situation.boundaries.size()), inContact(situation.boundaries.size());
  for (const Engagement& pair : fight.pairs) {
    if (situation.gone[pair.first] || situation.gone[pair.second]) continue;
    foeLeft[pair.first] = foeLeft[pair.second] = true;
    if (stillTouching(pair, situation.boundaries)) inContact[pair.first] = inContact[pair.second] = true;
  }
  std::vector<int> units;
  for (int unit = 0; unit < static_cast<int>(foeLeft.size()); ++unit)
    if (foeLeft[unit] && !inContact[unit]) units.push_back(unit);
  return units;
}

std::vector<Restoration> restorations(RestorationSearch& search, const Situation& removed,
                                      const std::vector<int>& parted) {
  std::vector<std::vector<int>> orders = {{}};
  for (const std::vector<int>& group : independentGroups(search.fight, removed, parted)) {
    Exploration found;
    std::vector<int> order;
    explore(search, removed, group, order, found);
    orders = combined(orders, found.best);
  }
  std::vector<Restoration> all;
  for (const std::vector<int>& order : orders) all.push_back(restorationInOrder(search, removed, order));
  return all;
}

Restoration restorationInOrder(RestorationSearch& search, const Situation& removed, const std::vector<int>& order) {
  Situation situation = removed;
  Restoration restoration = {order, {}, {}, {}};
  for (const int pair : order)
    if (auto attempt = tryPair(search, situation, pair)) restoration.attempts.push_back(*attempt);
  restoration.end = situation.boundaries;
  restoration.droppedOut = droppedOut(search.fight, situation);
  return restoration;
}

}  // namespace closeRanks::ninthAge
