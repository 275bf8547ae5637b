#include "rules/ninth_age/nudge.h"

#include <algorithm>
#include <limits>

#include "rules/ninth_age/assumptions.h"
#include "rules/ninth_age/scope.h"
#include "rules/ninth_age/steps.h"

namespace closeRanks::ninthAge {
namespace {

NudgeAnswer failed(const NudgeQuestion& question, const Fight& fight, const Situation& situation, int unit,
                   const Engagement& pair) {
  NudgeAnswer answer;
  answer.outcome = Outcome::notAllowed;
  const std::vector<Blocker> blockers = nudgeBlockers(fight, situation, unit, pair);
  const bool inContact = !blockers.empty() && blockers.front().code == BlockCode::inContact;
  answer.steps.push_back(failedStep(question.unit, question.toward, {{question.unit, blockers}}));
  if (!inContact) answer.nearer = nearerWays(fight, situation, unit, pair, std::numeric_limits<double>::infinity());
  answer.battle = battleBefore(fight);
  answer.reasons.push_back({inContact ? "inContact" : "everyWayBlocked"});
  return answer;
}

NudgeAnswer moved(const Fight& fight, const Situation& situation, const NudgeMove& move, const Engagement& pair) {
  NudgeAnswer answer;
  answer.steps.push_back(stepFrom(fight, move));
  answer.nearer = nearerWays(fight, situation, move.unit, pair, move.slide.length());
  answer.battle = battleBefore(fight);
  answer.battle.units[move.unit].at = move.after.at;
  answer.reasons.push_back({"leastMove"});
  answer.assumptions = assumptionsOf(fight, move);
  return answer;
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
  const Engagement pair = *std::find_if(fight.pairs.begin(), fight.pairs.end(), [&](const Engagement& one) {
    return one.has(unit) && one.foeOf(unit) == toward;
  });
  const Situation situation = {fight.boundaries, Flags(fight.boundaries.size())};
  if (stillTouching(pair, fight.boundaries)) {
    answer.battle = battleBefore(fight);
    answer.reasons.push_back({"alreadyTouching"});
    return {};
  }
  const bool held = !otherEnemiesTouched(fight, situation, unit, toward).empty();
  const auto move = held ? std::nullopt : leastNudge(fight, situation, unit, pair);
  answer = move ? moved(fight, situation, *move, pair) : failed(question, fight, situation, unit, pair);
  return {};
}

}  // namespace closeRanks::ninthAge
