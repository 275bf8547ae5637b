#include "rules/conquest/wounds.h"

#include "battle/check.h"
#include "battle/contacts.h"
#include "rules/conquest/allocation.h"
#include "rules/conquest/outcome.h"

namespace closeRanks::conquest {
namespace {

int woundsOf(const Unit& unit, const StandAt& stand) {
  return stand.named ? stand.named->wounds.value_or(unit.stand.wounds) : unit.stand.wounds;
}

// A regiment has one command stand at most.
Fault checkCommand(const Unit& unit, const std::string& path) {
  int commands = 0;
  for (const Model& model : unit.models)
    if (model.kind == ModelKind::command && ++commands > 1)
      return refusal("conquest.command", memberOf(path, {&model.letter, 1}), "one command stand", model.letter);
  return {};
}

bool isEngaged(const Battle& battle, const Unit& unit, const std::vector<Box>& boundaries, Place place) {
  const Box base = placeBox(formedOf(unit), place);
  for (std::size_t i = 0; i < boundaries.size(); ++i)
    if (battle.units[i].player != unit.player && touching(base, boundaries[i])) return true;
  return false;
}

Regiment regimentOf(const WoundsQuestion& question, const Unit& unit) {
  const std::vector<Box> boundaries = boundariesOf(question.battle);
  Regiment regiment = {unit, {}};
  for (const StandAt& stand : stands(unit))
    if (!stand.is(ModelKind::character))
      regiment.targets.push_back({stand, isEngaged(question.battle, unit, boundaries, stand.place)});
  if (!regiment.targets.empty()) regiment.woundsOfEach = woundsOf(unit, regiment.targets.front().stand);
  regiment.fresh = question.wounds;
  regiment.pool = question.wounds + unit.markers;
  regiment.moraleDice = question.testsMorale ? question.wounds : 0;
  regiment.keepEngaged = question.readings.keepEngaged;
  return regiment;
}

// On what the rules say nothing: null when they do (reading 5).
const char* silence(const Regiment& regiment) {
  if (regiment.targets.empty()) return "noStands";
  for (const Target& target : regiment.targets)
    if (woundsOf(regiment.unit, target.stand) != regiment.woundsOfEach) return "mixedWounds";
  return nullptr;
}

bool fits(const Choice& choice, const Allocation& way) {
  return (!choice.firstEnd || !way.firstEnd || choice.firstEnd == way.firstEnd) &&
         (!choice.order || *choice.order == way.option.order);
}

// What a choice leads to that no legal order fits.
Fault against(const Regiment& regiment, const Choice& choice, const Allocation& start, std::vector<Allocation>& ways) {
  if (!choice.order) {
    ways = legalOrders(regiment, start, choice.firstEnd);
    return {};
  }
  const auto wanted = wantedOrder(regiment, start, *choice.order);
  if (!wanted) return refusal("conquest.choice", "/choice/order", "an order that takes what the Wounds take", "none");
  ways = {*wanted};
  return {};
}

}  // namespace

Fault wounds(const WoundsQuestion& question, WoundsAnswer& answer) {
  if (auto fault = checkBattle(question.battle, Bases::stands)) return fault;
  const int index = indexOf(question.battle, question.unit);
  if (index < 0) return refusal("battle.unknownUnit", "/unit", "the id of a unit", question.unit);
  const Unit& unit = question.battle.units[index];
  if (auto fault = checkCommand(unit, memberOf(itemOf("/battle/units", index), "models"))) return fault;
  const Regiment regiment = regimentOf(question, unit);
  answer.battle = withContacts(question.battle);
  if (const char* reason = silence(regiment)) {
    answer.outcome = Outcome::silent;
    answer.reasons.push_back({reason});
    answer.assumptions.push_back({"conquest/5"});
    return {};
  }
  const Allocation start = untouched(regiment);
  const std::vector<Allocation> legal = legalOrders(regiment, start, {});
  if (legal.size() > mostOrders)
    return refusal("conquest.tooMany", "/unit", "at most 4096 legal orders", question.unit);
  const Choice choice = question.choice.value_or(Choice{});
  std::vector<Allocation> ways;
  for (const Allocation& way : legal)
    if (fits(choice, way)) ways.push_back(way);
  if (ways.empty()) {
    if (auto fault = against(regiment, choice, start, ways)) return fault;
    answerIllegal(regiment, legal, ways, answer);
  } else {
    answerWays(regiment, legal, ways, answer);
  }
  return {};
}

}  // namespace closeRanks::conquest
