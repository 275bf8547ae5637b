// Conquest's Wounds on random regiments: every legal order against the plain play, and properties that need no rules.
#include <gtest/gtest.h>

#include "brute_force_wounds.h"
#include "support/case_files.h"
#include "support/randomness.h"

namespace {

std::string randomRank(Randomness& random, int files, int full) {
  std::string rank;
  for (int file = 0; file < files; ++file)
    rank += random.chance(8) ? '.' : static_cast<char>('0' + (random.chance(85) ? full : random.between(1, full)));
  return rank;
}

Json randomFoe(Randomness& random, int number, bool inFront) {
  const int files = random.between(1, 3);
  return {{"id", "foe" + std::to_string(number)},
          {"player", "red"},
          {"at", {600 + 25 * random.between(-8, 8), inFront ? 600 : 760}},
          {"heading", inFront ? 180 : 0},
          {"base", {50, 50}},
          {"ranks", {std::string(static_cast<size_t>(files), '4')}}};
}

Json randomRegiment(Randomness& random) {
  const int full = random.between(1, 4), files = random.between(1, 5);
  Json ranks = Json::array();
  for (int rank = random.between(1, 3); rank > 0; --rank) ranks.push_back(randomRank(random, files, full));
  std::string first = ranks[0];
  first[0] = static_cast<char>('0' + full);
  ranks[0] = first;
  Json models = Json::object();
  if (random.chance(60)) {
    std::string& line = *ranks[random.between(0, static_cast<int>(ranks.size()) - 1)].get_ptr<std::string*>();
    line[static_cast<size_t>(random.between(0, files - 1))] = 'K';
    models["K"] = {{"kind", "command"}, {"models", random.chance(80) ? full : random.between(1, full)}};
  }
  if (files > 1 && random.chance(30)) {
    std::string& line = *ranks[0].get_ptr<std::string*>();
    char& place = line[static_cast<size_t>(random.between(1, files - 1))];
    if (place != 'K') {
      place = 'C';
      models["C"] = {{"kind", "character"}, {"healthPoints", 3}};
    }
  }
  const int wounds = random.between(1, 3);
  int count = 0;
  for (const std::string line : ranks)
    count += static_cast<int>(std::count_if(line.begin(), line.end(), [](char c) { return c != '.' && c != 'C'; }));
  const int lost = random.chance(30) ? random.between(1, 2) : 0;
  Json unit = {{"id", "guard"},
               {"player", "green"},
               {"at", {600, 600}},
               {"heading", 0},
               {"base", {50, 50}},
               {"ranks", ranks},
               {"models", models},
               {"stand", {{"models", full}, {"wounds", wounds}}},
               {"markers", random.between(0, wounds - 1)},
               {"lastEnd", nullptr},
               {"thisTurn", {{"standsAtStart", count + lost}, {"standsLost", lost}, {"wounds", random.between(0, 9)}}}};
  if (random.chance(60)) unit["lastEnd"] = random.chance(50) ? "left" : "right";
  return unit;
}

Json randomQuestion(Randomness& random) {
  Json units = Json::array({randomRegiment(random)});
  if (random.chance(60)) units.push_back(randomFoe(random, 1, true));
  if (random.chance(20)) units.push_back(randomFoe(random, 2, false));
  return {{"ask", "conquest/wounds"},
          {"battle", {{"table", {{"width", 1800}, {"depth", 1200}}}, {"activePlayer", "red"}, {"units", units}}},
          {"unit", "guard"},
          {"wounds", random.chance(5) ? 0 : random.between(1, 40)},
          {"testsMorale", random.chance(80)},
          {"readings", {{"keepEngaged", random.chance(80)}}}};
}

// On so many random questions that can be answered, until one fails.
template <class Law>
void onRandomQuestions(int count, Law law) {
  int decided = 0, chosen = 0;
  for (int i = 0; i < rounds(count) && !testing::Test::HasFailure(); ++i) {
    Randomness random(randomSeed() + i);
    const Json question = randomQuestion(random);
    const Json answer = asked(question);
    SCOPED_TRACE("seed " + std::to_string(randomSeed() + i) + "\n" + question.dump());
    ASSERT_FALSE(answer.contains("error")) << answer;
    (answer["outcome"] == "decided" ? decided : chosen)++;
    law(question, answer);
  }
  EXPECT_GT(decided, 0);
  EXPECT_GT(chosen, 0);
}

std::set<std::string> optionsOf(const Json& answer) {
  std::set<std::string> options;
  for (const Json& option : answer["options"]) options.insert(option.dump());
  return options;
}

TEST(Wounds, HaveExactlyTheOrdersThatPlayingModelByModelFinds) {
  onRandomQuestions(4000, [](const Json& question, const Json& answer) {
    EXPECT_EQ(optionsOf(answer), playedOrders(question));
    EXPECT_EQ(optionsOf(answer).size(), answer["options"].size());
    EXPECT_EQ(answer["outcome"], answer["options"].size() == 1 ? "decided" : "ownerChooses");
  });
}

TEST(Wounds, BecomeModelsAndMarkersUnlessTheRegimentIsGone) {
  onRandomQuestions(2000, [](const Json& question, const Json& answer) {
    const Json& unit = question["battle"]["units"][0];
    const int pool = question["wounds"].get<int>() + unit["markers"].get<int>();
    for (const Json& option : answer["options"]) {
      int models = 0;
      for (const Json& loss : option["order"]) models += loss["models"].get<int>();
      EXPECT_EQ(option["models"], models);
      const bool gone = option["status"] == "shattered" || option["status"] == "destroyed";
      if (!gone)
        EXPECT_EQ(models * unit["stand"]["wounds"].get<int>() + option["markers"].get<int>(), pool);
      else
        EXPECT_EQ(option["markers"], 0);
    }
  });
}

TEST(Wounds, FallAlikeWhateverTheIdsAre) {
  onRandomQuestions(500, [](Json question, const Json& answer) {
    std::string last = "zz";
    for (Json& unit : question["battle"]["units"]) unit["id"] = last += 'a';
    question["unit"] = "zza";
    std::reverse(question["battle"]["units"].begin(), question["battle"]["units"].end());
    EXPECT_EQ(asked(question)["options"], answer["options"]);
  });
}

std::string mirrored(std::string rank, size_t width) {
  rank.resize(width, '.');
  std::reverse(rank.begin(), rank.end());
  return rank;
}

TEST(Wounds, ChangeEndsInAMirror) {
  onRandomQuestions(1000, [](Json question, const Json& answer) {
    Json& unit = question["battle"]["units"][0];
    const size_t width = unit["ranks"][0].get<std::string>().size();
    for (Json& one : question["battle"]["units"]) {
      one["at"][0] = 1200 - one["at"][0].get<double>();
      for (Json& rank : one["ranks"]) rank = mirrored(rank, one["ranks"][0].get<std::string>().size());
    }
    if (unit["lastEnd"].is_string()) unit["lastEnd"] = unit["lastEnd"] == "left" ? "right" : "left";
    Json there = asked(question);
    for (Json& option : there["options"])
      for (Json& loss : option["order"]) loss["file"] = static_cast<int>(width) - 1 - loss["file"].get<int>();
    EXPECT_EQ(optionsOf(there), optionsOf(answer));
  });
}

TEST(Wounds, AreDecidedByTheOrderOrTheEndTheOwnerChooses) {
  onRandomQuestions(500, [](Json question, const Json& answer) {
    if (answer["outcome"] == "decided") return;
    const size_t count = answer["options"].size();
    for (size_t i = 0; i < count; ++i) {
      question["choice"] = {{"order", answer["options"][i]["order"]}};
      const Json chosen = asked(question);
      EXPECT_EQ(chosen["outcome"], "decided");
      EXPECT_EQ(chosen["chosen"], i);
      for (const char* key : {"models", "stands", "markers", "moraleDice", "status"})
        EXPECT_EQ(chosen[key], answer["options"][i][key]);
      EXPECT_EQ(chosen["options"], answer["options"]);
    }
  });
}

TEST(Wounds, AreRefusedWhenTheOrdersAreTooMany) {
  Json question = {{"ask", "conquest/wounds"},
                   {"battle", {{"table", {{"width", 1800}, {"depth", 1200}}}, {"activePlayer", "red"}}},
                   {"unit", "guard"},
                   {"wounds", 400}};
  question["battle"]["units"] = {{{"id", "guard"},
                                  {"player", "green"},
                                  {"at", {900, 300}},
                                  {"heading", 0},
                                  {"base", {20, 20}},
                                  {"ranks", std::vector<std::string>(20, std::string(20, '3'))}}};
  EXPECT_EQ(asked(question)["error"]["code"], "conquest.tooMany");
}

}  // namespace
