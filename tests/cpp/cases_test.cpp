// Every worked case under tests/cases as a test of its own, named by its sentence.
#include <gtest/gtest.h>

#include "support/case_files.h"
#include "support/matches.h"

namespace {

class CaseHolds : public testing::Test {
 public:
  explicit CaseHolds(Case worked) : worked(std::move(worked)) {}

  void TestBody() override {
    const Json answer = asked(worked.question);
    for (const std::string& mismatch : mismatches(worked.answer, answer)) ADD_FAILURE() << worked.file << mismatch;
    if (HasFailure()) std::printf("answer to %s: %s\n", worked.file.c_str(), answer.dump().c_str());
  }

 private:
  Case worked;
};

size_t registerCases() {
  const std::vector<Case> cases = readCases(CASES_FOLDER);
  for (const Case& worked : cases)
    testing::RegisterTest("Cases", worked.name.c_str(), nullptr, worked.file.c_str(), __FILE__, __LINE__,
                          [worked] { return static_cast<testing::Test*>(new CaseHolds(worked)); });
  return cases.size();
}

const size_t caseCount = registerCases();

TEST(CasesFolder, HoldsTheFiguresOfTheRuleAndMore) { EXPECT_GT(caseCount, 17u); }

TEST(Matching, TakesNumbersWithinFiveHundredthsAndIgnoresKeysThatTheCaseDoesNotName) {
  EXPECT_EQ(mismatches({{"length", 20.0}}, {{"length", 20.04}, {"unit", "B"}}), std::vector<std::string>{});
}

TEST(Matching, TakesUnitFieldsAtTheirDefaultAsLeftOut) {
  const Json expected = {{"units", {{{"id", "A"}, {"healthLost", 0}}}}};
  EXPECT_TRUE(mismatches(expected, {{"units", {{{"id", "A"}}}}}).empty());
  EXPECT_FALSE(mismatches({{"healthLost", 0}}, Json::object()).empty());
  EXPECT_FALSE(mismatches({{"units", {{{"healthLost", 1}}}}}, {{"units", {Json::object()}}}).empty());
}

TEST(Matching, FindsOptionsByTheirSidesInAnyOrder) {
  const Json left = {{"sides", {{"A", {{"left", 1}}}}}, {"legal", true}};
  const Json right = {{"sides", {{"A", {{"left", 0}}}}}, {"legal", false}};
  EXPECT_TRUE(mismatches({{"options", {left, right}}}, {{"options", {right, left}}}).empty());
  Json wrong = left;
  wrong["legal"] = false;
  EXPECT_FALSE(mismatches({{"options", {left, right}}}, {{"options", {right, wrong}}}).empty());
  EXPECT_FALSE(mismatches({{"options", {left}}}, {{"options", {left, right}}}).empty());
  EXPECT_FALSE(mismatches({{"options", {left, right}}}, {{"options", {left, left}}}).empty());
}

TEST(Matching, CatchesEveryKindOfMismatchAndNamesItsPath) {
  const auto one = [](const Json& expected, const Json& actual) {
    const std::vector<std::string> found = mismatches(expected, actual);
    return found.size() == 1 ? found[0] : std::to_string(found.size()) + " mismatches";
  };
  EXPECT_EQ(one({{"a", {{"b", 1}}}}, {{"a", {{"b", 1.06}}}}), "/a/b: expected 1, found 1.06");
  EXPECT_EQ(one({{"a", 1}}, Json::object()), "/a: missing");
  EXPECT_EQ(one({{"a", nullptr}}, {{"a", 0}}), "/a: expected null, found 0");
  EXPECT_EQ(one({{"nudged", Json::object()}}, {{"nudged", {{"B", 1}}}}), "/nudged: expected nothing, found {\"B\":1}");
  EXPECT_EQ(one({{"list", {1, 2}}}, {{"list", {2, 1}}}), "2 mismatches");
  EXPECT_EQ(one({{"list", {"a"}}}, {{"list", {"a", "b"}}}), "/list: expected [\"a\"], found [\"a\",\"b\"]");
  EXPECT_EQ(one({{"list", Json::array()}}, {{"list", {"b"}}}), "/list: expected [], found [\"b\"]");
  EXPECT_EQ(one({{"legal", true}}, {{"legal", "true"}}), "/legal: expected true, found \"true\"");
}

}  // namespace
