// What can be asked about Conquest.
#pragma once

#include "rules/conquest/wounds.h"

namespace closeRanks {

template <class Visit>
void conquestAsks(Visit& visit) {
  visit("conquest/wounds", conquest::wounds);
}

}  // namespace closeRanks
