// The Ninth Age, 2nd edition: the least nudge that brings one unit back into base contact with a foe it parted from.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "battle/battle.h"
#include "rules/ninth_age/casualties.h"
#include "ruling/error.h"
#include "ruling/ruling.h"
#include "ruling/step.h"

namespace closeRanks::ninthAge {

struct NudgeQuestion {
  Battle battle;
  std::string unit;
  std::string toward;
  Readings readings;
};

// A shorter way to contact, and what forbids it.
struct NearerWay {
  std::vector<Point> legs;
  std::vector<Blocker> blockedBy;
};

struct NudgeReason {
  std::string code;  // leastMove, alreadyTouching, inContact, everyWayBlocked
};

struct NudgeAnswer {
  Outcome outcome = Outcome::decided;
  std::vector<Step> steps;
  std::vector<NearerWay> nearer;
  Battle battle;
  std::vector<NudgeReason> reasons;
  std::vector<Assumption> assumptions;
};

// Decides one nudge of `unit` toward `toward`, a stored pair; other units stay where they are.
std::variant<NudgeAnswer, Error> nudge(const NudgeQuestion& question);

}  // namespace closeRanks::ninthAge
