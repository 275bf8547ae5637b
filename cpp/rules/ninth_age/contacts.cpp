#include "rules/ninth_age/contacts.h"

#include "rules/ninth_age/fight.h"
#include "rules/ninth_age/model_contact.h"
#include "rules/ninth_age/scope.h"
#include "rules/ninth_age/steps.h"

namespace closeRanks::ninthAge {

Fault contacts(const ContactsQuestion& question, ContactsAnswer& answer) {
  if (auto fault = checkScope(question.battle)) return fault;
  const Fight fight = fightOf(question.battle);
  std::vector<Engagement> touchingPairs;
  for (const Engagement& pair : fight.pairs)
    if (stillTouching(pair, fight.boundaries)) touchingPairs.push_back(pair);
  Work work;
  const ModelContacts found = modelContacts(fight.formed, touchingPairs, work);
  if (gaveUp(work)) return tooMany(work, "/battle/units");
  answer.battle = battleBefore(fight);
  answer.contacts = answer.battle.contacts;
  for (std::size_t unit = 0; unit < found.places.size(); ++unit)
    for (const Place place : found.places[unit])
      answer.models.push_back({question.battle.units[unit].id, place.rank, place.file});
  if (found.acrossGap) answer.assumptions.push_back({"ninth-age/4"});
  return {};
}

}  // namespace closeRanks::ninthAge
