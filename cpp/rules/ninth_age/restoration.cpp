#include "rules/ninth_age/restoration.h"

namespace closeRanks::ninthAge {

std::list<Restoration> restorations(RestorationSearch& search, const Situation& removed,
                                    const std::vector<int>& parted) {
  std::list<Restoration> all;
  for (const std::vector<int>& order : bestOrders(search, removed, parted))
    restoreInOrder(search, removed, order, all.emplace_back());
  return all;
}

void restoreInOrder(RestorationSearch& search, const Situation& removed, const std::vector<int>& order,
                    Restoration& restoration) {
  Situation situation = removed;
  restoration.order = order;
  for (const int pair : order)
    if (!tryPair(search, situation, pair, restoration.attempts.emplace_back())) restoration.attempts.pop_back();
  restoration.droppedOut = droppedOut(search.fight, situation);
  restoration.end.swap(situation.boundaries);
}

}  // namespace closeRanks::ninthAge
