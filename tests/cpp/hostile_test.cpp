// Questions meant to do harm, and valid ones spoiled at random: each must get an answer that is JSON.
#include <gtest/gtest.h>

#include "json_question.h"
#include "support/case_files.h"
#include "support/randomness.h"

namespace {

// Whether an answer is an error with a code or a ruling with an outcome.
bool isAnswer(const std::string& text) {
  const Json answer = Json::parse(text, nullptr, false);
  if (!answer.is_object()) return false;
  if (answer.contains("error")) return answer["error"].contains("code") && answer["error"]["at"].is_string();
  return answer.contains("outcome") && answer.contains("battle");
}

void expectAnswer(const std::string& question, const std::string& what) {
  const std::string answer = closeRanks::ask(question);
  EXPECT_TRUE(isAnswer(answer)) << what << "\nquestion: " << question.substr(0, 4000)
                                << "\nanswer: " << answer.substr(0, 4000);
}

TEST(Hostile, NestsTenThousandBrackets) {
  EXPECT_EQ(refusalOf(repeated("[", 10'000)), "json.tooDeep at " + repeated("/0", 32));
  EXPECT_EQ(refusalOf(repeated("{\"a\":", 10'000)), "json.tooDeep at " + repeated("/a", 32));
  EXPECT_EQ(refusalWith("[460,480]", repeated("[", 5'000) + repeated("]", 5'000)),
            "json.tooDeep at /battle/units/0/at" + repeated("/0", 28));
}

TEST(Hostile, SendsFiveMegabytes) {
  EXPECT_EQ(refusalOf(std::string(5'000'000, ' ')), "json.tooLarge at ");
  EXPECT_EQ(refusalOf(std::string(5'000'000, '[')), "json.tooLarge at ");
  EXPECT_EQ(refusalWith("Spears", std::string(5'000'000, 'x')), "json.tooLarge at ");
}

TEST(Hostile, FillsTheWholeSizeWithOneThing) {
  EXPECT_EQ(refusalWith("Spears", repeated("[", 900'000)), "json.value at /battle/units/0/name");
  EXPECT_EQ(refusalWith("1828.8", repeated("9", 900'000)), "json.number at /battle/table/width");
  EXPECT_EQ(refusalWith("1828.8", "0." + repeated("0", 900'000) + "1"), "json.number at /battle/table/width");
  EXPECT_EQ(refusalWith("\"losses\":[", "\"losses\":[" + repeated("1,", 450'000)), "json.tooMany at /losses");
  EXPECT_EQ(refusalWith("\"rrrrrC\"", repeated("\"\",", 300'000) + "\"r\""), "json.tooMany at /battle/units/0/ranks");
  const std::string key = repeated("k", 900'000);
  EXPECT_EQ(refusalWith("\"losses\"", '"' + key + '"'), "json.unknownKey at /" + key);
}

// A nudge that small octagons, in rows of twenty, stand in the way of.
std::string nudgeThrough(int octagons) {
  std::string terrain;
  for (int i = 0; i < octagons; ++i) {
    const int x = 880 + 5 * (i % 20), y = 750 + 5 * (i / 20);
    const auto point = [&](int dx, int dy) {
      return '[' + std::to_string(x + dx) + ',' + std::to_string(y + dy) + ']';
    };
    terrain += (i > 0 ? "," : "") + (R"({"id":"t)" + std::to_string(i)) + R"(","kind":"impassable","outline":[)" +
               point(-1, -2) + ',' + point(1, -2) + ',' + point(2, -1) + ',' + point(2, 1) + ',' + point(1, 2) + ',' +
               point(-1, 2) + ',' + point(-2, 1) + ',' + point(-2, -1) + "]}";
  }
  return R"({"ask":"ninth-age/nudge","unit":"u","toward":"v","battle":{"table":{"width":1800,"depth":1200},)"
         R"("activePlayer":"green","contacts":[{"units":["u","v"],"facings":["front","front"]}],"units":[)"
         R"({"id":"u","player":"green","at":[930,900],"heading":0,"base":[20,20],"ranks":["rrrr"]},)"
         R"({"id":"v","player":"red","at":[930,700],"heading":180,"base":[20,20],"ranks":["rrrr"]}],"terrain":[)" +
         terrain + "]}}";
}

TEST(Hostile, CrowdsTheWaysOfANudgeWithTerrain) {
  EXPECT_EQ(refusalOf(nudgeThrough(60)), "answered");
  EXPECT_EQ(refusalOf(nudgeThrough(200)), "ninth-age.tooMany at /battle/terrain");
}

// The valid question with a unit of the smallest bases, or with two characters beside its only model.
std::string withUnit(const std::string& base, const std::string& ranks, const std::string& rest) {
  return questionWith(
      R"([20,20],"ranks":["rrrrrC","r"],"models":{"C":{"kind":"character","name":"Captain","healthPoints":3}})",
      base + R"(,"ranks":[")" + ranks + R"("],"models":)" + rest);
}

// A unit two ranks deep that loses the rear one, and as many foes behind it.
std::string partedFromBehind(int foes) {
  std::string units;
  for (int i = 0; i < foes; ++i)
    units += (R"(,{"id":"f)" + std::to_string(i)) + R"(","player":"red","at":[)" + std::to_string(110 + 20 * i) +
             R"(,540],"heading":0,"base":[20,20],"ranks":["r"]})";
  const std::string rank = '"' + std::string(foes, 'r') + '"';
  return R"({"ask":"ninth-age/casualties","battle":{"table":{"width":1800,"depth":1200},"activePlayer":"green","units":[)"
         R"({"id":"u","player":"green","at":[)" +
         std::to_string(100 + 10 * foes) + R"(,500],"heading":0,"base":[20,20],"ranks":[)" + rank + ',' + rank + "]}" +
         units + R"(]},"losses":[{"unit":"u","healthPoints":)" + std::to_string(foes) + "}]}";
}

TEST(Hostile, PartsMorePairsAtOnceThanAreTriedInEveryOrder) {
  const Json error = Json::parse(closeRanks::ask(partedFromBehind(32))).at("error");
  EXPECT_EQ(error.at("code"), "ninth-age.tooMany");
  EXPECT_EQ(error.at("expected"), "at most 31 parted pairs that have to do with each other");
  EXPECT_EQ(error.at("found"), "32");
  EXPECT_EQ(refusalOf(partedFromBehind(3)), "answered");
}

TEST(Hostile, GivesAModelABaseOfMillionsOfPlaces) {
  EXPECT_EQ(refusalOf(withUnit("[0.002,0.001]", "rC", R"({"C":{"kind":"character","base":[100000,100000]}})")),
            "ninth-age.base at /battle/units/0/models/C");
}

TEST(Hostile, LeavesTwoBasesAloneOfWhichOneCoversThousandsOfTheOther) {
  for (const char* pair : {R"([0.002,0.001]|[30,60])", R"([1,1]|[50,75])", R"([50,75]|[1,1])"}) {
    const std::string bases = pair;
    const std::size_t between = bases.find('|');
    const std::string text = withUnit("[20,20]", "r",
                                      R"({"L":{"kind":"character","base":)" + bases.substr(0, between) +
                                          R"(},"R":{"kind":"character","base":)" + bases.substr(between + 1) +
                                          R"(}},"beside":{"left":"L","right":"R"})");
    Json question = Json::parse(text);
    question["battle"].erase("contacts");
    question["choice"]["sides"]["green"]["left"] = 1;
    const Json answer = Json::parse(closeRanks::ask(question.dump()));
    ASSERT_EQ(answer.value("outcome", answer.dump()), "decided") << bases;
    question["battle"] = answer["battle"];
    question["losses"] = Json::array();
    question.erase("choice");
    EXPECT_EQ(refusalOf(question.dump()), "answered") << bases;
  }
}

TEST(Hostile, HidesZeroBytesAndControlCharacters) {
  EXPECT_EQ(refusalWith("\"losses\"", "\"lo\\u0000ss\""), std::string("json.unknownKey at /lo") + '\0' + "ss");
  expectAnswer(questionWith("Spears", "\\u0000\\u001f\\u007f\\ufffe\\u2028"), "control characters in a name");
  expectAnswer(questionWith("Spears", "\x7f"), "a delete character in a name");
}

TEST(Hostile, StaysUsableAfterEveryRefusal) {
  const std::string before = closeRanks::ask(validQuestion);
  for (const std::string& bad : {std::string("{"), repeated("[", 10'000), std::string(5'000'000, ' '),
                                 std::string("{}"), questionWith("1828.8", "1e999"), questionWith("Spears", "\xff")}) {
    closeRanks::ask(bad);
    EXPECT_EQ(closeRanks::ask(validQuestion), before);
  }
}

// A question with some bytes changed, dropped, doubled or swapped for pieces that mean something in JSON.
std::string spoiledBytes(std::string text, Randomness& random) {
  static const std::vector<std::string> pieces = {"\"",  "{", "}", "[",  "]", ",",    ":",    "\\",
                                                  "\\u", "0", "-", "1e", ".", "null", "\xff", "é"};
  for (int changes = random.between(1, 4); changes > 0; changes--) {
    const int place = random.between(0, static_cast<int>(text.size()) - 1);
    const int length = std::min(random.between(0, 12), static_cast<int>(text.size()) - place);
    const std::string piece = random.chance(50)   ? pieces[random.between(0, static_cast<int>(pieces.size()) - 1)]
                              : random.chance(50) ? text.substr(place, length)
                                                  : std::string(1, static_cast<char>(random.between(0, 255)));
    text.replace(place, random.chance(50) ? 0 : length, piece);
  }
  return text;
}

// A value that a question does not expect, or only just.
Json oddValue(Randomness& random) {
  static const std::vector<Json> values = {nullptr,
                                           true,
                                           false,
                                           0,
                                           1,
                                           -1,
                                           2,
                                           5,
                                           360,
                                           20.001,
                                           1e-9,
                                           0.0005,
                                           100000,
                                           1e300,
                                           -1e300,
                                           "",
                                           "r",
                                           "green",
                                           "A",
                                           "front",
                                           "rear",
                                           "C",
                                           "rrrr",
                                           "..",
                                           "9",
                                           "a/b",
                                           Json::array(),
                                           Json::object(),
                                           {1, 2},
                                           {"r", "rrr"}};
  return values[random.between(0, static_cast<int>(values.size()) - 1)];
}

// A random place in a tree.
Json* somewhere(Json& root, Randomness& random) {
  Json* here = &root;
  while (here->is_structured() && !here->empty() && random.chance(85)) {
    auto next = here->begin();
    std::advance(next, random.between(0, static_cast<int>(here->size()) - 1));
    here = &*next;
  }
  return here;
}

// A question with some values changed, dropped, doubled or copied to another place.
std::string spoiledTree(Json question, Randomness& random) {
  for (int changes = random.between(1, 3); changes > 0; changes--) {
    Json* place = somewhere(question, random);
    const int kind = random.between(0, 4);
    if (kind == 0 && place->is_object() && !place->empty()) {
      place->erase(std::next(place->begin(), random.between(0, static_cast<int>(place->size()) - 1)));
    } else if (kind == 1 && place->is_array()) {
      place->push_back(place->empty() ? oddValue(random) : Json(place->back()));
    } else if (kind == 2 && place->is_number()) {
      *place = place->get<double>() + random.between(-40, 40) * (random.chance(50) ? 1.0 : 0.5);
    } else if (kind == 3) {
      Json copy = *somewhere(question, random);
      *place = std::move(copy);
    } else {
      *place = oddValue(random);
    }
  }
  return question.dump();
}

TEST(Hostile, SpoilsBytesOfValidQuestionsAtRandom) {
  const std::vector<Case> cases = readCases(CASES_FOLDER);
  for (int i = 0; i < rounds(20'000); i++) {
    Randomness random(randomSeed() + i);
    const std::string text = cases[random.between(0, static_cast<int>(cases.size()) - 1)].question.dump();
    expectAnswer(spoiledBytes(text, random), "seed " + std::to_string(randomSeed() + i));
    if (HasFailure()) return;
  }
}

TEST(Hostile, SpoilsValuesOfValidQuestionsAtRandom) {
  const std::vector<Case> cases = readCases(CASES_FOLDER);
  int answered = 0;
  for (int i = 0; i < rounds(20'000); i++) {
    Randomness random(randomSeed() + i);
    const std::string text = spoiledTree(cases[random.between(0, static_cast<int>(cases.size()) - 1)].question, random);
    expectAnswer(text, "seed " + std::to_string(randomSeed() + i));
    if (HasFailure()) return;
    answered += refusalOf(text) == "answered";
  }
  EXPECT_GT(answered, 0) << "no spoiled question got past the reader, so the rules were not tried";
}

}  // namespace
