#include "rules/ninth_age/tally.h"

#include <algorithm>

#include "battle/formation.h"

namespace closeRanks::ninthAge {
namespace {

// Losses of one named model; an excess is lost (fact R7).
void lose(Tally& tally, const Unit& unit, const Model& model, int healthPoints) {
  int& healthLost = tally.modelsHealthLost[&model - unit.models.data()];
  const int lost = healthLost + healthPoints;
  tally.carried = tally.carried || lost != model.healthPoints;
  tally.excess += std::max(0, lost - model.healthPoints);
  healthLost = std::min(lost, model.healthPoints);
}

// Whole models die as long as the losses reach; the rest is carried, and what no R&F model is left for goes to the
// Champion, from a first one to the next.
void loseFromPool(Tally& tally, const Unit& unit, int healthPoints) {
  const int pool = rankAndFileCount(unit), lost = unit.healthLost + healthPoints;
  tally.rankAndFileDead = std::min(pool, lost / unit.healthPoints);
  int rest = lost - tally.rankAndFileDead * unit.healthPoints;
  tally.carried = tally.carried || rest > 0;
  tally.healthLost = tally.rankAndFileDead < pool ? rest : 0;
  if (tally.rankAndFileDead < pool) return;
  for (std::size_t i = 0; i < unit.models.size(); ++i) {
    if (unit.models[i].kind != ModelKind::champion) continue;
    const int borne = std::min(rest, unit.models[i].healthPoints - tally.modelsHealthLost[i]);
    if (borne > 0) lose(tally, unit, unit.models[i], borne);
    rest -= borne;
  }
  tally.excess += rest;
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
  for (const Model& model : unit.models) tally.modelsHealthLost.push_back(model.healthLost);
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
    const Model* model = modelOf(unit, loss.model);
    if (!model) return refusal("battle.letter", memberOf(path, "model"), "a letter in the unit's models", loss.model);
    if (inRankAndFilePool(unit, loss.model))
      return refusal("ninth-age.pool", memberOf(path, "model"), "a model with a Health Pool of its own", loss.model);
    lose(tally, unit, *model, loss.healthPoints);
  }
  loseFromPool(tally, unit, healthPoints);
  for (std::size_t i = 0; i < unit.models.size(); ++i)
    if (!inRankAndFilePool(unit, unit.models[i].letter) && tally.modelsHealthLost[i] >= unit.models[i].healthPoints)
      tally.namedDead += unit.models[i].letter;
  return {};
}

}  // namespace closeRanks::ninthAge
