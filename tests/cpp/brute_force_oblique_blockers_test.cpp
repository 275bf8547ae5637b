// What the referee says forbids a nudge at any heading, against the sampling brute force on random fields.
#include <gtest/gtest.h>

#include <set>

#include "brute_force_oblique.h"
#include "support/asked_plain.h"

namespace oblique {
namespace {

// Broken by less than these allow may or may not be told as broken; the sums of two shapes measure overlap along their
// edges, up to 1.42 times what reaches in, and nearness likewise.
constexpr Margins surely = {11, 9, 25399, 9, 11};
constexpr Margins perhaps = {6.9, 14.2, 25401, 11, 9};

using Blockers = std::set<std::string>;

std::string nameOf(const Rule& rule) { return std::string(lawNames[static_cast<size_t>(rule.law)]) + " " + rule.by; }

// Leaves out touching where the same unit is run through: whether that is told as well says nothing more.
Blockers told(Blockers blockers) {
  for (const std::string& name : Blockers(blockers))
    for (const std::string touching : {"newEnemy ", "facing "})
      if (name.rfind("unit ", 0) == 0) blockers.erase(touching + name.substr(5));
  return blockers;
}

Blockers named(const Json& blockedBy) {
  Blockers blockers;
  for (const Json& blocker : blockedBy)
    blockers.insert(blocker["code"].get<std::string>() + " " + blocker.value("by", ""));
  return told(blockers);
}

Blockers brokenBy(const Task& task, const Way& way, const Margins& margins) {
  Blockers broken;
  for (const Rule& rule : task.rules)
    if (breach(task, rule, way, margins) > 0) broken.insert(nameOf(rule));
  return broken;
}

// What is broken and not listed.
Blockers missing(const Blockers& listed, const Blockers& broken) {
  Blockers names;
  for (const std::string& name : told(broken)) {
    const bool isRunThrough = listed.count("unit " + name.substr(name.find(' ') + 1)) > 0;
    if (!isRunThrough && !listed.count(name)) names.insert(name);
  }
  return names;
}

bool includes(const Blockers& all, const Blockers& some) {
  return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

// What some of many ways to contact surely breaks.
Blockers everBroken(const Task& task) {
  constexpr int parts = 24;
  Blockers broken;
  for (const Line& line : task.contact)
    for (int part = 0; part <= parts; ++part)
      for (const bool acrossFirst : {false, true}) {
        const Way way = {line.from + (line.to - line.from) * (part * 1.0 / parts), acrossFirst};
        broken.merge(brokenBy(task, way, surely));
      }
  return broken;
}

void expectAllAndOnly(const AskedPlain& ask, const Blockers& listed) {
  EXPECT_EQ(missing(listed, everBroken(ask.task)), Blockers{});
  Blockers unknown = listed;
  for (const Rule& rule : ask.task.rules) {
    if (!unknown.erase(nameOf(rule))) continue;
    const Search search = breakingWay(ask.task, rule, perhaps);
    EXPECT_TRUE(search.way || !search.finished) << nameOf(rule) << " forbids nothing";
  }
  EXPECT_TRUE(unknown.empty()) << *unknown.begin() << " is no rule here";
}

TEST(ObliqueBlockers, OfAForbiddenNudgeAreAllThatForbidAWayAndNothingElse) {
  int seen = 0;
  onRandomPlains(4000, [&](const AskedPlain& ask) {
    if (ask.isDecided() || isHeld(ask.plain)) return;
    ++seen;
    expectAllAndOnly(ask, named(ask.answer["steps"][0]["tried"][0]["blockedBy"]));
  });
  EXPECT_GT(seen, rounds(4000) / 10);
}

TEST(ObliqueBlockers, OfEveryNearerWayAreJustWhatItBreaks) {
  int seen = 0;
  onRandomPlains(3000, [&](const AskedPlain& ask) {
    for (const Json& nearer : ask.answer.value("nearer", Json::array())) {
      ++seen;
      const Way way = ask.wayOf(nearer["legs"]);
      EXPECT_LE(distanceBetween(Line{ask.task.own.from + way.end, ask.task.own.to + way.end}, ask.task.foe), 11);
      EXPECT_TRUE(!ask.isDecided() || way.length() <= ask.way().length() + 2) << nearer;
      const Blockers listed = named(nearer["blockedBy"]);
      EXPECT_FALSE(listed.empty());
      EXPECT_EQ(missing(listed, brokenBy(ask.task, way, surely)), Blockers{}) << nearer;
      EXPECT_TRUE(includes(brokenBy(ask.task, way, perhaps), listed)) << nearer;
    }
  });
  EXPECT_GT(seen, 0);
}

// The ends where a stretch of contact comes nearest along both axes together or meets one of them, both ways round.
std::vector<Way> nearestWays(const Task& task) {
  std::vector<Way> ways;
  Way nearest = {{1e9, 1e9}, false};
  for (const Line& line : task.contact) {
    const Spot along = line.to - line.from;
    std::vector<double> shares = {0, 1};
    if (along.x != 0) shares.push_back(-line.from.x / along.x);
    if (along.y != 0) shares.push_back(-line.from.y / along.y);
    for (size_t i = 0; i < shares.size(); ++i) {
      if (shares[i] < 0 || shares[i] > 1) continue;
      Way way = {line.from + along * shares[i], false};
      if (i >= 2) {
        (std::abs(way.end.x) < std::abs(way.end.y) ? way.end.x : way.end.y) = 0;
        ways.push_back(way);
      }
      if (way.length() < nearest.length()) nearest = way;
    }
  }
  ways.push_back(nearest);
  ways.push_back({nearest.end, true});
  return ways;
}

// The nearest contact of all and the nearest straight ahead or aside: when none of them is taken, some nearer way that
// is told is forbidden by no more than what forbids it.
TEST(ObliqueBlockers, OfTheNearestAndTheStraightWaysAreTold) {
  int seen = 0;
  onRandomPlains(3000, [&](const AskedPlain& ask) {
    if (isHeld(ask.plain)) return;
    const double taken = ask.isDecided() ? ask.way().length() : 1e9;
    for (const Way& way : nearestWays(ask.task)) {
      if (way.length() > taken - 50) continue;
      ++seen;
      const Blockers broken = brokenBy(ask.task, way, perhaps);
      bool isTold = false;
      for (const Json& nearer : ask.answer["nearer"])
        isTold = isTold || (ask.wayOf(nearer["legs"]).length() <= way.length() + 5 &&
                            includes(broken, named(nearer["blockedBy"])));
      EXPECT_TRUE(isTold) << way.end.x << " " << way.end.y;
    }
  });
  EXPECT_GT(seen, 0);
}

}  // namespace
}  // namespace oblique
