// What can be asked about the ancients rules of the Russian page.
#pragma once

#include "rules/ancients/retreat.h"
#include "rules/ancients/turn.h"

namespace closeRanks {

template <class Visit>
void ancientsAsks(Visit& visit) {
  visit("ancients/retreat", ancients::retreat);
  visit("ancients/turn", ancients::turn);
}

}  // namespace closeRanks
