#include "rules/ninth_age/tally.h"

#include <algorithm>

#include "battle/formation.h"

namespace closeRanks::ninthAge {
namespace {

// Losses of one named model; an excess is lost (fact R7).
void lose(Tally& tally, Model& model, int healthPoints) {
  const int lost = model.healthLost + healthPoints;
  tally.carried = tally.carried || lost != model.healthPoints;
  tally.excess += std::max(0, lost - model.healthPoints);
  model.healthLost = std::min(lost, model.healthPoints);
}

// Whole models die as long as the losses reach; the rest is carried, and what no R&F model is left for goes to the
// Champion.
void loseFromPool(Tally& tally, const Unit& unit, int healthPoints) {
  const int pool = rankAndFileCount(unit), lost = unit.healthLost + healthPoints;
  tally.rankAndFileDead = std::min(pool, lost / unit.healthPoints);
  const int rest = lost - tally.rankAndFileDead * unit.healthPoints;
  tally.carried = tally.carried || rest > 0;
  tally.after.healthLost = tally.rankAndFileDead < pool ? rest : 0;
  if (tally.rankAndFileDead < pool) return;
  const auto champion = std::find_if(tally.after.models.begin(), tally.after.models.end(),
                                     [](const Model& model) { return model.kind == ModelKind::champion; });
  if (rest == 0) return;
  if (champion == tally.after.models.end())
    tally.excess += rest;
  else
    lose(tally, *champion, rest);
}

}  // namespace

int rankAndFileCount(const Unit& unit) {
  int count = 0;
  for (const std::string& rank : unit.ranks)
    count += static_cast<int>(
        std::count_if(rank.begin(), rank.end(), [&](char letter) { return inRankAndFilePool(unit, letter); }));
  return count;
}

Fault tallyLosses(const Unit& unit, const std::vector<Loss>& losses, Tally& tally) {
  tally.after = unit;
  int healthPoints = 0;
  for (std::size_t i = 0; i < losses.size(); ++i) {
    const Loss& loss = losses[i];
    if (loss.unit != unit.id) continue;
    const std::string path = itemOf("/losses", i);
    if (!loss.places.empty()) {
      tally.places.insert(tally.places.end(), loss.places.begin(), loss.places.end());
      tally.placesAt = memberOf(path, "places");
    }
    if (!loss.model) {
      healthPoints += loss.healthPoints;
      continue;
    }
    const auto model = std::find_if(tally.after.models.begin(), tally.after.models.end(),
                                    [&](const Model& other) { return other.letter == loss.model; });
    if (model == tally.after.models.end())
      return refusal("battle.letter", memberOf(path, "model"), "a letter in the unit's models", loss.model);
    if (inRankAndFilePool(unit, loss.model))
      return refusal("ninth-age.pool", memberOf(path, "model"), "a model with a Health Pool of its own",
                     std::string(1, loss.model));
    lose(tally, *model, loss.healthPoints);
  }
  loseFromPool(tally, unit, healthPoints);
  for (const Model& model : tally.after.models)
    if (!inRankAndFilePool(unit, model.letter) && model.healthLost >= model.healthPoints)
      tally.namedDead += model.letter;
  return {};
}

}  // namespace closeRanks::ninthAge
