#include "rules/ninth_age/removal.h"

#include <algorithm>
#include <optional>

namespace closeRanks::ninthAge {
namespace {

// Stands in the ranks where a model died and what follows has not been decided yet.
constexpr char hole = '*';

using Ranks = std::vector<std::string>;

Fault notYet(const std::string& path) {
  return refusal("ninth-age.notYet", path, "losses that leave each model its place",
                 "a hole in the ranks, or a model with none before it");
}

// What is common to all splits: the ranks after the named dead and the rear ranks' dead left, and how many must leave
// the first rank.
struct Rear {
  Ranks ranks;
  std::vector<DeadModel> rankAndFileDead;
  std::vector<DeadModel> namedDead;
  int fromFirstRank = 0;
  bool ownersPlaces = false;
};

Rear withoutNamedDead(const Unit& unit, const Tally& tally) {
  Rear rear;
  rear.ranks = unit.ranks;
  for (int rank = 0; rank < static_cast<int>(unit.ranks.size()); ++rank) {
    rear.ranks[rank].resize(unit.ranks.front().size(), emptyPlace);
    for (int file = 0; file < fileCount(unit.ranks); ++file) {
      char& letter = rear.ranks[rank][file];
      if (letter == emptyPlace || tally.namedDead.find(letter) == std::string::npos) continue;
      rear.namedDead.push_back({{rank, file}, letter});
      letter = hole;
    }
  }
  return rear;
}

int poolIn(const Unit& unit, const std::string& rank) {
  return static_cast<int>(
      std::count_if(rank.begin(), rank.end(), [&](char letter) { return inRankAndFilePool(unit, letter); }));
}

void take(Rear& rear, Place place) {
  char& letter = rear.ranks[place.rank][place.file];
  rear.rankAndFileDead.push_back({place, letter});
  letter = hole;
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

// Empties ranks from the rear as long as R&F models stand behind the first one.
Fault takeFromBehind(Rear& rear, const Unit& unit, const Tally& tally) {
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

// Turns holes of the rear rank into empty places and drops ranks without models. Whether no hole is left behind the
// first rank.
bool closeBehind(Ranks& ranks) {
  while (ranks.size() > 1) {
    std::string& last = ranks.back();
    std::replace(last.begin(), last.end(), hole, emptyPlace);
    if (last.find_first_not_of(emptyPlace) != std::string::npos) break;
    ranks.pop_back();
  }
  return std::none_of(ranks.begin() + 1, ranks.end(),
                      [](const std::string& rank) { return rank.find(hole) != std::string::npos; });
}

bool isDead(const std::vector<int>& dead, int file) { return std::find(dead.begin(), dead.end(), file) != dead.end(); }

// Adds the first models of a kind that still live, seen from one end; 0 stands for all kinds that belong to the pool.
void addDead(std::vector<int>& dead, const Unit& unit, const std::string& rank, bool fromRight, int count, char kind) {
  const int files = static_cast<int>(rank.size());
  for (int i = 0; i < files && count > 0; ++i) {
    const int file = fromRight ? files - 1 - i : i;
    if (isDead(dead, file) || !(kind ? rank[file] == kind : inRankAndFilePool(unit, rank[file]))) continue;
    dead.push_back(file);
    --count;
  }
}

// The files of the R&F models that die in the first rank when so many places are lost at each end: the nearest R&F
// inwards, command models only when no other is left. Where both ends are lost, neither end decides which command model
// that is: Musicians die first.
std::vector<int> deadFiles(const Unit& unit, const std::string& rank, int left, int right) {
  std::vector<int> dead;
  addDead(dead, unit, rank, false, left, rankAndFile);
  addDead(dead, unit, rank, true, right, rankAndFile);
  const auto missing = [&] { return left + right - static_cast<int>(dead.size()); };
  for (const Model& model : unit.models)
    if (left > 0 && right > 0 && model.kind == ModelKind::musician)
      addDead(dead, unit, rank, false, std::min(1, missing()), model.letter);
  addDead(dead, unit, rank, left == 0, missing(), 0);
  return dead;
}

// The first rank once its dead are gone: who stays, and how many places are lost at each end.
struct FirstRank {
  std::vector<int> stayers;  // files before the batch; -1 for a hole that a dead named model left
  int lostLeft = 0;
  int lostRight = 0;
};

// A hole at an end of the rank is no hole: that place is lost (reading 7).
FirstRank closedAtEnds(const std::string& rank, const std::vector<int>& dead, int left, int right) {
  FirstRank first = {{}, left, right};
  for (int file = 0; file < static_cast<int>(rank.size()); ++file)
    if (!isDead(dead, file)) first.stayers.push_back(rank[file] == hole ? -1 : file);
  while (!first.stayers.empty() && first.stayers.back() == -1) {
    first.stayers.pop_back();
    ++first.lostRight;
  }
  while (!first.stayers.empty() && first.stayers.front() == -1) {
    first.stayers.erase(first.stayers.begin());
    ++first.lostLeft;
  }
  return first;
}

// Whether every model behind the first rank still has a model in front of it.
bool coversBehind(const Ranks& ranks, const FirstRank& first) {
  for (std::size_t rank = 1; rank < ranks.size(); ++rank)
    for (int file = 0; file < fileCount(ranks); ++file)
      if (ranks[rank][file] != emptyPlace && (file < first.lostLeft || file >= fileCount(ranks) - first.lostRight))
        return false;
  return true;
}

// The ranks that are left, each model of the first rank in its new place.
void reform(Unit& unit, const Ranks& ranks, const FirstRank& first) {
  const std::size_t files = first.stayers.size();
  unit.ranks.assign(1, "");
  for (const int file : first.stayers) unit.ranks[0] += ranks[0][file];
  for (std::size_t rank = 1; rank < ranks.size(); ++rank) {
    std::string places = ranks[rank].substr(static_cast<std::size_t>(first.lostLeft), files);
    places.erase(places.find_last_not_of(emptyPlace) + 1);
    unit.ranks.push_back(places);
  }
  const double shift = (first.lostLeft - first.lostRight) * unit.base.width / 2;
  unit.at = snapped(outOf({unit.at, unit.heading, {}}, {shift, 0}));
}

std::vector<Slid> slidesOf(const std::string& rank, const FirstRank& first) {
  std::vector<Slid> slides;
  for (int file = 0; file < static_cast<int>(first.stayers.size()); ++file) {
    const int before = first.stayers[file];
    if (before != file + first.lostLeft) slides.push_back({rank[before], {0, before}, {0, file}});
  }
  return slides;
}

// One split; nothing when it leaves a formation that is not ruled yet.
std::optional<Removal> removalOf(const Unit& unit, const Tally& tally, const Rear& rear, int left) {
  const int right = rear.fromFirstRank - left;
  Removal removal;
  removal.after = tally.after;
  removal.dead = rear.rankAndFileDead;
  removal.ownersPlaces = rear.ownersPlaces;
  const std::vector<int> dead = deadFiles(unit, rear.ranks[0], left, right);
  for (const int file : dead) removal.dead.push_back({{0, file}, rear.ranks[0][file]});
  removal.dead.insert(removal.dead.end(), rear.namedDead.begin(), rear.namedDead.end());
  removal.sides = {unit.id, static_cast<int>(rear.rankAndFileDead.size()), left, right};
  const FirstRank first = closedAtEnds(rear.ranks[0], dead, left, right);
  if (first.stayers.empty() && rear.ranks.size() == 1) {
    removal.wipedOut = true;
    removal.sides = {unit.id, rankAndFileCount(unit), 0, 0};
    return removal;
  }
  const bool holed = std::count(first.stayers.begin(), first.stayers.end(), -1) > 0;
  const bool endsOpen = rear.ranks.size() > 1 && rear.ranks[0].find(hole) != std::string::npos;
  if (first.stayers.empty() || holed || endsOpen || !coversBehind(rear.ranks, first)) return {};
  removal.slid = slidesOf(rear.ranks[0], first);
  reform(removal.after, rear.ranks, first);
  auto& models = removal.after.models;
  const auto gone = [&](const Model& model) {
    return std::any_of(removal.dead.begin(), removal.dead.end(),
                       [&](const DeadModel& one) { return one.letter == model.letter; });
  };
  models.erase(std::remove_if(models.begin(), models.end(), gone), models.end());
  return removal;
}

}  // namespace

Fault findRemovals(const Unit& unit, const Tally& tally, const std::string& path, std::vector<Removal>& removals) {
  Rear rear = withoutNamedDead(unit, tally);
  if (auto fault = takeFromBehind(rear, unit, tally)) return fault;
  if (!closeBehind(rear.ranks)) return notYet(path);
  for (int left = 0; left <= rear.fromFirstRank; ++left) {
    auto removal = removalOf(unit, tally, rear, left);
    if (!removal) return notYet(path);
    removals.push_back(std::move(*removal));
    if (removals.back().wipedOut) break;
  }
  return {};
}

}  // namespace closeRanks::ninthAge
