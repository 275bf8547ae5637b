#include "rules/ninth_age/restoration.h"

#include <algorithm>

namespace closeRanks::ninthAge {
namespace {

// A branch of the search: what has been tried so far, and where the units stand.
struct Branch {
  Situation situation;
  std::vector<int> order;
  std::vector<Attempt> attempts;
};

// Positions and pairs still to try; branches that come to the same go on alike.
struct Node {
  std::vector<int> untried;
  std::vector<Box> boundaries;
  bool operator==(const Node&) const = default;
};

std::optional<NudgeMove> firstMove(const RestorationSearch& search, const Situation& situation,
                                   const Engagement& pair) {
  for (const int unit : moversOf(search.fight, pair, search.hurt)) {
    if (!otherEnemiesTouched(search.fight, situation, unit, pair.foeOf(unit)).empty()) continue;
    --search.nudgesLeft;
    if (auto move = leastNudge(search.fight, situation, unit, pair)) return move;
  }
  return {};
}

void tryPair(const RestorationSearch& search, Branch& branch, int index) {
  const Engagement& pair = search.fight.pairs[index];
  branch.order.push_back(index);
  if (stillTouching(pair, branch.situation.boundaries)) return;
  Attempt attempt = {index, firstMove(search, branch.situation, pair), {}};
  if (attempt.move)
    branch.situation.boundaries[attempt.move->unit] = attempt.move->after;
  else
    attempt.boundaries = branch.situation.boundaries;
  branch.attempts.push_back(attempt);
}

Restoration finished(const RestorationSearch& search, const Branch& branch) {
  return {branch.order, branch.attempts, branch.situation.boundaries, droppedOut(search.fight, branch.situation)};
}

void keepBest(std::vector<Restoration>& best, const Restoration& found) {
  if (!best.empty() && found.droppedOut.size() > best.front().droppedOut.size()) return;
  if (!best.empty() && found.droppedOut.size() < best.front().droppedOut.size()) best.clear();
  const auto sameEnd = [&](const Restoration& other) { return other.end == found.end; };
  if (std::none_of(best.begin(), best.end(), sameEnd)) best.push_back(found);
}

void explore(const RestorationSearch& search, const Branch& branch, const std::vector<int>& untried,
             std::vector<Node>& seen, std::vector<Restoration>& best) {
  if (untried.empty()) return keepBest(best, finished(search, branch));
  for (std::size_t i = 0; i < untried.size() && search.nudgesLeft >= 0; ++i) {
    Branch next = branch;
    tryPair(search, next, untried[i]);
    std::vector<int> rest = untried;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    const Node node = {rest, next.situation.boundaries};
    if (std::find(seen.begin(), seen.end(), node) != seen.end()) continue;
    seen.push_back(node);
    explore(search, next, rest, seen, best);
  }
}

}  // namespace

std::array<int, 2> moversOf(const Fight& fight, const Engagement& pair, const Flags& hurt) {
  const bool alike = hurt[pair.first] == hurt[pair.second];
  const bool firstBegins = alike ? fight.active(pair.first) : !hurt[pair.first];
  return firstBegins ? std::array<int, 2>{pair.first, pair.second} : std::array<int, 2>{pair.second, pair.first};
}

std::vector<int> droppedOut(const Fight& fight, const Situation& situation) {
  std::vector<int> units;
  for (int unit = 0; unit < static_cast<int>(situation.boundaries.size()); ++unit) {
    bool foeLeft = false, inContact = false;
    for (const Engagement& pair : fight.pairs) {
      if (!pair.has(unit) || situation.gone[pair.foeOf(unit)]) continue;
      foeLeft = true;
      inContact = inContact || stillTouching(pair, situation.boundaries);
    }
    if (!situation.gone[unit] && foeLeft && !inContact) units.push_back(unit);
  }
  return units;
}

std::vector<Restoration> restorations(const RestorationSearch& search, const Situation& removed,
                                      const std::vector<int>& parted) {
  std::vector<Restoration> best;
  std::vector<Node> seen;
  explore(search, {removed, {}, {}}, parted, seen, best);
  return best;
}

Restoration restorationInOrder(const RestorationSearch& search, const Situation& removed,
                               const std::vector<int>& order) {
  Branch branch = {removed, {}, {}};
  for (const int pair : order) tryPair(search, branch, pair);
  return finished(search, branch);
}

}  // namespace closeRanks::ninthAge
