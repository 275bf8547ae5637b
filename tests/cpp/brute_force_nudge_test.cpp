// The referee's nudge against the plain enumeration on random square-on fields.
#include "brute_force_nudge.h"

#include <gtest/gtest.h>

#include <set>

#include "support/random_field.h"

namespace {

using Legs = std::vector<Displacement>;

struct Asked {
  Json question;
  Json answer;
  Field field;
  NudgeTask task;  // refers to the field

  explicit Asked(Json from)
      : question(std::move(from)),
        answer(asked(question)),
        field(readField(question["battle"])),
        task{field, field.indexOf("M"), {}, combatOf(field, field.indexOf("M"))} {
    for (const Pair& pair : field.pairs)
      if (pair.has(field.indexOf("M")) && pair.has(field.indexOf("T"))) task.pair = pair;
  }
  Asked(const Asked&) = delete;

  std::string said() const { return question.dump() + "\nanswered " + answer.dump(); }
};

Legs readLegs(const Json& json) {
  Legs legs;
  for (const Json& leg : json)
    legs.push_back({std::llround(leg[0].get<double>() * 1000), std::llround(leg[1].get<double>() * 1000)});
  return legs;
}

Displacement sum(const Legs& legs) {
  Displacement all;
  for (const Displacement& leg : legs) all = {all.x + leg.x, all.y + leg.y};
  return all;
}

Micrometres length(const Legs& legs) {
  Micrometres all = 0;
  for (const Displacement& leg : legs) all += std::abs(leg.x) + std::abs(leg.y);
  return all;
}

Legs answeredLegs(const Json& answer) {
  for (const Json& step : answer.value("steps", Json::array()))
    if (step.at("step") == "nudge") return readLegs(step.at("legs"));
  return {};
}

// Plays a law on random fields until it first breaks; the seed of the round is printed with it.
template <class Law>
void onRandomFields(int count, Law law) {
  const int played = rounds(count);
  for (int round = 0; round < played; ++round) {
    const uint64_t seed = randomSeed() + static_cast<uint64_t>(round);
    Randomness random(seed);
    const Asked ask(randomNudgeQuestion(random));
    law(ask);
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << "seed " << seed << ": " << ask.said();
      return;
    }
  }
}

constexpr Micrometres tolerance = 50;

// Whether a move keeps a hair less than 0.02 mm beyond a limit that it must pass: by a rounded corner, or by chance.
// Displacements within that hair's breadth are as good as each other.
bool keepsAHair(const NudgeTask& task, const Legs& legs) {
  const auto within = [](double excess) { return excess > 0 && excess < beyond; };
  Box box = task.field.bodies[task.mover].boundary();
  for (const Displacement& leg : legs) {
    for (const Body& body : task.field.bodies)
      if (within(distanceBetween(swept(box, leg), body.boundary()))) return true;
    box = moved(box, leg);
  }
  return std::any_of(task.field.bodies.begin(), task.field.bodies.end(), [&](const Body& body) {
    const Displacement clear = clearance(box, body.boundary());
    const double excess = distanceBetween(box, body.boundary()) - oneInch;
    const bool atRoundedCorner = clear.x > 0 && clear.y > 0 && excess > 0 && excess < 2 * beyond;
    return within(excess) || atRoundedCorner;
  });
}

TEST(LeastNudge, IsFoundExactlyWhereAPlainEnumerationFindsOne) {
  int found = 0;
  int held = 0;
  onRandomFields(4000, [&](const Asked& ask) {
    const bool isFree = !isHeld(ask.task);
    const auto ours = isFree ? leastNudge(ask.task) : std::nullopt;
    EXPECT_EQ(ask.answer.value("outcome", ""), ours ? "decided" : "notAllowed");
    if (!ours) return void(held += !isFree);
    ++found;
    const Legs legs = answeredLegs(ask.answer);
    if (keepsAHair(ask.task, ours->legs) || keepsAHair(ask.task, legs)) {
      EXPECT_NEAR(static_cast<double>(length(legs)), static_cast<double>(ours->length), tolerance);
    } else {
      EXPECT_EQ(legs, ours->legs) << length(legs) << " against " << ours->length;
    }
  });
  EXPECT_GT(found, rounds(4000) / 4);
  EXPECT_GT(held, 0);
}

TEST(LeastNudge, IsALegalPathThatEndsInTheStoredFacings) {
  onRandomFields(3000, [](const Asked& ask) {
    const Legs legs = answeredLegs(ask.answer);
    if (legs.empty()) return;
    EXPECT_LE(legs.size(), 2u);
    for (const Displacement& leg : legs) EXPECT_TRUE((leg.x == 0) != (leg.y == 0));
    if (legs.size() == 2) {
      EXPECT_TRUE((legs[0].x == 0) != (legs[1].x == 0));
    }
    EXPECT_TRUE(restores(ask.task, sum(legs), touch));
    EXPECT_TRUE(violations(ask.task, legs).empty());
    const Body after = readField(ask.answer.at("battle")).bodies[ask.task.mover];
    EXPECT_EQ(after.boundary(), moved(ask.field.bodies[ask.task.mover].boundary(), sum(legs)));
  });
}

