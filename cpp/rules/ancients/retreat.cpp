#include "rules/ancients/retreat.h"

#include <algorithm>
#include <cmath>

#include "battle/formation.h"
#include "rules/ancients/pursuit.h"

namespace closeRanks::ancients {
namespace {

constexpr const char* codes[] = {"ancients/1", "ancients/2", "ancients/3", "ancients/4", "ancients/5", "ancients/6"};

// A roll and where it leads; displacements in the table frame.
struct Roll {
  RollOption option;
  Box end;
  Point pursuit;
  double pursuitLength = 0;
  bool gone = false;  // left the table
};

bool contains(const std::vector<std::string>& ids, Id id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

void append(std::vector<Bar>& bars, const std::vector<Bar>& more) {
  for (const Bar& bar : more) bars.push_back(bar);
}

// What bars every roll: contacts, and enemies it has retreated from this turn (readings 2 and 3).
std::vector<Bar> contactBars(const RetreatQuestion& question, const Scene& scene) {
  std::vector<Bar> flanks, rears, spent;
  const std::vector<std::string>& before = scene.battle.units[scene.unit].thisTurn.retreatedFrom;
  for (const Attack& attack : scene.attacks) {
    const Id id = scene.battle.units[attack.enemy].id;
    const bool bars = question.readings.flankBars == FlankBars::any || attack.enemy == scene.enemy;
    if (bars && attack.flank)
      flanks.push_back({BarCode::flankContact, id});
    else if (bars && attack.rear)
      rears.push_back({BarCode::rearContact, id});
    if (contains(before, id)) spent.push_back({BarCode::alreadyRetreated, id});
  }
  if (spent.empty() && question.readings.once == Once::perTurn && !before.empty())
    spent.push_back({BarCode::alreadyRetreated, before.back()});
  append(flanks, rears);
  append(flanks, spent);
  return flanks;
}

// What bars the way of one roll: all that its swept footprint meets (readings 3 and 4).
std::vector<Bar> wayBars(const RetreatQuestion& question, const Scene& scene, const Box& swept, const Box& end) {
  std::vector<Bar> bars, friends;
  for (int i = 0; i < static_cast<int>(scene.boundaries.size()); ++i) {
    const Box& other = scene.boundaries[i];
    const Id id = scene.battle.units[i].id;
    if (i == scene.unit) continue;
    if (scene.isFriend(i)) {
      if (overlapping(question.readings.throughFriends ? end : swept, other))
        friends.push_back({BarCode::blockedByFriend, id});
    } else if (scene.attackOf(i) ? overlapping(swept, other) : touching(swept, other) || touching(end, other)) {
      bars.push_back({BarCode::blockedByEnemy, id});
    }
  }
  append(bars, friends);
  for (std::size_t i = 0; i < scene.pieces.size(); ++i)
    if (scene.isImpassable(i) && overlapping(swept, scene.pieces[i]))
      bars.push_back({BarCode::blockedByTerrain, scene.battle.terrain[i].id});
  if (!question.readings.leaveTable && !onTable(scene.battle.table, end)) bars.push_back({BarCode::offTable, {}});
  return bars;
}

// Whether an outline runs through a box, however thin what it surrounds may be.
bool runsThrough(const std::vector<Point>& outline, const Box& box) {
  const Convex inside = convexFrom(box);
  for (std::size_t i = 0; i < outline.size(); ++i)
    if (crosses(inside, outline[i], outline[(i + 1) % outline.size()], -touchTolerance)) return true;
  return false;
}

// The terrain that asks for a test of formation (reading 5).
std::vector<Id> testsOf(const Scene& scene, const Box& swept) {
  std::vector<Id> tests;
  for (std::size_t i = 0; i < scene.pieces.size(); ++i) {
    const Terrain& terrain = scene.battle.terrain[i];
    if (terrain.kind == TerrainKind::impassable) continue;
    if (overlapping(swept, scene.pieces[i]) ||
        (terrain.kind == TerrainKind::obstacle && runsThrough(terrain.outline, swept)))
      tests.push_back(terrain.id);
  }
  return tests;
}

// The pursuit along the line of the retreat (reading 6).
void pursue(const RetreatQuestion& question, const Scene& scene, double distance, Roll& roll) {
  const bool mayRun = !scene.battle.units[scene.enemy].thisTurn.ran;
  const double remaining = mayRun ? question.pursuitRemaining : 0;
  const bool reaches = remaining >= distance - touchTolerance;
  const double length = reaches ? distance : remaining;
  const Point move = roll.end.at - scene.own().at;
  const Point wanted = reaches ? move : snapped(move * (length / distance));
  Pursuit pursuit = pursuitOf(scene, wanted, length);
  roll.pursuitLength = std::floor(pursuit.length + 0.5);
  roll.pursuit = pursuit.length < length ? snapped(wanted * (pursuit.length / length)) : wanted;
  roll.option.caught = reaches && pursuit.stoppedBy.empty();
  roll.option.tie = roll.option.caught && remaining <= distance + touchTolerance;
  roll.option.pursuitBlockedBy = std::move(pursuit.stoppedBy);
  Box pursuer = scene.boundaries[scene.enemy];
  pursuer.at = pursuer.at + roll.pursuit;
  const double gap = gapBetween(roll.end, pursuer);
  roll.option.gap = roll.option.caught || gap <= touchTolerance ? 0 : std::floor(gap + 0.5);
}

Roll rollOf(const RetreatQuestion& question, const Scene& scene, int number, const std::vector<Bar>& contacts) {
  const double distance = micrometresPerInch * number;
  Box swept = scene.own();
  Roll roll;
  roll.option.roll = number;
  roll.end = swept;
  roll.end.at = roll.end.at + snapped(turn({0, distance}, rotation(swept.heading)));
  swept.size.depth += distance;
  roll.option.blockedBy = contacts.empty() ? wayBars(question, scene, swept, roll.end) : contacts;
  roll.option.retreats = roll.option.blockedBy.empty();
  if (!roll.option.retreats) return roll;
  roll.option.formationLost = number == 1;
  roll.option.tests = testsOf(scene, swept);
  roll.gone = !onTable(scene.battle.table, roll.end);
  if (roll.gone)
    roll.option.gap.reset();
  else
    pursue(question, scene, distance, roll);
  return roll;
}

void move(Battle& battle, const Scene& scene, const Roll& roll) {
  Unit &unit = battle.units[scene.unit], &pursuer = battle.units[scene.enemy];
  unit.at = roll.end.at;
  for (const Attack& attack : scene.attacks) unit.thisTurn.retreatedFrom.push_back(scene.battle.units[attack.enemy].id);
  pursuer.at = pursuer.at + roll.pursuit;
  pursuer.thisTurn.ran = pursuer.thisTurn.ran || roll.pursuitLength > 0;
  if (roll.gone) battle.units.erase(battle.units.begin() + scene.unit);
  renewContacts(battle);
}

AncientsStep moveStep(StepCode code, Id unit, Id other, const Box& before, Point at, double length) {
  AncientsStep step = {code, unit};
  step.other = other;
  step.length = length;
  step.before = snappedCorners(before);
  step.after = snappedCorners({at, before.heading, before.size});
  return step;
}

std::vector<AncientsStep> stepsOf(const Scene& scene, const Roll& roll) {
  const Id unit = scene.battle.units[scene.unit].id, enemy = scene.battle.units[scene.enemy].id;
  const Box& pursuer = scene.boundaries[scene.enemy];
  std::vector<AncientsStep> steps = {
      moveStep(StepCode::retreat, unit, enemy, scene.own(), roll.end.at, micrometresPerInch * roll.option.roll)};
  steps.back().formationLost = roll.option.formationLost;
  for (const Id terrain : roll.option.tests) {
    steps.push_back({StepCode::test, unit});
    steps.back().terrain = terrain;
  }
  if (roll.pursuitLength > 0)
    steps.push_back(moveStep(StepCode::pursue, enemy, unit, pursuer, pursuer.at + roll.pursuit, roll.pursuitLength));
  return steps;
}

std::vector<AncientsReason> reasonsOf(const Scene& scene, const Roll& roll) {
  std::vector<AncientsReason> reasons;
  for (const Bar& bar : roll.option.blockedBy) reasons.push_back({barCodeNames[static_cast<int>(bar.code)], bar.by});
  if (!reasons.empty()) return reasons;
  if (roll.gone) {
    reasons.push_back({"leftTable", {}});
    return reasons;
  }
  const RollOption& option = roll.option;
  const Unit& enemy = scene.battle.units[scene.enemy];
  reasons.push_back({option.tie        ? "caughtExactly"
                     : option.caught   ? "caught"
                     : *option.gap > 0 ? "clear"
                                       : "stillTouching",
                     enemy.id});
  if (enemy.thisTurn.ran) reasons.push_back({"pursuerRan", enemy.id});
  for (const Blocker& blocker : option.pursuitBlockedBy)
    reasons.push_back({blocker.code == BlockCode::offTable ? "pursuerAtTheEdge" : "pursuerStopped", blocker.by});
  return reasons;
}

std::vector<Assumption> assumptionsOf(const Scene& scene, const std::vector<Bar>& contacts,
                                      const std::vector<Roll>& rolls) {
  Mattered mattered;
  mattered.add(1, normalHeading(scene.own().heading - scene.boundaries[scene.enemy].heading) != fullTurn / 2);
  mattered.add(3, scene.attacks.size() > 1);
  for (const Attack& attack : scene.attacks) mattered.add(2, !attack.plain || attack.flank || attack.rear);
  for (const Bar& bar : contacts) mattered.add(3, bar.code == BarCode::alreadyRetreated);
  for (const Roll& roll : rolls) {
    const RollOption& option = roll.option;
    mattered.add(1, contacts.empty() && !option.retreats);
    for (const Bar& bar : option.blockedBy) mattered.add(4, bar.code >= BarCode::blockedByEnemy);
    mattered.add(4, roll.gone);
    mattered.add(5, !option.tests.empty());
    mattered.add(6, option.tie || !option.pursuitBlockedBy.empty());
  }
  return mattered.list(codes);
}

}  // namespace

Fault retreat(const RetreatQuestion& question, RetreatAnswer& answer) {
  Scene scene = {question.battle, -1, -1, {}, {}, {}};
  if (auto fault = prepare(scene, question.unit, question.from, "/from")) return fault;
  const std::vector<Bar> contacts = contactBars(question, scene);
  std::vector<Roll> rolls;
  bool someRetreat = false;
  for (int number = 1; number <= 6; ++number) {
    rolls.push_back(rollOf(question, scene, number, contacts));
    answer.options.push_back(rolls.back().option);
    someRetreat = someRetreat || rolls.back().option.retreats;
  }
  answer.assumptions = assumptionsOf(scene, contacts, rolls);
  answer.battle = withContacts(question.battle);
  if (!question.roll) {
    answer.outcome = someRetreat ? Outcome::ownerChooses : Outcome::notAllowed;
    if (someRetreat) answer.chooses = question.battle.units[scene.unit].player;
    answer.reasons.push_back({someRetreat ? "dieDecides" : "everyRollBarred", {}});
    return {};
  }
  const Roll& roll = rolls[*question.roll - 1];
  answer.reasons = reasonsOf(scene, roll);
  if (!roll.option.retreats) {
    answer.outcome = Outcome::notAllowed;
    return {};
  }
  answer.chosen = *question.roll - 1;
  answer.steps = stepsOf(scene, roll);
  move(answer.battle, scene, roll);
  return {};
}

}  // namespace closeRanks::ancients
