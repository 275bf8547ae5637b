#include "rules/conquest/outcome.h"

#include <algorithm>

#include "battle/contacts.h"

namespace closeRanks::conquest {
namespace {

constexpr const char* codes[] = {"conquest/1", "conquest/2", "conquest/3", "conquest/4", "conquest/5", "conquest/6"};

std::vector<Assumption> assumptionsOf(const Regiment& regiment, const std::vector<Allocation>& ways) {
  Mattered mattered;
  for (const Allocation& way : ways) mattered.add(way.mattered);
  mattered.add(5, regiment.targets.size() < stands(regiment.unit).size());
  return mattered.list(codes);
}

WoundsStep stepOf(StepCode code, const Regiment& regiment) { return {code, regiment.unit.id}; }

// Where a stand is, and what it loses.
void addLoss(const Regiment& regiment, const StandLoss& loss, int left, std::vector<WoundsStep>& steps) {
  WoundsStep step = stepOf(StepCode::removeModels, regiment);
  step.rank = loss.rank;
  step.file = loss.file;
  step.count = loss.models;
  step.left = left;
  step.outline = snappedCorners(placeBox(formedOf(regiment.unit), {loss.rank, loss.file}));
  steps.push_back(step);
  if (left > 0) return;
  step.step = StepCode::removeStand;
  steps.push_back(step);
}

void addState(StepCode code, const Regiment& regiment, int lost, int left, std::vector<WoundsStep>& steps) {
  WoundsStep step = stepOf(code, regiment);
  step.count = lost;
  step.left = left;
  steps.push_back(step);
}

std::vector<WoundsStep> stepsOf(const Regiment& regiment, const Allocation& way) {
  const Toll& toll = way.option.toll;
  std::vector<WoundsStep> steps;
  int lost = way.turn.standsLost - toll.stands, left = way.standsLeft + toll.stands, losses = 0;
  std::vector<int> models = untouched(regiment).left;
  for (const StandLoss& loss : way.option.order) {
    const int target = *targetAt(regiment, loss);
    models[target] -= loss.models;
    addLoss(regiment, loss, models[target], steps);
    lost += steps.back().step == StepCode::removeStand;
    left -= steps.back().step == StepCode::removeStand;
    if (++losses == way.brokeAfter) addState(StepCode::breaks, regiment, lost, left, steps);
  }
  if (toll.status == Status::shattered) addState(StepCode::shatters, regiment, lost, left, steps);
  if (toll.status == Status::destroyed) steps.push_back(stepOf(StepCode::wipedOut, regiment));
  if (!way.gone() && toll.markers != regiment.unit.markers)
    addState(StepCode::markers, regiment, toll.markers, 0, steps);
  return steps;
}

// The places as they are after an order: empty ranks behind the last stand go, nothing else moves.
void removeFrom(Unit& unit, const Regiment& regiment, const Allocation& way) {
  for (std::size_t i = 0; i < way.left.size(); ++i) {
    const Place place = regiment.targets[i].stand.place;
    char& letter = unit.ranks[place.rank][place.file];
    const auto named = std::find_if(unit.models.begin(), unit.models.end(),
                                    [&](const Model& model) { return model.letter == letter; });
    if (named == unit.models.end()) {
      letter = way.left[i] ? static_cast<char>('0' + way.left[i]) : emptyPlace;
    } else if (way.left[i] == 0) {
      letter = emptyPlace;
      unit.models.erase(named);
    } else if (way.left[i] != regiment.targets[i].stand.models) {
      named->models = way.left[i];
    }
  }
  while (unit.ranks.size() > 1 && unit.ranks.back().find_first_not_of(emptyPlace) == std::string::npos)
    unit.ranks.pop_back();
}

void change(Battle& battle, const Regiment& regiment, const Allocation& way) {
  const auto unit = battle.units.begin() + indexOf(battle, regiment.unit.id);
  if (way.gone()) {
    battle.units.erase(unit);
  } else {
    removeFrom(*unit, regiment, way);
    unit->markers = way.option.toll.markers;
    unit->lastEnd = way.lastEnd;
    unit->thisTurn = way.turn;
  }
  renewContacts(battle);
}

const char* reasonOf(const Regiment& regiment, std::size_t legalOrders, const Allocation& way) {
  if (regiment.fresh == 0) return "noWounds";
  if (way.option.order.empty()) return "noCasualty";
  return legalOrders > 1 ? "chosenOrder" : "onlyOrder";
}

// What all ways agree on in one number or name.
template <class Value>
std::optional<Value> agreed(const std::vector<Allocation>& ways, Value Toll::*of) {
  const Value first = ways.front().option.toll.*of;
  for (const Allocation& way : ways)
    if (way.option.toll.*of != first) return {};
  return first;
}

void addAgreed(const std::vector<Allocation>& ways, WoundsAnswer& answer) {
  answer.models = agreed(ways, &Toll::models);
  answer.stands = agreed(ways, &Toll::stands);
  answer.markers = agreed(ways, &Toll::markers);
  answer.moraleDice = agreed(ways, &Toll::moraleDice);
  answer.status = agreed(ways, &Toll::status);
}

}  // namespace

void answerWays(const Regiment& regiment, const std::vector<Allocation>& legal, const std::vector<Allocation>& ways,
                WoundsAnswer& answer) {
  for (const Allocation& way : legal) answer.options.push_back(way.option);
  answer.assumptions = assumptionsOf(regiment, ways);
  addAgreed(ways, answer);
  if (ways.size() > 1) {
    answer.outcome = Outcome::ownerChooses;
    answer.chooses = regiment.unit.player;
    answer.reasons.push_back({"ownersOrder"});
    return;
  }
  const Allocation& way = ways.front();
  const auto chosen = std::find_if(legal.begin(), legal.end(),
                                   [&](const Allocation& one) { return one.option.order == way.option.order; });
  if (chosen != legal.end()) answer.chosen = static_cast<int>(chosen - legal.begin());
  answer.steps = stepsOf(regiment, way);
  change(answer.battle, regiment, way);
  answer.reasons.push_back({reasonOf(regiment, legal.size(), way)});
}

void answerIllegal(const Regiment& regiment, const std::vector<Allocation>& legal, const std::vector<Allocation>& ways,
                   WoundsAnswer& answer) {
  auto would = std::make_shared<WoundsAnswer>();
  would->battle = Battle(answer.battle);
  answerWays(regiment, legal, ways, *would);
  answer.outcome = Outcome::notAllowed;
  answer.options = would->options;
  addAgreed(legal, answer);
  answer.reasons.push_back({"notLegal"});
  answer.assumptions = assumptionsOf(regiment, legal);
  answer.would = std::move(would);
}

}  // namespace closeRanks::conquest
