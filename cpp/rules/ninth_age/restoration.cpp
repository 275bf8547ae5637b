#include "rules/ninth_age/restoration.h"

namespace closeRanks::ninthAge {
namespace {

// Each order so far with each best order of one more group.
std::vector<std::vector<int>> combined(const std::vector<std::vector<int>>& orders,
                                       const std::vector<std::vector<int>>& more) {
  std::vector<std::vector<int>> all;
  for (const auto& order : orders)
    for (const std::vector<int>& next : more)
      if (all.size() < mostEnds) all.push_back(merged(order, next));
  return all;
}

}  // namespace

std::vector<Restoration> restorations(RestorationSearch& search, const Situation& removed,
                                      const std::vector<int>& parted) {
  std::vector<std::vector<int>> orders = {{}};
  for (const auto& more : bestOrders(search, removed, parted)) orders = combined(orders, more);
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
