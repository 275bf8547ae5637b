// Changing the whole field changes nothing of the ruling but its place: on random fights, on random nudges, and on
// every worked case of The Ninth Age whose units stand square to the table.
//
// What is left out, and why:
// - mirroring, where reading 9 decided by "more to the left" (the enumeration tells), and where reading 13's default
//   takes some of a rear rank from its right end;
// - another order of the units, where reading 12 had equal orders to choose from (and whom
//   each nudge was for, which depends on the order even where the end does not);
// - Facings derived from corner contact, where left goes before right and the first unit before the second: contacts
// are
//   stored in the question before the field is changed.
#include <gtest/gtest.h>

#include "brute_force_batch.h"
#include "brute_force_nudge.h"
#include "support/case_files.h"
#include "support/essence.h"
#include "support/random_field.h"
#include "support/random_fight.h"

namespace {

bool isSquare(const Json& question) {
  for (const Json& unit : question["battle"]["units"])
    if (unit["heading"].get<double>() != static_cast<int>(unit["heading"].get<double>() / 90) * 90) return false;
  return question["ask"].get<std::string>().rfind("ninth-age/", 0) == 0;
}

Json withStoredContacts(Json question) {
  const Json answer = asked({{"ask", "ninth-age/contacts"}, {"battle", question["battle"]}});
  question["battle"]["contacts"] = answer.at("contacts");
  return question;
}

Change changeOf(const Json& question) {
  Change change;
  const Json& table = question["battle"]["table"];
  change.table = {std::llround(table["width"].get<double>() * 1000), std::llround(table["depth"].get<double>() * 1000)};
  return change;
}

// Whether a question has formations that the plain enumeration of batches does not know.
bool isBeyondEnumeration(const Json& question) {
  for (const Json& unit : question["battle"]["units"]) {
    if (unit.contains("beside") || unit.contains("formation")) return true;
    for (const Json& model : unit.value("models", Json::object()))
      if (model.contains("base") || model.contains("frontRank") || model.contains("warPlatform")) return true;
  }
  const Json answer = asked(question);
  for (const Json& option : answer.value("options", Json::array()))
    for (const Json& sides : option.at("sides"))
      if (sides.contains("holes")) return true;
  return answer.dump().find("ninth-age/7") != std::string::npos && answer.dump().find("\"slide\"") != std::string::npos;
}

// Among those, one rank and no nudge leave nothing to be decided by left or right.
bool isPlain(const Json& question) {
  for (const Json& unit : question["battle"]["units"])
    if (unit["ranks"].size() > 1) return false;
  for (const Json& option : asked(question).value("options", Json::array()))
    if (!option.at("nudged").empty()) return false;
  return true;
}

// Whether left and right are not alike to the rules themselves in this question.
bool isLeftRightNeutral(const Json& question) {
  if (isBeyondEnumeration(question)) return isPlain(question);
  const Field field = readField(question["battle"]);
  if (question["ask"] == "ninth-age/nudge") {
    const int mover = field.indexOf(question["unit"]);
    for (const Pair& pair : field.pairs)
      if (pair.has(mover) && pair.has(field.indexOf(question["toward"]))) {
        const auto nudge = leastNudge({field, mover, pair, combatOf(field, mover)});
        return !nudge || !nudge->leftDecided;
      }
    return false;
  }
  for (const UnitLosses& losses : readLosses(question, field)) {
    const Body& body = field.bodies[static_cast<size_t>(losses.unit)];
    size_t behind = 0;
    for (size_t rank = 1; rank < body.ranks.size(); ++rank)
      behind += body.ranks[rank].size() -
                static_cast<size_t>(std::count(body.ranks[rank].begin(), body.ranks[rank].end(), '.'));
    if (static_cast<size_t>(splitsOf(losses, body)[0].rear) < behind) return false;
  }
  for (const Combination& combination : playBatch(question).combinations)
    if (combination.ending.leftDecided) return false;
  return true;
}

bool hasEqualOrders(const Json& answer) {
  for (const Json& option : answer.value("options", Json::array()))
    if (option.contains("orders")) return true;
  return false;
}

// Orders of lost pairs that end alike are one ruling, but what a failed nudge met, and which of two foes a nudge that
// holds both was for, depends on the order taken.
void forgetOrder(Json& essence) {
  if (essence.contains("options"))
    for (Json& option : essence["options"]) option.erase("failed");
  if (essence.contains("steps"))
    for (Json& step : essence["steps"])
      for (const char* key : {"tried", "toward"}) step.erase(key);
  if (essence.contains("would")) forgetOrder(essence["would"]);
}

void carriesOver(const Json& question, const Json& answer, const Change& change) {
  const Json there = asked(changedQuestion(change, question));
  Json here = essence(answer, change);
  Json twin = essence(there);
  if (change.unitsReversed) {
    forgetOrder(here);
    forgetOrder(twin);
  }
  const Json difference = Json::diff(here, twin);
  EXPECT_EQ(difference, Json::array()) << changedQuestion(change, question) << "\nanswered there " << there;
}

// What stands where in a battle, whatever defaults it spells out.
Json standing(const Json& battle) { return essence({{"outcome", ""}, {"battle", battle}}); }

using Law = void (*)(const Json& question, const Json& answer);

// Each law on random fights, random nudges and the worked cases, until it first breaks.
void onManyQuestions(const char* name, Law law) {
  std::vector<std::pair<std::string, Json>> questions;
  for (const Case& worked : readCases(CASES_FOLDER))
    if (worked.question["battle"].is_object() && isSquare(worked.question) && !worked.answer.contains("error"))
      questions.push_back({worked.file, worked.question});
  for (int round = 0; round < rounds(200); ++round) {
    Randomness random(randomSeed() + static_cast<uint64_t>(round));
    const std::string seed = "seed " + std::to_string(randomSeed() + static_cast<uint64_t>(round));
    questions.push_back({seed, randomFight(random, {.friends = 2, .fullRearRanks = round % 2 == 0})});
    questions.push_back({seed, randomNudgeQuestion(random)});
  }
  for (const auto& [from, bare] : questions) {
    if (bare["ask"] == "ninth-age/contacts") continue;
    const Json question = withStoredContacts(bare);
    const Json answer = asked(question);
    law(question, answer);
    if (!testing::Test::HasFailure()) continue;
    ADD_FAILURE() << name << " of " << from << ": " << question << "\nanswered " << answer;
    return;
  }
}

TEST(ChangingTheField, MirroringCarriesTheRulingWithIt) {
  onManyQuestions("mirroring", [](const Json& question, const Json& answer) {
    if (!isLeftRightNeutral(question)) return;
    Change change = changeOf(question);
    change.mirrored = true;
    carriesOver(question, answer, change);
  });
}

TEST(ChangingTheField, QuarterTurnsCarryTheRulingWithThem) {
  onManyQuestions("a turn", [](const Json& question, const Json& answer) {
    for (int turns = 1; turns < 4; ++turns) {
      Change change = changeOf(question);
      change.quarterTurns = turns;
      carriesOver(question, answer, change);
    }
  });
}

TEST(ChangingTheField, ShiftsCarryTheRulingWithThemWhereNoTableEdgeIsNear) {
  onManyQuestions("a shift", [](const Json& question, const Json& answer) {
    Change away = changeOf(question);
    away.shift = {5000000, 5000000};
    Json middle = changedQuestion(away, question);
    middle["battle"]["table"] = {{"width", 20000}, {"depth", 20000}};
    Json shifted = changedQuestion({.shift = {123456, 78901}}, middle);
    shifted["battle"]["table"] = middle["battle"]["table"];
    const Json difference = Json::diff(essence(asked(middle), {.shift = {123456, 78901}}), essence(asked(shifted)));
    EXPECT_EQ(difference, Json::array()) << middle << " against " << shifted << " " << answer;
  });
}

TEST(ChangingTheField, NewIdsAndLettersOfTheAlphabetDecideNothing) {
  onManyQuestions("renaming", [](const Json& question, const Json& answer) {
    Change change = changeOf(question);
    size_t number = question["battle"]["units"].size();
    for (const Json& unit : question["battle"]["units"])
      change.renamed[unit["id"]] = "unit " + std::to_string(100 + number--);
    carriesOver(question, answer, change);
  });
}

TEST(ChangingTheField, AnotherOrderOfTheUnitsDecidesNothing) {
  onManyQuestions("reordering", [](const Json& question, const Json& answer) {
    if (hasEqualOrders(answer)) return;
    Change change = changeOf(question);
    change.unitsReversed = true;
    carriesOver(question, answer, change);
  });
}

TEST(ChangingTheField, AskingAgainWithoutLossesChangesNothingAndFindsNoOtherContacts) {
  onManyQuestions("asking again", [](const Json& question, const Json& answer) {
    if (question["ask"] != "ninth-age/casualties" || answer.value("outcome", "") != "decided") return;
    const Json again =
        asked({{"ask", "ninth-age/casualties"}, {"battle", answer.at("battle")}, {"losses", Json::array()}});
    EXPECT_EQ(again.value("outcome", ""), "decided") << again;
    EXPECT_EQ(again.at("battle"), answer.at("battle"));
    EXPECT_TRUE(again.at("steps").empty()) << again;
    const Json contacts = asked({{"ask", "ninth-age/contacts"}, {"battle", answer.at("battle")}});
    EXPECT_EQ(contacts.at("contacts"), answer.at("battle").at("contacts"));
  });
}

TEST(ChangingTheField, EveryLegalChoiceIsDecidedAsItsOptionSays) {
  onManyQuestions("choosing", [](const Json& question, const Json& answer) {
    if (question["ask"] != "ninth-age/casualties" || question.contains("choice")) return;
    for (const Json& option : answer.at("options")) {
      Json chosen = question;
      chosen["choice"]["sides"] = option.at("sides");
      Json then = asked(chosen);
      EXPECT_EQ(then.value("outcome", ""), option.at("legal") ? "decided" : "notAllowed") << then;
      if (!option.at("legal")) {
        EXPECT_EQ(standing(then.at("battle")), standing(question["battle"])) << then;
        then = then.at("would");
      }
      EXPECT_EQ(then.at("options").at(then.at("chosen").get<size_t>()).at("sides"), option.at("sides")) << then;
      Json nudged = Json::object();
      Json droppedOut = Json::array();
      for (const Json& step : then.at("steps")) {
        if (step.at("step") == "nudge") nudged[step.at("unit").get<std::string>()] = step.at("length");
        if (step.at("step") == "dropOut") droppedOut.push_back(step.at("unit"));
      }
      EXPECT_EQ(nudged, option.at("nudged")) << then;
      EXPECT_EQ(droppedOut, option.at("droppedOut")) << then;
    }
  });
}

}  // namespace
