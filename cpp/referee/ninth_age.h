// What can be asked about The Ninth Age.
#pragma once

#include "rules/ninth_age/casualties.h"
#include "rules/ninth_age/contacts.h"
#include "rules/ninth_age/nudge.h"

namespace closeRanks {

template <class Visit>
void ninthAgeAsks(Visit& visit) {
  visit("ninth-age/casualties", ninthAge::casualties);
  visit("ninth-age/nudge", ninthAge::nudge);
  visit("ninth-age/contacts", ninthAge::contacts);
}

}  // namespace closeRanks
