#include "brute_force_batch.h"

#include <numeric>
#include <set>
#include <tuple>

#include "brute_force_models.h"
#include "brute_force_nudge.h"

namespace {

struct Fight {
  Field before;            // with all pairs of the time before the batch
  std::vector<bool> hurt;  // a model was removed
};

bool wasRestored(const Field& field, const Pair& pair) { return restores({field, pair.one, pair, {}}, {0, 0}, touch); }

// The two units of a pair in the order in which they may be nudged.
std::array<int, 2> moversOf(const Fight& fight, const Pair& pair) {
  const bool otherFirst = fight.hurt[pair.one] == fight.hurt[pair.other]
                              ? fight.before.bodies[pair.other].player == fight.before.activePlayer
                              : fight.hurt[pair.one];
  if (otherFirst) return {pair.other, pair.one};
  return {pair.one, pair.other};
}

void tryToRestore(const Fight& fight, const Pair& pair, Ending& ending) {
  if (wasRestored(ending.field, pair)) return;
  for (const int mover : moversOf(fight, pair)) {
    const NudgeTask task = {ending.field, mover, pair, combatOf(fight.before, mover)};
    if (isHeld(task)) continue;
    const std::optional<NudgeFound> nudge = leastNudge(task);
    if (!nudge) continue;
    Body& body = ending.field.bodies[mover];
    for (const Displacement& leg : nudge->legs) body.at = {body.at.x + leg.x, body.at.y + leg.y};
    ending.nudged[body.id] = nudge->length;
    ending.leftDecided = ending.leftDecided || nudge->leftDecided;
    return;
  }
}

std::vector<Pair> livingPairs(const Field& field) {
  std::vector<Pair> living;
  for (const Pair& pair : field.pairs)
    if (field.bodies[pair.one].onTable && field.bodies[pair.other].onTable) living.push_back(pair);
  return living;
}

bool hasAny(const std::vector<Pair>& pairs, int body) {
  return std::any_of(pairs.begin(), pairs.end(), [&](const Pair& pair) { return pair.has(body); });
}

void judge(const std::vector<Pair>& parted, const Json& question, const std::vector<UnitLosses>& losses,
           Ending& ending) {
  const std::vector<Pair> living = livingPairs(ending.field);
  const std::vector<Pair> now = touchingPairs(ending.field);
  const std::string kind = question.value("/readings/loseContact"_json_pointer, "both");
  for (int body = 0; body < static_cast<int>(ending.field.bodies.size()); ++body) {
    const bool lostModels =
        std::any_of(losses.begin(), losses.end(), [&](const UnitLosses& unit) { return unit.unit == body; });
    if (hasAny(living, body) && !hasAny(now, body))
      ending.droppedOut.push_back(ending.field.bodies[body].id);
    else if (hasAny(parted, body) && !(kind == "unhurt" && lostModels))
      ++ending.loseContact;
  }
  ending.dropOut = static_cast<int>(ending.droppedOut.size());
}

bool anyLoses(const Field& field, const std::vector<UnitLosses>& losses, const std::string& player, bool ofPlayer) {
  return std::any_of(losses.begin(), losses.end(), [&](const UnitLosses& unit) {
    return (field.bodies[static_cast<size_t>(unit.unit)].player == player) == ofPlayer;
  });
}

// `own` are models of players whose units lose models, `enemy` those of players whose foes' units do.
int countModels(const Field& field, const Json& question, const std::vector<UnitLosses>& losses) {
  const std::string whose = question.value("/readings/modelsInContact"_json_pointer, "both");
  int count = 0;
  for (const ModelAt& model : modelsInContact(field, touchingPairs(field))) {
    const std::string& player = field.bodies[static_cast<size_t>(std::get<0>(model))].player;
    count += whose == "both" || anyLoses(field, losses, player, whose == "own");
  }
  return count;
}

std::vector<Displacement> positions(const Field& field) {
  std::vector<Displacement> all;
  for (const Body& body : field.bodies) all.push_back(body.at);
  return all;
}

// Plays every order of the parted pairs and keeps the first of those that leave the fewest units out of combat.
Ending playOrders(const Fight& fight, const Field& removed, const Json& question,
                  const std::vector<UnitLosses>& losses) {
  std::vector<Pair> parted;
  for (const Pair& pair : livingPairs(removed))
    if (!touching(removed.bodies[pair.one].boundary(), removed.bodies[pair.other].boundary())) parted.push_back(pair);

  std::vector<size_t> order(parted.size());
  std::iota(order.begin(), order.end(), 0u);
  std::optional<Ending> best;
  std::vector<std::vector<Displacement>> ends;
  do {
    Ending ending;
    ending.field = removed;
    PairOrder named;
    for (const size_t index : order) {
      tryToRestore(fight, parted[index], ending);
      named.push_back({removed.bodies[parted[index].one].id, removed.bodies[parted[index].other].id});
    }
    judge(parted, question, losses, ending);
    if (best && ending.dropOut > best->dropOut) continue;
    const std::vector<Displacement> end = positions(ending.field);
    if (!best || ending.dropOut < best->dropOut) {
      best = ending;
      ends.clear();
    }
    best->leftDecided = best->leftDecided || ending.leftDecided;
    if (std::find(ends.begin(), ends.end(), end) == ends.end()) {
      ends.push_back(end);
      best->orders.push_back(named);
    }
  } while (std::next_permutation(order.begin(), order.end()));
  best->modelsInContact = countModels(best->field, question, losses);
  return *best;
}

Combination playCombination(const Field& before, const Json& question, const std::vector<UnitLosses>& losses,
                            const std::vector<Split>& splits) {
  Combination combination;
  Fight fight = {before, std::vector<bool>(before.bodies.size(), false)};
  Field removed = before;
  int imbalance = 0;
  for (size_t i = 0; i < losses.size(); ++i) {
    Body& body = removed.bodies[static_cast<size_t>(losses[i].unit)];
    body = withoutDead(body, losses[i], splits[i]);
    fight.hurt[static_cast<size_t>(losses[i].unit)] = true;
    combination.sides[body.id] = splits[i];
    imbalance += std::abs(splits[i].left - splits[i].right);
  }
  combination.ending = playOrders(fight, removed, question, losses);
  combination.ending.imbalance = imbalance;
  return combination;
}

using Score = std::array<int, 4>;  // less is better in each

constexpr std::array<const char*, 4> priorities = {"dropOut", "loseContact", "modelsInContact", "imbalance"};

Score scoreOf(const Ending& ending) {
  return {ending.dropOut, ending.loseContact, -ending.modelsInContact, ending.imbalance};
}

Json expectedOption(const Combination& combination, const Score& best, size_t firstLegal) {
  const Ending& ending = combination.ending;
  Json option = {{"legal", combination.legal}, {"nudged", Json::object()}, {"droppedOut", ending.droppedOut}};
  for (const auto& [id, split] : combination.sides)
    option["sides"][id] = {{"rear", split.rear}, {"left", split.left}, {"right", split.right}};
  option["score"] = {{"dropOut", ending.dropOut},
                     {"loseContact", ending.loseContact},
                     {"modelsInContact", ending.modelsInContact},
                     {"imbalance", ending.imbalance},
                     {"widthLost", 0},
                     {"slid", 0}};
  for (const auto& [id, length] : ending.nudged) option["nudged"][id] = static_cast<double>(length) / 1000;
  if (ending.orders.size() > 1) option["orders"] = ending.orders;
  if (combination.legal) return option;
  const Score own = scoreOf(ending);
  for (size_t i = 0; i < own.size() && !option.contains("beatenOn"); ++i)
    if (own[i] != best[i]) option["beatenOn"] = priorities[i];
  option["by"] = firstLegal;
  return option;
}

// The combinations that an answer lists: all up to 256; beyond, the first 256 legal ones, and for each split of each
// unit the first of the best ones with it.
std::vector<size_t> shownOf(const Batch& batch) {
  std::map<std::string, size_t> bestWith;
  std::set<size_t> shown;
  for (size_t i = 0; i < batch.combinations.size(); ++i) {
    const Combination& combination = batch.combinations[i];
    if (batch.combinations.size() <= 256 || (combination.legal && shown.size() < 256)) shown.insert(i);
    for (const auto& [id, split] : combination.sides) {
      const auto [best, isFirst] = bestWith.insert({id + " " + std::to_string(split.left), i});
      if (scoreOf(combination.ending) < scoreOf(batch.combinations[best->second].ending)) best->second = i;
    }
  }
  for (const auto& [split, best] : bestWith) shown.insert(best);
  return {shown.begin(), shown.end()};
}

size_t placeIn(const std::vector<size_t>& list, size_t number) {
  return static_cast<size_t>(std::find(list.begin(), list.end(), number) - list.begin());
}

// Whose units' sides differ among the legal combinations: the Active Player chooses first.
std::string chooser(const Batch& batch, const Field& field) {
  std::string chooses;
  const Combination* first = nullptr;
  for (const Combination& combination : batch.combinations) {
    if (!combination.legal) continue;
    if (!first) first = &combination;
    for (const auto& [id, split] : combination.sides) {
      const std::string& player = field.bodies[static_cast<size_t>(field.indexOf(id))].player;
      if (split.left != first->sides.at(id).left && chooses != field.activePlayer) chooses = player;
    }
  }
  return chooses;
}

}  // namespace

