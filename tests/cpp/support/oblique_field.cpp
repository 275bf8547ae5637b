#include "oblique_field.h"

#include <algorithm>

namespace oblique {
namespace {

const std::array<std::string, 4> faceNames = {"front", "right", "rear", "left"};

Json millimetres(Spot spot) { return {spot.x / 1000, spot.y / 1000}; }

}  // namespace

Outline Regiment::outline() const {
  const double half = width() / 2;
  Outline corners;
  for (const Spot own : {Spot{-half, 0}, Spot{half, 0}, Spot{half, depth()}, Spot{-half, depth()}})
    corners.push_back(shownBy(*this, own));
  return corners;
}

Line Regiment::edge(Face face) const {
  const Outline corners = outline();
  const auto first = static_cast<size_t>(face);
  return {corners[first], corners[(first + 1) % 4]};
}

const Regiment& Plain::regiment(const std::string& id) const {
  return *std::find_if(regiments.begin(), regiments.end(), [&](const Regiment& one) { return one.id == id; });
}

Spot seenBy(const Regiment& regiment, Spot spot) { return turned(spot - regiment.at, -regiment.heading); }

Spot shownBy(const Regiment& regiment, Spot own) { return regiment.at + turned(own, regiment.heading); }

Outline seenBy(const Regiment& regiment, const Outline& outline) {
  Outline seen;
  for (const Spot spot : outline) seen.push_back(seenBy(regiment, spot));
  return seen;
}

Upright uprightOf(const Regiment& regiment) {
  return {-regiment.width() / 2, 0, regiment.width() / 2, regiment.depth()};
}

double overlapOf(const Regiment& regiment, const Outline& outline) {
  return reachInto(uprightOf(regiment), seenBy(regiment, outline));
}

double distanceBetween(const Regiment& regiment, const Outline& outline) {
  return distanceBetween(uprightOf(regiment), seenBy(regiment, outline));
}

Plain turnedBy(Plain plain, int heading) {
  const Spot before = plain.table * 0.5, after = {20e6, 20e6};
  const auto moveOver = [&](Spot& spot) { spot = rounded(after + turned(spot - before, heading)); };
  for (Regiment& regiment : plain.regiments) {
    moveOver(regiment.at);
    regiment.heading = (regiment.heading + heading) % 36000;
  }
  for (Rock& rock : plain.rocks)
    for (Spot& spot : rock.outline) moveOver(spot);
  plain.table = after * 2;
  return plain;
}

Plain mirrored(Plain plain) {
  const auto swapSides = [](Face face) {
    return face == Face::left ? Face::right : face == Face::right ? Face::left : face;
  };
  for (Regiment& regiment : plain.regiments) {
    regiment.at.x = plain.table.x - regiment.at.x;
    regiment.heading = (36000 - regiment.heading) % 36000;
  }
  for (Rock& rock : plain.rocks)
    for (Spot& spot : rock.outline) spot.x = plain.table.x - spot.x;
  for (Foes& foes : plain.foes) foes.faces = {swapSides(foes.faces[0]), swapSides(foes.faces[1])};
  return plain;
}

Json questionOf(const Plain& plain) {
  Json battle = {{"table", {{"width", plain.table.x / 1000}, {"depth", plain.table.y / 1000}}},
                 {"activePlayer", "red"},
                 {"units", Json::array()},
                 {"terrain", Json::array()},
                 {"contacts", Json::array()}};
  for (const Regiment& one : plain.regiments)
    battle["units"].push_back({{"id", one.id},
                               {"player", one.red ? "red" : "green"},
                               {"at", millimetres(one.at)},
                               {"heading", one.heading / 100.0},
                               {"base", millimetres(one.base)},
                               {"ranks", std::vector<std::string>(static_cast<size_t>(one.ranks),
                                                                  std::string(static_cast<size_t>(one.files), 'r'))}});
  for (const Rock& rock : plain.rocks) {
    Json outline = Json::array();
    for (const Spot spot : rock.outline) outline.push_back(millimetres(spot));
    battle["terrain"].push_back({{"id", rock.id}, {"kind", "impassable"}, {"outline", outline}});
  }
  for (const Foes& foes : plain.foes)
    battle["contacts"].push_back(
        {{"units", foes.ids},
         {"facings", {faceNames[static_cast<size_t>(foes.faces[0])], faceNames[static_cast<size_t>(foes.faces[1])]}}});
  return {{"ask", "ninth-age/nudge"}, {"battle", battle}, {"unit", "M"}, {"toward", "T"}};
}

}  // namespace oblique
