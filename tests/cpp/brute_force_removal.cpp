#include "brute_force_removal.h"

#include <stdexcept>

namespace {

bool isIn(const std::string& letters, char letter) { return letters.find(letter) != std::string::npos; }

int countOf(const std::string& rank, const std::string& letters) {
  return static_cast<int>(std::count_if(rank.begin(), rank.end(), [&](char letter) { return isIn(letters, letter); }));
}

int behindFirstRank(const Body& body, const std::string& letters) {
  int count = 0;
  for (size_t rank = 1; rank < body.ranks.size(); ++rank) count += countOf(body.ranks[rank], letters);
  return count;
}

int everywhere(const Body& body, const std::string& letters) {
  return countOf(body.ranks[0], letters) + behindFirstRank(body, letters);
}

// Kills so many of the pool from the front of a queue of models; an 'r' dies before a Musician or Standard.
std::string withoutFirst(std::string queue, int dead, const std::string& pool) {
  for (int i = 0; i < dead; ++i) {
    size_t victim = queue.find('r');
    if (victim == std::string::npos) victim = queue.find_first_of(pool);
    if (victim == std::string::npos) throw std::runtime_error("nobody left to die");
    queue.erase(victim, 1);
  }
  return queue;
}

std::string reversed(const std::string& text) { return {text.rbegin(), text.rend()}; }

std::string modelsOf(const std::string& rank) {
  std::string models = rank;
  models.erase(std::remove(models.begin(), models.end(), '.'), models.end());
  return models;
}

// Both ends lose models: when no 'r' is left neither end decides who dies, but the order of `pool`, Musicians first.
std::string withoutBothEnds(std::string rank, Split split, const std::string& pool) {
  const int ordinary = std::min(split.left + split.right, countOf(rank, "r"));
  const int fromLeft = std::min(split.left, ordinary);
  rank = reversed(withoutFirst(reversed(withoutFirst(rank, fromLeft, pool)), ordinary - fromLeft, pool));
  for (int i = ordinary; i < split.left + split.right; ++i)
    for (const char letter : pool)
      if (const size_t victim = rank.find(letter); victim != std::string::npos) {
        rank.erase(victim, 1);
        break;
      }
  return rank;
}

// A rank with fewer models in the places that are left: those at the right end are lost.
std::string shortened(const std::string& rank, const std::string& models) {
  std::string result(rank.size(), '.');
  size_t next = 0;
  for (size_t file = 0; file < rank.size() && next < models.size(); ++file)
    if (rank[file] != '.') result[file] = models[next++];
  return result;
}

void takeFromRear(Body& body, const UnitLosses& losses, int dead) {
  for (const int file : losses.places) {
    if (dead == 0) break;
    body.ranks.back()[static_cast<size_t>(file)] = '.';
    --dead;
  }
  for (size_t rank = body.ranks.size() - 1; rank > 0 && dead > 0; --rank) {
    std::string& models = body.ranks[rank];
    const int here = std::min(dead, countOf(models, losses.pool));
    models = shortened(models, reversed(withoutFirst(reversed(modelsOf(models)), here, losses.pool)));
    dead -= here;
  }
  while (body.ranks.size() > 1 && modelsOf(body.ranks.back()).empty()) body.ranks.pop_back();
}

// Dead named models at one end of the only rank; their places are lost.
int deadAtEnd(std::string& rank, const std::string& deadNamed, bool leftEnd) {
  int count = 0;
  while (!rank.empty() && isIn(deadNamed, leftEnd ? rank.front() : rank.back())) {
    rank.erase(leftEnd ? 0 : rank.size() - 1, 1);
    ++count;
  }
  return count;
}

void readNamedLoss(const Json& unit, const std::string& letter, int healthPoints, UnitLosses& losses) {
  const Json& model = unit["models"][letter];
  if (model.value("healthLost", 0) + healthPoints >= model.value("healthPoints", 1)) losses.deadNamed += letter;
}

}  // namespace

std::vector<UnitLosses> readLosses(const Json& question, const Field& field) {
  std::vector<UnitLosses> all;
  for (size_t index = 0; index < field.bodies.size(); ++index) {
    const Json& unit = question["battle"]["units"][index];
    UnitLosses losses = {static_cast<int>(index), 0, "", "r", {}};
    std::string champion;
    const Json models = unit.value("models", Json::object());
    for (const auto& [letter, model] : models.items()) {
      if (model["kind"] == "musician") losses.pool.insert(1, letter);
      if (model["kind"] == "standard") losses.pool += letter;
      if (model["kind"] == "champion") champion = letter;
    }
    int lost = 0;
    for (const Json& loss : question["losses"]) {
      if (loss["unit"] != field.bodies[index].id) continue;
      if (loss.contains("model"))
        readNamedLoss(unit, loss["model"], loss["healthPoints"], losses);
      else
        lost += loss["healthPoints"].get<int>();
      if (loss.contains("places")) losses.places = loss["places"].get<std::vector<int>>();
    }
    if (lost > 0) lost += unit.value("healthLost", 0);
    const int each = unit.value("healthPoints", 1);
    const int poolSize = everywhere(field.bodies[index], losses.pool);
    losses.deadRankAndFile = std::min(poolSize, lost / each);
    if (!champion.empty() && lost > poolSize * each) readNamedLoss(unit, champion, lost - poolSize * each, losses);
    if (losses.deadRankAndFile > 0 || !losses.deadNamed.empty()) all.push_back(losses);
  }
  return all;
}

std::vector<Split> splitsOf(const UnitLosses& losses, const Body& body) {
  const int rear = std::min(losses.deadRankAndFile, behindFirstRank(body, losses.pool));
  const int ends = losses.deadRankAndFile - rear;
  int left = 0;
  for (const std::string& rank : body.ranks) left += static_cast<int>(modelsOf(rank).size());
  if (left == losses.deadRankAndFile + static_cast<int>(losses.deadNamed.size()))
    return {{losses.deadRankAndFile, 0, 0}};
  std::vector<Split> splits;
  for (int i = 0; i <= ends; ++i) splits.push_back({rear, i, ends - i});
  return splits;
}

Body withoutDead(Body body, const UnitLosses& losses, Split split) {
  if (split.rear == everywhere(body, losses.pool) && split.rear > behindFirstRank(body, losses.pool)) {
    body.onTable = false;
    return body;
  }
  takeFromRear(body, losses, split.rear);
  std::string& first = body.ranks[0];
  const int leftDead = deadAtEnd(first, losses.deadNamed, true) + split.left;
  const int rightDead = deadAtEnd(first, losses.deadNamed, false) + split.right;
  first =
      split.left > 0 && split.right > 0
          ? withoutBothEnds(first, split, losses.pool)
          : reversed(withoutFirst(reversed(withoutFirst(first, split.left, losses.pool)), split.right, losses.pool));
  if (first.find_first_of(losses.deadNamed) != std::string::npos) throw std::runtime_error("a hole in the middle");
  body.onTable = !first.empty();
  const Displacement rightwards = outwards(body.sideOf("right"));
  const Micrometres shift = (leftDead - rightDead) * body.baseWidth / 2;
  body.at = {body.at.x + rightwards.x * shift, body.at.y + rightwards.y * shift};
  for (size_t rank = 1; rank < body.ranks.size(); ++rank) body.ranks[rank].resize(first.size(), '.');
  return body;
}
