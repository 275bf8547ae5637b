// The Ninth Age, 2nd edition: the least nudge that brings one unit back into base contact with a foe it parted from.
#pragma once

#include <string>
#include <string_view>
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
  Readings readings;  // none of them bears on a nudge
};

template <class Fields>
void fields(Fields& f, NudgeQuestion& question) {
  f.named("NudgeQuestion");
  f.object("battle", question.battle);
  f.text("unit", question.unit);
  f.text("toward", question.toward);
  f.object("readings", question.readings, f.optional);
}

// A shorter way to contact, and what forbids it.
struct NearerWay {
  std::vector<Point> legs;
  std::vector<Blocker> blockedBy;
};

template <class Fields>
void fields(Fields& f, NearerWay& way) {
  f.named("NearerWay");
  f.list("legs", way.legs);
  f.list("blockedBy", way.blockedBy);
}

struct NudgeReason {
  std::string_view code;  // leastMove, alreadyTouching, inContact, everyWayBlocked
};

template <class Fields>
void fields(Fields& f, NudgeReason& reason) {
  f.named("NudgeReason");
  f.text("code", reason.code);
}

struct NudgeAnswer {
  Outcome outcome = Outcome::decided;
  std::vector<Step> steps;
  std::vector<NearerWay> nearer;
  Battle battle;
  std::vector<NudgeReason> reasons;
  std::vector<Assumption> assumptions;
};

template <class Fields>
void fields(Fields& f, NudgeAnswer& answer) {
  f.named("NudgeAnswer");
  f.name("outcome", answer.outcome);
  f.list("steps", answer.steps);
  f.list("nearer", answer.nearer);
  f.object("battle", answer.battle);
  f.list("reasons", answer.reasons);
  f.list("assumptions", answer.assumptions);
}

// Decides one nudge of `unit` toward `toward`, a stored pair; other units stay where they are. The question must
// outlive the answer.
Fault nudge(const NudgeQuestion& question, NudgeAnswer& answer);

}  // namespace closeRanks::ninthAge
