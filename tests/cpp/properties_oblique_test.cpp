// Changes of a whole field at any heading that must carry its nudge with them: turning it about and mirroring it.
#include <gtest/gtest.h>

#include <cstdio>

#include "brute_force_oblique.h"
#include "support/asked_plain.h"

namespace oblique {
namespace {

// Lengths may differ by so much: every place is rounded anew, terrain is cut up otherwise, and at a shallow angle that
// counts several times.
constexpr double sameWithin = 50;

double lengthOf(const AskedPlain& ask) { return ask.isDecided() ? ask.way().length() : 1e9; }

TEST(ObliqueNudgeProperties, TurningTheWholeFieldTurnsTheNudge) {
  int fields = 0, rounded = 0;
  onRandomPlains(2000, [&](const AskedPlain& original) {
    const int heading = static_cast<int>(std::abs(original.plain.table.x + 7 * original.plain.table.y)) % 36000;
    const AskedPlain straight(withoutTable(original.plain)), turned(turnedBy(original.plain, heading));
    ++fields;
    const double before = lengthOf(straight), after = lengthOf(turned);
    if (std::abs(before - after) <= sameWithin) return;
    ++rounded;
    const AskedPlain& longer = before > after ? straight : turned;
    EXPECT_FALSE(shorterWay(longer.task, strict, lengthOf(longer) - sameWithin).way) << longer.said();
  });
  std::printf("oblique nudges: %d of %d turned fields differ by what was rounded\n", rounded, fields);
  EXPECT_LE(rounded, 1 + fields / 100);
}

TEST(ObliqueNudgeProperties, MirroringTheWholeFieldMirrorsTheNudge) {
  onRandomPlains(2000, [&](const AskedPlain& original) {
    const AskedPlain mirror(mirrored(original.plain));
    ASSERT_EQ(original.answer["outcome"], mirror.answer["outcome"]) << mirror.said();
    if (!original.isDecided()) {
      EXPECT_EQ(original.answer["steps"], mirror.answer["steps"]);
      return;
    }
    const Way one = original.way(), other = mirror.way();
    EXPECT_NEAR(one.length(), other.length(), sameWithin);
    EXPECT_NEAR(one.end.y, other.end.y, sameWithin);
    // Both go to their left where left and right are equally good.
    EXPECT_TRUE(std::abs(one.end.x + other.end.x) <= sameWithin ||
                (std::abs(one.end.x - other.end.x) <= sameWithin && one.end.x < 0))
        << mirror.said();
  });
}

}  // namespace
}  // namespace oblique
