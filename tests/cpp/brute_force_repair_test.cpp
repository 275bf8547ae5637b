// Formations after losses: always legal, nobody lost who need not be, and reached by as few moves as any redistribution
// of a small unit. The units stand alone, so that only their form decides.
#include "brute_force_repair.h"

#include <gtest/gtest.h>

#include "support/randomness.h"

namespace {

struct UnitShape {
  int files;
  int ranks;
};

// Puts a named model on some places of the ranks, growing them to the rear, if no other one stands there.
void putNamed(Randomness& random, std::vector<std::string>& ranks, Json& models, char letter) {
  constexpr UnitShape shapes[] = {{1, 1}, {1, 1}, {2, 2}, {2, 1}, {1, 2}};
  const UnitShape shape = shapes[random.between(0, 4)];
  const int files = static_cast<int>(ranks[0].size());
  const int rank = random.between(0, static_cast<int>(ranks.size())), file = random.between(0, files - 1);
  if (file + shape.files > files) return;
  std::vector<std::string> next = ranks;
  for (int i = rank; i < rank + shape.ranks; ++i)
    for (int j = file; j < file + shape.files; ++j) {
      while (static_cast<int>(next.size()) <= i) next.emplace_back(static_cast<size_t>(files), '.');
      if (next[i][j] != 'r' && next[i][j] != '.') return;
      next[i][j] = letter;
    }
  ranks = next;
  Json model = {{"kind", shape.files * shape.ranks == 1 && random.chance(30) ? "champion" : "character"}};
  if (shape.files * shape.ranks > 1) model["base"] = {20 * shape.files, 20 * shape.ranks};
  if (random.chance(20)) model["frontRank"] = true;
  if (letter == 'C' && random.chance(25)) model["warPlatform"] = true;
  models[std::string(1, letter)] = model;
}

Json randomUnit(Randomness& random) {
  const auto files = static_cast<size_t>(random.between(1, 4));
  std::vector<std::string> ranks(static_cast<size_t>(random.between(1, 2)), std::string(files, 'r'));
  Json models = Json::object();
  for (const char letter : {'C', 'D', 'E'})
    if (random.chance(55)) putNamed(random, ranks, models, letter);
  for (char& place : ranks.back())
    if (ranks.size() > 1 && place == 'r' && random.chance(40)) place = '.';
  if (ranks.size() > 1 && ranks.back().find_first_not_of('.') == std::string::npos) ranks.pop_back();
  return {{"id", "green"},    {"player", "green"}, {"at", {900, 600}}, {"heading", 0},
          {"base", {20, 20}}, {"ranks", ranks},    {"models", models}};
}

Json battleOf(const Json& unit) {
  return {{"table", {{"width", 1800}, {"depth", 1200}}}, {"activePlayer", "green"}, {"units", {unit}}};
}

int filesOf(const Json& unit) { return static_cast<int>(unit["ranks"][0].get<std::string>().size()); }

bool stillStands(const Stander& model, const Json& losses) {
  return std::none_of(losses.begin(), losses.end(), [&](const Json& loss) {
    return loss.contains("model") && loss["model"] == std::string(1, model.letter);
  });
}

Json randomLosses(Randomness& random, const Json& unit) {
  int pool = 0;
  for (const Stander& model : standersOf(unit)) pool += model.letter == 'r';
  Json losses = Json::array();
  if (pool > 0 && random.chance(70)) losses.push_back({{"unit", "green"}, {"healthPoints", random.between(1, pool)}});
  for (const auto& [letter, model] : unit["models"].items())
    if (random.chance(40)) losses.push_back({{"unit", "green"}, {"model", letter}, {"healthPoints", 1}});
  return losses;
}

using OptionLaw = void (*)(const Json& question, const Json& option, const Json& answer);

// Each option of random batches, chosen, so that its steps and its battle are told.
void onEveryOption(int count, OptionLaw law) {
  int judged = 0;
  for (int round = 0; round < rounds(count); ++round) {
    const uint64_t seed = randomSeed() + static_cast<uint64_t>(round);
    Randomness random(seed);
    const Json unit = randomUnit(random);
    Json question = {
        {"ask", "ninth-age/casualties"}, {"battle", battleOf(unit)}, {"losses", randomLosses(random, unit)}};
    const Json answer = asked(question);
    EXPECT_EQ(isLegal(standersOf(unit), filesOf(unit)), !answer.contains("error")) << question << answer;
    if (testing::Test::HasFailure()) return;
    for (const Json& option : answer.value("options", Json::array())) {
      if (question["losses"].empty()) continue;
      question["choice"] = {{"sides", option["sides"]}};
      Json chosen = asked(question);
      if (chosen.value("outcome", "") == "notAllowed") chosen = Json(chosen["would"]);
      ASSERT_EQ(chosen.value("outcome", ""), "decided") << question << chosen;
      law(question, option, chosen);
      ++judged;
      if (!testing::Test::HasFailure()) continue;
      ADD_FAILURE() << "seed " << seed << ": " << question << "\nanswered " << chosen;
      return;
    }
  }
  EXPECT_GT(judged, 0);
}

int movedIn(const Json& answer) {
  int moved = 0;
  for (const Json& step : answer["steps"])
    if (step["step"] == "slide") moved += step.contains("model") ? 1 : static_cast<int>(step["models"].size());
  return moved;
}

int deadIn(const Json& answer) {
  int dead = 0;
  for (const Json& step : answer["steps"])
    if (step["step"] == "remove") dead += static_cast<int>(step["models"].size());
  return dead;
}

// How many models the losses kill, the excess left out.
int deadBy(const Json& losses) {
  int dead = 0;
  for (const Json& loss : losses) dead += loss["healthPoints"].get<int>();
  return dead;
}

TEST(Repair, LeavesALegalFormation) {
  onEveryOption(1000, [](const Json&, const Json&, const Json& answer) {
    const Json& units = answer["battle"]["units"];
    if (units.empty()) return;
    EXPECT_TRUE(isLegal(standersOf(units[0]), filesOf(units[0])));
  });
}

TEST(Repair, LosesNobodyWhoNeedNotBeLost) {
  onEveryOption(1000, [](const Json& question, const Json&, const Json& answer) {
    const Json& unit = question["battle"]["units"][0];
    const bool hasPlatform = unit.dump().find("warPlatform") != std::string::npos;
    if (!hasPlatform) {
      EXPECT_EQ(deadIn(answer), deadBy(question["losses"]));
    }
    const Json& units = answer["battle"]["units"];
    const size_t left = units.empty() ? 0 : standersOf(units[0]).size();
    EXPECT_EQ(left + static_cast<size_t>(deadIn(answer)), standersOf(unit).size());
  });
}

// Where no place of the first rank is closed and only R&F models stood in it or none of them dies there, the models
// stand where they stood, less the dead: from there every redistribution is tried.
TEST(Repair, MovesAsFewModelsAsAnyRedistribution) {
  onEveryOption(1000, [](const Json& question, const Json& option, const Json& answer) {
    const Json& before = question["battle"]["units"][0];
    const Json& units = answer["battle"]["units"];
    const Json& sides = option["sides"]["green"];
    const int left = sides["left"], right = sides["right"], files = filesOf(before) - left - right;
    if (units.empty() || filesOf(units[0]) != files || deadIn(answer) != deadBy(question["losses"])) return;
    const std::string first = before["ranks"][0];
    if (left + right > 0 && first.find_first_not_of('r') != std::string::npos) return;
    std::vector<Stander> models;
    int rear = sides["rear"];
    const std::vector<Stander> all = standersOf(before);
    int dead = 0;
    for (size_t i = all.size(); i-- > 0;) {
      Stander model = all[i];
      const bool ends = model.rank == 0 && (model.file < left || model.file >= left + files);
      if (!stillStands(model, question["losses"])) continue;
      if (model.letter == 'r' && (ends || dead < rear)) {  // `rear` reaches the first rank where all of that dies
        dead += !ends;
        continue;
      }
      model.file -= left;
      models.push_back(model);
    }
    const bool holed = std::any_of(all.begin(), all.end(), [&](const Stander& model) {
      return model.rank == 0 && !stillStands(model, question["losses"]);
    });
    const int fewest = fewestMoves(models, files, holed);
    EXPECT_EQ(movedIn(answer), fewest < 0 ? fewestMoves(models, files, false) : fewest);
  });
}

}  // namespace
