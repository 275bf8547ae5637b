#include "rules/ancients/attack.h"

#include "battle/stands.h"
#include "geometry/segment.h"

namespace closeRanks::ancients {
namespace {

// An edge of a stand that no other stand of its unit hides, in the frame of the unit attacked.
struct ExposedEdge {
  Facing facing = Facing::front;
  Segment segment;
};

constexpr Place neighbours[] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};  // by Facing

// The exposed edges of a unit, or only those of its stands' fronts.
std::vector<ExposedEdge> exposedEdges(const Unit& unit, const Box& seenAs, bool frontsOnly) {
  const Formed formed = {seenAs, &unit.ranks, &unit};
  std::vector<ExposedEdge> edges;
  for (const StandAt& stand : stands(unit))
    for (int facing = 0; facing < (frontsOnly ? 1 : 4); ++facing) {
      const Place beyond = {stand.place.rank + neighbours[facing].rank, stand.place.file + neighbours[facing].file};
      if (hasStand(unit.ranks, beyond)) continue;
      const Facing side = static_cast<Facing>(facing);
      edges.push_back({side, edge(placeBox(formed, stand.place), side)});
    }
  return edges;
}

void note(Attack& attack, Facing facing) {
  attack.front = attack.front || facing == Facing::front;
  attack.rear = attack.rear || facing == Facing::rear;
  attack.flank = attack.flank || facing == Facing::left || facing == Facing::right;
}

bool near(Point point, const Segment& segment) { return distance(point, segment) <= touchTolerance; }

// Whether the attacker's front touches a flank edge nowhere but at its front corner.
bool onlyFrontCorner(const ExposedEdge& flank, const Segment& front) {
  const bool left = flank.facing == Facing::left;
  const Point corner = left ? flank.segment.to : flank.segment.from;
  const Point rearCorner = left ? flank.segment.from : flank.segment.to;
  if (!near(corner, front) || near(rearCorner, front)) return false;
  for (const Point end : {front.from, front.to})
    if (near(end, flank.segment) && !near(end, {corner, corner})) return false;
  return true;
}

Facing touchedBy(const ExposedEdge& own, const Segment& front) {
  const bool isFlank = own.facing == Facing::left || own.facing == Facing::right;
  return isFlank && onlyFrontCorner(own, front) ? Facing::front : own.facing;
}

Attack attackOf(int enemy, const std::vector<ExposedEdge>& own, const std::vector<ExposedEdge>& fronts) {
  Attack lengths = {enemy}, points = {enemy};
  points.plain = false;
  for (const ExposedEdge& front : fronts)
    for (const ExposedEdge& edge : own) {
      if (distance(edge.segment, front.segment) > touchTolerance) continue;
      note(points, touchedBy(edge, front.segment));
      if (sharedLength(edge.segment, front.segment) > 0) note(lengths, edge.facing);
    }
  if (lengths.front || lengths.flank || lengths.rear) return lengths;
  points.front = points.front || !(points.flank || points.rear);
  return points;
}

}  // namespace

std::vector<Attack> attacksOn(const Battle& battle, const std::vector<Box>& boundaries, int unit) {
  const Box& own = boundaries[unit];
  const std::vector<ExposedEdge> edges = exposedEdges(battle.units[unit], {{}, 0, own.size}, false);
  std::vector<Attack> attacks;
  for (int i = 0; i < static_cast<int>(boundaries.size()); ++i)
    if (battle.units[i].player != battle.units[unit].player && touching(own, boundaries[i]))
      attacks.push_back(attackOf(i, edges, exposedEdges(battle.units[i], seenFrom(own, boundaries[i]), true)));
  return attacks;
}

}  // namespace closeRanks::ancients
