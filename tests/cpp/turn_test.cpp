// Turns at any heading against sampling: every millimetre along the enemy's edge is tried with the plain shapes of
// support/turned_shape.h. What is so near a limit that rounding may decide is not judged.
#include <gtest/gtest.h>

#include <cmath>

#include "support/randomness.h"
#include "support/turned_shape.h"

namespace turns {
namespace {

constexpr double touch = 0.01, doubt = 0.05;

double rounded(double millimetres) { return std::round(millimetres * 1000) / 1000; }

Json unitAt(const std::string& id, const std::string& player, Spot at, int heading, int files, int depth) {
  return {{"id", id},
          {"player", player},
          {"at", {rounded(at.x), rounded(at.y)}},
          {"heading", heading % 360},
          {"base", {30, depth}},
          {"ranks", {std::string(static_cast<size_t>(files), '4')}}};
}

// A unit with horse in its right flank or its rear, and others and a rock around it.
Json randomQuestion(Randomness& random) {
  const int heading = random.chance(30) ? 90 * random.between(0, 3) : random.between(0, 359);
  const int files = random.between(1, 4), depth = random.between(20, 60);
  const Spot back = rearwards(heading), right = {back.y, -back.x};
  Json units = Json::array({unitAt("javelins", "greeks", {600, 600}, heading, files, depth)});
  const bool flank = random.chance(50);
  const int horses = random.between(1, 4), aside = random.between(-30, 30);
  const double across = flank ? files * 15 : aside, down = flank ? depth / 2.0 + aside / 2 : depth;
  units.push_back(unitAt("horse", "gauls",
                         {600 + right.x * across + back.x * down, 600 + right.y * across + back.y * down},
                         heading + (flank ? 270 : 0), horses, 40));
  for (const char* id : {"friend", "slingers", "germans"}) {
    const Json other = unitAt(
        id, id[0] == 'g' ? "gauls" : "greeks", {600.0 + random.between(-140, 140), 600.0 + random.between(-140, 140)},
        random.chance(50) ? heading : random.between(0, 359), random.between(1, 2), random.between(10, 40));
    bool isFree = true;
    for (const Json& unit : units) isFree = isFree && clearance(boundaryShape(unit), boundaryShape(other)) > doubt;
    if (isFree) units.push_back(other);
  }
  const double x = 600 + random.between(-120, 120), y = 600 + random.between(-120, 120);
  const Json outline = {{x, y}, {x + 20, y + random.between(-5, 5)}, {x + 8, y + 25}};
  bool isFree = true;
  for (const Json& unit : units) isFree = isFree && clearance(boundaryShape(unit), outlineShape(outline)) > doubt;
  const double size = random.chance(80) ? 1200 : 640;
  return {{"ask", "ancients/turn"},
          {"battle",
           {{"table", {{"width", size}, {"depth", size}}},
            {"activePlayer", "gauls"},
            {"units", units},
            {"terrain",
             isFree ? Json::array({{{"id", "rock"}, {"kind", "impassable"}, {"outline", outline}}}) : Json::array()}}},
          {"unit", "javelins"},
          {"toward", "horse"}};
}

// How far a placed unit is from breaking a rule; below zero when it breaks one.
double freedom(const Json& battle, const Json& placed) {
  const Shape shape = boundaryShape(placed), before = boundaryShape(battle["units"][0]);
  double free = touch - beyondTable(shape, battle["table"]);
  for (size_t i = 2; i < battle["units"].size(); ++i) {
    const Json& other = battle["units"][i];
    const Shape there = boundaryShape(other);
    const bool isNew = other["player"] == "gauls" && clearance(before, there) > touch;
    free = std::min(free, clearance(shape, there) + (isNew ? -touch : touch));
  }
  for (const Json& terrain : battle["terrain"])
    free = std::min(free, clearance(shape, outlineShape(terrain["outline"])) + touch);
  return free;
}

bool isOffered(const Json& places, const Json& placed) {
  const Json& at = placed["at"];
  for (const Json& one : places) {
    if (one["heading"] != placed["heading"]) continue;  // along a side of the horse, when only corners touch
    const double dx = one["to"][0].get<double>() - one["from"][0].get<double>();
    const double dy = one["to"][1].get<double>() - one["from"][1].get<double>();
    const double length = std::hypot(dx, dy);
    const double x = at[0].get<double>() - one["from"][0].get<double>();
    const double y = at[1].get<double>() - one["from"][1].get<double>();
    const double along = length > 0 ? (x * dx + y * dy) / length : std::hypot(x, y);
    if (along >= -touch && along <= length + touch) return true;
  }
  return false;
}

TEST(Turns, OfferJustThePlacesThatTryingEveryMillimetreFinds) {
  int offered = 0, refused = 0;
  for (int i = 0; i < rounds(400) && !testing::Test::HasFailure(); ++i) {
    Randomness random(randomSeed() + i);
    const Json question = randomQuestion(random);
    const Json answer = asked(question);
    SCOPED_TRACE("seed " + std::to_string(randomSeed() + i) + "\n" + question.dump() + "\n" + answer.dump());
    if (answer.contains("error")) {  // a corner beyond a small table
      ASSERT_EQ(answer["error"]["code"], "battle.offTable");
      continue;
    }
    const Json &battle = question["battle"], &horse = battle["units"][1];
    Json placed = battle["units"][0];
    const int heading = (horse["heading"].get<int>() + 180) % 360;
    placed["heading"] = heading;
    const Spot back = rearwards(heading), right = {back.y, -back.x};
    const double width = 30.0 * placed["ranks"][0].get<std::string>().size();
    const double most = (width + 30.0 * horse["ranks"][0].get<std::string>().size()) / 2;
    for (double along = 1 - std::floor(most); along < most - 0.5; ++along) {
      placed["at"] = {horse["at"][0].get<double>() + right.x * along, horse["at"][1].get<double>() + right.y * along};
      const double free = freedom(battle, placed);
      if (std::abs(free) < doubt) continue;
      EXPECT_EQ(isOffered(answer["places"], placed), free > 0) << along << " " << free;
      (free > 0 ? offered : refused)++;
    }
  }
  EXPECT_GT(offered, 0);
  EXPECT_GT(refused, 0);
}

TEST(Turns, LeaveASoundBattleWhereverWithinTheToleranceAPlaceIsChosen) {
  int turned = 0;
  for (int i = 0; i < rounds(150) && !testing::Test::HasFailure(); ++i) {
    Randomness random(randomSeed() + i);
    Json question = randomQuestion(random);
    const Json offered = asked(question);
    for (const Json& one : offered.value("places", Json::array()))
      for (const char* where : {"from", "to", "nearest"}) {
        const Json& at = one[where];
        const double dx = 0.006 * random.between(-1, 1), dy = 0.006 * random.between(-1, 1);
        question["choice"] = {{"heading", one["heading"]},
                              {"at", {rounded(at[0].get<double>() + dx), rounded(at[1].get<double>() + dy)}}};
        const Json answer = asked(question);
        SCOPED_TRACE("seed " + std::to_string(randomSeed() + i) + "\n" + question.dump() + "\n" + answer.dump());
        ASSERT_EQ(answer["outcome"], "decided");
        Json again = question;
        again.erase("choice");
        again["battle"] = answer["battle"];
        EXPECT_EQ(asked(again)["reasons"][1], Json({{"code", "frontContact"}, {"by", "horse"}}));
        EXPECT_EQ(answer["battle"]["contacts"].size(), 1u);
        ++turned;
      }
  }
  EXPECT_GT(turned, 0);
}

}  // namespace
}  // namespace turns
