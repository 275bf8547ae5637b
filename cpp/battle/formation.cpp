#include "battle/formation.h"

#include <algorithm>
#include <cmath>

namespace closeRanks {
namespace {

// Between files and between ranks of a unit in skirmish formation, in micrometres (fact F12).
constexpr double skirmishGap = 12500;

// The places of one unit; more are refused when a question is read.
constexpr double mostPlaces = 400;

}  // namespace

int fileCount(const std::vector<std::string>& ranks) {
  return ranks.empty() ? 0 : static_cast<int>(ranks.front().size());
}

char letterAt(const std::vector<std::string>& ranks, Place place) {
  const std::string& rank = ranks[place.rank];
  return place.file < static_cast<int>(rank.size()) ? rank[place.file] : emptyPlace;
}

Size baseOf(const Unit& unit, char letter) {
  const Model* model = modelOf(unit, letter);
  return model && model->base ? *model->base : unit.base;
}

Span spanOf(const Size& base, const Size& own) {
  const double files = base.width / own.width, ranks = base.depth / own.depth;
  if (files != std::floor(files) || ranks != std::floor(ranks) || (1 + files) * ranks > mostPlaces) return {0, 0};
  return {static_cast<int>(files), static_cast<int>(ranks)};
}

Span spanOf(const Unit& unit, char letter) { return spanOf(baseOf(unit, letter), unit.base); }

Size pitchOf(const Unit& unit) {
  const double gap = unit.formation == Formation::skirmish ? skirmishGap : 0;
  return {unit.base.width + gap, unit.base.depth + gap};
}

double leftEndOf(const Unit& unit) {
  const double beside = unit.beside.left ? baseOf(unit, unit.beside.left).width : 0;
  return beside - boundaryOf(unit).size.width / 2;
}

Box boundaryOf(const Unit& unit) {
  const Size pitch = pitchOf(unit);
  const double gap = pitch.width - unit.base.width;
  Size size = {pitch.width * fileCount(unit.ranks) - gap, pitch.depth * static_cast<double>(unit.ranks.size()) - gap};
  for (const char letter : {unit.beside.left, unit.beside.right}) {
    if (!letter) continue;
    const Size base = baseOf(unit, letter);
    size.width += base.width;
    size.depth = std::max(size.depth, base.depth);
  }
  return {unit.at, unit.heading, size};
}

Formed formedOf(const Unit& unit) { return {boundaryOf(unit), &unit.ranks, &unit}; }

std::vector<Box> boundariesOf(const Battle& battle) {
  std::vector<Box> boundaries;
  for (const Unit& unit : battle.units) boundaries.push_back(boundaryOf(unit));
  return boundaries;
}

Box placeBox(const Formed& formed, Place place) {
  const Unit& unit = *formed.unit;
  const Size pitch = pitchOf(unit);
  const bool left = place.file < 0, right = place.file >= fileCount(unit.ranks);
  const char letter = left ? unit.beside.left : right ? unit.beside.right : letterAt(unit.ranks, place);
  const Size base = baseOf(unit, letter);
  const double half = formed.boundary.size.width / 2;
  // A larger base stands in the middle of the places it covers.
  const double covered = pitch.width * (std::max(spanOf(unit, letter).files, 1) - 1) + unit.base.width;
  const double across = left    ? base.width / 2 - half
                        : right ? half - base.width / 2
                                : leftEndOf(unit) + pitch.width * place.file + covered / 2;
  return {outOf(formed.boundary, {across, pitch.depth * place.rank}), formed.boundary.heading, base};
}

const Model* modelOf(const Unit& unit, char letter) {
  const auto found =
      std::find_if(unit.models.begin(), unit.models.end(), [&](const Model& model) { return model.letter == letter; });
  return found == unit.models.end() ? nullptr : &*found;
}

int indexOf(const Battle& battle, const std::string& unitId) {
  for (std::size_t i = 0; i < battle.units.size(); ++i)
    if (battle.units[i].id == unitId) return static_cast<int>(i);
  return -1;
}

}  // namespace closeRanks
