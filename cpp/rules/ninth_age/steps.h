// Tells a finish as the steps that happen at the table, as the battle that follows, and as an option of the answer.
#pragma once

#include <vector>

#include "rules/ninth_age/finish.h"

namespace closeRanks::ninthAge {

// Removal and slides unit by unit, then lost contact, nudges in their order, drop-outs, and units left without a foe.
std::vector<Step> stepsOf(Batch& batch, const Finish& finish);

// The battle after the batch.
Battle battleAfter(const Batch& batch, const Finish& finish);

// The finish as an option; whether it is legal is decided elsewhere.
Option optionFrom(Batch& batch, const Finish& finish);

// The battle before the batch, with all its contacts.
Battle battleBefore(const Fight& fight);

// One nudge, and one that was tried in vain, as steps.
Step stepFrom(const Fight& fight, const NudgeMove& move);
Step failedStep(Id unit, Id toward, std::vector<Tried> tried);

}  // namespace closeRanks::ninthAge
