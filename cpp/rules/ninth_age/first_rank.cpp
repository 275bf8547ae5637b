#include "rules/ninth_age/first_rank.h"

#include <algorithm>

namespace closeRanks::ninthAge {
namespace {

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

// Holes at the ends of the rank.
struct EndHoles {
  int left = 0;
  int right = 0;
};

EndHoles endHoles(const FirstRank& first) {
  const int places = static_cast<int>(first.holes.size());
  EndHoles ends;
  while (ends.left < places && first.holes[ends.left]) ++ends.left;
  while (ends.right < places - ends.left && first.holes[places - 1 - ends.right]) ++ends.right;
  return ends;
}

}  // namespace

// The nearest R&F inwards dies, a command model only when no other is left. Where both ends are lost, neither end
// decides which command model that is: Musicians die first.
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

int FirstRank::holeCount() const { return static_cast<int>(std::count(holes.begin(), holes.end(), true)); }

FirstRank firstRankOf(const std::string& rank, const std::vector<int>& dead, int lostLeft) {
  FirstRank first = {{}, {}, lostLeft};
  for (int file = 0; file < static_cast<int>(rank.size()); ++file) {
    if (isDead(dead, file)) continue;
    first.files.push_back(file);
    first.holes.push_back(rank[file] == hole);
  }
  return first;
}

int closedInside(const FirstRank& first, int closed) {
  const EndHoles ends = endHoles(first);
  return std::max(0, closed - ends.left - ends.right);
}

std::vector<Fate> fatesOf(const FirstRank& first, const std::string& rank, int closed, int fromLeft) {
  const EndHoles ends = endHoles(first);
  const int places = static_cast<int>(first.files.size()), inside = closedInside(first, closed);
  const int lostRight = std::min(ends.right, closed), lostLeft = std::min(ends.left, closed - lostRight);
  std::vector<Fate> fates(places, Fate::stays);
  for (int i = 0; i < lostLeft; ++i) fates[i] = Fate::lostLeft;
  for (int i = 0; i < lostRight; ++i) fates[places - 1 - i] = Fate::lostRight;
  char lastLeft = 0, firstRight = 0;
  for (int i = ends.left, left = fromLeft; i < places && left > 0; ++i)
    if (first.holes[i]) {
      fates[i] = Fate::closedLeft;
      lastLeft = rank[first.files[i]];
      --left;
    }
  for (int i = places - 1 - ends.right, right = inside - fromLeft; i >= 0 && right > 0; --i)
    if (first.holes[i]) {
      fates[i] = Fate::closedRight;
      firstRight = rank[first.files[i]];
      --right;
    }
  if (lastLeft && lastLeft == firstRight) fates.clear();
  return fates;
}

}  // namespace closeRanks::ninthAge
