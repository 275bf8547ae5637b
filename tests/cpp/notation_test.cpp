// The typed form of questions: the same question read again, what its page shows, and mistakes by line and column.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "battle/engage.h"
#include "support/asked.h"
#include "support/case_files.h"
#include "support/randomness.h"

namespace closeRanks {
namespace {

Json readText(const std::string& text) { return asked({{"ask", "notation/read"}, {"text", text}}); }

Json written(const Json& question) { return asked({{"ask", "notation/write"}, {"question", question}}); }

// "3:7 a length, such as 20mm or 0.5in" of the error that a notation is refused with.
std::string mistakeIn(const std::string& text) {
  const Json answer = readText(text);
  if (!answer.contains("error")) return "read";
  const Json& error = answer["error"];
  const std::string place = error["line"].dump() + ':' + error["column"].dump() + ' ';
  return place + (error["code"] == "notation.syntax" ? error["expected"] : error["code"]).get<std::string>();
}

std::string fileText(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The code blocks of the page on the notation that say a question.
std::vector<std::string> examples() {
  const std::string page = fileText(std::string(CASES_FOLDER) + "/../../cpp/notation/README.md");
  std::vector<std::string> all;
  const std::string fence = "```text\n";
  for (std::size_t from = page.find(fence); from != page.npos; from = page.find(fence, from)) {
    from += fence.size();
    const std::string block = page.substr(from, page.find("```", from) - from);
    if (block.substr(0, block.find('\n')).find('/') < 20) all.push_back(block);
  }
  return all;
}

TEST(Notation, SaysEveryCaseAgainSoThatItsAnswerIsTheSame) {
  int count = 0;
  for (const Case& worked : readCases(CASES_FOLDER)) {
    const Json answer = asked(worked.question);
    const Json text = written(worked.question);
    if (!text.contains("text")) {
      EXPECT_TRUE(answer.contains("error")) << worked.file << text;
      continue;
    }
    const Json again = readText(text["text"]);
    if (answer.contains("error")) {
      EXPECT_EQ(again["error"]["code"], answer["error"]["code"]) << worked.file;
      EXPECT_TRUE(again["error"].contains("line")) << worked.file;
      continue;
    }
    ASSERT_TRUE(again.contains("question")) << worked.file << again << text["text"].get<std::string>();
    EXPECT_EQ(asked(again["question"]), answer) << worked.file;
    EXPECT_EQ(written(again["question"]), text) << worked.file;
    count++;
  }
  EXPECT_GT(count, 150);
}

TEST(Notation, HasTenExamplesAndMoreOnItsPageThatAreAllAnswered) {
  const std::vector<std::string> all = examples();
  EXPECT_GE(all.size(), 11u);
  for (const std::string& example : all) {
    const Json question = readText(example);
    ASSERT_TRUE(question.contains("question")) << example << question;
    EXPECT_TRUE(asked(question["question"]).contains("battle") || asked(question["question"]).contains("models"));
  }
}

TEST(Notation, ShowsTheFiguresOfTheRuleOnItsPage) {
  const std::vector<std::string> all = examples();
  ASSERT_GE(all.size(), 4u);
  for (const auto& [example, figure] : {std::pair{0, "d"}, {1, "a"}, {2, "b"}, {3, "c"}}) {
    const Json worked = Json::parse(fileText(CASES_FOLDER + ("/ninth-age/figure-" + std::string(figure)) + ".json"));
    const Json ruling = asked(readText(all[example])["question"]);
    EXPECT_EQ(ruling["options"][ruling["chosen"].get<int>()]["sides"]["green"],
              asked(worked["question"])["options"][asked(worked["question"])["chosen"].get<int>()]["sides"]["green"])
        << figure;
  }
}

TEST(Notation, NamesLineAndColumnOfAMistakeAndWhatWasExpected) {
  const std::string unit = "ninth-age/contacts\nplayer red\n";
  EXPECT_EQ(mistakeIn(""), "1:1 what is asked, such as ninth-age/casualties");
  EXPECT_EQ(mistakeIn("# nothing\n\n"), "1:1 what is asked, such as ninth-age/casualties");
  EXPECT_EQ(mistakeIn("ninth-age/contacts now"), "1:20 the end of the line");
  EXPECT_EQ(mistakeIn("ninth-age/duel\nplayer red"), "1:1 json.value");
  EXPECT_EQ(mistakeIn(unit + "A"), "3:2 ranks, such as 5x2, 5x2+3 or rrrCr/rrr");
  EXPECT_EQ(mistakeIn(unit + "A 5x0 20x20 at 1,1"), "3:3 ranks, such as 5x2, 5x2+3 or rrrCr/rrr");
  EXPECT_EQ(mistakeIn(unit + "A 5x2+6 20x20 at 1,1"), "3:3 ranks, such as 5x2, 5x2+3 or rrrCr/rrr");
  EXPECT_EQ(mistakeIn(unit + "A 401x1 20x20 at 1,1"), "3:3 ranks, such as 5x2, 5x2+3 or rrrCr/rrr");
  EXPECT_EQ(mistakeIn(unit + "A 5x2"), "3:6 the size of a base, such as 20x20");
  EXPECT_EQ(mistakeIn(unit + "A 5x2 20 at 1,1"), "3:7 the size of a base, such as 20x20");
  EXPECT_EQ(mistakeIn(unit + "A 5x2 20x20 by 1,1"), "3:13 at, or a Facing: front, left, right, rear");
  EXPECT_EQ(mistakeIn(unit + "A 5x2 20x20 at 1;1"), "3:16 a point, such as 400,300 or 18,12in");
  EXPECT_EQ(mistakeIn(unit + "A 5x2 20x20 front at B"), "3:19 of");
  EXPECT_EQ(mistakeIn(unit + "A 5x2 20x20 front of B"), "3:22 a unit that stands above");
  EXPECT_EQ(mistakeIn(unit + "A 5x2 20x20 front of A"), "3:22 a unit that stands above");
  EXPECT_EQ(mistakeIn(unit + "A 5x2 20x20 at 400,400\nB 1x1 20x20 rear of A own top"),
            "4:27 a Facing: front, left, right, rear");
  EXPECT_EQ(mistakeIn(unit + "A 5x2 20x20 at 400,400\nB 1x1 20x20 rear of A offset far"),
            "4:30 a length, such as 20mm or 0.5in");
  EXPECT_EQ(mistakeIn(unit + "A \"No end"), "3:3 a closing quotation mark");
  EXPECT_EQ(mistakeIn(unit + "Ä \"Größe\" 5x2 20x20 at 1,1 \"x"), "3:28 a closing quotation mark");
  EXPECT_EQ(mistakeIn(unit + "with C champion"), "3:1 the line of a unit before its models");
  EXPECT_EQ(mistakeIn("ninth-age/contacts\ntable wide"), "2:7 the width and depth of the table, such as 72x48in");
  EXPECT_EQ(mistakeIn("ninth-age/contacts\nimpassable rock 1,1 2"), "2:21 a corner, such as 400,300");
  EXPECT_EQ(mistakeIn("ninth-age/contacts\ncontact A front B"), "2:18 a unit, its Facing, another unit and its Facing");
  EXPECT_EQ(mistakeIn("ninth-age/casualties\nloss A many"), "2:12 Health Points, a whole number");
  EXPECT_EQ(mistakeIn("ninth-age/casualties\nreadings [own"), "2:14 a value or ]");
  EXPECT_EQ(mistakeIn("ninth-age/casualties\nreadings {{{"), "2:11 a key");
  EXPECT_EQ(mistakeIn("ninth-age/casualties\nchoice order " + std::string(9, '[')),
            "2:22 at most 8 levels of brackets");
}

TEST(Notation, NamesTheLineThatSaidWhatCannotBeAsked) {
  const std::string two = "ninth-age/casualties\nplayer red\nA 5x2 20x20 at 400,400\nplayer green\n";
  EXPECT_EQ(mistakeIn(two + "B 5x2 20x20 at 410,410"), "5:1 battle.overlap");
  EXPECT_EQ(mistakeIn(two + "B 5x2 20x20 at 410,1300"), "5:1 battle.offTable");
  EXPECT_EQ(mistakeIn(two + "A 5x2 20x20 front of A"), "5:1 battle.duplicateId");
  EXPECT_EQ(mistakeIn(two + "B 5x2 20x20 front of A colour red"), "5:31 json.unknownKey");
  EXPECT_EQ(mistakeIn(two + "B rrrC 20x20 front of A"), "5:3 battle.letter");
  EXPECT_EQ(mistakeIn(two + "B 5x2 20x20 front of A\nloss B -1"), "6:8 json.number");
  EXPECT_EQ(mistakeIn(two + "B 5x2 20x20 front of A\nloss D 1"), "6:6 battle.unknownUnit");
  EXPECT_EQ(mistakeIn(two + "B 5x2 20x20 at 0.00001in,400"), "5:16 json.number");
  std::string many = two;
  for (int i = 0; i < 300; i++) many += "  more" + std::to_string(i) + " 5x2 20x20 front of A\n";
  EXPECT_EQ(mistakeIn(many), "204:3 json.tooMany");
}

TEST(Notation, LaysAnyEdgeAlongAnyOtherAtAnyHeading) {
  for (int i = 0; i < rounds(500); i++) {
    const uint64_t seed = randomSeed() + i;
    Randomness random(seed);
    const int heading = random.between(0, 35999);
    const Box other{{600'000, 600'000}, heading, {random.between(1, 9) * 20'000.0, random.between(1, 4) * 20'000.0}};
    const Size size{random.between(1, 9) * 25'000.0, random.between(1, 4) * 25'000.0};
    const Flush flush{static_cast<Facing>(random.between(0, 3)), static_cast<Facing>(random.between(0, 3)),
                      random.between(-40, 40) * 1'000.0};
    const Box box = engagedBox(other, size, flush);
    const auto back = flushOf(other, box);
    // A square base may be flush by another of its edges as well, and at an odd heading rounding may forbid the way
    // back.
    EXPECT_TRUE(back || heading % quarterTurn != 0) << seed;
    EXPECT_TRUE(!back || engagedBox(other, size, *back) == box) << seed;
  }
}

TEST(Notation, IsReadOrRefusedWithAPlaceHoweverItIsSpoiled) {
  const std::vector<std::string> all = examples();
  const std::string letters = " \n\"[]{}#x,/-+.0129rCAwith\\";
  for (int i = 0; i < rounds(2000); i++) {
    const uint64_t seed = randomSeed() + i;
    Randomness random(seed);
    std::string text = all[random.between(0, static_cast<int>(all.size()) - 1)];
    for (int changes = random.between(1, 3); changes > 0; changes--) {
      const int at = random.between(0, static_cast<int>(text.size()) - 1);
      const char letter = letters[random.between(0, static_cast<int>(letters.size()) - 1)];
      if (random.chance(50))
        text[at] = letter;
      else
        text.erase(at, random.between(1, 6));
    }
    const Json answer = readText(text);
    const bool isPlaced = answer.contains("error") && answer["error"]["line"] >= 1 && answer["error"]["column"] >= 1;
    ASSERT_TRUE(answer.contains("question") || isPlaced) << seed << '\n' << text << answer;
    if (answer.contains("question")) {
      const Json again = written(answer["question"]);
      ASSERT_TRUE(again.contains("text")) << again;
      ASSERT_EQ(asked(readText(again["text"])["question"]), asked(answer["question"])) << seed << '\n' << text;
    }
  }
}

}  // namespace
}  // namespace closeRanks
