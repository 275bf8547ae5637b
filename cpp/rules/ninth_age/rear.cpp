#include "rules/ninth_age/rear.h"

#include <algorithm>

namespace closeRanks::ninthAge {
namespace {

void takeNamedDead(const Unit& unit, const Tally& tally, Rear& rear) {
  std::string seen;
  for (int rank = 0; rank < static_cast<int>(unit.ranks.size()); ++rank) {
    rear.ranks[rank].resize(unit.ranks.front().size(), emptyPlace);
    for (int file = 0; file < fileCount(unit.ranks); ++file) {
      char& letter = rear.ranks[rank][file];
      if (letter == emptyPlace || tally.namedDead.find(letter) == std::string::npos) continue;
      if (seen.find(letter) == std::string::npos) rear.namedDead.push_back({{rank, file}, letter});
      seen += letter;
      letter = hole;
    }
  }
  for (const char letter : {unit.beside.left, unit.beside.right})
    if (letter && tally.namedDead.find(letter) != std::string::npos)
      rear.namedDead.push_back({{0, letter == unit.beside.left ? -1 : fileCount(unit.ranks)}, letter});
}

int poolIn(const Unit& unit, const std::string& rank) {
  return static_cast<int>(
      std::count_if(rank.begin(), rank.end(), [&](char letter) { return inRankAndFilePool(unit, letter); }));
}

void take(Rear& rear, Place place) {
  char& letter = rear.ranks[place.rank][place.file];
  rear.rankAndFileDead.push_back({place, letter});
  letter = emptyPlace;
}

// Takes models from the right end of a rank behind the first, those without a letter before command models.
void takeFromRight(Rear& rear, const Unit& unit, int rank, int count) {
  for (const bool commandToo : {false, true})
    for (int file = fileCount(rear.ranks) - 1; file >= 0 && count > 0; --file) {
      const char letter = rear.ranks[rank][file];
      if (letter != rankAndFile && !(commandToo && inRankAndFilePool(unit, letter))) continue;
      take(rear, {rank, file});
      --count;
    }
}

// Takes the places that the owner named in the rear rank that loses a part of its models.
Fault takePlaces(Rear& rear, const Unit& unit, int rank, int count, const Tally& tally) {
  const auto fault = [&](const char* expected, int found) {
    return refusal("ninth-age.places", tally.placesAt, expected, found);
  };
  if (static_cast<int>(tally.places.size()) != count)
    return fault("as many files as models die in the rear rank", static_cast<int>(tally.places.size()));
  const bool onlyCommandLeft = std::count(rear.ranks[rank].begin(), rear.ranks[rank].end(), rankAndFile) < count;
  for (const int file : tally.places) {
    const char letter = file < fileCount(rear.ranks) ? rear.ranks[rank][file] : emptyPlace;
    if (letter != rankAndFile && !(onlyCommandLeft && inRankAndFilePool(unit, letter)))
      return fault("files where an R&F model stands", file);
    take(rear, {rank, file});
  }
  return {};
}

// Whether the places are just those of the dead of one rank behind the first: then they name what dies anyway.
bool nameWholeRank(const Rear& rear, const std::vector<int>& places) {
  for (int rank = 1; rank < static_cast<int>(rear.ranks.size()); ++rank) {
    std::size_t dead = 0, named = 0;
    for (const DeadModel& one : rear.rankAndFileDead) {
      if (one.place.rank != rank) continue;
      ++dead;
      named += std::find(places.begin(), places.end(), one.place.file) != places.end();
    }
    if (dead == places.size() && named == dead) return true;
  }
  return false;
}

}  // namespace

Fault takeFromBehind(const Unit& unit, const Tally& tally, Rear& rear) {
  takeNamedDead(unit, tally, rear);
  int left = tally.rankAndFileDead;
  bool placesUsed = false;
  for (int rank = static_cast<int>(rear.ranks.size()) - 1; rank > 0 && left > 0; --rank) {
    const int pool = poolIn(unit, rear.ranks[rank]), count = std::min(left, pool);
    rear.ownersPlaces = count > 0 && count < pool;
    if (rear.ownersPlaces && !tally.places.empty()) {
      placesUsed = true;
      if (auto fault = takePlaces(rear, unit, rank, count, tally)) return fault;
    } else {
      takeFromRight(rear, unit, rank, count);
    }
    left -= count;
  }
  rear.fromFirstRank = left;
  if (!placesUsed && !tally.places.empty() && !nameWholeRank(rear, tally.places))
    return refusal("ninth-age.places", tally.placesAt, "files of the models that die in one rank behind the first",
                   static_cast<int>(tally.places.size()));
  return {};
}

}  // namespace closeRanks::ninthAge