// Tries every whole millimetre, with no thought of what might matter.
TEST(LeastNudge, HasNoShorterLegalMoveOnALatticeOfMillimetres) {
  onRandomFields(600, [](const Asked& ask) {
    if (isHeld(ask.task)) return;
    const Legs legs = answeredLegs(ask.answer);
    const Micrometres least = legs.empty() ? 150000 : length(legs) - tolerance;
    const Box own = ask.field.bodies[ask.task.mover].boundary();
    const Box foe = ask.field.bodies[ask.task.pair.foeOf(ask.task.mover)].boundary();
    const std::set<Micrometres> flushX = {foe.left - own.right, foe.left - own.left, foe.right - own.left,
                                          foe.right - own.right};
    const std::set<Micrometres> flushY = {foe.top - own.bottom, foe.top - own.top, foe.bottom - own.top,
                                          foe.bottom - own.bottom};
    const auto mustBeBarred = [&](Displacement by) {
      if (std::abs(by.x) + std::abs(by.y) >= least || !restores(ask.task, by, 0)) return;
      EXPECT_FALSE(violations(ask.task, {{by.x, 0}, {0, by.y}}).empty()) << "x first " << by.x << " " << by.y;
      EXPECT_FALSE(violations(ask.task, {{0, by.y}, {by.x, 0}}).empty()) << "y first " << by.x << " " << by.y;
    };
    for (Micrometres along = -least / 1000 * 1000; along <= least; along += 1000) {
      for (const Micrometres x : flushX) mustBeBarred({x, along});
      for (const Micrometres y : flushY) mustBeBarred({along, y});
    }
  });
}

std::set<std::string> idsOf(const Json& blockers) {
  std::set<std::string> ids;
  for (const Json& blocker : blockers) ids.insert(blocker.value("by", "table edge"));
  return ids;
}

TEST(NearerWays, AreShorterAndBarredByJustWhatTheySay) {
  int seen = 0;
  onRandomFields(1500, [&](const Asked& ask) {
    const Legs chosen = answeredLegs(ask.answer);
    for (const Json& way : ask.answer.value("nearer", Json::array())) {
      ++seen;
      const Legs legs = readLegs(way.at("legs"));
      EXPECT_TRUE(restores(ask.task, sum(legs), touch)) << way;
      EXPECT_TRUE(chosen.empty() || length(legs) <= length(chosen)) << way;
      std::set<std::string> barring;
      for (const Violation& violation : violations(ask.task, legs))
        barring.insert(violation.by.empty() ? "table edge" : violation.by);
      EXPECT_FALSE(barring.empty()) << way;
      EXPECT_EQ(idsOf(way.at("blockedBy")), barring) << way;
    }
  });
  EXPECT_GT(seen, 0);
}

std::set<std::string> foesTouched(const Asked& ask) {
  std::set<std::string> foes;
  const Body& mover = ask.field.bodies[ask.task.mover];
  for (const Body& body : ask.field.bodies)
    if (body.player != mover.player && touching(body.boundary(), mover.boundary())) foes.insert(body.id);
  return foes;
}

// Whether the mover could be nudged if the things that are said to forbid it were not there; combats stay as they are.
bool isFreeWithout(const Asked& ask, const std::set<std::string>& ids) {
  Field field = ask.field;
  for (Body& body : field.bodies)
    if (ids.count(body.id) && body.id != "T") body.onTable = false;
  for (Wall& wall : field.walls)
    if (ids.count(wall.id)) wall.boxes.clear();
  if (ids.count("table edge")) field.table = {-1000000, -1000000, 2000000, 2000000};
  const NudgeTask task = {field, ask.task.mover, ask.task.pair, ask.task.combat};
  return leastNudge(task).has_value();
}

TEST(ForbiddenNudges, NameTheFoesThatHoldOrThingsWithoutWhichTheWayWouldBeFree) {
  int seen = 0;
  onRandomFields(3000, [&](const Asked& ask) {
    for (const Json& step : ask.answer.value("steps", Json::array())) {
      if (step.at("step") != "nudgeFailed") continue;
      ASSERT_EQ(step.at("tried").size(), 1u);
      const Json& blockedBy = step.at("tried").at(0).at("blockedBy");
      EXPECT_EQ(step.at("tried").at(0).at("unit"), "M");
      EXPECT_FALSE(blockedBy.empty());
      for (const Json& blocker : blockedBy) EXPECT_EQ(blocker.at("code") == "inContact", isHeld(ask.task)) << blocker;
      if (isHeld(ask.task)) {
        EXPECT_EQ(idsOf(blockedBy), foesTouched(ask));
      } else {
        EXPECT_TRUE(isFreeWithout(ask, idsOf(blockedBy)));
      }
      ++seen;
    }
  });
  EXPECT_GT(seen, 0);
}

}  // namespace
