#include "rules/ninth_age/removal.h"

#include <algorithm>

#include "rules/ninth_age/after_removal.h"
#include "rules/ninth_age/repair.h"

namespace closeRanks::ninthAge {
namespace {

// One split with the first rank it leaves and who stands where.
struct Split {
  const Unit& unit;
  const Rear& rear;
  Removal base;  // what all its ways have in common
  FirstRank first;
  Standings models;
};

Sides sidesOf(const Unit& unit, int rear, int left, int right) {
  return {unit.id, rear, left, right, {}, Centre::only};
}

Split splitAt(const Unit& unit, const Tally& tally, const Rear& rear, int left) {
  const int right = rear.fromFirstRank - left;
  Split split = {unit,
                 rear,
                 {sidesOf(unit, static_cast<int>(rear.rankAndFileDead.size()), left, right),
                  rear.rankAndFileDead,
                  {},
                  unit,
                  false,
                  rear.ownersPlaces},
                 {},
                 {}};
  Removal& base = split.base;
  base.after.healthLost = tally.healthLost;
  for (std::size_t i = 0; i < unit.models.size(); ++i) base.after.models[i].healthLost = tally.modelsHealthLost[i];
  const std::vector<int> dead = deadFiles(unit, rear.ranks[0], left, right);
  Ranks ranks = rear.ranks;
  for (const int file : dead) {
    base.dead.push_back({{0, file}, ranks[0][file]});
    ranks[0][file] = emptyPlace;
  }
  base.dead.insert(base.dead.end(), rear.namedDead.begin(), rear.namedDead.end());
  split.first = firstRankOf(rear.ranks[0], dead, left);
  split.models = standingsIn(unit, ranks);
  const auto gone = [&](const Model& model) {
    return std::any_of(base.dead.begin(), base.dead.end(),
                       [&](const DeadModel& one) { return one.letter == model.letter; });
  };
  auto& models = base.after.models;
  models.erase(std::remove_if(models.begin(), models.end(), gone), models.end());
  for (char* beside : {&base.after.beside.left, &base.after.beside.right})
    if (*beside && !modelOf(base.after, *beside)) *beside = 0;
  return split;
}

// Where everyone stands once places are lost and holes closed, before any repair: the first rank close together, the
// others where they were. Counts the models that closing moves.
Grid closedUp(const Split& split, const std::vector<Fate>& fates, int& closing) {
  Grid grid = {split.models, 0, split.first.lostLeft};
  const auto count = [&](Fate fate) { return static_cast<int>(std::count(fates.begin(), fates.end(), fate)); };
  grid.lostLeft += count(Fate::lostLeft) + count(Fate::closedLeft);
  for (int place = 0; place < static_cast<int>(fates.size()); ++place) {
    if (fates[place] != Fate::stays) continue;
    for (Standing& model : grid.models)
      if (model.before == Place{0, split.first.files[place]}) {
        model.now.file = grid.files;
        closing += grid.files + grid.lostLeft != place + split.first.lostLeft;
      }
    ++grid.files;
  }
  for (Standing& model : grid.models)
    if (model.before.rank > 0) model.now.file -= grid.lostLeft;
  return grid;
}

// Makes room for one more file, at the end that has lost more; false when the unit is as wide as it was.
bool widen(Grid& grid, int widthBefore) {
  const int lostRight = widthBefore - grid.files - grid.lostLeft;
  if (grid.lostLeft + lostRight == 0) return false;
  ++grid.files;
  if (lostRight >= grid.lostLeft) return true;
  --grid.lostLeft;
  for (Standing& model : grid.models) ++model.now.file;
  return true;
}

// Whether a War Platform has to move and may take either of two central places.
bool twoCentres(const Grid& grid) {
  return std::any_of(grid.models.begin(), grid.models.end(), [&](const Standing& model) {
    const bool stays = model.now.rank == 0 && isCentral(model, model.now.file, grid.files);
    return model.platform && !stays && (grid.files - model.span.files) % 2 != 0;
  });
}

// Repairs one way to close the holes, in one or two variants; whether there is such a formation.
bool addRepaired(const Split& split, const std::vector<Fate>& fates, bool filling, std::vector<Removal>& removals) {
  const auto widthLost = std::count_if(fates.begin(), fates.end(),
                                       [](Fate fate) { return fate == Fate::closedLeft || fate == Fate::closedRight; });
  int closing = 0;
  Grid grid = closedUp(split, fates, closing);
  const std::size_t before = removals.size();
  while (removals.size() == before) {
    const bool two = twoCentres(grid);
    for (const int centre : {two ? -1 : 0, 1}) {
      if (centre == 1 && !two) break;
      Grid repaired = grid;
      const auto moved = grid.files > 0 ? repair(repaired.models, {grid.files, filling, centre}) : std::nullopt;
      if (!moved) continue;
      removals.push_back(split.base);
      Removal& made = removals.back();
      made.widthLost = static_cast<int>(widthLost);
      made.repaired = *moved + closing > 0;
      made.closing = split.rear.namedDead.empty() ? 0 : closing + *moved;
      made.sides.centre = two ? (centre < 0 ? Centre::left : Centre::right) : Centre::only;
      made.sides.holes = holesOf(split.unit, split.rear, split.first, fates, repaired);
      standAfter(split.unit, repaired, made);
    }
    if (filling || !widen(grid, fileCount(split.unit.ranks))) break;
  }
  return removals.size() > before;
}

// All ways to close the holes of one split: as many as can be are filled from behind, then each way to close the rest.
bool addWays(const Split& split, std::vector<Removal>& removals) {
  const int holes = split.first.holeCount();
  const std::string& rank = split.unit.ranks[0];
  int behind = 0;
  for (const Standing& model : split.models) behind += model.before.rank > 0 ? model.span.files * model.span.ranks : 0;
  bool found = false;
  for (int closed = std::max(0, holes - behind); closed <= holes && !found; ++closed)
    for (int fromLeft = closedInside(split.first, closed); fromLeft >= 0; --fromLeft) {
      const std::vector<Fate> fates = fatesOf(split.first, rank, closed, fromLeft);
      if (fates.empty() && !split.first.files.empty()) continue;
      found = addRepaired(split, fates, closed < holes, removals) || found;
    }
  return found;
}

// Removes one more model of a split, because it stands wrongly.
void removeOneMore(Split& split, std::size_t index) {
  const Standing model = split.models[index];
  split.models.erase(split.models.begin() + static_cast<std::ptrdiff_t>(index));
  split.base.dead.push_back({model.before, model.letter});
  for (std::size_t place = 0; place < split.first.files.size(); ++place)
    if (split.unit.ranks[0][split.first.files[place]] == model.letter) split.first.holes[place] = true;
  auto& models = split.base.after.models;
  models.erase(
      std::find_if(models.begin(), models.end(), [&](const Model& one) { return one.letter == model.letter; }));
}

// Where no formation is legal, the War Platform in the middle leaving a wider base no place, one model less must do:
// the rearmost that will (fact R9).
bool addWaysWithOneLess(const Split& split, std::vector<Removal>& removals) {
  for (std::size_t i = split.models.size(); i-- > 0;) {
    if (split.models[i].letter == rankAndFile || split.models[i].platform) continue;
    Split less = split;
    removeOneMore(less, i);
    if (addWays(less, removals)) return true;
  }
  return false;
}

}  // namespace

Fault findRemovals(const Unit& unit, const Tally& tally, const std::string& path, std::vector<Removal>& removals) {
  Rear rear = {unit.ranks, {}, {}};
  if (auto fault = takeFromBehind(unit, tally, rear)) return fault;
  for (int left = 0; left <= rear.fromFirstRank; ++left) {
    const Split split = splitAt(unit, tally, rear, left);
    const Beside& beside = split.base.after.beside;
    if (!split.models.empty()) {
      if (!addWays(split, removals) && !addWaysWithOneLess(split, removals))
        return refusal("ninth-age.tooMany", path, "a formation that is found in reasonable time", unit.id);
      continue;
    }
    removals.push_back(split.base);
    if (beside.left || beside.right) {
      standBesideOnly(unit, left, removals.back());
      continue;
    }
    removals.back().wipedOut = true;
    removals.back().sides = sidesOf(unit, rankAndFileCount(unit), 0, 0);
    break;
  }
  return {};
}

}  // namespace closeRanks::ninthAge
