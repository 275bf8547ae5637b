// The referee's nudge at any heading against the sampling brute force on random fields.
#include "brute_force_oblique.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "support/asked_plain.h"

namespace oblique {
namespace {

// Rounding, not a shorter way; in micrometres.
constexpr double hair = 5;
// So much shorter is worth counting where only the contact tolerance allows it.
constexpr double tolerance = 50;

struct Tally {
  int fields = 0, decided = 0, forbidden = 0, held = 0;
  int withinTolerance = 0;  // a shorter way, or one at all, that only the contact tolerance allows
  int unfinished = 0;       // more to look at than the sampling looks at
};

void expectLegal(const AskedPlain& ask) {
  const Way way = ask.way();
  EXPECT_EQ(ask.legCount(), (way.end.x != 0) + (way.end.y != 0));
  EXPECT_LE(distanceBetween(Line{ask.task.own.from + way.end, ask.task.own.to + way.end}, ask.task.foe), 11);
  for (const Rule& rule : ask.task.rules)
    EXPECT_LE(breach(ask.task, rule, way, byTheLetter), 0) << lawNames[static_cast<size_t>(rule.law)] << " " << rule.by;
}

// Whether one of two ways of the same length is to be taken by reading 9, beyond rounding.
bool isPreferred(const Way& a, const Way& b) {
  const auto legs = [](const Way& way) { return (std::abs(way.end.x) > 0.5) + (std::abs(way.end.y) > 0.5); };
  if (legs(a) != legs(b)) return legs(a) < legs(b);
  if (std::abs(a.end.y - b.end.y) > 2 * hair) return a.end.y < b.end.y;
  if (std::abs(a.end.x - b.end.x) > 2 * hair) return a.end.x < b.end.x;
  return legs(a) == 2 && !a.acrossFirst && b.acrossFirst;
}

// Whether a way to the contact that was taken is as long as the one taken only because that is told in whole
// micrometres: along a contact at nearly, but not just, 45 degrees a length hardly changes.
bool isTieByRounding(const Line& contact, const Way& way, const Way& taken) {
  const Spot along = contact.to - contact.from, apart = way.end - taken.end;
  const double extent = std::hypot(along.x, along.y);
  const double change = std::abs(std::abs(along.x) - std::abs(along.y)) / extent;
  return distanceBetween(Line{taken.end, taken.end}, contact) < 3 * hair && change > 1e-7 &&
         change * std::hypot(apart.x, apart.y) < 2;
}

// Looks at some ways of the same length for one that reading 9 prefers.
void expectPreferred(const AskedPlain& ask) {
  constexpr Margins nearlyStrict = {1, 30, 25425, 32, 1};
  const Way taken = ask.way();
  for (const Line& line : ask.task.contact)
    for (int part = 0; part <= 16; ++part)
      for (const bool acrossFirst : {false, true}) {
        const Way way = {line.from + (line.to - line.from) * (part / 16.0), acrossFirst};
        if (std::abs(way.length() - taken.length()) > 0.05 || !isPreferred(way, taken)) continue;
        if (isTieByRounding(line, way, taken)) continue;
        EXPECT_GT(worstBreach(ask.task, way, nearlyStrict), 0) << way.end.x << " " << way.end.y << " " << acrossFirst;
      }
}

// How much rounding may lengthen a way: hardly, unless the mover already stands a rounding deep in something that it
// may then slide along, which at a shallow angle is worth a thousand times as much.
double allowance(const Task& task) {
  double deepest = 0;
  for (const Rule& rule : task.rules) deepest = std::max(deepest, rule.start);
  return hair + 1000 * deepest;
}

// No shorter way is legal beyond doubt; counts those that only the tolerance would allow.
void expectNoneShorter(const AskedPlain& ask, double length, Tally& tally) {
  const Search search = shorterWay(ask.task, strict, length - allowance(ask.task));
  EXPECT_FALSE(search.way) << search.way->end.x << " " << search.way->end.y << " across first "
                           << search.way->acrossFirst << ": " << search.way->length() << " instead of " << length;
  const Search within = shorterWay(ask.task, lenient, length - tolerance);
  tally.withinTolerance += within.way.has_value();
  tally.unfinished += !search.finished;
}

TEST(ObliqueNudge, IsLegalAndTheLeastAndFoundExactlyWhereSamplingFindsOne) {
  Tally tally;
  const auto began = std::chrono::steady_clock::now();
  onRandomPlains(4000, [&](const AskedPlain& ask) {
    ++tally.fields;
    const std::string outcome = ask.answer.value("outcome", "");
    if (isHeld(ask.plain)) {
      ++tally.held;
      EXPECT_EQ(outcome, "notAllowed");
      EXPECT_EQ(ask.answer["reasons"][0]["code"], "inContact");
    } else if (outcome == "decided") {
      ++tally.decided;
      expectLegal(ask);
      expectPreferred(ask);
      expectNoneShorter(ask, ask.way().length(), tally);
    } else {
      ++tally.forbidden;
      EXPECT_EQ(outcome, "notAllowed");
      expectNoneShorter(ask, 1e9, tally);
    }
  });
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  std::printf(
      "oblique nudges: seed %llu, %d fields in %.1f s: %d decided, %d forbidden, %d held in contact; "
      "%d (%.2f %%) shorter within the tolerance alone, %d not looked at to the end\n",
      static_cast<unsigned long long>(randomSeed()), tally.fields, took.count(), tally.decided, tally.forbidden,
      tally.held, tally.withinTolerance, 100.0 * tally.withinTolerance / tally.fields, tally.unfinished);
  EXPECT_GT(tally.decided, tally.fields / 4);
  EXPECT_LT(tally.withinTolerance + tally.unfinished, 1 + tally.fields / 20);
}

}  // namespace
}  // namespace oblique
