#include "rules/ninth_age/ranking.h"

#include <algorithm>

namespace closeRanks::ninthAge {
namespace {

constexpr int priorities = static_cast<int>(priorityNames.size());

// The best combination for each split of one hurt unit.
std::vector<int> bestOfEachSplit(const Batch& batch, const std::vector<Score>& scores, std::size_t unit) {
  std::vector<int> best(batch.hurtUnits[unit].removals.size(), -1);
  for (int index = 0; index < static_cast<int>(scores.size()); ++index) {
    int& sofar = best[combinationAt(batch, index)[unit]];
    if (sofar < 0 || better(scores[index], scores[sofar])) sofar = index;
  }
  return best;
}

std::vector<int> shownOf(const Batch& batch, const Ranking& ranking) {
  Flags isShown(ranking.scores.size(), ranking.scores.size() <= optionsShown);
  for (std::size_t i = 0; i < ranking.legal.size() && i < optionsShown; ++i) isShown[ranking.legal[i]] = true;
  for (std::size_t unit = 0; unit < batch.hurtUnits.size(); ++unit)
    for (const int index : bestOfEachSplit(batch, ranking.scores, unit)) isShown[index] = true;
  std::vector<int> shown;
  for (int index = 0; index < static_cast<int>(isShown.size()); ++index)
    if (isShown[index]) shown.push_back(index);
  return shown;
}

}  // namespace

int valueOn(const Score& score, int priority) {
  const int values[] = {score.dropOut,   score.loseContact, score.modelsInContact,
                        score.imbalance, score.widthLost,   score.slid};
  return values[priority];
}

std::optional<int> firstDifference(const Score& a, const Score& b) {
  for (int priority = 0; priority < priorities; ++priority)
    if (valueOn(a, priority) != valueOn(b, priority)) return priority;
  return {};
}

bool better(const Score& a, const Score& b) {
  const auto priority = firstDifference(a, b);
  if (!priority) return false;
  const bool less = valueOn(a, *priority) < valueOn(b, *priority);
  return priorityNames[*priority] == std::string("modelsInContact") ? !less : less;
}

int combinationCount(const Batch& batch) {
  long long count = 1;
  for (const HurtUnit& hurt : batch.hurtUnits) {
    count *= static_cast<long long>(hurt.removals.size());
    if (count > combinationsJudged) return -1;
  }
  return static_cast<int>(count);
}

Combination combinationAt(const Batch& batch, int index) {
  Combination combination(batch.hurtUnits.size());
  for (std::size_t i = combination.size(); i-- > 0;) {
    const int splits = static_cast<int>(batch.hurtUnits[i].removals.size());
    combination[i] = index % splits;
    index /= splits;
  }
  return combination;
}

std::optional<Ranking> rank(Batch& batch) {
  Ranking ranking;
  const int count = combinationCount(batch);
  if (count < 0) return {};
  for (int index = 0; index < count; ++index) {
    Finish finish = finishOf(batch, combinationAt(batch, index), {});
    if (batch.nudgesTried >= nudgesAllowed) return {};
    const Score score = finish.score;
    ranking.scores.push_back(score);
    if (!ranking.legal.empty() && better(score, ranking.scores[ranking.legal.front()])) ranking.legal.clear();
    if (ranking.legal.empty() || !firstDifference(score, ranking.scores[ranking.legal.front()]))
      ranking.legal.push_back(index);
    if (count <= optionsShown) ranking.finishes.push_back(std::move(finish));
  }
  ranking.shown = shownOf(batch, ranking);
  if (count > optionsShown)
    for (const int index : ranking.shown) ranking.finishes.push_back(finishOf(batch, combinationAt(batch, index), {}));
  if (batch.nudgesTried >= nudgesAllowed) return {};
  return ranking;
}

int optionOf(const Ranking& ranking, int combination) {
  const auto found = std::lower_bound(ranking.shown.begin(), ranking.shown.end(), combination);
  return found != ranking.shown.end() && *found == combination ? static_cast<int>(found - ranking.shown.begin()) : -1;
}

void show(Batch& batch, Ranking& ranking, int combination) {
  if (optionOf(ranking, combination) >= 0) return;
  const auto place = std::lower_bound(ranking.shown.begin(), ranking.shown.end(), combination);
  ranking.finishes.insert(ranking.finishes.begin() + (place - ranking.shown.begin()),
                          finishOf(batch, combinationAt(batch, combination), {}));
  ranking.shown.insert(place, combination);
}

Reason reasonOf(std::string_view code) {
  Reason reason;
  reason.code = code;
  return reason;
}

std::vector<Reason> reasonsFor(const Ranking& ranking) {
  if (ranking.scores.size() == 1) return {reasonOf("onlyWay")};
  std::vector<Reason> reasons;
  const Score& best = ranking.scores[ranking.legal.front()];
  for (int priority = 0; priority < priorities; ++priority) {
    int beaten = 0, next = 0;
    const bool more = priorityNames[priority] == std::string("modelsInContact");
    for (const Score& score : ranking.scores) {
      if (firstDifference(score, best) != priority) continue;
      const int value = valueOn(score, priority);
      if (beaten++ == 0 || (more ? value > next : value < next)) next = value;
    }
    if (beaten == 0) continue;
    reasons.push_back(reasonOf("priority"));
    reasons.back().priority = priorityNames[priority];
    reasons.back().value = valueOn(best, priority);
    reasons.back().next = next;
    reasons.back().beaten = beaten;
  }
  return reasons;
}

}  // namespace closeRanks::ninthAge
