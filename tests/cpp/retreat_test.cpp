// Retreats at any heading against sampling: the path is walked in small steps with the plain shapes of
// support/turned_shape.h. What is so near a limit that a step could miss it is not judged.
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "support/randomness.h"
#include "support/turned_shape.h"

namespace retreats {
namespace {

constexpr double inch = 25.4, touch = 0.01, step = 0.2, doubt = 0.3;

double rounded(double millimetres) { return std::round(millimetres * 1000) / 1000; }

Json unitAt(const std::string& id, const std::string& player, Spot at, int heading, Json base, Json ranks) {
  return {{"id", id},           {"player", player}, {"at", {rounded(at.x), rounded(at.y)}},
          {"heading", heading}, {"base", base},     {"ranks", ranks}};
}

// Shifts a unit along a direction until it just touches the shape.
void slideTo(Json& unit, const Shape& shape, Spot direction) {
  const Shape start = boundaryShape(unit);
  double apart = 400, close = 0;
  for (int i = 0; i < 60; ++i) {
    const double middle = (apart + close) / 2;
    (clearance(moved(start, direction, middle), shape) > 0 ? apart : close) = middle;
  }
  unit["at"] = {rounded(unit["at"][0].get<double>() + direction.x * apart),
                rounded(unit["at"][1].get<double>() + direction.y * apart)};
}

bool fits(const Json& units, const Json& unit) {
  const Shape shape = boundaryShape(unit);
  for (const Json& other : units)
    if (clearance(boundaryShape(other), shape) < -touch / 2) return false;
  return true;
}

int randomHeading(Randomness& random) { return random.chance(30) ? 90 * random.between(0, 3) : random.between(0, 359); }

Json randomRanks(Randomness& random) {
  return std::vector<std::string>(static_cast<size_t>(random.between(1, 2)),
                                  std::string(static_cast<size_t>(random.between(1, 4)), '4'));
}

// Javelinmen with an enemy before their front, and others and terrain somewhere behind them.
Json randomQuestion(Randomness& random) {
  const int heading = randomHeading(random);
  const Spot back = rearwards(heading), right = {back.y, -back.x};
  Json units = Json::array({unitAt("javelins", "greeks", {600, 600}, heading, {40, 30}, randomRanks(random))});
  const Shape own = boundaryShape(units[0]);
  const int turned = random.chance(50) ? 180 : random.between(100, 260);
  const double aside = random.between(-80, 80);
  Json gauls = unitAt("gauls", "gauls", {600 + right.x * aside, 600 + right.y * aside}, (heading + turned) % 360,
                      {40, 40}, randomRanks(random));
  slideTo(gauls, own, {-back.x, -back.y});
  units.push_back(gauls);
  const char* ids[] = {"friend", "horse", "germans"};
  for (const char* id : ids) {
    if (random.chance(40)) continue;
    const double behind = random.between(0, 260), beside = random.between(-150, 150);
    Json other = unitAt(id, id[0] == 'f' ? "greeks" : "gauls",
                        {600 + back.x * behind + right.x * beside, 600 + back.y * behind + right.y * beside},
                        randomHeading(random), {30, 30}, randomRanks(random));
    if (fits(units, other)) units.push_back(other);
  }
  Json terrain = Json::array();
  for (const char* kind : {"impassable", "obstacle", "area"}) {
    if (random.chance(50)) continue;
    const double x = std::round(600 + back.x * 120) + random.between(-150, 150);
    const double y = std::round(600 + back.y * 120) + random.between(-150, 150);
    const Json outline = {{x, y},
                          {x + random.between(20, 80), y + random.between(-15, 0)},
                          {x + random.between(0, 60), y + random.between(20, 60)}};
    bool isFree = true;
    for (const Json& unit : units) isFree = isFree && clearance(boundaryShape(unit), outlineShape(outline)) > 0;
    if (isFree || kind[0] != 'i') terrain.push_back({{"id", kind}, {"kind", kind}, {"outline", outline}});
  }
  const double size = random.chance(80) ? 1200 : 720;
  return {{"ask", "ancients/retreat"},
          {"battle",
           {{"table", {{"width", size}, {"depth", size}}},
            {"activePlayer", "gauls"},
            {"units", units},
            {"terrain", terrain}}},
          {"unit", "javelins"},
          {"from", "gauls"},
          {"pursuitRemaining", random.chance(80) ? random.between(0, 160) : 50.8},
          {"readings", {{"flankBars", "own"}}}};
}

struct Walk {
  double nearest = 1e9;  // to the thing, anywhere on the way; below zero the deepest overlap
  double stopped = 1e9;  // the way until it first overlaps or, untouchable, touches
};

Walk walk(const Shape& mover, Spot direction, double length, const Shape& thing, bool untouchable) {
  Walk found;
  const int steps = static_cast<int>(length / step) + 1;
  for (int i = 0; i <= steps; ++i) {
    const double along = length * i / steps;
    const double now = clearance(moved(mover, direction, along), thing);
    found.nearest = std::min(found.nearest, now);
    if (now < (untouchable ? touch : -touch)) found.stopped = std::min(found.stopped, along);
  }
  return found;
}

struct Judged {
  std::set<std::string> barred;    // ids that surely bar the way
  std::set<std::string> doubtful;  // ids that may
  std::set<std::string> tests;
};

Judged judge(const Json& question, double length) {
  const Json& battle = question["battle"];
  const Json& unit = battle["units"][0];
  const Shape own = boundaryShape(unit);
  const Spot back = rearwards(unit["heading"]);
  Judged judged;
  const auto note = [&](const std::string& id, double depth, std::set<std::string>& sure) {
    if (depth > doubt)
      sure.insert(id);
    else if (depth > -doubt)
      judged.doubtful.insert(id);
  };
  for (const Json& other : battle["units"]) {
    if (other["id"] == unit["id"]) continue;
    const Shape shape = boundaryShape(other);
    const bool isOld = clearance(own, shape) <= touch;
    note(other["id"], -walk(own, back, length, shape, false).nearest - (isOld ? doubt : 0), judged.barred);
  }
  for (const Json& terrain : battle["terrain"])
    note(terrain["id"], -walk(own, back, length, outlineShape(terrain["outline"]), false).nearest,
         terrain["kind"] == "impassable" ? judged.barred : judged.tests);
  note("", beyondTable(moved(own, back, length), battle["table"]), judged.barred);
  return judged;
}

template <class List>
std::set<std::string> idsOf(const List& list) {
  std::set<std::string> ids;
  for (const Json& one : list) ids.insert(one.is_string() ? one.get<std::string>() : one.value("by", ""));
  return ids;
}

void expectSame(std::set<std::string> found, std::set<std::string> wanted, const std::set<std::string>& doubtful) {
  for (const std::string& id : doubtful) {
    found.erase(id);
    wanted.erase(id);
  }
  EXPECT_EQ(found, wanted);
}

// The pursuit as it is walked: how far it comes, and whether that is sure.
struct Run {
  double length = 0;
  bool sure = true;
};

Run run(const Json& question, Spot direction, double length) {
  const Json& battle = question["battle"];
  const Shape pursuer = boundaryShape(battle["units"][1]);
  Run found = {length, true};
  const auto meet = [&](const Shape& thing, bool untouchable) {
    const Walk walked = walk(pursuer, direction, length, thing, untouchable);
    found.length = std::min(found.length, walked.stopped);
    if (std::abs(walked.nearest) < doubt) found.sure = false;
  };
  for (size_t i = 2; i < battle["units"].size(); ++i) {
    const Json& other = battle["units"][i];
    const bool isNew = other["player"] != "gauls" && clearance(pursuer, boundaryShape(other)) > touch;
    meet(boundaryShape(other), isNew);
  }
  for (const Json& terrain : battle["terrain"])
    if (terrain["kind"] == "impassable") meet(outlineShape(terrain["outline"]), false);
  for (double along = 0; along <= length; along += step) {
    const double beyond = beyondTable(moved(pursuer, direction, along), battle["table"]);
    if (beyond > touch) found.length = std::min(found.length, along);
    if (std::abs(beyond) < doubt && along > length - 1) found.sure = false;
  }
  return found;
}

void judgePursuit(const Json& question, const Json& option) {
  const Json& units = question["battle"]["units"];
  const Spot back = rearwards(units[0]["heading"]);
  const double distance = inch * option["roll"].get<int>(), remaining = question["pursuitRemaining"];
  const double length = std::min(distance, remaining);
  const Run found = run(question, back, length);
  if (!found.sure) return;
  const bool isStopped = found.length < length;
  EXPECT_EQ(option["pursuitBlockedBy"].empty(), !isStopped) << option;
  EXPECT_EQ(option["caught"], !isStopped && remaining >= distance) << option;
  const double gap = option["caught"] ? 0
                                      : clearance(moved(boundaryShape(units[0]), back, distance),
                                                  moved(boundaryShape(units[1]), back, found.length));
  EXPECT_NEAR(option["gap"], std::max(0.0, gap), isStopped ? 0.5 : 0.01) << option;
}

void judgeEnd(const Json& question, const Json& option) {
  Json rolled = question;
  rolled["roll"] = option["roll"];
  const Json answer = asked(rolled);
  ASSERT_EQ(answer["outcome"], "decided");
  const Json &before = question["battle"]["units"], &after = answer["battle"]["units"];
  const Spot back = rearwards(before[0]["heading"]);
  const double distance = inch * option["roll"].get<int>();
  EXPECT_NEAR(after[0]["at"][0], before[0]["at"][0].get<double>() + back.x * distance, 0.001);
  EXPECT_NEAR(after[0]["at"][1], before[0]["at"][1].get<double>() + back.y * distance, 0.001);
  EXPECT_EQ(after[0]["heading"], before[0]["heading"]);
  for (size_t i = 1; i < before.size(); ++i) {
    const bool isEnemy = before[i]["player"] != "greeks";
    const bool isNew = isEnemy && clearance(boundaryShape(before[0]), boundaryShape(before[i])) > touch;
    if (isNew) {
      EXPECT_GT(clearance(boundaryShape(after[0]), boundaryShape(after[i])), touch) << before[i]["id"];
    }
  }
}

TEST(Retreats, AgreeWithAWalkInSmallStepsAtAnyHeading) {
  int retreats = 0, barred = 0, caught = 0, stopped = 0;
  for (int i = 0; i < rounds(600) && !testing::Test::HasFailure(); ++i) {
    Randomness random(randomSeed() + i);
    const Json question = randomQuestion(random);
    const Json answer = asked(question);
    SCOPED_TRACE("seed " + std::to_string(randomSeed() + i) + "\n" + question.dump());
    if (answer.contains("error")) {  // beyond a small table, or slid past the unit
      const std::string code = answer["error"]["code"];
      ASSERT_TRUE(code == "battle.offTable" || code == "ancients.contact") << answer;
      continue;
    }
    ASSERT_EQ(answer["options"].size(), 6u);
    for (const Json& option : answer["options"]) {
      const Judged judged = judge(question, inch * option["roll"].get<int>());
      const auto& bars = option["blockedBy"];
      if (!bars.empty() && (bars[0]["code"] == "flankContact" || bars[0]["code"] == "rearContact")) continue;
      expectSame(idsOf(bars), judged.barred, judged.doubtful);
      if (!option["retreats"]) {
        ++barred;
        continue;
      }
      ++retreats;
      expectSame(idsOf(option["tests"]), judged.tests, judged.doubtful);
      judgePursuit(question, option);
      judgeEnd(question, option);
      caught += option["caught"].get<bool>();
      stopped += !option["pursuitBlockedBy"].empty();
    }
  }
  for (const int count : {retreats, barred, caught, stopped}) EXPECT_GT(count, 0);
}

}  // namespace
}  // namespace retreats