Batch playBatch(const Json& question) {
  const Field before = readField(question["battle"]);
  Batch batch;
  batch.losses = readLosses(question, before);
  std::vector<std::vector<Split>> tails = {{}};
  for (const UnitLosses& losses : batch.losses) {
    std::vector<std::vector<Split>> longer;
    for (const std::vector<Split>& tail : tails)
      for (const Split split : splitsOf(losses, before.bodies[static_cast<size_t>(losses.unit)])) {
        longer.push_back(tail);
        longer.back().push_back(split);
      }
    tails = longer;
  }
  for (const std::vector<Split>& splits : tails)
    batch.combinations.push_back(playCombination(before, question, batch.losses, splits));
  Score best = scoreOf(batch.combinations[0].ending);
  for (const Combination& combination : batch.combinations) best = std::min(best, scoreOf(combination.ending));
  for (Combination& combination : batch.combinations) combination.legal = scoreOf(combination.ending) == best;
  return batch;
}

Json expectedReasons(const Batch& batch) {
  Json reasons = Json::array();
  const auto isLegal = [](const Combination& combination) { return combination.legal; };
  const Score best = scoreOf(std::find_if(batch.combinations.begin(), batch.combinations.end(), isLegal)->ending);
  for (size_t priority = 0; priority < best.size(); ++priority) {
    std::vector<int> values;
    for (const Combination& combination : batch.combinations) {
      const Score score = scoreOf(combination.ending);
      if (std::equal(score.begin(), score.begin() + static_cast<long>(priority), best.begin()) &&
          score[priority] != best[priority])
        values.push_back(score[priority]);
    }
    if (values.empty()) continue;
    reasons.push_back({{"code", "priority"},
                       {"priority", priorities[priority]},
                       {"value", std::abs(best[priority])},
                       {"next", std::abs(*std::min_element(values.begin(), values.end()))},
                       {"beaten", values.size()}});
  }
  return reasons;
}

Json expectedAnswer(const Batch& batch, const Json& question) {
  const auto isLegal = [](const Combination& combination) { return combination.legal; };
  const auto first = std::find_if(batch.combinations.begin(), batch.combinations.end(), isLegal);
  const std::vector<size_t> shown = shownOf(batch);
  const size_t firstLegal = placeIn(shown, static_cast<size_t>(first - batch.combinations.begin()));
  const Score best = scoreOf(first->ending);
  Json answer = {{"options", Json::array()}};
  for (const size_t index : shown)
    answer["options"].push_back(expectedOption(batch.combinations[index], best, firstLegal));
  if (shown.size() < batch.combinations.size()) answer["optionsCount"] = batch.combinations.size();
  if (std::count_if(batch.combinations.begin(), batch.combinations.end(), isLegal) == 1) {
    answer["outcome"] = "decided";
    answer["chosen"] = firstLegal;
  } else {
    answer["outcome"] = "ownerChooses";
    answer["chosen"] = nullptr;
    answer["chooses"] = chooser(batch, readField(question["battle"]));
    answer["steps"] = Json::array();
  }
  return answer;
}
