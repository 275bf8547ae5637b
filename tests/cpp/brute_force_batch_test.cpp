// The referee's ruling of a batch, and its contacts, against the plain enumeration on random square-on fights.
#include "brute_force_batch.h"

#include <gtest/gtest.h>

#include "brute_force_models.h"
#include "support/matches.h"
#include "support/random_fight.h"

namespace {

// Plays a law on random fights until it first breaks; the seed of the round is printed with it.
template <class Law>
void onRandomFights(int count, const FightPlan& plan, Law law) {
  const int played = rounds(count);
  for (int round = 0; round < played; ++round) {
    const uint64_t seed = randomSeed() + static_cast<uint64_t>(round);
    Randomness random(seed);
    const Json question = randomFight(random, plan);
    const Json answer = asked(question);
    law(question, answer);
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << "seed " << seed << ": " << question.dump() << "\nanswered " << answer.dump();
      return;
    }
  }
}

void expectMatch(const Json& expected, const Json& answer) {
  for (const std::string& mismatch : mismatches(expected, answer)) ADD_FAILURE() << mismatch;
}

// Whether the combinations and orders of a fight are few enough to play them all, told from its pairs and losses.
bool isSmall(const Json& question) {
  const Field field = readField(question["battle"]);
  const std::vector<UnitLosses> losses = readLosses(question, field);
  size_t plays = 1;
  for (const UnitLosses& unit : losses) plays *= splitsOf(unit, field.bodies[static_cast<size_t>(unit.unit)]).size();
  size_t pairs = 0;
  for (const Pair& pair : field.pairs)
    if (std::any_of(losses.begin(), losses.end(), [&](const UnitLosses& unit) { return pair.has(unit.unit); }))
      plays *= ++pairs;
  return plays <= 600;
}

void expectEnumerated(const Json& question, const Json& answer) {
  const Batch batch = playBatch(question);
  expectMatch(expectedAnswer(batch, question), answer);
  Json reasons = Json::array();
  for (const Json& reason : answer.at("reasons"))
    if (reason.at("code") == "priority") reasons.push_back(reason);
  EXPECT_EQ(reasons, expectedReasons(batch));
}

void agreesWithEnumeration(const Json& question, const Json& answer) {
  if (isSmall(question)) expectEnumerated(question, answer);
}

TEST(Batch, IsScoredAsAPlainEnumerationScoresIt) { onRandomFights(1000, {}, agreesWithEnumeration); }

TEST(Batch, IsScoredAsAPlainEnumerationScoresItInCrowdedFights) {
  onRandomFights(150, {.foes = 6, .friends = 4, .bystanders = 3, .walls = 4}, agreesWithEnumeration);
}

TEST(Batch, IsScoredAsAPlainEnumerationScoresItInSeveralFightsAtOnce) {
  int judged = 0;
  for (int round = 0; round < rounds(80); ++round) {
    const uint64_t seed = randomSeed() + static_cast<uint64_t>(round);
    Randomness random(seed);
    const FightPlan plan = {.foes = 2};
    Json question = randomFight(random, plan);
    question = besideEachOther(question, randomFight(random, plan), random.between(8, 50) * 10);
    const Json answer = asked(question);
    if (answer.contains("error") || !isSmall(question)) continue;
    ++judged;
    expectEnumerated(question, answer);
    if (HasFailure()) FAIL() << "seed " << seed << ": " << question.dump() << "\nanswered " << answer.dump();
  }
  EXPECT_GT(judged, 0);
}

// Two units of one rank, front to front, that lose so many that each has many splits.
Json fightOfManySplits(Randomness& random) {
  const auto unit = [&](const char* id, int heading, int shift) {
    return Json{{"id", id},           {"player", id},
                {"heading", heading}, {"at", {400 + shift * 10, 400}},
                {"base", {20, 20}},   {"ranks", {std::string(6, 'r')}}};
  };
  const auto loss = [&](const char* id) { return Json{{"unit", id}, {"healthPoints", random.between(3, 5)}}; };
  const Json units = {unit("green", 0, 0), unit("red", 180, random.between(-6, 6))};
  const Json table = {{"width", 800}, {"depth", 800}};
  return {{"ask", "ninth-age/casualties"},
          {"battle", {{"table", table}, {"activePlayer", "green"}, {"units", units}, {"terrain", Json::array()}}},
          {"losses", {loss("green"), loss("red")}}};
}

