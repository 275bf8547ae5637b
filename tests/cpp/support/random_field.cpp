#include "random_field.h"

#include <optional>

namespace {

const std::array<std::string, 4> facingsClockwise = {"front", "right", "rear", "left"};

Displacement cornerNear(Randomness& random, Box around, Micrometres margin) {
  return {randomCoordinate(random, around.left - margin, around.right + margin),
          randomCoordinate(random, around.top - margin, around.bottom + margin)};
}

bool standsFree(const Field& field, const Box& box) {
  if (!inside(box, field.table)) return false;
  for (const Body& body : field.bodies)
    if (overlapping(body.boundary(), box)) return false;
  for (const Wall& wall : field.walls)
    for (const Box& part : wall.boxes)
      if (overlapping(part, box)) return false;
  return true;
}

// Where the mover stands: as if a foe had shrunk away from it, or just anywhere near.
Displacement partedFrom(Randomness& random, Box foe, Side foeSide, Displacement extent) {
  if (random.chance(30)) return cornerNear(random, foe, 90000);
  const Displacement away = outwards(foeSide);
  const Micrometres back = random.between(0, 3) * (random.chance(70) ? 20000 : 7000);
  Displacement corner = {randomCoordinate(random, foe.left - extent.x - 40000, foe.right + 40000),
                         randomCoordinate(random, foe.top - extent.y - 40000, foe.bottom + 40000)};
  if (away.x > 0) corner.x = foe.right + back;
  if (away.x < 0) corner.x = foe.left - extent.x - back;
  if (away.y > 0) corner.y = foe.bottom + back;
  if (away.y < 0) corner.y = foe.top - extent.y - back;
  return corner;
}

// A unit as a body, with no regard to what else stands there.
Body alone(const Json& battle, const Json& unit) {
  return readField({{"table", battle["table"]}, {"activePlayer", "red"}, {"units", {unit}}}).bodies[0];
}

std::string facingTowards(const UnitPlan& plan, Side side) {
  return facingsClockwise[static_cast<size_t>((static_cast<int>(side) - plan.heading + 4) % 4)];
}

void addThing(Randomness& random, Json& battle, int number) {
  const Field field = readField(battle);
  const Box around = field.bodies[0].boundary();
  const Displacement corner = cornerNear(random, around, 90000);
  const std::string id = std::string(1, static_cast<char>('a' + number));
  Json next = battle;
  if (random.chance(35)) {
    next["terrain"].push_back(randomWall(random, id, corner, 60));
    if (wallsOverlapUnits(next)) return;
  } else {
    const UnitPlan plan = randomPlan(random, id, random.chance(50) ? "green" : "red");
    const Json unit = unitAt(plan, corner);
    next["units"].push_back(unit);
    const Body body = alone(battle, unit);
    if (!standsFree(field, body.boundary())) return;
    const bool isFoeOfMover = body.player != field.bodies[field.indexOf("M")].player;
    if (isFoeOfMover && touching(body.boundary(), field.bodies[field.indexOf("M")].boundary()) && random.chance(90))
      return;
  }
  battle = next;
}

std::optional<Json> partedPair(Randomness& random) {
  const Displacement table = {random.between(25, 60) * 10000, random.between(25, 60) * 10000};
  Json battle = {{"table", {{"width", table.x / 1000}, {"depth", table.y / 1000}}},
                 {"activePlayer", random.chance(50) ? "green" : "red"},
                 {"terrain", Json::array()}};
  UnitPlan foe = randomPlan(random, "T", "green");
  UnitPlan mover = randomPlan(random, "M", "red");
  const Displacement foeCorner = {randomCoordinate(random, 0, table.x), randomCoordinate(random, 0, table.y)};
  const Side foeSide = static_cast<Side>(random.between(0, 3));
  Side moverSide = static_cast<Side>((static_cast<int>(foeSide) + 2) % 4);
  if (random.chance(15)) moverSide = static_cast<Side>(random.between(0, 3));
  battle["units"] = Json::array({unitAt(foe, foeCorner)});
  const Field field = readField(battle);
  const Box foeBox = field.bodies[0].boundary();
  battle["units"].push_back(unitAt(mover, partedFrom(random, foeBox, foeSide, mover.extent())));
  const Box moverBox = alone(battle, battle["units"][1]).boundary();
  if (!inside(foeBox, field.table) || !inside(moverBox, field.table)) return std::nullopt;
  if (touching(foeBox, moverBox) || overlapping(foeBox, moverBox)) return std::nullopt;
  battle["contacts"] = {
      {{"units", {"T", "M"}}, {"facings", {facingTowards(foe, foeSide), facingTowards(mover, moverSide)}}}};
  return battle;
}

}  // namespace

