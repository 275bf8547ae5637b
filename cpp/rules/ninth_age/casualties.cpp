#include "rules/ninth_age/casualties.h"

#include "geometry/ascending.h"
#include "rules/ninth_age/ranking.h"
#include "rules/ninth_age/room.h"
#include "rules/ninth_age/scope.h"
#include "rules/ninth_age/verdict.h"

namespace closeRanks::ninthAge {
namespace {

// Stored pairs must touch in the Facings that are stored for them.
Fault checkStoredPairs(const Fight& fight) {
  for (std::size_t i = 0; i < fight.battle.contacts.size(); ++i) {
    const Contact& contact = fight.battle.contacts[i];
    const Box& a = fight.boundaries[indexOf(fight.battle, contact.units[0])];
    const Box& b = fight.boundaries[indexOf(fight.battle, contact.units[1])];
    if (!facingsTouch(a, contact.facings[0], b, contact.facings[1]))
      return refusal("battle.contact", itemOf("/battle/contacts", i), "units that touch in these Facings",
                     contact.units[0] + ", " + contact.units[1]);
  }
  return {};
}

Fault checkLosses(const CasualtiesQuestion& question) {
  for (std::size_t i = 0; i < question.losses.size(); ++i)
    if (indexOf(question.battle, question.losses[i].unit) < 0)
      return refusal("battle.unknownUnit", memberOf(itemOf("/losses", i), "unit"), "the id of a unit",
                     question.losses[i].unit);
  return {};
}

// The hurt units with all their splits, in the order of the battle.
Fault findHurtUnits(const CasualtiesQuestion& question, Batch& batch) {
  std::vector<int> named;
  for (const Loss& loss : question.losses) insertOnce(named, indexOf(question.battle, loss.unit));
  batch.hurtUnits = std::vector<HurtUnit>(named.size());
  for (std::size_t i = 0; i < named.size(); ++i) {
    HurtUnit& hurt = batch.hurtUnits[i];
    hurt.unit = named[i];
    const Unit& unit = question.battle.units[hurt.unit];
    if (auto fault = tallyLosses(unit, question.losses, hurt.tally)) return fault;
    const std::string path = itemOf("/battle/units", hurt.unit);
    if (auto fault = findRemovals(unit, hurt.tally, path, batch.memory.work, hurt.removals)) return fault;
  }
  return keepWithRoom(batch);
}

}  // namespace

Fault casualties(const CasualtiesQuestion& question, CasualtiesAnswer& answer) {
  if (auto fault = checkScope(question.battle)) return fault;
  const Fight fight = fightOf(question.battle);
  if (auto fault = checkStoredPairs(fight)) return fault;
  if (auto fault = checkLosses(question)) return fault;
  Batch batch = {fight, {}, question.readings, {}};
  if (auto fault = findHurtUnits(question, batch)) return fault;
  Ranking ranking;
  if (!rank(batch, ranking)) return tooMany(batch.memory.work, "/losses");
  if (auto fault = verdict(batch, ranking, question.choice ? *question.choice : Choice{}, answer)) return fault;
  return gaveUp(batch.memory.work) ? tooMany(batch.memory.work, "/losses") : Fault();
}

}  // namespace closeRanks::ninthAge
