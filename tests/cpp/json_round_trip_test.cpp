// Reading and writing undo each other, for the questions of all cases and for the answers to them.
#include <gtest/gtest.h>

#include <algorithm>
#include <variant>

#include "json/parse.h"
#include "json/reader.h"
#include "json/writer.h"
#include "json_question.h"
#include "referee/rulesets.h"
#include "support/case_files.h"

namespace closeRanks {
namespace {

template <class Struct>
std::string rewritten(const std::string& text, json::Role role, const char* tag, const char* tagName) {
  const auto parsed = json::parse(text);
  if (const auto* fault = std::get_if<json::Fault>(&parsed)) return fault->code;
  Struct object;
  const auto fault = json::read(std::get<json::Tree>(parsed).front(), object, role, tag);
  return fault ? fault->code + " at " + fault->at : json::write(object, role, tag, tagName);
}

// Reads and writes anew a question of the ask that it names, or an answer to it.
struct Rewriting {
  std::string ask;
  std::string text;
  json::Role role;
  std::string result = "no such ask";

  template <class Question, class Answer>
  void operator()(const char* name, Fault (*)(const Question&, Answer&)) {
    if (ask != name) return;
    result = role == json::Role::question ? rewritten<Question>(text, role, "ask", name)
                                          : rewritten<Answer>(text, role, nullptr, nullptr);
  }
};

std::string rewrittenAs(const std::string& ask, const std::string& text, json::Role role) {
  Rewriting rewriting{ask, text, role};
  eachAsk(rewriting);
  return rewriting.result;
}

// The cases of rulesets that are there.
std::vector<Case> cases() {
  std::vector<Case> all = readCases(CASES_FOLDER);
  std::erase_if(all, [](const Case& one) {
    return rewrittenAs(one.question.at("ask"), "{}", json::Role::question) == "no such ask";
  });
  return all;
}

bool isNinthAge(const Case& one) { return one.question.at("ask").get<std::string>().rfind("ninth-age/", 0) == 0; }

TEST(RoundTrip, LeavesEveryQuestionOfTheCasesAsItWas) {
  int count = 0;
  for (const Case& one : cases()) {
    if (one.answer.contains("error")) continue;
    const std::string text = rewrittenAs(one.question.at("ask"), one.question.dump(), json::Role::question);
    if (isNinthAge(one)) {
      EXPECT_EQ(Json::parse(text), one.question) << one.file;
    }
    // Cases of other rulesets spell out some defaults.
    EXPECT_EQ(rewrittenAs(one.question.at("ask"), text, json::Role::question), text) << one.file;
    EXPECT_EQ(ask(text), ask(one.question.dump())) << one.file;
    count++;
  }
  EXPECT_GE(count, 17);
}

TEST(RoundTrip, LeavesEveryAnswerToTheCasesAsItWas) {
  int count = 0;
  for (const Case& one : cases()) {
    const std::string answer = ask(one.question.dump());
    if (Json::parse(answer).contains("error")) continue;
    EXPECT_EQ(rewrittenAs(one.question.at("ask"), answer, json::Role::answer), answer) << one.file;
    count++;
  }
  EXPECT_GE(count, 17);
}

TEST(RoundTrip, TakesTheBattleOfEveryAnswerAsABattleAgain) {
  int count = 0;
  for (const Case& one : cases()) {
    const Json answer = asked(one.question);
    if (answer.contains("error")) continue;
    Json question = one.question;
    if (isNinthAge(one)) question = {{"ask", "ninth-age/contacts"}};
    question.erase("choice");
    question["battle"] = answer.at("battle");
    const Json again = asked(question);
    // The unit asked about may be gone, or have left its enemy.
    const bool stands = !again.contains("error") || again["error"]["code"] == "battle.unknownUnit" ||
                        again["error"]["code"] == "ancients.contact";
    EXPECT_TRUE(stands) << one.file << again;
    count++;
  }
  EXPECT_GE(count, 17);
}

TEST(RoundTrip, KeepsStoredContactsInTheirFacings) {
  const std::string text = rewrittenAs("ninth-age/casualties", validQuestion, json::Role::question);
  EXPECT_EQ(text, validQuestion);
  EXPECT_EQ(Json::parse(text)["battle"]["contacts"],
            Json::parse(R"([{"units":["green","A"],"facings":["front","front"]}])"));
}

TEST(RoundTrip, KeepsEveryFieldOfAQuestion) {
  const std::string text =
      R"({"ask":"ninth-age/casualties","battle":{"table":{"width":1828.8,"depth":1219.2},"activePlayer":"é\"\\\u0001",)"
      R"("units":[{"id":"a/b","name":"😀","player":"p","at":[-0.001,480],"heading":359.99,"base":[20.002,20.001],)"
      R"("ranks":["rC","."],"models":{"C":{"kind":"standard","name":"n","base":[40,60],"healthPoints":3,"healthLost":2,)"
      R"("frontRank":true,"warPlatform":true},"A":{"kind":"command"}},"beside":{"right":"G"},"healthPoints":2,)"
      R"("healthLost":1,"formation":"skirmish"}],"terrain":[{"id":"t","kind":"area","outline":[[0,0],[1,0],[1,1]]}],)"
      R"("contacts":[{"units":["a/b","c"],"facings":["left","rear"]}]},"losses":[{"unit":"a/b","model":"C",)"
      R"("healthPoints":1,"places":[0,1]}],"choice":{"sides":{"a/b":{"left":1},"c":{"rear":0,"right":2}},)"
      R"("order":[["a/b","c"]]},"readings":{"modelsInContact":"own","loseContact":"unhurt"}})";
  EXPECT_EQ(rewrittenAs("ninth-age/casualties", text, json::Role::question), text);
}

TEST(RoundTrip, LeavesOutWhatIsAtItsDefault) {
  const std::string text =
      questionWith(R"("heading":180)", R"("name":"","heading":180,"models":{},"beside":{},"healthPoints":1,)"
                                       R"("healthLost":0,"formation":"normal")");
  EXPECT_EQ(rewrittenAs("ninth-age/casualties", text, json::Role::question), validQuestion);
  const std::string readings = questionWith(R"("losses")", R"("readings":{"modelsInContact":"both"},"losses")");
  EXPECT_EQ(rewrittenAs("ninth-age/casualties", readings, json::Role::question), validQuestion);
}

TEST(RoundTrip, AsksOfAnAnswerWhatAQuestionMayLeaveOut) {
  const std::string answer =
      R"({"outcome":"decided","contacts":[],"models":[],"battle":{"table":{"width":1,"depth":1},)"
      R"("activePlayer":"p","units":[],"terrain":[]},"assumptions":[]})";
  EXPECT_EQ(rewrittenAs("ninth-age/contacts", answer, json::Role::answer), "json.missingKey at /battle/contacts");
}

}  // namespace
}  // namespace closeRanks