Displacement UnitPlan::extent() const {
  const Displacement own = {files * base.x, ranks * base.y};
  return heading % 2 == 0 ? own : Displacement{own.y, own.x};
}

Json millimetres(Displacement point) {
  return {static_cast<double>(point.x) / 1000, static_cast<double>(point.y) / 1000};
}

Json unitAt(const UnitPlan& plan, Displacement upperLeft) {
  const Displacement size = plan.extent();
  const Displacement ahead = outwards(static_cast<Side>(plan.heading));
  const Displacement front = {upperLeft.x + size.x / 2 + ahead.x * size.x / 2,
                              upperLeft.y + size.y / 2 + ahead.y * size.y / 2};
  return {{"id", plan.id},
          {"player", plan.player},
          {"at", millimetres(front)},
          {"heading", plan.heading * 90},
          {"base", millimetres(plan.base)},
          {"ranks", std::vector<std::string>(static_cast<size_t>(plan.ranks),
                                             std::string(static_cast<size_t>(plan.files), 'r'))}};
}

UnitPlan randomPlan(Randomness& random, const std::string& id, const std::string& player) {
  constexpr std::array<Displacement, 5> bases = {
      {{20000, 20000}, {20000, 20000}, {25000, 25000}, {40000, 40000}, {24000, 50000}}};
  return {id,
          player,
          random.between(0, 3),
          bases[static_cast<size_t>(random.between(0, 4))],
          random.between(1, 5),
          random.between(1, 3)};
}

Micrometres randomCoordinate(Randomness& random, Micrometres least, Micrometres most) {
  const int kind = random.between(1, 100);
  const Micrometres step = kind <= 65 ? 10000 : kind <= 85 ? 5000 : kind <= 95 ? 1000 : 1;
  const Micrometres steps = std::max<Micrometres>((most - least) / step, 0);
  return (least / step + random.between(0, static_cast<int>(steps))) * step;
}

Json randomWall(Randomness& random, const std::string& id, Displacement upperLeft, int most) {
  const auto length = [&] { return random.between(1, most / 5) * 5000; };
  const Displacement inner = {upperLeft.x + length(), upperLeft.y + length()};
  const auto at = [](Micrometres x, Micrometres y) { return millimetres({x, y}); };
  const Displacement o = upperLeft;
  Json outline = {at(o.x, o.y), at(inner.x, o.y), at(inner.x, inner.y), at(o.x, inner.y)};
  if (random.chance(30)) {
    const Displacement outer = {inner.x + length(), inner.y + length()};
    outline = {at(o.x, o.y),         at(outer.x, o.y),     at(outer.x, inner.y),
               at(inner.x, inner.y), at(inner.x, outer.y), at(o.x, outer.y)};
  }
  return {{"id", id}, {"kind", "impassable"}, {"outline", outline}};
}

bool wallsOverlapUnits(const Json& battle) {
  const Field field = readField(battle);
  for (const Wall& wall : field.walls)
    for (const Box& part : wall.boxes)
      for (const Body& body : field.bodies)
        if (overlapping(body.boundary(), part)) return true;
  return false;
}

Json randomNudgeQuestion(Randomness& random) {
  std::optional<Json> battle;
  while (!battle) battle = partedPair(random);
  const int things = random.between(0, 9);
  for (int number = 0; number < things; ++number) addThing(random, *battle, number);
  return {{"ask", "ninth-age/nudge"}, {"battle", *battle}, {"unit", "M"}, {"toward", "T"}};
}