TEST(Batch, ListsTheBestOfMoreThan256OptionsAsAPlainEnumerationDoes) {
  int judged = 0;
  for (int round = 0; round < rounds(24); ++round) {
    const uint64_t seed = randomSeed() + static_cast<uint64_t>(round);
    Randomness random(seed);
    const Json question =
        besideEachOther(fightOfManySplits(random), fightOfManySplits(random), random.between(26, 50) * 10);
    const Json answer = asked(question);
    judged += answer.contains("optionsCount");
    if (answer.contains("error")) continue;
    expectEnumerated(question, answer);
    if (HasFailure()) FAIL() << "seed " << seed << ": " << question.dump() << "\nanswered " << answer.dump();
  }
  EXPECT_GT(judged, 0);
}

TEST(Batch, ListsItsOptionsByLeftOfTheFirstUnitThenTheNext) {
  onRandomFights(300, {.foes = 4, .friends = 2}, [](const Json& question, const Json& answer) {
    std::vector<int> last;
    for (const Json& option : answer.at("options")) {
      std::vector<int> lefts;
      for (const Json& unit : question["battle"]["units"])
        if (option.at("sides").contains(unit["id"]))
          lefts.push_back(option.at("sides")[unit["id"].get<std::string>()]["left"]);
      EXPECT_LT(last, lefts);
      last = lefts;
    }
  });
}

TEST(Batch, FollowsTheReadingsThatCountFewerModelsOrFewerUnits) {
  int round = 0;
  onRandomFights(300, {}, [&](Json question, const Json&) {
    constexpr std::array<const char*, 3> whose = {"both", "own", "enemy"};
    question["readings"]["modelsInContact"] = whose[static_cast<size_t>(round++ % 3)];
    question["readings"]["loseContact"] = round % 2 == 0 ? "both" : "unhurt";
    agreesWithEnumeration(question, asked(question));
  });
}

TEST(Batch, LeavesEveryUnitWhereThePlainEnumerationLeavesIt) {
  int decided = 0;
  onRandomFights(500, {}, [&](const Json& question, const Json& answer) {
    if (answer.value("outcome", "") != "decided") return;
    ++decided;
    const Batch batch = playBatch(question);
    const Ending& ending = batch.combinations[answer.at("chosen").get<size_t>()].ending;
    const Field after = readField(answer.at("battle"));
    size_t living = 0;
    for (const Body& body : ending.field.bodies) {
      if (!body.onTable) continue;
      ASSERT_LT(living, after.bodies.size());
      const Body& found = after.bodies[living++];
      EXPECT_EQ(found.id, body.id);
      EXPECT_EQ(found.ranks, body.ranks) << body.id;
      EXPECT_LE(distanceBetween(found.boundary(), body.boundary()), 50) << body.id;
    }
    EXPECT_EQ(living, after.bodies.size());
    Json contacts = Json::array();
    for (const Pair& pair : touchingPairs(ending.field))
      contacts.push_back({{"units", {ending.field.bodies[pair.one].id, ending.field.bodies[pair.other].id}},
                          {"facings", {pair.oneFacing, pair.otherFacing}}});
    expectMatch({{"contacts", contacts}}, answer.at("battle"));
  });
  EXPECT_GT(decided, 0);
}

TEST(Contacts, AreThoseThatLookingAtEveryTwoEdgesAndEveryTwoModelsFinds) {
  onRandomFights(500, {.foes = 6, .friends = 3}, [](const Json& question, const Json&) {
    const Field field = readField(question["battle"]);
    Json expected = {{"outcome", "decided"}, {"contacts", Json::array()}, {"models", Json::array()}};
    for (const Pair& pair : field.pairs)
      expected["contacts"].push_back({{"units", {field.bodies[pair.one].id, field.bodies[pair.other].id}},
                                      {"facings", {pair.oneFacing, pair.otherFacing}}});
    for (const auto& [body, rank, file] : modelsInContact(field, field.pairs))
      expected["models"].push_back({{"unit", field.bodies[body].id}, {"rank", rank}, {"file", file}});
    const Json answer = asked({{"ask", "ninth-age/contacts"}, {"battle", question["battle"]}});
    expectMatch(expected, answer);
  });
}

}  // namespace
