// The search of The Ninth Age from inside, where a question that gets there would be too long: what a choice plays
// again once all combinations were played.
#include <gtest/gtest.h>

#include "json/parse.h"
#include "json/reader.h"
#include "rules/ninth_age/verdict.h"
#include "support/case_files.h"

namespace closeRanks::ninthAge {
namespace {

CasualtiesQuestion questionOf(const std::string& file) {
  for (const Case& worked : readCases(CASES_FOLDER)) {
    if (worked.file.find(file) == std::string::npos) continue;
    Json question = worked.question;
    question.erase("ask");
    const auto parsed = json::parse(question.dump());
    CasualtiesQuestion read;
    if (json::read(std::get<json::Tree>(parsed).front(), read, json::Role::question)) break;
    return read;
  }
  throw std::logic_error("no case that can be read is called " + file);
}

TEST(Search, PlaysAChosenOrderThoughTheMemoryOfTheSearchIsFull) {
  const CasualtiesQuestion question = questionOf("reading-12-order-that-keeps-fewer");
  const Fight fight = fightOf(question.battle);
  Batch batch = {fight, {}, question.readings, {}};
  HurtUnit& hurt = batch.hurtUnits.emplace_back();
  ASSERT_FALSE(tallyLosses(question.battle.units[0], question.losses, hurt.tally));
  ASSERT_FALSE(findRemovals(question.battle.units[0], hurt.tally, "", batch.memory.work, hurt.removals));
  Ranking ranking;
  ASSERT_TRUE(rank(batch, ranking));
  batch.memory.numbers = numbersAllowed;
  CasualtiesAnswer answer;
  const auto fault = verdict(batch, ranking, *question.choice, answer);
  ASSERT_FALSE(fault) << fault->expected;
  EXPECT_EQ(answer.outcome, Outcome::notAllowed);
}

TEST(Search, NamesTheLimitThatItWasGivenUpAt) {
  Memory memory;
  keep(memory, numbersAllowed);
  EXPECT_FALSE(gaveUp(memory.work));
  keep(memory, 1);
  EXPECT_TRUE(gaveUp(memory.work));
  EXPECT_EQ(tooMany(memory.work, "/losses")->expected, "at most 8,000,000 numbers remembered");
  EXPECT_EQ(tooMany(memory.work, "/losses")->found, "8000001");
  Work busy;
  spend(busy, workAllowed + 7);
  giveUp(busy, "at most anything", 1);
  EXPECT_EQ(tooMany(busy, "/losses")->expected, "at most 600,000 steps of work");
  EXPECT_EQ(tooMany(busy, "/losses")->found, "600007");
}

}  // namespace
}  // namespace closeRanks::ninthAge
