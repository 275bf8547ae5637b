#include "rules/ninth_age/removal.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "rules/ninth_age/after_removal.h"
#include "rules/ninth_age/repair.h"

namespace closeRanks::ninthAge {
namespace {

// So many models looked for in places, or removals compared, are a step of work.
constexpr double placesWork = 400;
constexpr double comparedWork = 64;

// One split with the first rank it leaves and who stands where.
struct Split {
  const Unit& unit;
  const Rear& rear;
  Work& work;
  Removal base;  // what all its ways have in common
  FirstRank first;
  Standings models;
  bool stepsInto = false;  // all of the first rank is dead, and others step into it
};

Sides sidesOf(const Unit& unit, int rear, int left, int right) {
  return {unit.id, rear, left, right, {}, Centre::only};
}

Split splitAt(const Unit& unit, const Tally& tally, const Rear& rear, int left, Work& work) {
  const int right = rear.fromFirstRank - left;
  Split split = {unit,
                 rear,
                 work,
                 {sidesOf(unit, static_cast<int>(rear.rankAndFileDead.size()), left, right),
                  rear.rankAndFileDead,
                  {},
                  unit,
                  false,
                  rear.ownersPlaces},
                 {},
                 {},
                 false};
  Removal& base = split.base;
  base.after.healthLost = tally.healthLost;
  for (std::size_t i = 0; i < unit.models.size(); ++i) base.after.models[i].healthLost = tally.modelsHealthLost[i];
  const std::vector<int> dead = deadFiles(unit, rear.ranks[0], left, right);
  Ranks ranks = rear.ranks;
  for (const int file : dead) {
    base.dead.push_back({{0, file}, ranks[0][file]});
    ranks[0][file] = emptyPlace;
  }
  for (const DeadModel& named : rear.namedDead) base.dead.push_back(named);
  split.models = standingsIn(unit, ranks);
  split.stepsInto = !split.models.empty() && split.models[0].before.rank > 0;
  if (split.stepsInto) base.sides = sidesOf(unit, static_cast<int>(base.dead.size() - rear.namedDead.size()), 0, 0);
  split.first = split.stepsInto ? deadRankOf(rear.ranks[0]) : firstRankOf(rear.ranks[0], dead, left);
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

int countOf(const Fates& fates, char one) { return static_cast<int>(std::count(fates.begin(), fates.end(), one)); }

int widthLostBy(const Fates& fates) { return countOf(fates, fate::closedLeft) + countOf(fates, fate::closedRight); }

// Where everyone stands once places are lost and holes closed, before any repair: the first rank close together, the
// others where they were. Counts the models that closing moves.
Grid closedUp(const Split& split, const Fates& fates, int& closing) {
  Grid grid = {split.models, 0, split.first.lostLeft + countOf(fates, fate::lostLeft)};
  int unmoved = grid.lostLeft;  // where a place is while no hole is closed
  grid.lostLeft += countOf(fates, fate::closedLeft);
  for (int place = 0; place < static_cast<int>(fates.size()); ++place) {
    unmoved += fates[place] == fate::closedLeft || fates[place] == fate::closedRight;
    if (fates[place] != fate::stays) continue;
    for (Standing& model : grid.models)
      if (model.before == Place{0, split.first.files[place]}) {
        model.now.file = grid.files;
        closing += grid.files + grid.lostLeft != unmoved;
      }
    ++grid.files;
    ++unmoved;
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

// What is told of those who step into a dead rank: at its ends only R&F models count whose places are lost, and a model
// that steps straight ahead does not slide.
void tellSteps(const Split& split, const Fates& fates, const Grid& grid, Removal& made) {
  for (std::size_t place = 0; place < fates.size(); ++place) {
    if (fates[place] == fate::stays || split.rear.ranks[0][place] == hole) continue;
    --made.sides.rear;
    ++(fates[place] == fate::lostLeft ? made.sides.left : made.sides.right);
  }
  made.closing = 0;
  for (const Standing& model : grid.models) made.closing += model.now.file + grid.lostLeft != model.before.file;
}

// Repairs one way to close the holes, in one or two variants; whether there is such a formation.
bool addRepaired(const Split& split, const Fates& fates, bool filling, std::vector<Removal>& removals) {
  int closing = 0;
  spend(split.work, static_cast<double>(split.models.size() * fates.size()) / placesWork);
  Grid grid = closedUp(split, fates, closing);
  // Where few step into a dead rank, the repair goes on from there: from behind it would look for them too long.
  if (split.stepsInto && grid.files < static_cast<int>(fates.size()))
    for (Standing& model : grid.models) model.now.rank -= grid.models[0].before.rank;
  const std::size_t before = removals.size();
  while (removals.size() == before) {
    const bool two = twoCentres(grid);
    for (const int centre : {two ? -1 : 0, 1}) {
      if (centre == 1 && !two) break;
      Grid repaired = grid;
      const auto moved = grid.files > 0
                             ? repair(repaired.models, {grid.files, filling && !split.stepsInto, centre}, split.work)
                             : std::nullopt;
      if (!moved) continue;
      removals.push_back(split.base);
      Removal& made = removals.back();
      made.widthLost = widthLostBy(fates);
      made.repaired = *moved + closing > 0;
      made.closing = split.rear.namedDead.empty() ? 0 : closing + *moved;
      made.sides.centre = two ? (centre < 0 ? Centre::left : Centre::right) : Centre::only;
      made.sides.holes = holesOf(split.unit, split.rear, split.first, fates, repaired);
      if (split.stepsInto) tellSteps(split, fates, repaired, made);
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
    for (const Fates& fates : waysToClose(split.first, rank, closed, split.work)) {
      if (gaveUp(split.work)) return found;
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

// When bases beside the unit alone are left: each way to close the places between them.
void addBesideOnly(Split& split, std::vector<Removal>& removals) {
  FirstRank& first = split.first;
  first.heldLeft = split.base.after.beside.left;
  first.heldRight = split.base.after.beside.right;
  for (const Fates& fates : waysToClose(first, split.unit.ranks[0], first.holeCount(), split.work)) {
    const int fromLeft = countOf(fates, fate::closedLeft);
    removals.push_back(split.base);
    Removal& made = removals.back();
    made.widthLost = widthLostBy(fates);
    made.repaired = made.widthLost > 0;
    made.closing = (fromLeft > 0) + (fromLeft < made.widthLost);
    made.sides.holes = holesOf(split.unit, split.rear, first, fates, {});
    standBesideOnly(split.unit, first.lostLeft + countOf(fates, fate::lostLeft) + fromLeft, made);
  }
}

using Worth = std::array<int, 4>;

// How good a removal is among those that come to the same; less is better.
Worth worthOf(const Removal& removal) {
  return {std::abs(removal.sides.left - removal.sides.right), removal.widthLost, removal.closing,
          static_cast<int>(removal.slid.size())};
}

bool toldTheSame(const Removal& one, const Removal& other) {
  return one.sides.left == other.sides.left && one.sides.right == other.sides.right &&
         one.sides.centre == other.sides.centre && one.sides.holes == other.sides.holes;
}

bool leaveTheSame(const Removal& one, const Removal& other) {
  return one.after.at == other.after.at && one.after.ranks == other.after.ranks &&
         one.after.beside == other.after.beside;
}

// Of removals that leave the unit the same only the best stay, or one where they are told the same: an owner chooses
// between outcomes.
void keepOneOfEach(std::vector<Removal>& removals, Work& work) {
  spend(work, static_cast<double>(removals.size() * removals.size()) / comparedWork);
  const auto replaces = [](const Removal& one, const Removal& other) {
    const Worth worth = worthOf(one), others = worthOf(other);
    if (worth == others) return &one < &other && toldTheSame(one, other);
    return worth < others && (leaveTheSame(one, other) || toldTheSame(one, other));
  };
  std::vector<Removal> kept;
  for (const Removal& other : removals)
    if (std::none_of(removals.begin(), removals.end(), [&](const Removal& one) { return replaces(one, other); }))
      kept.push_back(other);
  removals = std::move(kept);
}

}  // namespace

Fault findRemovals(const Unit& unit, const Tally& tally, const std::string& path, Work& work,
                   std::vector<Removal>& removals) {
  Rear rear = {unit.ranks, {}, {}};
  if (auto fault = takeFromBehind(unit, tally, rear)) return fault;
  bool same = false;  // all splits come to the same
  for (int left = 0; left <= rear.fromFirstRank && !same; ++left) {
    Split split = splitAt(unit, tally, rear, left, work);
    const Beside& beside = split.base.after.beside;
    same = split.stepsInto;
    if (!split.models.empty()) {
      const bool found = addWays(split, removals) || addWaysWithOneLess(split, removals);
      if (removals.size() >= mostWays)
        giveUp(work, "at most 3,999 ways to close ranks", static_cast<double>(removals.size()));
      if (gaveUp(work)) return tooMany(work, path.c_str());
      if (!found) return refusal("ninth-age.noRoom", path, "a formation for all who are left", unit.id);
    } else if (beside.left || beside.right) {
      addBesideOnly(split, removals);
    } else {
      same = true;
      removals.push_back(split.base);
      removals.back().wipedOut = true;
      removals.back().sides = sidesOf(unit, rankAndFileCount(unit), 0, 0);
    }
  }
  if (removals.front().sides.left > removals.back().sides.left) std::reverse(removals.begin(), removals.end());
  keepOneOfEach(removals, work);
  return {};
}

}  // namespace closeRanks::ninthAge
