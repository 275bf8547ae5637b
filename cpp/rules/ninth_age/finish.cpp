#include "rules/ninth_age/finish.h"

#include <algorithm>
#include <cstdlib>

#include "rules/ninth_age/model_contact.h"

namespace closeRanks::ninthAge {
namespace {

// How all units stand once the dead are gone, before any nudge.
std::vector<Formed> afterRemoval(const Batch& batch, const Finish& finish) {
  std::vector<Formed> formed = batch.fight.formed;
  for (std::size_t i = 0; i < batch.hurtUnits.size(); ++i)
    if (finish.removals[i] && !finish.removals[i]->wipedOut)
      formed[batch.hurtUnits[i].unit] = formedOf(finish.removals[i]->after);
  return formed;
}

std::vector<int> partedPairs(const Fight& fight, const Situation& removed) {
  std::vector<int> parted;
  for (int i = 0; i < static_cast<int>(fight.pairs.size()); ++i) {
    const Engagement& pair = fight.pairs[i];
    if (!removed.gone[pair.first] && !removed.gone[pair.second] && !stillTouching(pair, removed.boundaries))
      parted.push_back(i);
  }
  return parted;
}

// Takes the restoration that the Active Player's order leads to, in the stead of an equal one with the same end.
void takeOrder(RestorationSearch& search, const Situation& removed, const std::vector<int>& order, Finish& finish) {
  std::vector<int> whole;
  for (const int pair : order)
    if (std::count(finish.parted.begin(), finish.parted.end(), pair)) whole.push_back(pair);
  for (const int pair : finish.parted)
    if (!std::count(whole.begin(), whole.end(), pair)) whole.push_back(pair);
  std::list<Restoration> chosen(1);
  Restoration& taken = chosen.front();
  restoreInOrder(search, removed, whole, taken);
  finish.taken = &taken;
  auto& equal = finish.restorations;
  if (taken.droppedOut.size() > equal.front().droppedOut.size()) return finish.refused.swap(chosen);
  const auto same =
      std::find_if(equal.begin(), equal.end(), [&](const Restoration& one) { return one.end == taken.end; });
  equal.splice(same, chosen);
  if (same != equal.end()) equal.erase(same);
}

// Units that the removal parted from a foe and that do not Drop out (reading 3).
int loseContactCount(const Batch& batch, const Finish& finish) {
  Flags counted(finish.formed.size());
  for (const int index : finish.parted)
    counted[batch.fight.pairs[index].first] = counted[batch.fight.pairs[index].second] = true;
  for (const int out : finish.restoration().droppedOut) counted[out] = false;
  int count = 0;
  for (std::size_t unit = 0; unit < counted.size(); ++unit)
    count += counted[unit] && (batch.readings.loseContact == LoseContact::both || !finish.hurt[unit]);
  return count;
}

// Whether a unit's models count in the third priority: `own` are those of the players whose units lose models, `enemy`
// those who have such a player against them.
bool modelsCount(const Batch& batch, int unit) {
  if (batch.readings.modelsInContact == ModelsInContact::both) return true;
  const bool own = batch.readings.modelsInContact == ModelsInContact::own;
  return std::any_of(batch.hurtUnits.begin(), batch.hurtUnits.end(), [&](const HurtUnit& hurt) {
    return hurt.losesModels() && batch.fight.enemies(hurt.unit, unit) != own;
  });
}

int countOf(const Batch& batch, const ModelContacts& contacts) {
  int count = 0;
  for (int unit = 0; unit < static_cast<int>(contacts.places.size()); ++unit)
    if (modelsCount(batch, unit)) count += static_cast<int>(contacts.places[unit].size());
  return count;
}

// Looks up or counts the models in contact of one combat, between the pairs given.
const Remembered& contactsIn(Batch& batch, const Finish& finish, const std::vector<int>& taken,
                             const std::vector<Engagement>& pairs) {
  const int combat = batch.fight.combats[pairs.front().first];
  std::vector<double>& key = batch.memory.key;
  key.clear();
  for (int unit = 0; unit < static_cast<int>(taken.size()); ++unit)
    if (batch.fight.combats[unit] == combat)
      key.insert(key.end(), {-1.0 - unit, static_cast<double>(taken[unit]), finish.formed[unit].boundary.at.x,
                             finish.formed[unit].boundary.at.y});
  Remembered& known = remembered(batch.memory);
  if (known.told) return known;
  known.told = true;
  const ModelContacts contacts = modelContacts(finish.formed, pairs, batch.memory.work);
  known.acrossGap = contacts.acrossGap;
  known.modelsInContact = countOf(batch, contacts);
  return known;
}

// `taken` is the removal taken for each unit.
void countModels(Batch& batch, const std::vector<int>& taken, Finish& finish) {
  const std::vector<Engagement> left = pairsLeft(batch.fight, finish);
  for (std::size_t combat = 0; combat < taken.size(); ++combat) {
    std::vector<Engagement> pairs;
    for (const Engagement& pair : left)
      if (batch.fight.combats[pair.first] == static_cast<int>(combat)) pairs.push_back(pair);
    if (pairs.empty()) continue;
    const Remembered& contacts = contactsIn(batch, finish, taken, pairs);
    finish.score.modelsInContact += contacts.modelsInContact;
    finish.acrossGap = finish.acrossGap || contacts.acrossGap;
  }
}

int imbalanceOf(const Finish& finish) {
  int sum = 0;
  for (const Removal* removal : finish.removals)
    if (removal) sum += std::abs(removal->sides.left - removal->sides.right);
  return sum;
}

}  // namespace

int modelsInContact(Batch& batch, const std::vector<Formed>& formed, const std::vector<Engagement>& pairs) {
  return countOf(batch, modelContacts(formed, pairs, batch.memory.work));
}

std::vector<Engagement> pairsLeft(const Fight& fight, const Finish& finish) {
  std::vector<Engagement> left;
  for (const Engagement& pair : fight.pairs)
    if (!finish.gone[pair.first] && !finish.gone[pair.second] && stillTouching(pair, finish.restoration().end))
      left.push_back(pair);
  return left;
}

void play(Batch& batch, const Combination& combination, const std::vector<int>& order, Finish& finish) {
  finish.gone.resize(batch.fight.boundaries.size());
  finish.hurt.resize(batch.fight.boundaries.size());
  std::vector<int> taken(batch.fight.boundaries.size(), unchanged);
  for (std::size_t i = 0; i < combination.size(); ++i) {
    finish.removals.push_back(combination[i] == unchanged ? nullptr : &batch.hurtUnits[i].removals[combination[i]]);
    if (!finish.removals[i]) continue;
    taken[batch.hurtUnits[i].unit] = combination[i];
    finish.gone[batch.hurtUnits[i].unit] = finish.removals[i]->wipedOut;
    finish.hurt[batch.hurtUnits[i].unit] = !finish.removals[i]->dead.empty();
  }
  finish.formed = afterRemoval(batch, finish);
  Situation removed = {{}, finish.gone};
  for (const Formed& formed : finish.formed) removed.boundaries.push_back(formed.boundary);
  finish.parted = partedPairs(batch.fight, removed);
  spend(batch.memory.work, finishWork(batch.fight));
  RestorationSearch search = {batch.fight, finish.hurt, batch.memory};
  finish.restorations = restorations(search, removed, finish.parted);
  if (gaveUp(batch.memory.work)) return;
  finish.taken = &finish.restorations.front();
  if (!order.empty()) takeOrder(search, removed, order, finish);
  for (std::size_t unit = 0; unit < finish.formed.size(); ++unit)
    finish.formed[unit].boundary = finish.restoration().end[unit];
  finish.score.dropOut = static_cast<int>(finish.restoration().droppedOut.size());
  finish.score.loseContact = loseContactCount(batch, finish);
  countModels(batch, taken, finish);
  finish.score.imbalance = imbalanceOf(finish);
  for (const Removal* removal : finish.removals) {
    if (!removal) continue;
    finish.score.widthLost += removal->widthLost;
    finish.score.slid += removal->closing;
  }
}

}  // namespace closeRanks::ninthAge
