// Lengths, headings and whole numbers at the edges of what is taken, and how they are written.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "json/numbers.h"
#include "json/parse.h"
#include "json/reader.h"
#include "json/writer.h"

namespace closeRanks::json {
namespace {

struct Numbers {
  double length = 0;
  int heading = 0;
  int whole = 0;
};

template <class Fields>
void fields(Fields& f, Numbers& numbers) {
  f.named("Numbers");
  f.length("length", numbers.length);
  f.heading("heading", numbers.heading);
  f.whole("whole", numbers.whole, {.least = -5, .most = 5});
}

// The text written of what is read, or the code and place of the fault.
std::string readAndWritten(const std::string& length, const std::string& heading = "0",
                           const std::string& whole = "0") {
  const auto parsed = parse(R"({"length":)" + length + R"(,"heading":)" + heading + R"(,"whole":)" + whole + "}");
  if (const auto* fault = std::get_if<Fault>(&parsed)) return fault->code + " at " + fault->at;
  Numbers numbers;
  if (const auto fault = read(std::get<Tree>(parsed).front(), numbers, Role::question))
    return fault->code + " at " + fault->at;
  return write(numbers, Role::question);
}

std::string written(const std::string& length, const std::string& heading = "0", const std::string& whole = "0") {
  return R"({"length":)" + length + R"(,"heading":)" + heading + R"(,"whole":)" + whole + "}";
}

TEST(Lengths, AreTakenWithinAMillionthOfThreeDecimals) {
  EXPECT_EQ(readAndWritten("76.19999999999999"), written("76.2"));
  EXPECT_EQ(readAndWritten("1.0010009"), written("1.001"));
  EXPECT_EQ(readAndWritten("1.0009991"), written("1.001"));
  EXPECT_EQ(readAndWritten("1.0010011"), "json.number at /length");
  EXPECT_EQ(readAndWritten("1.0005"), "json.number at /length");
  EXPECT_EQ(readAndWritten("-0.0005"), "json.number at /length");
}

TEST(Lengths, ReachToAHundredMetresEitherWay) {
  EXPECT_EQ(readAndWritten("100000"), written("100000"));
  EXPECT_EQ(readAndWritten("-100000"), written("-100000"));
  EXPECT_EQ(readAndWritten("99999.999"), written("99999.999"));
  EXPECT_EQ(readAndWritten("100000.001"), "json.number at /length");
  EXPECT_EQ(readAndWritten("-100000.001"), "json.number at /length");
  EXPECT_EQ(readAndWritten("1e308"), "json.number at /length");
  EXPECT_EQ(readAndWritten("1e309"), "json.number at /length");
}

TEST(Lengths, AreWrittenShortAndWithoutMinusZero) {
  EXPECT_EQ(readAndWritten("-0"), written("0"));
  EXPECT_EQ(readAndWritten("-0.0"), written("0"));
  EXPECT_EQ(readAndWritten("1e-9"), written("0"));
  EXPECT_EQ(readAndWritten("-1e-9"), written("0"));
  EXPECT_EQ(readAndWritten("4.60e2"), written("460"));
  EXPECT_EQ(readAndWritten("-1.050"), written("-1.05"));
  EXPECT_EQ(readAndWritten("-0.001"), written("-0.001"));
}

TEST(Lengths, SurviveForEveryMicrometreOfAMillimetreAndFarFromIt) {
  for (double base : {0.0, 99'998'000.0, -5'000.0}) {
    for (int i = 0; i < 2000; i++) {
      std::string text;
      appendDecimal(text, base + i, 1000);
      const double number = std::stod(text);
      EXPECT_EQ(wholeParts(number, 1000), base + i) << text;
      EXPECT_EQ(readAndWritten(text), written(text));
    }
  }
}

TEST(Headings, AreHundredthsOfADegreeInOneTurn) {
  EXPECT_EQ(readAndWritten("0", "359.99"), written("0", "359.99"));
  EXPECT_EQ(readAndWritten("0", "90.0"), written("0", "90"));
  EXPECT_EQ(readAndWritten("0", "0.1"), written("0", "0.1"));
  EXPECT_EQ(readAndWritten("0", "-0.0"), written("0", "0"));
  EXPECT_EQ(readAndWritten("0", "360"), "json.number at /heading");
  EXPECT_EQ(readAndWritten("0", "359.9999999"), "json.number at /heading");
  EXPECT_EQ(readAndWritten("0", "-0.01"), "json.number at /heading");
  EXPECT_EQ(readAndWritten("0", "0.005"), "json.number at /heading");
}

TEST(WholeNumbers, AreWholeInValueHoweverTheyAreWritten) {
  EXPECT_EQ(readAndWritten("0", "0", "5"), written("0", "0", "5"));
  EXPECT_EQ(readAndWritten("0", "0", "-5.0"), written("0", "0", "-5"));
  EXPECT_EQ(readAndWritten("0", "0", "0.5e1"), written("0", "0", "5"));
  EXPECT_EQ(readAndWritten("0", "0", "6"), "json.number at /whole");
  EXPECT_EQ(readAndWritten("0", "0", "-6"), "json.number at /whole");
  EXPECT_EQ(readAndWritten("0", "0", "0.000001"), "json.number at /whole");
  EXPECT_EQ(readAndWritten("0", "0", "18446744073709551615"), "json.number at /whole");
  EXPECT_EQ(readAndWritten("0", "0", "-9223372036854775808"), "json.number at /whole");
}

TEST(Parts, AreNoneForWhatIsNoNumber) {
  EXPECT_FALSE(wholeParts(std::numeric_limits<double>::quiet_NaN(), 1000));
  EXPECT_FALSE(wholeParts(std::numeric_limits<double>::infinity(), 1000));
  EXPECT_FALSE(wholeParts(-std::numeric_limits<double>::infinity(), 1000));
}

}  // namespace
}  // namespace closeRanks::json
