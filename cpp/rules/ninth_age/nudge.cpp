#include "rules/ninth_age/nudge.h"

#include <algorithm>
#include <limits>

#include "rules/ninth_age/assumptions.h"
#include "rules/ninth_age/scope.h"
#include "rules/ninth_age/steps.h"

namespace closeRanks::ninthAge {
namespace {

void tellFailed(const Fight& fight, const Situation& situation, int unit, const Engagement& pair, NudgeAnswer& answer) {
  answer.outcome = Outcome::notAllowed;
  const Id id = fight.battle.units[unit].id;
  Step& step = addStep(answer.steps, StepCode::nudgeFailed, id, fight.battle.units[pair.foeOf(unit)].id);
  step.tried = std::vector<Tried>(1);
  step.tried[0].unit = id;
  std::vector<Blocker>& blockers = step.tried[0].blockedBy;
  blockers = nudgeBlockers(fight, situation, unit, pair);
  const bool inContact = !blockers.empty() && blockers.front().code == BlockCode::inContact;
  if (!inContact) answer.nearer = nearerWays(fight, situation, unit, pair, std::numeric_limits<double>::infinity());
  answer.reasons.push_back({inContact ? "inContact" : "everyWayBlocked"});
}

void tellMoved(const Fight& fight, const Situation& situation, const NudgeMove& move, const Engagement& pair,
               NudgeAnswer& answer) {
  addNudge(fight, move, answer.steps);
  answer.nearer = nearerWays(fight, situation, move.unit, pair, move.slide.length());
  answer.battle.units[move.unit].at = move.after.at;
  answer.reasons.push_back({"leastMove"});
  answer.assumptions = assumptionsOf(move);
}

}  // namespace

Fault nudge(const NudgeQuestion& question, NudgeAnswer& answer) {
  if (auto fault = checkScope(question.battle)) return fault;
  const Fight fight = fightOf(question.battle);
  const int unit = indexOf(question.battle, question.unit), toward = indexOf(question.battle, question.toward);
  if (unit < 0) return refusal("battle.unknownUnit", "/unit", "the id of a unit", question.unit);
  if (toward < 0) return refusal("battle.unknownUnit", "/toward", "the id of a unit", question.toward);
  const auto storedPair =
      std::find_if(question.battle.contacts.begin(), question.battle.contacts.end(), [&](const Contact& contact) {
        return contact.units == std::array{question.unit, question.toward} ||
               contact.units == std::array{question.toward, question.unit};
      });
  if (storedPair == question.battle.contacts.end())
    return refusal("battle.contact", "/toward", "a unit that contacts stores a pair with", question.toward);
  const Engagement& pair = *fight.pairOf(unit, toward);
  answer.battle = battleBefore(fight);
  const Situation situation = {fight.boundaries, Flags(fight.boundaries.size())};
  if (stillTouching(pair, fight.boundaries)) {
    answer.reasons.push_back({"alreadyTouching"});
    return {};
  }
  const bool held = !otherEnemiesTouched(fight, situation, unit, toward).empty();
  std::size_t barriers = 0;
  const auto move = held ? std::nullopt : leastNudge(fight, situation, unit, pair, barriers);
  if (barriers > mostBarriers)
    return refusal("ninth-age.tooMany", "/battle/terrain", barriersLimit, static_cast<int>(barriers));
  if (move)
    tellMoved(fight, situation, *move, pair, answer);
  else
    tellFailed(fight, situation, unit, pair, answer);
  return {};
}

}  // namespace closeRanks::ninthAge
