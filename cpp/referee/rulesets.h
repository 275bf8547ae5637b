// The only list of rulesets: a line and a file for each.
#pragma once

#include "referee/ancients.h"
#include "referee/conquest.h"
#include "referee/ninth_age.h"
#include "referee/notation.h"

namespace closeRanks {

// Calls `visit` with the name of each ask and the function that decides it.
template <class Visit>
void eachAsk(Visit& visit) {
  ninthAgeAsks(visit);
  conquestAsks(visit);
  ancientsAsks(visit);
  notationAsks(visit);
}

}  // namespace closeRanks
