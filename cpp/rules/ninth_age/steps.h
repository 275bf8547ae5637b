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
void tellOption(Batch& batch, const Finish& finish, Option& option);

// The battle before the batch, with all its contacts.
Battle battleBefore(const Fight& fight);

// Adds a step of one unit, perhaps concerning another one; and the step of one nudge.
Step& addStep(std::vector<Step>& steps, StepCode code, Id unit, Id other = {});
void addNudge(const Fight& fight, const NudgeMove& move, std::vector<Step>& steps);

}  // namespace closeRanks::ninthAge
