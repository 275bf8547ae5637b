// What can be asked about The Ninth Age.
#pragma once

#include "referee/asks.h"
#include "rules/ninth_age/casualties.h"
#include "rules/ninth_age/contacts.h"
#include "rules/ninth_age/nudge.h"

namespace closeRanks {

inline constexpr Ask ninthAgeAsks[] = {
    makeAsk<ninthAge::casualties>("ninth-age/casualties"),
    makeAsk<ninthAge::nudge>("ninth-age/nudge"),
    makeAsk<ninthAge::contacts>("ninth-age/contacts"),
};

}  // namespace closeRanks
