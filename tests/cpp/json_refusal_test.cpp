// Every fault in the shape of a question, each with its code and the JSON Pointer to its place.
#include <gtest/gtest.h>

#include "json_question.h"

namespace {

Json errorWith(const std::string& from, const std::string& to) {
  return Json::parse(closeRanks::ask(questionWith(from, to))).at("error");
}

TEST(Refusal, LetsTheQuestionPassThatTheOthersSpoil) { EXPECT_EQ(refusalOf(validQuestion), "answered"); }

TEST(Refusal, NamesTheByteWhereAQuestionStopsBeingJson) {
  const Json answer = Json::parse(closeRanks::ask(R"({"ask":"ninth-age/nudge",})"));
  EXPECT_EQ(answer["error"]["code"], "json.syntax");
  EXPECT_EQ(answer["error"]["at"], "");
  EXPECT_EQ(answer["error"]["found"], "byte 26");
}

TEST(Refusal, TakesNothingButOneJsonText) {
  for (const char* text : {"", " ", "{", "}", "{\"ask\"}", "{'ask':1}", "{\"ask\":1}x", "{\"ask\":NaN}",
                           "{\"ask\":Infinity}", "{\"ask\":-Infinity}", "{\"ask\":01}", "{\"ask\":.5}", "{\"ask\":+1}",
                           "{\"ask\":1.}", "// a comment\n{}", "{\"ask\":\"\n\"}", "{\"ask\":\"\\x\"}", "undefined"}) {
    EXPECT_EQ(refusalOf(text), "json.syntax at ") << text;
  }
}

TEST(Refusal, TakesNoTextThatIsNotUnicode) {
  for (const char* text :
       {"{\"ask\":\"\xff\"}", "{\"ask\":\"\xc0\xaf\"}", "{\"ask\":\"\xed\xa0\x80\"}", "{\"ask\":\"\\ud800\"}",
        "{\"ask\":\"\\ud800\\u0041\"}", "{\"ask\":\"\\udc00\"}", "{\"\\ud800\":1}"}) {
    EXPECT_EQ(refusalOf(text), "json.syntax at ") << text;
  }
}

TEST(Refusal, DoesNotTakeAZeroByteForTheEnd) {
  EXPECT_EQ(refusalOf(validQuestion + std::string(1, '\0')), "json.syntax at ");
  EXPECT_EQ(refusalOf(std::string(1, '\0') + validQuestion), "json.syntax at ");
}

TEST(Refusal, LimitsTheSize) {
  const std::string padding(1'000'000 - validQuestion.size(), ' ');
  EXPECT_EQ(refusalOf(validQuestion + padding), "answered");
  EXPECT_EQ(refusalOf(validQuestion + padding + ' '), "json.tooLarge at ");
}

TEST(Refusal, LimitsTheDepthBeforeAnythingElseIsRead) {
  const std::string pointer31 = repeated("/0", 31);
  EXPECT_EQ(refusalOf(repeated("[", 32) + repeated("]", 32)), "json.type at ");
  EXPECT_EQ(refusalOf(repeated("[", 33) + repeated("]", 33)), "json.tooDeep at /0" + pointer31);
  EXPECT_EQ(refusalOf(R"({"a":[1,)" + repeated("[", 40)), "json.tooDeep at /a/1" + repeated("/0", 30));
}

TEST(Refusal, LimitsTheKeysOfAnObject) {
  std::string keys;
  for (int i = 0; i < 256; i++) keys += (i > 0 ? ",\"k" : "\"k") + std::to_string(i) + "\":0";
  EXPECT_EQ(refusalOf("{" + keys + "}"), "json.missingKey at /ask");
  EXPECT_EQ(refusalOf("{" + keys + ",\"ask\":0}"), "json.tooManyKeys at ");
  EXPECT_EQ(refusalOf("{\"a\":[0,{" + keys + ",\"ask\":0}]}"), "json.tooManyKeys at /a/1");
}

TEST(Refusal, LooksUpTheAskFirst) {
  EXPECT_EQ(refusalOf("[]"), "json.type at ");
  EXPECT_EQ(refusalOf("3"), "json.type at ");
  EXPECT_EQ(refusalOf("{}"), "json.missingKey at /ask");
  EXPECT_EQ(refusalOf(R"({"nonsense":0,"ask":"ninth-age/fly"})"), "json.value at /ask");
  EXPECT_EQ(refusalOf(R"({"nonsense":0,"ask":7})"), "json.type at /ask");
  EXPECT_EQ(refusalWith("ninth-age/casualties", "ninth-age/casualties\\u0000"), "json.value at /ask");
}

TEST(Refusal, PointsAtAKeyThatIsUnknown) {
  EXPECT_EQ(refusalWith("\"losses\"", "\"loses\""), "json.unknownKey at /loses");
  EXPECT_EQ(refusalWith("\"heading\"", "\"direction\""), "json.unknownKey at /battle/units/0/direction");
  EXPECT_EQ(refusalWith("\"kind\":\"character\"", "\"rank\":1"), "json.unknownKey at /battle/units/0/models/C/rank");
  EXPECT_EQ(refusalWith("\"width\"", "\"wi~d/th\""), "json.unknownKey at /battle/table/wi~0d~1th");
  EXPECT_EQ(refusalWith("\"table\"", "\"\""), "json.unknownKey at /battle/");
}

TEST(Refusal, NamesTheKeysThatWouldDoInsteadOfAnUnknownOne) {
  EXPECT_EQ(errorWith("\"width\"", "\"breadth\"")["expected"], "one of width, depth");
  EXPECT_EQ(errorWith("\"losses\"", "\"loses\"")["expected"], "one of ask, battle, losses, choice, readings");
}

TEST(Refusal, PointsAtTheSecondOfTwoEqualKeys) {
  EXPECT_EQ(refusalWith("\"losses\"", "\"ask\":\"ninth-age/casualties\",\"losses\""), "json.duplicateKey at /ask");
  EXPECT_EQ(refusalWith("\"depth\"", "\"width\":1,\"depth\""), "json.duplicateKey at /battle/table/width");
  EXPECT_EQ(refusalWith("\"models\":{", "\"models\":{\"C\":{\"kind\":\"champion\"},"),
            "json.duplicateKey at /battle/units/0/models/C");
  EXPECT_EQ(refusalWith("\"depth\"", "\"wid\\u0074h\":1,\"depth\""), "json.duplicateKey at /battle/table/width");
}

TEST(Refusal, PointsToWhereAMissingKeyWouldBe) {
  EXPECT_EQ(refusalWith(",\"heading\":180", ""), "json.missingKey at /battle/units/1/heading");
  EXPECT_EQ(refusalWith("\"width\":1828.8,", ""), "json.missingKey at /battle/table/width");
  EXPECT_EQ(refusalWith("\"kind\":\"character\",", ""), "json.missingKey at /battle/units/0/models/C/kind");
  EXPECT_EQ(refusalWith("\"healthPoints\":1}", "\"model\":\"C\"}"), "json.missingKey at /losses/0/healthPoints");
  EXPECT_EQ(refusalOf(R"({"ask":"ninth-age/nudge"})"), "json.missingKey at /battle");
}

TEST(Refusal, ReportsTheFirstFaultInTheOrderOfTheText) {
  EXPECT_EQ(refusalOf(R"({"ask":"ninth-age/contacts","battle":{"table":7,"units":8}})"), "json.type at /battle/table");
  EXPECT_EQ(refusalOf(R"({"ask":"ninth-age/contacts","battle":{"units":8,"table":7}})"), "json.type at /battle/units");
  EXPECT_EQ(refusalOf(R"({"extra":0,"ask":"ninth-age/contacts","battle":7})"), "json.unknownKey at /extra");
  EXPECT_EQ(refusalOf(R"({"ask":"ninth-age/contacts","battle":{"table":{"width":1}},"extra":0})"),
            "json.missingKey at /battle/table/depth");
}

TEST(Refusal, ReportsShapeBeforeMeaning) {
  const std::string twice =
      R"({"id":"green","player":"red","at":[470,480],"heading":180,"base":[20,20],"ranks":["r"]})";
  const std::string first = R"("units":[)" + twice + ",";
  EXPECT_EQ(refusalWith("\"units\":[", first).substr(0, 7), "battle.");
  std::string text = questionWith("\"units\":[", first);
  EXPECT_EQ(refusalOf(text.replace(text.find("\"losses\""), 8, "\"loses\"")), "json.unknownKey at /loses");
}

TEST(Refusal, TellsWrongTypes) {
  EXPECT_EQ(refusalWith("\"battle\":{", "\"battle\":[],\"x\":{"), "json.type at /battle");
  EXPECT_EQ(refusalWith("\"losses\":[", "\"losses\":{},\"x\":["), "json.type at /losses");
  EXPECT_EQ(refusalWith("\"id\":\"green\"", "\"id\":7"), "json.type at /battle/units/0/id");
  EXPECT_EQ(refusalWith("\"heading\":0", "\"heading\":\"0\""), "json.type at /battle/units/0/heading");
  EXPECT_EQ(refusalWith("\"heading\":0", "\"heading\":null"), "json.type at /battle/units/0/heading");
  EXPECT_EQ(refusalWith("1828.8", "true"), "json.type at /battle/table/width");
  EXPECT_EQ(refusalWith("\"ranks\":[\"rrrrrC\",\"r\"]", "\"ranks\":\"rrrrrC\""), "json.type at /battle/units/0/ranks");
  EXPECT_EQ(refusalWith("\"rrrrrC\"", "6"), "json.type at /battle/units/0/ranks/0");
  EXPECT_EQ(refusalWith("\"healthPoints\":3", "\"frontRank\":1"), "json.type at /battle/units/0/models/C/frontRank");
  EXPECT_EQ(refusalWith("\"healthPoints\":1", "\"healthPoints\":[1]"), "json.type at /losses/0/healthPoints");
  EXPECT_EQ(refusalWith("\"kind\":\"impassable\"", "\"kind\":0"), "json.type at /battle/terrain/0/kind");
}

TEST(Refusal, TakesPairsOfExactlyTwo) {
  EXPECT_EQ(refusalWith("[460,480]", "[460]"), "json.type at /battle/units/0/at");
  EXPECT_EQ(refusalWith("[460,480]", "[460,480,0]"), "json.type at /battle/units/0/at");
  EXPECT_EQ(refusalWith("[460,480]", "[]"), "json.type at /battle/units/0/at");
  EXPECT_EQ(refusalWith("[20,20]", "20"), "json.type at /battle/units/0/base");
  EXPECT_EQ(refusalWith("[20,20]", "[20,[20]]"), "json.type at /battle/units/0/base/1");
  EXPECT_EQ(refusalWith("[\"green\",\"A\"]", "[\"green\"]"), "json.type at /battle/contacts/0/units");
  EXPECT_EQ(refusalWith("[\"front\",\"front\"]", "[\"front\",\"front\",\"rear\"]"),
            "json.type at /battle/contacts/0/facings");
}

TEST(Refusal, TakesOnlyTheNamesItKnows) {
  EXPECT_EQ(refusalWith("\"kind\":\"impassable\"", "\"kind\":\"swamp\""), "json.value at /battle/terrain/0/kind");
  EXPECT_EQ(refusalWith("\"kind\":\"character\"", "\"kind\":\"Character\""),
            "json.value at /battle/units/0/models/C/kind");
  EXPECT_EQ(refusalWith("[\"front\",\"front\"]", "[\"front\",\"flank\"]"),
            "json.value at /battle/contacts/0/facings/1");
  EXPECT_EQ(errorWith("\"kind\":\"impassable\"", "\"kind\":\"swamp\"")["expected"],
            "one of impassable, obstacle, area");
}

TEST(Refusal, TakesOnlyUpperCaseLettersForNamedModels) {
  EXPECT_EQ(refusalWith("{\"C\":", "{\"c\":"), "json.value at /battle/units/0/models/c");
  EXPECT_EQ(refusalWith("{\"C\":", "{\"CC\":"), "json.value at /battle/units/0/models/CC");
  EXPECT_EQ(refusalWith("{\"C\":", "{\"É\":"), "json.value at /battle/units/0/models/É");
  EXPECT_EQ(refusalWith("{\"unit\":\"green\",", "{\"unit\":\"green\",\"model\":\"r\","),
            "json.value at /losses/0/model");
  EXPECT_EQ(refusalWith("{\"unit\":\"green\",", "{\"unit\":\"green\",\"model\":\"\","),
            "json.value at /losses/0/model");
  EXPECT_EQ(refusalWith("\"heading\":180", "\"heading\":180,\"beside\":{\"left\":\"1\"}"),
            "json.value at /battle/units/1/beside/left");
}

TEST(Refusal, TakesOnlyLettersDigitsAndDotsInRanks) {
  EXPECT_EQ(refusalWith("\"rrrrrC\"", "\"rrr rC\""), "json.value at /battle/units/0/ranks/0");
  EXPECT_EQ(refusalWith("\"rrrrrC\"", "\"rrrrré\""), "json.value at /battle/units/0/ranks/0");
  EXPECT_EQ(refusalWith("\"rrrrrC\"", "\"r\\u0000\""), "json.value at /battle/units/0/ranks/0");
}

TEST(Refusal, CountsTheCharactersOfATextAndNotItsBytes) {
  EXPECT_EQ(refusalWith("Spears", repeated("é", 64)), "answered");
  EXPECT_EQ(refusalWith("Spears", repeated("é", 65)), "json.value at /battle/units/0/name");
  EXPECT_EQ(refusalWith("\"player\":\"red\"", "\"player\":\"" + repeated("x", 65) + '"'),
            "json.value at /battle/units/1/player");
  EXPECT_EQ(refusalWith("Captain", repeated("😀", 65)), "json.value at /battle/units/0/models/C/name");
}

TEST(Refusal, TakesNoEmptyIdOrPlayer) {
  EXPECT_EQ(refusalWith("\"id\":\"green\"", "\"id\":\"\""), "json.value at /battle/units/0/id");
  EXPECT_EQ(refusalWith("\"player\":\"green\"", "\"player\":\"\""), "json.value at /battle/units/0/player");
  EXPECT_EQ(refusalWith("\"id\":\"rock\"", "\"id\":\"\""), "json.value at /battle/terrain/0/id");
  EXPECT_EQ(refusalWith("\"losses\"", "\"choice\":{\"sides\":{\"\":{}}},\"losses\""), "json.value at /choice/sides/");
  EXPECT_EQ(refusalWith("\"Spears\"", "\"\""), "answered");
}

TEST(Refusal, TellsNumbersOutOfRange) {
  EXPECT_EQ(refusalWith("\"heading\":0", "\"heading\":360"), "json.number at /battle/units/0/heading");
  EXPECT_EQ(refusalWith("\"heading\":0", "\"heading\":-1"), "json.number at /battle/units/0/heading");
  EXPECT_EQ(refusalWith("\"heading\":0", "\"heading\":45.123"), "json.number at /battle/units/0/heading");
  EXPECT_EQ(refusalWith("[460,480]", "[460.0001,480]"), "json.number at /battle/units/0/at/0");
  EXPECT_EQ(refusalWith("[460,480]", "[460,100000.001]"), "json.number at /battle/units/0/at/1");
  EXPECT_EQ(refusalWith("[20,20]", "[0,20]"), "json.number at /battle/units/0/base/0");
  EXPECT_EQ(refusalWith("[20,20]", "[20.001,20]"), "json.number at /battle/units/0/base/0");
  EXPECT_EQ(refusalWith("[20,20]", "[20,-20]"), "json.number at /battle/units/0/base/1");
  EXPECT_EQ(refusalWith("1828.8", "0"), "json.number at /battle/table/width");
  EXPECT_EQ(refusalWith("1828.8", "1e300"), "json.number at /battle/table/width");
  EXPECT_EQ(refusalWith("1828.8", "123456789012345678901234567890"), "json.number at /battle/table/width");
  EXPECT_EQ(refusalWith("\"healthPoints\":1", "\"healthPoints\":1.5"), "json.number at /losses/0/healthPoints");
  EXPECT_EQ(refusalWith("\"healthPoints\":1", "\"healthPoints\":-1"), "json.number at /losses/0/healthPoints");
  EXPECT_EQ(refusalWith("\"healthPoints\":1", "\"healthPoints\":1000001"), "json.number at /losses/0/healthPoints");
  EXPECT_EQ(refusalWith("\"healthPoints\":3", "\"healthPoints\":0"),
            "json.number at /battle/units/0/models/C/healthPoints");
}

TEST(Refusal, PointsAtANumberThatNoDoubleHolds) {
  EXPECT_EQ(refusalWith("1828.8", "1e999"), "json.number at /battle/table/width");
  EXPECT_EQ(refusalWith("[470,480]", "[470,-1e999]"), "json.number at /battle/units/1/at/1");
}

TEST(Refusal, LimitsLists) {
  const std::string loss = R"({"unit":"green","healthPoints":1})";
  EXPECT_EQ(refusalWith(loss, repeated(loss, 201, ",")), "json.tooMany at /losses");
  const std::string rock = R"({"id":"rock","kind":"impassable","outline":[[500,525],[600,525],[600,560]]})";
  EXPECT_EQ(refusalWith(rock, repeated(rock, 201, ",")), "json.tooMany at /battle/terrain");
  EXPECT_EQ(refusalWith("[500,525]", repeated("[500,525]", 255, ",")), "json.tooMany at /battle/terrain/0/outline");
  const std::string unit = R"({"id":"A","player":"red","at":[470,480],"heading":180,"base":[20,20],"ranks":["rrrrr"]})";
  EXPECT_EQ(refusalWith(unit, repeated(unit, 200, ",")), "json.tooMany at /battle/units");
  EXPECT_EQ(refusalWith(loss, R"({"unit":"green","healthPoints":1,"places":[)" + repeated("0", 401, ",") + "]}"),
            "json.tooMany at /losses/0/places");
}

TEST(Refusal, TakesNoIdTwice) {
  EXPECT_EQ(refusalWith(R"("id":"A")", R"("id":"green")"), "battle.duplicateId at /battle/units/1/id");
  EXPECT_EQ(refusalWith(R"("id":"rock")", R"("id":"A")"), "battle.duplicateId at /battle/terrain/0/id");
}

TEST(Refusal, LimitsThePlacesOfAUnit) {
  EXPECT_EQ(refusalWith("\"rrrrrC\"", '"' + repeated("r", 401) + '"'), "json.tooMany at /battle/units/0/ranks/0");
  EXPECT_EQ(refusalWith("\"rrrrrC\"", '"' + repeated("r", 400) + '"'), "json.tooMany at /battle/units/0/ranks");
  EXPECT_EQ(refusalWith("\"rrrrrC\"", repeated("\"\"", 400, ",")), "json.tooMany at /battle/units/0/ranks");
}

TEST(Refusal, QuotesAtMostFortyCharactersOfWhatItFound) {
  const Json error = errorWith("\"character\"", '"' + repeated("ж", 3000) + '"');
  EXPECT_EQ(error["found"], '"' + repeated("ж", 40) + "…\"");
  EXPECT_EQ(errorWith("1828.8", repeated("9", 300))["found"], repeated("9", 40) + "…");
}

}  // namespace
