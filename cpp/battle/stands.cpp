#include "battle/stands.h"

namespace closeRanks {

std::vector<StandAt> stands(const Unit& unit) {
  std::vector<StandAt> all;
  for (int rank = 0; rank < static_cast<int>(unit.ranks.size()); ++rank)
    for (int file = 0; file < static_cast<int>(unit.ranks[rank].size()); ++file) {
      const char letter = unit.ranks[rank][file];
      if (letter == emptyPlace) continue;
      const Model* named = modelOf(unit, letter);
      all.push_back({{rank, file}, named ? named->models.value_or(unit.stand.models) : letter - '0', named});
    }
  return all;
}

bool hasStand(const std::vector<std::string>& ranks, Place place) {
  return place.rank >= 0 && place.rank < static_cast<int>(ranks.size()) && place.file >= 0 &&
         letterAt(ranks, place) != emptyPlace;
}

}  // namespace closeRanks
