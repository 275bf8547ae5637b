#include "rules/ancients/turn.h"

#include "battle/formation.h"
#include "geometry/segment.h"
#include "rules/ancients/turn_places.h"

namespace closeRanks::ancients {
namespace {

void decide(const Scene& scene, int heading, Point at, TurnAnswer& answer) {
  const Unit& unit = scene.battle.units[scene.unit];
  AncientsStep step = {StepCode::turn, unit.id};
  step.other = scene.battle.units[scene.enemy].id;
  step.before = snappedCorners(scene.own());
  step.after = snappedCorners({at, heading, scene.own().size});
  answer.steps.push_back(step);
  answer.steps.push_back({StepCode::test, unit.id});
  answer.battle.units[scene.unit].at = at;
  answer.battle.units[scene.unit].heading = heading;
  std::vector<Contact> others;  // what it fought with which Facing is over
  for (const Contact& contact : answer.battle.contacts)
    if (contact.units[0] != unit.id && contact.units[1] != unit.id) others.push_back(contact);
  answer.battle.contacts = others;
  renewContacts(answer.battle);
}

// Why the unit may not turn at all; empty when it may.
std::vector<AncientsReason> barsOf(const Scene& scene) {
  std::vector<AncientsReason> bars;
  const Attack& attack = *scene.attackOf(scene.enemy);
  if (!attack.flank && !attack.rear) bars.push_back({"noFlankContact", scene.battle.units[scene.enemy].id});
  for (const Attack& other : scene.attacks)
    if (other.front) bars.push_back({"frontContact", scene.battle.units[other.enemy].id});
  return bars;
}

// The interval that a choice lies in, or beside by no more than the tolerance; the unit is then placed on it, for
// beside it the tolerances of contacts might add up to an overlap, or to none.
const TurnPlaces* intervalOf(const std::vector<TurnPlaces>& places, const TurnChoice& choice) {
  for (const TurnPlaces& one : places)
    if (one.heading == choice.heading && distance(choice.at, {one.from, one.to}) <= touchTolerance) return &one;
  return nullptr;
}

void choose(const Scene& scene, const TurnChoice& choice, TurnAnswer& answer) {
  const TurnPlaces* legal = intervalOf(answer.places, choice);
  answer.reasons.push_back({legal ? "chosenPlace" : "notAPlace", {}});
  if (legal) {
    decide(scene, choice.heading, snapped(nearestOn({legal->from, legal->to}, choice.at)), answer);
    return;
  }
  answer.would = std::make_shared<TurnAnswer>();
  answer.would->test = true;
  answer.would->places = answer.places;
  answer.would->battle = Battle(answer.battle);
  answer.would->reasons.push_back({"chosenPlace", {}});
  answer.would->assumptions = answer.assumptions;
  decide(scene, choice.heading, choice.at, *answer.would);
  answer.outcome = Outcome::notAllowed;
}

}  // namespace

Fault turn(const TurnQuestion& question, TurnAnswer& answer) {
  Scene scene = {question.battle, -1, -1, {}, {}, {}};
  if (auto fault = prepare(scene, question.unit, question.toward, "/toward")) return fault;
  answer.battle = withContacts(question.battle);
  answer.assumptions.push_back({"ancients/7"});
  answer.reasons = barsOf(scene);
  if (answer.reasons.empty()) {
    answer.places = turnPlaces(scene);
    if (answer.places.empty()) answer.reasons.push_back({"noPlace", {}});
  }
  answer.test = answer.reasons.empty();
  if (!answer.test) {
    answer.outcome = Outcome::notAllowed;
  } else if (question.choice) {
    choose(scene, *question.choice, answer);
  } else if (const TurnPlaces& only = answer.places.front(); answer.places.size() == 1 && only.from == only.to) {
    answer.reasons.push_back({"onlyPlace", {}});
    decide(scene, only.heading, only.nearest, answer);
  } else {
    answer.outcome = Outcome::ownerChooses;
    answer.chooses = question.battle.units[scene.unit].player;
    answer.reasons.push_back({"ownersPlace", {}});
  }
  return {};
}

}  // namespace closeRanks::ancients
