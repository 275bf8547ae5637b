#include "rules/ninth_age/rear_choices.h"

#include <algorithm>

namespace closeRanks::ninthAge {
namespace {

// The rank that loses a part of its models: of those that lose any, the one farthest forward.
int partRank(const Removal& removal) {
  int rank = 0;
  for (const DeadModel& dead : removal.dead)
    if (dead.place.rank > 0 && (rank == 0 || dead.place.rank < rank)) rank = dead.place.rank;
  return rank;
}

// So many of the files of a rank: some at both ends, or all in one stretch.
std::vector<std::vector<int>> choicesFrom(const std::vector<int>& files, int count) {
  const int all = static_cast<int>(files.size());
  std::vector<std::vector<int>> choices;
  for (int left = 0; left <= count; ++left) {
    choices.emplace_back(files.begin(), files.begin() + left);
    choices.back().insert(choices.back().end(), files.end() - (count - left), files.end());
  }
  for (int first = 1; first + count < all; ++first)
    choices.emplace_back(files.begin() + first, files.begin() + first + count);
  return choices;
}

// Whether some foe is where it could be met from behind the first rank.
bool metBehind(const std::vector<Engagement>& pairs, int unit) {
  return std::any_of(pairs.begin(), pairs.end(),
                     [&](const Engagement& pair) { return pair.has(unit) && pair.facingOf(unit) != Facing::front; });
}

// The models in contact when the unit loses those of other files; nothing when it then stands in another way.
std::optional<int> countWith(Batch& batch, const Finish& finish, std::size_t hurt, const std::vector<int>& files,
                             const std::vector<Engagement>& pairs) {
  const HurtUnit& unit = batch.hurtUnits[hurt];
  const Removal& taken = *finish.removals[hurt];
  Tally tally = unit.tally;
  tally.places = files;
  std::vector<Removal> removals;
  if (findRemovals(batch.fight.battle.units[unit.unit], tally, "", batch.memory.work, removals)) return {};
  for (const Removal& removal : removals) {
    if (removal.sides.left != taken.sides.left || removal.sides.holes != taken.sides.holes ||
        removal.after.at != taken.after.at || removal.after.ranks.size() != taken.after.ranks.size())
      continue;
    std::vector<Formed> formed = finish.formed;
    formed[unit.unit].ranks = &removal.after.ranks;
    formed[unit.unit].unit = &removal.after;
    return modelsInContact(batch, formed, pairs);
  }
  return {};
}

void addChoices(Batch& batch, const Finish& finish, std::size_t hurt, const std::vector<Engagement>& pairs,
                std::vector<RearChoice>& all) {
  const Removal& taken = *finish.removals[hurt];
  const Unit& unit = batch.fight.battle.units[batch.hurtUnits[hurt].unit];
  const int rank = partRank(taken);
  std::vector<int> files;
  for (int file = 0; file < fileCount(unit.ranks); ++file)
    if (letterAt(unit.ranks, {rank, file}) == rankAndFile) files.push_back(file);
  const auto count = static_cast<int>(std::count_if(taken.dead.begin(), taken.dead.end(), [&](const DeadModel& dead) {
    return dead.place.rank == rank && inRankAndFilePool(unit, dead.letter);
  }));
  if (count >= static_cast<int>(files.size())) return;
  std::vector<RearChoice> found;
  for (const std::vector<int>& choice : choicesFrom(files, count)) {
    if (gaveUp(batch.memory.work)) return;
    const auto models = countWith(batch, finish, hurt, choice, pairs);
    if (!models) continue;
    auto place = found.begin();
    while (place != found.end() && place->modelsInContact > *models) ++place;
    if (place == found.end() || place->modelsInContact != *models) found.insert(place, {unit.id, choice, *models});
  }
  if (found.size() > 1) all.insert(all.end(), found.begin(), found.end());
}

}  // namespace

std::vector<RearChoice> rearChoices(Batch& batch, const Finish& finish) {
  batch.memory.work = {};
  std::vector<RearChoice> choices;
  const std::vector<Engagement> pairs = pairsLeft(batch.fight, finish);
  for (std::size_t i = 0; i < batch.hurtUnits.size(); ++i) {
    const int unit = batch.hurtUnits[i].unit;
    if (finish.removals[i]->ownersPlaces && metBehind(pairs, unit)) addChoices(batch, finish, i, pairs, choices);
  }
  return choices;
}

}  // namespace closeRanks::ninthAge
