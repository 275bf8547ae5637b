#include "rules/ninth_age/verdict.h"

#include <algorithm>
#include <utility>

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

bool matches(const Batch& batch, const Combination& combination, const Choice& choice) {
  for (std::size_t i = 0; i < combination.size(); ++i) {
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
    const auto found = std::find_if(fight.pairs.begin(), fight.pairs.end(),
                                    [&](const Engagement& pair) { return a != b && pair.has(a) && pair.has(b); });
    const int index = static_cast<int>(found - fight.pairs.begin());
    if (a < 0 || b < 0 || found == fight.pairs.end() || std::count(order.begin(), order.end(), index))
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

std::vector<int> matching(const Batch& batch, const Choice& choice, const std::vector<int>& among) {
  std::vector<int> found;
  for (const int index : among)
    if (matches(batch, combinationAt(batch, index), choice)) found.push_back(index);
  return found;
}

// The best of some combinations.
std::vector<int> bestOf(const Ranking& ranking, const std::vector<int>& among) {
  std::vector<int> best;
  for (const int index : among) {
    if (!best.empty() && better(ranking.scores[index], ranking.scores[best.front()])) best.clear();
    if (best.empty() || !firstDifference(ranking.scores[index], ranking.scores[best.front()])) best.push_back(index);
  }
  return best;
}

// The Active Player chooses first where his units still have more than one way, then the other owner (reading 1).
Id chooserOf(const Batch& batch, const std::vector<int>& ways) {
  Id chooser;
  for (std::size_t i = 0; i < batch.hurtUnits.size(); ++i) {
    const int first = combinationAt(batch, ways.front())[i];
    const bool open =
        std::any_of(ways.begin(), ways.end(), [&](int way) { return combinationAt(batch, way)[i] != first; });
    const std::string& player = batch.fight.battle.units[batch.hurtUnits[i].unit].player;
    if (open && (chooser.empty() || batch.fight.active(batch.hurtUnits[i].unit))) chooser = player;
  }
  return chooser;
}

std::vector<int> optionsOf(const Ranking& ranking, const std::vector<int>& ways) {
  std::vector<int> options;
  for (const int way : ways)
    if (const int option = optionOf(ranking, way); option >= 0) options.push_back(option);
  return options;
}

// What every answer to this question says, whatever is chosen.
CasualtiesAnswer undecided(const Batch& batch, const Ranking& ranking) {
  CasualtiesAnswer answer;
  const int best = ranking.legal.front();
  for (std::size_t i = 0; i < ranking.shown.size(); ++i) {
    Option option = optionFrom(batch, ranking.finishes[i]);
    const auto lostOn = firstDifference(ranking.scores[ranking.shown[i]], ranking.scores[best]);
    option.legal = !lostOn;
    if (lostOn) {
      option.beatenOn = priorityNames[*lostOn];
      option.by = optionOf(ranking, best);
    }
    answer.options.push_back(std::move(option));
  }
  if (ranking.shown.size() < ranking.scores.size()) answer.optionsCount = static_cast<int>(ranking.scores.size());
  answer.battle = battleBefore(batch.fight);
  const auto kills = [](const HurtUnit& hurt) { return !hurt.removals.front().dead.empty(); };
  if (std::none_of(batch.hurtUnits.begin(), batch.hurtUnits.end(), kills))
    answer.reasons.push_back(reasonOf("noLosses"));
  else
    answer.reasons = reasonsFor(ranking);
  for (const HurtUnit& hurt : batch.hurtUnits) {
    if (hurt.tally.excess == 0) continue;
    answer.reasons.push_back(reasonOf("excess"));
    answer.reasons.back().unit = batch.fight.battle.units[hurt.unit].id;
    answer.reasons.back().value = hurt.tally.excess;
  }
  answer.assumptions = assumptionsOf(batch, ranking);
  return answer;
}

// The choices of rear places that change contact, and a reason for each unit that has them: then it is not the only
// way.
void addRearChoices(const Batch& batch, const Finish& finish, CasualtiesAnswer& answer) {
  answer.rearChoices = rearChoices(batch, finish);
  if (answer.rearChoices.empty()) return;
  if (answer.reasons.front().code == "onlyWay") answer.reasons.erase(answer.reasons.begin());
  for (const RearChoice& choice : answer.rearChoices) {
    if (!answer.reasons.empty() && answer.reasons.back().unit == choice.unit) continue;
    answer.reasons.push_back(reasonOf("rearPlaces"));
    answer.reasons.back().unit = choice.unit;
  }
}

// The answer when these ways, all equally good, are left: decided by one, chosen among several.
CasualtiesAnswer answerFor(Batch& batch, Ranking& ranking, const std::vector<int>& ways,
                           const std::vector<int>& order) {
  if (ways.size() == 1) show(batch, ranking, ways.front());
  CasualtiesAnswer answer = undecided(batch, ranking);
  const Finish finish = finishOf(batch, combinationAt(batch, ways.front()), order);
  addRearChoices(batch, finish, answer);
  if (ways.size() > 1) {
    answer.outcome = Outcome::ownerChooses;
    answer.chooses = chooserOf(batch, ways);
    answer.reasons.push_back(reasonOf("tie"));
    answer.reasons.back().options = optionsOf(ranking, ways);
    return answer;
  }
  const int option = optionOf(ranking, ways.front());
  answer.chosen = option;
  answer.steps = stepsOf(batch, finish);
  answer.battle = battleAfter(batch, finish);
  if (order.empty()) return answer;
  Option chosen = optionFrom(batch, finish);
  chosen.legal = answer.options[option].legal;
  chosen.beatenOn = answer.options[option].beatenOn;
  chosen.by = answer.options[option].by;
  answer.options[option] = std::move(chosen);
  return answer;
}

// A choice against the rules: nothing is changed, and `would` shows what it would have led to.
CasualtiesAnswer notAllowed(const Batch& batch, const Ranking& ranking, CasualtiesAnswer would, const Reason& reason) {
  CasualtiesAnswer answer = undecided(batch, ranking);
  answer.outcome = Outcome::notAllowed;
  answer.reasons.push_back(reason);
  answer.would = std::make_shared<CasualtiesAnswer>(std::move(would));
  return answer;
}

// Whether the Active Player's order keeps as many units in combat as the best one.
bool orderAllowed(const Finish& finish) {
  return finish.restoration().droppedOut.size() == finish.restorations.front().droppedOut.size();
}

}  // namespace

Fault verdict(Batch& batch, Ranking& ranking, const Choice& choice, CasualtiesAnswer& answer) {
  if (auto fault = checkChoice(batch, choice)) return fault;
  std::vector<int> order;
  if (auto fault = findOrder(batch.fight, choice, order)) return fault;
  std::vector<int> all(ranking.scores.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int>(i);
  const std::vector<int> legal = matching(batch, choice, ranking.legal);
  const std::vector<int> ways = legal.empty() ? bestOf(ranking, matching(batch, choice, all)) : legal;
  if (ways.empty())
    return refusal("ninth-age.choice", "/choice/sides", "sides that add up to the losses", "no such option");
  answer = answerFor(batch, ranking, ways, order);
  if (legal.empty()) {
    Reason reason = reasonOf("notBest");
    const int best = ranking.legal.front();
    reason.priority = priorityNames[*firstDifference(ranking.scores[ways.front()], ranking.scores[best])];
    reason.by = optionOf(ranking, best);
    answer = notAllowed(batch, ranking, std::move(answer), reason);
  } else if (ways.size() == 1 && !order.empty() &&
             !orderAllowed(finishOf(batch, combinationAt(batch, ways.front()), order))) {
    answer = notAllowed(batch, ranking, std::move(answer), reasonOf("orderNotBest"));
  }
  return {};
}

}  // namespace closeRanks::ninthAge
