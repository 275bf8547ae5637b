#include "rules/conquest/allocation.h"

#include <algorithm>

namespace closeRanks::conquest {
namespace {

// A stand that may be next, and the end of its rank that taking it uses.
struct Next {
  int target = 0;
  std::optional<End> end;
};

std::optional<End> opposite(std::optional<End> end) {
  if (!end) return {};
  return *end == End::left ? End::right : End::left;
}

bool isCommand(const Regiment& regiment, int target) { return regiment.targets[target].stand.is(ModelKind::command); }

std::vector<Next> incompleteOnes(const Regiment& regiment, const Allocation& now) {
  std::vector<Next> found;
  for (int i = 0; i < static_cast<int>(now.left.size()); ++i)
    if (now.left[i] > 0 && now.left[i] < regiment.unit.stand.models) found.push_back({i, {}});
  return found;
}

// The ends of a rank that has some stand left.
struct Ends {
  int left = -1;
  int right = -1;
};

// The rear rank: the rearmost one with a stand that may be taken (reading 1).
Ends rearRank(const Regiment& regiment, const Allocation& now, bool commandMay) {
  Ends rank;
  bool may = false;
  for (int i = static_cast<int>(now.left.size()) - 1; i >= 0; --i) {
    if (now.left[i] == 0) continue;
    if (rank.right < 0 || regiment.targets[i].stand.place.rank != regiment.targets[rank.right].stand.place.rank) {
      if (may) break;
      rank.right = i;
    }
    rank.left = i;
    may = may || commandMay || !isCommand(regiment, i);
  }
  return rank;
}

// Incomplete stands first, else one of the two ends of the rear rank (readings 1 and 2).
std::vector<Next> nextStands(const Regiment& regiment, Allocation& now, std::optional<End> forced) {
  std::vector<Next> incomplete = incompleteOnes(regiment, now);
  now.mattered.add(1, incomplete.size() > 1);
  if (!incomplete.empty()) return incomplete;
  const bool commandMay = now.standsLeft == 1;
  const Ends rank = rearRank(regiment, now, commandMay);
  const Next left = {rank.left, End::left}, right = {rank.right, End::right};
  if (rank.left == rank.right) {
    now.mattered.add(2);
    return {{rank.left, opposite(now.lastEnd)}};
  }
  if (forced && !now.firstEnd) return {*forced == End::left ? left : right};
  const bool withheld = !commandMay && (isCommand(regiment, left.target) || isCommand(regiment, right.target));
  now.mattered.add(1, withheld || !now.lastEnd);
  now.mattered.add(2, now.lastEnd && !now.firstEnd);
  if (withheld) return {isCommand(regiment, left.target) ? right : left};
  const bool leftEngaged = regiment.targets[left.target].engaged;
  if (regiment.keepEngaged && leftEngaged != regiment.targets[right.target].engaged) {
    now.mattered.add(1);
    now.mattered.add(3);
    return {leftEngaged ? right : left};
  }
  if (!now.lastEnd) return {left, right};
  return {*now.lastEnd == End::left ? right : left};
}

// Half or more of a number, rounded up; none of none.
bool isHalf(int lost, int of) { return lost > 0 && 2 * lost >= of; }

// Broken by what the turn has cost so far, and Shattered by what was lost since (reading 6).
void judge(Allocation& now) {
  Toll& toll = now.option.toll;
  ThisTurn& turn = now.turn;
  if (turn.standsWhenBroken) {
    toll.status = Status::broken;
    if (toll.stands > 0 && isHalf(*turn.standsWhenBroken - now.standsLeft, *turn.standsWhenBroken))
      toll.status = Status::shattered;
  } else if (isHalf(turn.standsLost, *turn.standsAtStart)) {
    toll.status = Status::broken;
    turn.standsWhenBroken = now.standsLeft;
    now.brokeAfter = static_cast<int>(now.option.order.size());
  }
  if (now.standsLeft == 0 && toll.status != Status::shattered) toll.status = Status::destroyed;
  now.mattered.add(6, toll.status != Status::steady);
}

void lose(Allocation& now, const Regiment& regiment, int target, int models) {
  const Place place = regiment.targets[target].stand.place;
  now.option.order.push_back({place.rank, place.file, models});
  now.option.toll.models += models;
  now.models -= models;
  now.left[target] -= models;
  if (now.left[target] > 0) return;
  ++now.option.toll.stands;
  ++now.turn.standsLost;
  --now.standsLeft;
  judge(now);
}

void useEnd(Allocation& now, std::optional<End> end) {
  if (!end) return;
  if (!now.firstEnd) now.firstEnd = end;
  now.lastEnd = end;
}

// As many models as the stand has and the pool takes.
void take(Allocation& now, const Regiment& regiment, Next next) {
  useEnd(now, next.end);
  lose(now, regiment, next.target, std::min(now.models, now.left[next.target]));
}

void finish(Allocation& now, const Regiment& regiment) {
  Toll& toll = now.option.toll;
  toll.markers = now.gone() ? 0 : regiment.fresh ? regiment.pool - toll.models * regiment.woundsOfEach : regiment.pool;
  toll.moraleDice = now.gone() ? 0 : regiment.moraleDice;
  now.turn.wounds += regiment.fresh;
}

bool isUnderWay(const Allocation& now) { return now.models > 0 && !now.gone(); }

void follow(const Regiment& regiment, Allocation now, std::optional<End> forced, std::vector<Allocation>& orders) {
  while (isUnderWay(now)) {
    const std::vector<Next> next = nextStands(regiment, now, forced);
    for (std::size_t i = 0; i + 1 < next.size(); ++i) {
      Allocation other = now;
      take(other, regiment, next[i]);
      follow(regiment, std::move(other), forced, orders);
      if (orders.size() > mostOrders) return;
    }
    take(now, regiment, next.back());
  }
  finish(now, regiment);
  orders.push_back(std::move(now));
}

}  // namespace

std::optional<int> targetAt(const Regiment& regiment, const StandLoss& loss) {
  for (std::size_t i = 0; i < regiment.targets.size(); ++i)
    if (regiment.targets[i].stand.place == Place{loss.rank, loss.file}) return static_cast<int>(i);
  return {};
}

Allocation untouched(const Regiment& regiment) {
  Allocation now;
  for (const Target& target : regiment.targets) now.left.push_back(target.stand.models);
  now.models = regiment.fresh ? regiment.pool / regiment.woundsOfEach : 0;
  now.lastEnd = regiment.unit.lastEnd;
  now.turn = regiment.unit.thisTurn;
  now.standsLeft = static_cast<int>(regiment.targets.size());
  if (!now.turn.standsAtStart) now.turn.standsAtStart = now.standsLeft + now.turn.standsLost;
  now.mattered.add(4, regiment.fresh && regiment.unit.markers > 0);
  judge(now);
  return now;
}

std::vector<Allocation> legalOrders(const Regiment& regiment, Allocation from, std::optional<End> firstEnd) {
  std::vector<Allocation> orders;
  follow(regiment, std::move(from), firstEnd, orders);
  return orders;
}

std::optional<Allocation> wantedOrder(const Regiment& regiment, Allocation from, const std::vector<StandLoss>& order) {
  Allocation now = std::move(from);
  for (const StandLoss& loss : order) {
    const std::optional<int> found = targetAt(regiment, loss);
    if (!found || !isUnderWay(now) || loss.models < 1 || loss.models > now.models || loss.models > now.left[*found])
      return {};
    const int target = *found;
    const Ends rank = rearRank(regiment, now, true);
    if (now.left[target] == regiment.unit.stand.models && rank.left != rank.right) {
      if (target == rank.left) useEnd(now, End::left);
      if (target == rank.right) useEnd(now, End::right);
    }
    lose(now, regiment, target, loss.models);
  }
  if (isUnderWay(now)) return {};
  finish(now, regiment);
  return now;
}

}  // namespace closeRanks::conquest
