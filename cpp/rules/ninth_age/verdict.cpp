#include "rules/ninth_age/verdict.h"

#include <algorithm>
#include <iterator>

#include "rules/ninth_age/assumptions.h"
#include "rules/ninth_age/rear_choices.h"
#include "rules/ninth_age/steps.h"

namespace closeRanks::ninthAge {
namespace {

bool agrees(const std::optional<int>& wanted, int has) { return !wanted || *wanted == has; }

bool agreeOnForm(const ChosenSides& wanted, const Sides& has) {
  return (wanted.centre == Centre::only || wanted.centre == has.centre) &&
         std::all_of(wanted.holes.begin(), wanted.holes.end(),
                     [&](const Hole& hole) { return std::count(has.holes.begin(), has.holes.end(), hole) > 0; });
}

// Whether the sides of some hurt units are those chosen.
bool matches(const Batch& batch, const std::vector<int>& hurt, const Combination& combination, const Choice& choice) {
  for (const int i : hurt) {
    const Sides& has = batch.hurtUnits[i].removals[combination[i]].sides;
    for (const ChosenSides& wanted : choice.sides)
      if (wanted.unit == has.unit && !(agrees(wanted.rear, has.rear) && agrees(wanted.left, has.left) &&
                                       agrees(wanted.right, has.right) && agreeOnForm(wanted, has)))
        return false;
  }
  return true;
}

// The Active Player's order as indexes of pairs.
Fault findOrder(const Fight& fight, const Choice& choice, std::vector<int>& order) {
  for (std::size_t i = 0; i < choice.order.size(); ++i) {
    const int a = indexOf(fight.battle, choice.order[i][0]), b = indexOf(fight.battle, choice.order[i][1]);
    const Engagement* pair = fight.pairOf(a, b);
    const int index = static_cast<int>(pair - fight.pairs.data());
    if (!pair || std::count(order.begin(), order.end(), index))
      return refusal("battle.contact", itemOf("/choice/order", i), "an Engaged pair, named once",
                     choice.order[i][0] + ", " + choice.order[i][1]);
    order.push_back(index);
  }
  return {};
}

Fault checkChoice(const Batch& batch, const Choice& choice) {
  for (const ChosenSides& sides : choice.sides) {
    const auto same = [&](const HurtUnit& hurt) { return batch.fight.battle.units[hurt.unit].id == sides.unit; };
    if (std::none_of(batch.hurtUnits.begin(), batch.hurtUnits.end(), same))
      return refusal("battle.unknownUnit", memberOf("/choice/sides", sides.unit), "a unit named in losses", sides.unit);
  }
  return {};
}

// The combinations of a part that agree with a choice.
std::vector<int> matching(const Batch& batch, const Part& part, const Choice& choice) {
  std::vector<int> found;
  for (std::size_t i = 0; i < part.index.size(); ++i)
    if (matches(batch, part.hurt, combinationAt(batch, part.index[i]), choice)) found.push_back(static_cast<int>(i));
  return found;
}

// The Active Player chooses first where his units still have more than one way, then the other owner (reading 1).
Id chooserOf(const Batch& batch, const Ranking& ranking, const Ways& ways) {
  Id chooser;
  for (std::size_t i = 0; i < ways.size(); ++i)
    for (const int hurt : ranking.parts[i].hurt) {
      const auto splitOf = [&](int way) { return combinationAt(batch, ranking.parts[i].index[way])[hurt]; };
      const int first = splitOf(ways[i].front());
      const bool open = std::any_of(ways[i].begin(), ways[i].end(), [&](int way) { return splitOf(way) != first; });
      const std::string& player = batch.fight.battle.units[batch.hurtUnits[hurt].unit].player;
      if (open && (chooser.empty() || batch.fight.active(batch.hurtUnits[hurt].unit))) chooser = player;
    }
  return chooser;
}

// Whether a combination is one of some ways.
bool among(const Batch& batch, const Ranking& ranking, const Ways& ways, const Combination& combination) {
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const Part& part = ranking.parts[i];
    const auto same = [&](int way) {
      const Combination one = combinationAt(batch, part.index[way]);
      return std::all_of(part.hurt.begin(), part.hurt.end(), [&](int hurt) { return one[hurt] == combination[hurt]; });
    };
    if (std::none_of(ways[i].begin(), ways[i].end(), same)) return false;
  }
  return true;
}

std::vector<int> optionsOf(const Batch& batch, const Ranking& ranking, const Ways& ways) {
  std::vector<int> options;
  for (std::size_t i = 0; i < ranking.shown.size(); ++i)
    if (among(batch, ranking, ways, combinationAt(batch, ranking.shown[i]))) options.push_back(static_cast<int>(i));
  return options;
}

Reason& addReason(CasualtiesAnswer& answer, std::string_view code) {
  answer.reasons.push_back(reasonOf(code));
  return answer.reasons.back();
}

// What every answer to this question says, whatever is chosen; `finish` is told as the option `chosen`, if that is one.
void tellOptions(Batch& batch, const Ranking& ranking, int chosen, const Finish& finish, CasualtiesAnswer& answer) {
  const int best = optionOf(ranking, firstOf(ranking, ranking.legal));
  answer.options = std::vector<Option>(ranking.shown.size());
  auto ranked = ranking.finishes.begin();
  for (int i = 0; i < static_cast<int>(answer.options.size()); ++i, ++ranked) {
    Option& option = answer.options[i];
    tellOption(batch, i == chosen ? finish : *ranked, option);
    const int lostOn = firstDifference(ranked->score, ranking.best);
    option.legal = lostOn == priorities;
    if (option.legal) continue;
    option.beatenOn = priorityOrder[lostOn].name;
    option.by = best;
  }
  if (static_cast<int>(ranking.shown.size()) < ranking.count) answer.optionsCount = ranking.count;
  answer.battle = battleBefore(batch.fight);
  if (std::none_of(batch.hurtUnits.begin(), batch.hurtUnits.end(),
                   [](const HurtUnit& hurt) { return hurt.losesModels(); }))
    addReason(answer, "noLosses");
  else
    answer.reasons = reasonsFor(ranking);
  for (const HurtUnit& hurt : batch.hurtUnits) {
    if (hurt.tally.excess == 0) continue;
    Reason& reason = addReason(answer, "excess");
    reason.unit = batch.fight.battle.units[hurt.unit].id;
    reason.value = hurt.tally.excess;
  }
  answer.assumptions = assumptionsOf(batch, ranking);
}

// The choices of rear places that change contact, and a reason for each unit that has them: then it is not the only
// way.
void addRearChoices(Batch& batch, const Finish& finish, CasualtiesAnswer& answer) {
  answer.rearChoices = rearChoices(batch, finish);
  if (answer.rearChoices.empty()) return;
  if (!answer.reasons.empty() && answer.reasons.front().code == "onlyWay") answer.reasons.erase(answer.reasons.begin());
  for (const RearChoice& choice : answer.rearChoices) {
    if (!answer.reasons.empty() && answer.reasons.back().unit == choice.unit) continue;
    addReason(answer, "rearPlaces").unit = choice.unit;
  }
}

// The answer when several ways, all equally good, are left.
void choiceAmong(Batch& batch, const Ranking& ranking, const Ways& ways, const Finish& first,
                 CasualtiesAnswer& answer) {
  tellOptions(batch, ranking, -1, first, answer);
  addRearChoices(batch, first, answer);
  answer.outcome = Outcome::ownerChooses;
  answer.chooses = chooserOf(batch, ranking, ways);
  addReason(answer, "tie").options = optionsOf(batch, ranking, ways);
}

// The answer when one way is left, with an order of nudges if the Active Player chose one.
void decidedBy(Batch& batch, const Ranking& ranking, int option, const Finish& finish, CasualtiesAnswer& answer) {
  tellOptions(batch, ranking, option, finish, answer);
  addRearChoices(batch, finish, answer);
  answer.chosen = option;
  answer.steps = stepsOf(batch, finish);
  answer.battle = battleAfter(batch, finish);
}

// The ways of each part that agree with a choice, and of those the best; `beatenOn` becomes the first priority on which
// some legal ones are better.
Fault findWays(const Batch& batch, const Ranking& ranking, const Choice& choice, Ways& ways, int& beatenOn) {
  for (std::size_t i = 0; i < ranking.parts.size(); ++i) {
    const std::vector<int> wanted = matching(batch, ranking.parts[i], choice);
    if (wanted.empty())
      return refusal("ninth-age.choice", "/choice/sides", "sides that add up to the losses", "no such option");
    ways.push_back(bestOf(ranking.parts[i], wanted));
    const std::vector<Score>& scores = ranking.parts[i].scores;
    beatenOn = std::min(beatenOn, firstDifference(scores[ways[i].front()], scores[ranking.legal[i].front()]));
  }
  return {};
}

// A choice against the rules: nothing is changed, and the answer returned, to be filled in, shows what it would have
// led to. `beatenOn` is the priority that it is not best on, if not only its order is not.
CasualtiesAnswer& notAllowed(Batch& batch, const Ranking& ranking, int beatenOn, const Finish& finish,
                             CasualtiesAnswer& answer) {
  tellOptions(batch, ranking, -1, finish, answer);
  answer.outcome = Outcome::notAllowed;
  Reason& reason = addReason(answer, beatenOn == priorities ? "orderNotBest" : "notBest");
  if (beatenOn < priorities) {
    reason.priority = priorityOrder[beatenOn].name;
    reason.by = optionOf(ranking, firstOf(ranking, ranking.legal));
  }
  answer.would = std::make_shared<CasualtiesAnswer>();
  return *answer.would;
}

}  // namespace

