#include "field.h"

#include <stdexcept>
#include <tuple>

namespace {

const std::array<std::string, 4> facings = {"front", "left", "right", "rear"};

Micrometres micrometres(const Json& millimetres) { return std::llround(millimetres.get<double>() * 1000); }

Displacement point(const Json& json) { return {micrometres(json[0]), micrometres(json[1])}; }

Side turned(Side side, int quarters) { return static_cast<Side>((static_cast<int>(side) + quarters) % 4); }

Body readBody(const Json& unit) {
  Body body;
  body.id = unit["id"];
  body.player = unit["player"];
  body.heading = static_cast<Side>(unit["heading"].get<int>() / 90);
  body.at = point(unit["at"]);
  body.baseWidth = micrometres(unit["base"][0]);
  body.baseDepth = micrometres(unit["base"][1]);
  body.ranks = unit["ranks"].get<std::vector<std::string>>();
  for (std::string& rank : body.ranks) rank.resize(body.ranks[0].size(), '.');
  return body;
}

// A rectangle, or an L whose outline names its inner corner fourth: two rectangles.
Wall readWall(const Json& terrain) {
  std::vector<Displacement> corners;
  for (const Json& corner : terrain["outline"]) corners.push_back(point(corner));
  const auto around = [](Displacement a, Displacement b) {
    return Box{std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
  };
  if (corners.size() == 4) return {terrain["id"], {around(corners[0], corners[2])}};
  if (corners.size() == 6)
    return {terrain["id"], {around(corners[0], {corners[2].x, corners[3].y}), around(corners[0], corners[4])}};
  throw std::runtime_error("no rectangle and no L");
}

bool touchesAlready(const std::vector<Pair>& pairs, int one, int other) {
  for (const Pair& pair : pairs)
    if (pair.has(one) && pair.has(other)) return true;
  return false;
}

void addDerivedPairs(Field& field) {
  const int count = static_cast<int>(field.bodies.size());
  for (int i = 0; i < count; ++i)
    for (int j = i + 1; j < count; ++j)
      if (field.bodies[i].player != field.bodies[j].player && !touchesAlready(field.pairs, i, j) &&
          touching(field.bodies[i].boundary(), field.bodies[j].boundary()))
        field.pairs.push_back(derivedPair(field, i, j));
  std::sort(field.pairs.begin(), field.pairs.end(),
            [](const Pair& a, const Pair& b) { return std::tie(a.one, a.other) < std::tie(b.one, b.other); });
}

}  // namespace

Side Body::sideOf(const std::string& facing) const {
  const int quarters = facing == "front" ? 0 : facing == "right" ? 1 : facing == "rear" ? 2 : 3;
  return turned(heading, quarters);
}

Box Body::places(int firstRank, int lastRank, int firstFile, int lastFile) const {
  const Displacement ahead = outwards(heading);
  const Displacement rightwards = outwards(turned(heading, 1));
  const Micrometres half = static_cast<Micrometres>(ranks[0].size()) * baseWidth / 2;
  const auto corner = [&](Micrometres across, Micrometres back) {
    return Displacement{at.x + rightwards.x * across - ahead.x * back, at.y + rightwards.y * across - ahead.y * back};
  };
  const Displacement a = corner(firstFile * baseWidth - half, firstRank * baseDepth);
  const Displacement b = corner((lastFile + 1) * baseWidth - half, (lastRank + 1) * baseDepth);
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}

int Field::indexOf(const std::string& id) const {
  for (size_t i = 0; i < bodies.size(); ++i)
    if (bodies[i].id == id) return static_cast<int>(i);
  throw std::runtime_error("no unit " + id);
}

Displacement outwards(Side side) {
  constexpr std::array<Displacement, 4> steps = {{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  return steps[static_cast<size_t>(side)];
}

Box edgeOf(Box box, Side side) {
  if (side == Side::north) box.bottom = box.top;
  if (side == Side::south) box.top = box.bottom;
  if (side == Side::west) box.right = box.left;
  if (side == Side::east) box.left = box.right;
  return box;
}

Field readField(const Json& battle) {
  Field field;
  field.table = {0, 0, micrometres(battle["table"]["width"]), micrometres(battle["table"]["depth"])};
  field.activePlayer = battle["activePlayer"];
  for (const Json& unit : battle["units"]) field.bodies.push_back(readBody(unit));
  for (const Json& terrain : battle.value("terrain", Json::array()))
    if (terrain["kind"] == "impassable") field.walls.push_back(readWall(terrain));
  for (const Json& contact : battle.value("contacts", Json::array()))
    field.pairs.push_back({field.indexOf(contact["units"][0]), field.indexOf(contact["units"][1]),
                           contact["facings"][0], contact["facings"][1]});
  addDerivedPairs(field);
  return field;
}

Pair derivedPair(const Field& field, int one, int other) {
  const Body& a = field.bodies[one];
  const Body& b = field.bodies[other];
  using Rank = std::tuple<Micrometres, int, int, int, size_t, size_t>;
  std::vector<std::pair<Rank, Pair>> candidates;
  for (size_t i = 0; i < 4; ++i)
    for (size_t j = 0; j < 4; ++j) {
      const Box edgeA = edgeOf(a.boundary(), a.sideOf(facings[i]));
      const Box edgeB = edgeOf(b.boundary(), b.sideOf(facings[j]));
      if (!touching(edgeA, edgeB)) continue;
      const Micrometres shared = std::max(std::min(edgeA.right, edgeB.right) - std::max(edgeA.left, edgeB.left),
                                          std::min(edgeA.bottom, edgeB.bottom) - std::max(edgeA.top, edgeB.top));
      const int notFront = (i != 0) + (j != 0);
      const int rears = (i == 3) + (j == 3);
      const size_t activeFacing = a.player == field.activePlayer ? i : j;
      candidates.push_back({{shared > touch ? -shared : 0, notFront, rears, activeFacing != 0, i, j},
                            {one, other, facings[i], facings[j]}});
    }
  return std::min_element(candidates.begin(), candidates.end(),
                          [](const auto& x, const auto& y) { return x.first < y.first; })
      ->second;
}

std::vector<bool> combatOf(const Field& field, int body) {
  std::vector<bool> inCombat(field.bodies.size(), false);
  inCombat[body] = true;
  for (size_t round = 0; round < field.bodies.size(); ++round)
    for (const Pair& pair : field.pairs)
      if (inCombat[pair.one] || inCombat[pair.other]) inCombat[pair.one] = inCombat[pair.other] = true;
  return inCombat;
}
