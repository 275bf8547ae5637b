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

// Of bases beside a unit that alone are left the one that becomes its own: which the other one matches (fact C1), else
// the left one.
char ownAmong(const Unit& unit, const Beside& beside) {
  const bool rightIsOwn = beside.right && spanOf(baseOf(unit, beside.left), baseOf(unit, beside.right)).files > 0 &&
                          spanOf(baseOf(unit, beside.right), baseOf(unit, beside.left)).files == 0;
  return beside.left && !rightIsOwn ? beside.left : beside.right;
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
  const Beside beside = after.beside;
  const double leftWidth = beside.left ? baseOf(unit, beside.left).width : 0;
  const double width = leftWidth + (beside.right ? baseOf(unit, beside.right).width : 0);
  const int files = fileCount(unit.ranks);
  const double seam = leftEndOf(unit) + firstRankWidth(unit) * left / files;
  const char own = ownAmong(unit, beside);
  after.base = baseOf(unit, own);
  Standings models;
  int file = 0;
  for (const char letter : {beside.left, beside.right}) {
    if (!letter) continue;
    const bool isLeft = letter == beside.left;
    const Span span = spanOf(after, letter);
    Place to = {0, isLeft ? -1 : 1};
    if (span.files > 0) {
      to.file = file;
      models.push_back({letter, to, to, span, false, false, false});
      file += span.files;
      (isLeft ? after.beside.left : after.beside.right) = 0;
    }
    if (left != (isLeft ? 0 : files)) removal.slid.push_back({letter, {0, isLeft ? -1 : files}, to});
  }
  after.ranks = ranksOf(models, file);
  after.formation = Formation::normal;
  after.at = snapped(outOf({unit.at, unit.heading, {}}, {seam - leftWidth + width / 2, 0}));
}

}  // namespace closeRanks::ninthAge
