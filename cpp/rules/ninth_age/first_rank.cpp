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

// A way to close holes that is being made, run of neighbouring holes by run.
struct Closing {
  const FirstRank& first;
  const std::string& rank;
  Work& work;
  std::vector<Fates>& ways;
};

// What is still to be decided: the holes from a place on, how many of them are filled, and how many close from the
// left.
struct Undecided {
  int from;
  int holes;
  int fill;
  int left;
};

// How many holes of a run are not more than so many places to the right of where their models stood. One that is to
// the right lies between a model and the R&F model that dies in its stead at the left: that model slides on past it.
int upTo(const FirstRank& first, int from, int to, int shift) {
  int count = 0;
  for (int place = from; place < to; ++place) count += first.lostLeft + place - first.files[place] <= shift;
  return count;
}

bool closesFromBothSides(const Closing& closing, const Fates& fates) {
  for (std::size_t left = 0; left < fates.size(); ++left)
    for (std::size_t right = left; fates[left] == fate::closedLeft && right < fates.size(); ++right)
      if (fates[right] == fate::closedRight &&
          closing.rank[closing.first.files[left]] == closing.rank[closing.first.files[right]])
        return true;
  return false;
}

// Goes on from a place.
void closeFrom(const Closing& closing, Fates& fates, const Undecided& open) {
  const FirstRank& first = closing.first;
  const int places = static_cast<int>(fates.size()), fill = open.fill, left = open.left;
  int from = open.from;
  while (from < places && !first.holes[from]) ++from;
  spend(closing.work, 1);
  if (closing.ways.size() >= mostWays || gaveUp(closing.work)) return;
  if (from == places) {
    if (fill == 0 && left == 0 && !closesFromBothSides(closing, fates)) closing.ways.push_back(fates);
    return;
  }
  int to = from;
  while (to < places && first.holes[to]) ++to;
  const int behind = open.holes - (to - from);
  const bool atLeft = from == 0 && !first.heldLeft, atRight = to == places && !first.heldRight;
  for (int filled = std::min(fill, to - from); filled >= 0; --filled) {
    const int closed = to - from - filled, fromLeft = std::min(left, closed);
    const Undecided next = {to, behind, fill - filled, left - fromLeft};
    if (next.fill > next.holes || next.left > next.holes - next.fill) continue;
    // Those from one side alone, when nobody fills the run.
    const int leftOnly = filled > 0 ? 0 : closed - upTo(first, from, to, 0);
    const int rightOnly = filled > 0 ? 0 : upTo(first, from, to, -1);
    const int least = filled == 0 && atLeft && !atRight ? closed - rightOnly : leftOnly;
    const int most = filled == 0 && atRight && !atLeft ? leftOnly : closed - rightOnly;
    if (fromLeft < least || fromLeft > most) continue;
    for (int i = 0; i < fromLeft; ++i) fates[from + i] = atLeft || i < leftOnly ? fate::lostLeft : fate::closedLeft;
    for (int i = 0; i < closed - fromLeft; ++i)
      fates[to - 1 - i] = atRight || i < rightOnly ? fate::lostRight : fate::closedRight;
    closeFrom(closing, fates, next);
    std::fill(fates.begin() + from, fates.begin() + to, fate::stays);
  }
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
  FirstRank first = {{}, {}, lostLeft, false, false};
  for (int file = 0; file < static_cast<int>(rank.size()); ++file) {
    if (isDead(dead, file)) continue;
    first.files.push_back(file);
    first.holes.push_back(rank[file] == hole);
  }
  return first;
}

FirstRank deadRankOf(const std::string& rank) {
  FirstRank first = firstRankOf(rank, {}, 0);
  first.holes.assign(rank.size(), true);
  return first;
}

std::vector<Fates> waysToClose(const FirstRank& first, const std::string& rank, int closed, Work& work) {
  std::vector<Fates> ways;
  Fates fates(first.files.size(), fate::stays);
  const int holes = first.holeCount();
  for (int left = closed; left >= 0; --left)
    closeFrom({first, rank, work, ways}, fates, {0, holes, holes - closed, left});
  return ways;
}

}  // namespace closeRanks::ninthAge
