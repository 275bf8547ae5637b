#include "rules/ninth_age/ranking.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "geometry/ascending.h"

namespace closeRanks::ninthAge {
namespace {

// How much worse a score is on a priority.
int worseBy(const Score& score, const Score& best, const Priority& priority) {
  const int more = score.*priority.value - best.*priority.value;
  return priority.moreIsBetter ? -more : more;
}

bool better(const Score& a, const Score& b) {
  const int priority = firstDifference(a, b);
  return priority < priorities && worseBy(a, b, priorityOrder[priority]) < 0;
}

// The indexes of the first ways, at most optionsShown.
std::vector<int> firstIndexes(const Ranking& ranking, const Ways& ways) {
  std::vector<int> indexes = {0};
  for (std::size_t i = 0; i < ways.size(); ++i) {
    std::vector<int> longer;
    for (const int before : indexes)
      for (const int way : ways[i]) {
        const int index = before + ranking.parts[i].index[way];
        const bool full = longer.size() == optionsShown;
        if (full && index > longer.back()) break;
        if (full) longer.pop_back();
        insertOnce(longer, index);
      }
    indexes = std::move(longer);
  }
  return indexes;
}

// All combinations of each part.
Ways allWays(const Ranking& ranking) {
  Ways ways;
  for (const Part& part : ranking.parts) {
    ways.emplace_back(part.scores.size());
    std::iota(ways.back().begin(), ways.back().end(), 0);
  }
  return ways;
}

// The combination that is best with one split of one unit of a part, as far as that part goes; by its place there.
std::vector<int> bestOfEachSplit(const Batch& batch, const Part& part, int hurt) {
  std::vector<int> best(batch.hurtUnits[hurt].removals.size(), -1);
  for (int i = 0; i < static_cast<int>(part.index.size()); ++i) {
    int& sofar = best[combinationAt(batch, part.index[i])[hurt]];
    if (sofar < 0 || better(part.scores[i], part.scores[sofar])) sofar = i;
  }
  return best;
}

void findShown(Batch& batch, Ranking& ranking) {
  std::vector<int>& shown = ranking.shown;
  if (ranking.count <= optionsShown) {
    for (int index = 0; index < ranking.count; ++index) shown.push_back(index);
  } else {
    shown = firstIndexes(ranking, ranking.legal);
    const int first = shown.front();
    for (std::size_t i = 0; i < ranking.parts.size(); ++i) {
      const Part& part = ranking.parts[i];
      for (const int hurt : part.hurt)
        for (const int best : bestOfEachSplit(batch, part, hurt))
          insertOnce(shown, first + part.index[best] - part.index[ranking.legal[i].front()]);
    }
  }
  for (std::size_t i = ranking.finishes.size(); i < shown.size(); ++i) {
    play(batch, combinationAt(batch, shown[i]), {}, ranking.finishes.emplace_back());
    if (gaveUp(batch.memory.work)) return;
  }
  ranking.best = std::next(ranking.finishes.begin(), optionOf(ranking, firstOf(ranking, ranking.legal)))->score;
}

}  // namespace

int firstDifference(const Score& a, const Score& b) {
  int priority = 0;
  while (priority < priorities && worseBy(a, b, priorityOrder[priority]) == 0) ++priority;
  return priority;
}

std::vector<int> bestOf(const Part& part, const std::vector<int>& among) {
  std::vector<int> best;
  for (const int i : among) {
    if (!best.empty() && better(part.scores[i], part.scores[best.front()])) best.clear();
    if (best.empty() || firstDifference(part.scores[i], part.scores[best.front()]) == priorities) best.push_back(i);
  }
  return best;
}

double wayCount(const Ways& ways) {
  double count = 1;
  for (const std::vector<int>& some : ways) count *= static_cast<double>(some.size());
  return count;
}

int firstOf(const Ranking& ranking, const Ways& ways) {
  int index = 0;
  for (std::size_t i = 0; i < ways.size(); ++i) index += ranking.parts[i].index[ways[i].front()];
  return index;
}

bool playAgain(Batch& batch, int combination, const std::vector<int>& order, Finish& finish) {
  batch.memory = {};
  batch.memory.work.steps = -workAllowed;
  play(batch, combinationAt(batch, combination), order, finish);
  return !gaveUp(batch.memory.work);
}

bool rank(Batch& batch, Ranking& ranking) {
  const double count = combinationCount(batch);
  if (count > combinationsCompared) {
    giveUp(batch.memory.work, "at most 1,000,000,000 combinations", count);
    return false;
  }
  ranking.count = static_cast<int>(count);
  ranking.parts = partsOf(batch, ranking.finishes);
  if (gaveUp(batch.memory.work)) return false;
  ranking.legal = allWays(ranking);
  for (std::size_t i = 0; i < ranking.legal.size(); ++i) ranking.legal[i] = bestOf(ranking.parts[i], ranking.legal[i]);
  findShown(batch, ranking);
  return !gaveUp(batch.memory.work);
}

int optionOf(const Ranking& ranking, int combination) {
  const auto found = std::lower_bound(ranking.shown.begin(), ranking.shown.end(), combination);
  return found != ranking.shown.end() && *found == combination ? static_cast<int>(found - ranking.shown.begin()) : -1;
}

bool show(Batch& batch, Ranking& ranking, int combination) {
  if (optionOf(ranking, combination) >= 0) return true;
  const auto place = std::lower_bound(ranking.shown.begin(), ranking.shown.end(), combination);
  const auto finish = ranking.finishes.emplace(std::next(ranking.finishes.begin(), place - ranking.shown.begin()));
  ranking.shown.insert(place, combination);
  return playAgain(batch, combination, {}, *finish);
}

Reason reasonOf(std::string_view code) {
  Reason reason;
  reason.code = code;
  return reason;
}

std::vector<Reason> reasonsFor(const Ranking& ranking) {
  std::vector<Reason> reasons;
  if (ranking.count == 1) reasons.push_back(reasonOf("onlyWay"));
  Ways equal = allWays(ranking);  // as good as the best ones on the priorities looked at so far
  for (const Priority& priority : priorityOrder) {
    const double before = wayCount(equal);
    int least = 0;  // by which any other is worse
    for (std::size_t i = 0; i < equal.size(); ++i) {
      const Part& part = ranking.parts[i];
      std::vector<int> left;
      for (const int one : equal[i]) {
        const int worse = worseBy(part.scores[one], part.scores[ranking.legal[i].front()], priority);
        if (worse == 0)
          left.push_back(one);
        else if (least == 0 || worse < least)
          least = worse;
      }
      equal[i] = std::move(left);
    }
    if (least == 0) continue;
    const int value = ranking.best.*priority.value;
    reasons.push_back(reasonOf("priority"));
    reasons.back().priority = priority.name;
    reasons.back().value = value;
    reasons.back().next = priority.moreIsBetter ? value - least : value + least;
    reasons.back().beaten = static_cast<int>(before - wayCount(equal));
  }
  return reasons;
}

}  // namespace closeRanks::ninthAge
