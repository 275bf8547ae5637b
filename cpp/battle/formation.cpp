#include "battle/formation.h"

#include <algorithm>

namespace closeRanks {

int fileCount(const std::vector<std::string>& ranks) {
  return ranks.empty() ? 0 : static_cast<int>(ranks.front().size());
}

char letterAt(const std::vector<std::string>& ranks, Place place) {
  const std::string& rank = ranks[place.rank];
  return place.file < static_cast<int>(rank.size()) ? rank[place.file] : emptyPlace;
}

Box boundaryOf(const Unit& unit) {
  const double files = fileCount(unit.ranks), ranks = static_cast<double>(unit.ranks.size());
  return {unit.at, unit.heading, {unit.base.width * files, unit.base.depth * ranks}};
}

Formed formedOf(const Unit& unit) { return {boundaryOf(unit), unit.base, &unit.ranks}; }

Box placeBox(const Formed& formed, Place place) {
  const double fromLeft = formed.base.width * (place.file + 0.5);
  const Point own = {fromLeft - formed.boundary.size.width / 2, formed.base.depth * place.rank};
  return {outOf(formed.boundary, own), formed.boundary.heading, formed.base};
}

std::vector<Place> modelPlaces(const Formed& formed) {
  const std::vector<std::string>& ranks = *formed.ranks;
  std::vector<Place> places;
  std::string seen;
  for (int rank = 0; rank < static_cast<int>(ranks.size()); ++rank)
    for (int file = 0; file < static_cast<int>(ranks[rank].size()); ++file) {
      const char letter = ranks[rank][file];
      if (letter == emptyPlace || seen.find(letter) != std::string::npos) continue;
      if (letter != rankAndFile) seen += letter;
      places.push_back({rank, file});
    }
  return places;
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
