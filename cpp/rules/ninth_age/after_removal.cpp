#include "rules/ninth_age/after_removal.h"

#include <algorithm>

namespace closeRanks::ninthAge {
namespace {

double firstRankWidth(const Unit& unit) {
  const double pitch = pitchOf(unit).width;
  return pitch * (fileCount(unit.ranks) - 1) + unit.base.width;
}

// Moves the unit so that the middle of its first rank is at a point along the old unit's front edge.
void centreAt(const Unit& unit, double middle, Unit& after) {
  const double across = middle - leftEndOf(after) - firstRankWidth(after) / 2;
  after.at = snapped(outOf({unit.at, unit.heading, {}}, {across, 0}));
}

// A skirmish formation ends with its last R&F model, the Champion being one.
bool contracts(const Unit& unit) {
  return unit.formation == Formation::skirmish && rankAndFileCount(unit) == 0 &&
         std::none_of(unit.models.begin(), unit.models.end(),
                      [](const Model& model) { return model.kind == ModelKind::champion; });
}

bool covers(const Standing& model, Place place) {
  return model.now.rank <= place.rank && place.rank < model.now.rank + model.span.ranks &&
         model.now.file <= place.file && place.file < model.now.file + model.span.files;
}

}  // namespace

std::vector<Hole> holesOf(const Unit& unit, const Rear& rear, const FirstRank& first, const Fates& fates,
                          const Grid& grid) {
  std::vector<Hole> holes;
  for (const DeadModel& dead : rear.namedDead) {
    bool left = false, right = false, filled = false, lostLeft = false, lostRight = false;
    for (std::size_t i = 0; i < fates.size(); ++i) {
      if (unit.ranks[0][first.files[i]] != dead.letter) continue;
      left = left || fates[i] == fate::closedLeft;
      right = right || fates[i] == fate::closedRight;
      filled = filled || fates[i] == fate::stays;
      lostLeft = lostLeft || fates[i] == fate::lostLeft;
      lostRight = lostRight || fates[i] == fate::lostRight;
    }
    // A larger base that is filled in part is told by the end that its other places are lost at.
    if (filled && lostLeft != lostRight) (lostLeft ? left : right) = true;
    for (int rank = 1; rank < static_cast<int>(unit.ranks.size()); ++rank)
      for (int file = 0; file < fileCount(unit.ranks); ++file)
        if (letterAt(unit.ranks, {rank, file}) == dead.letter)
          filled = filled || std::any_of(grid.models.begin(), grid.models.end(), [&](const Standing& model) {
                     return covers(model, {rank, file - grid.lostLeft});
                   });
    if (left || right || filled)
      holes.push_back({dead.letter, left ? Closing::left : right ? Closing::right : Closing::filled});
  }
  return holes;
}

void standAfter(const Unit& unit, const Grid& grid, Removal& removal) {
  Unit& after = removal.after;
  after.ranks = ranksOf(grid.models, grid.files);
  const double middle = leftEndOf(unit) + pitchOf(unit).width * grid.lostLeft + firstRankWidth(after) / 2;
  const bool contracted = contracts(after);
  if (contracted) after.formation = Formation::normal;
  centreAt(unit, middle, after);
  const int filesBefore = fileCount(unit.ranks);
  if (after.beside.left && (grid.lostLeft > 0 || contracted))
    removal.slid.push_back({after.beside.left, {0, -1}, {0, -1}});
  for (const Standing& model : grid.models) {
    const Place inOld = {model.now.rank, model.now.file + grid.lostLeft};
    if (!(inOld == model.before) || contracted) removal.slid.push_back({model.letter, model.before, model.now});
  }
  if (after.beside.right && (grid.lostLeft + grid.files < filesBefore || contracted))
    removal.slid.push_back({after.beside.right, {0, filesBefore}, {0, grid.files}});
}

void standBesideOnly(const Unit& unit, int left, Removal& removal) {
  Unit& after = removal.after;
  const char leftOne = after.beside.left, rightOne = after.beside.right;
  const double leftWidth = leftOne ? baseOf(unit, leftOne).width : 0;
  const double width = leftWidth + (rightOne ? baseOf(unit, rightOne).width : 0);
  const int files = fileCount(unit.ranks);
  const double seam = leftEndOf(unit) + firstRankWidth(unit) * left / files;
  // The base that the other one matches becomes the unit's own (fact C1); else the left one's.
  const auto matchedBy = [&](char own, char other) {
    after.base = baseOf(unit, own);
    return !other || spanOf(after, other).files * spanOf(after, other).ranks > 0;
  };
  const bool ownIsLeft = leftOne && (matchedBy(leftOne, rightOne) || !rightOne || !matchedBy(rightOne, leftOne));
  const char own = ownIsLeft ? leftOne : rightOne, other = ownIsLeft ? rightOne : leftOne;
  const bool matching = matchedBy(own, other);
  Standings models;
  int file = 0;
  for (const char letter : {leftOne, rightOne}) {
    const bool inRanks = letter == own || matching;
    if (!letter) continue;
    Place to = {0, letter == leftOne ? -1 : 1};
    if (inRanks) {
      to.file = file;
      models.push_back({letter, to, to, spanOf(after, letter), false, false, false});
      file += models.back().span.files;
    }
    if (left != (letter == leftOne ? 0 : files))
      removal.slid.push_back({letter, {0, letter == leftOne ? -1 : files}, to});
    if (inRanks) (letter == leftOne ? after.beside.left : after.beside.right) = 0;
  }
  after.ranks = ranksOf(models, file);
  after.formation = Formation::normal;
  after.at = snapped(outOf({unit.at, unit.heading, {}}, {seam - leftWidth + width / 2, 0}));
}

}  // namespace closeRanks::ninthAge