Fault verdict(Batch& batch, Ranking& ranking, const Choice& choice, CasualtiesAnswer& answer) {
  if (auto fault = checkChoice(batch, choice)) return fault;
  std::vector<int> order;
  if (auto fault = findOrder(batch.fight, choice, order)) return fault;
  Ways ways;
  int beatenOn = priorities;
  if (auto fault = findWays(batch, ranking, choice, ways, beatenOn)) return fault;
  const bool open = wayCount(ways) > 1;
  const int first = firstOf(ranking, ways);
  if (!open && !show(batch, ranking, first)) return tooMany(batch.memory.work, "/losses");
  const int option = optionOf(ranking, first);
  Finish again;
  const bool known = option >= 0 && order.empty();
  if (!known && !playAgain(batch, first, order, again)) return tooMany(batch.memory.work, "/losses");
  const Finish& finish = known ? *std::next(ranking.finishes.begin(), option) : again;
  const bool allowed = beatenOn == priorities && (open || finish.refused.empty());
  CasualtiesAnswer& told = allowed ? answer : notAllowed(batch, ranking, beatenOn, finish, answer);
  if (open)
    choiceAmong(batch, ranking, ways, finish, told);
  else
    decidedBy(batch, ranking, option, finish, told);
  return {};
}

}  // namespace closeRanks::ninthAge
