#include "rules/ninth_age/nudge_move.h"

#include <algorithm>

#include "geometry/convex.h"
#include "geometry/segment.h"

namespace closeRanks::ninthAge {
namespace {

// Things are numbered: units by their place in the battle, terrain after them.
int terrainThing(const Fight& fight, int terrain) { return static_cast<int>(fight.boundaries.size()) + terrain; }

// The table's edges as limits of a mover's displacement, in its own frame.
void addTableEdges(SlideProblem& problem, const Size& table, const Box& mover) {
  const Rotation own = rotation(mover.heading);
  const std::pair<Point, double> edges[] = {{{-1, 0}, 0}, {{1, 0}, table.width}, {{0, -1}, 0}, {{0, 1}, table.depth}};
  const auto points = corners(mover);
  for (const auto& [normal, reach] : edges) {
    double slack = reach - dot(normal, points[0]);
    for (const Point point : points) slack = std::min(slack, reach - dot(normal, point));
    problem.limits.push_back({turnBack(normal, own), std::max(slack, 0.0)});
  }
}

// A unit is never passed through; an enemy that the mover did not fight when the batch began may not even be touched;
// another foe may be touched in the end only in the Facings it was fought in; and the move ends more than an inch from
// every unit outside the combat that was not so near already (reading 10).
void addUnit(SlideProblem& problem, const Fight& fight, const Situation& situation, int mover, int other) {
  const Box& start = situation.boundaries[mover];
  const Convex sum = meetingOf(start, situation.boundaries[other]);
  const Engagement* pair = fight.pairOf(mover, other);
  addBarrier(problem, {other, fight.enemies(mover, other) && !pair, sum});
  if (pair)
    addClearing(problem, {other, touchTolerance, sum, wantedFor(situation, mover, *pair)});
  else if (fight.combats[mover] != fight.combats[other] && distance(sum, Point{}) > micrometresPerInch)
    addClearing(problem, {other, micrometresPerInch, sum, {}});
}

SlideProblem problemOf(const Fight& fight, const Situation& situation, int unit, const Engagement& pair) {
  const Box& start = situation.boundaries[unit];
  SlideProblem problem;
  problem.wanted = wantedFor(situation, unit, pair);
  addTableEdges(problem, fight.battle.table.size, start);
  // What is far off is told from its bounds: a battle may have ten thousand pieces of terrain.
  const Bounds reach = onTable(start, reachOf(start.size, problem.wanted));
  for (int other = 0; other < static_cast<int>(situation.boundaries.size()); ++other)
    if (other != unit && !situation.gone[other] &&
        near(boundsOf(situation.boundaries[other]), reach, micrometresPerInch + beyondMargin))
      addUnit(problem, fight, situation, unit, other);
  for (const ImpassablePiece& piece : fight.impassable)
    if (near(piece.bounds, reach, beyondMargin))
      addBarrier(problem, {terrainThing(fight, piece.terrain), false, meetingOf(start, piece.triangle)});
  return problem;
}

std::vector<Point> legsOf(const Slide& slide, const Box& mover) {
  const Rotation own = rotation(mover.heading);
  std::vector<Point> legs;
  for (const Point leg : {slide.corner(), slide.end - slide.corner()})
    if (leg != Point{}) legs.push_back(snapped(turn(leg, own)));
  return legs;
}

std::vector<Blocker> blockersOf(const Fight& fight, int mover, const Obstruction& obstruction) {
  const int units = static_cast<int>(fight.boundaries.size());
  std::vector<Blocker> blockers;
  for (const int thing : obstruction.crossed)
    if (thing < units) blockers.push_back({BlockCode::unit, fight.battle.units[thing].id});
  for (const int thing : obstruction.crossed)
    if (thing >= units) blockers.push_back({BlockCode::terrain, fight.battle.terrain[thing - units].id});
  for (const int thing : obstruction.touched) blockers.push_back({BlockCode::newEnemy, fight.battle.units[thing].id});
  for (const BlockCode code : {BlockCode::facing, BlockCode::spacing})
    for (const int thing : obstruction.crowded)
      if ((code == BlockCode::facing) == (fight.pairOf(mover, thing) != nullptr))
        blockers.push_back({code, fight.battle.units[thing].id});
  if (obstruction.limit) blockers.push_back({BlockCode::offTable, ""});
  return blockers;
}

}  // namespace

std::vector<Point> NudgeMove::legs() const { return legsOf(slide, before); }

std::vector<int> otherEnemiesTouched(const Fight& fight, const Situation& situation, int unit, int toward) {
  std::vector<int> touched;
  for (int other = 0; other < static_cast<int>(situation.boundaries.size()); ++other)
    if (other != toward && !situation.gone[other] && fight.enemies(unit, other) &&
        touching(situation.boundaries[unit], situation.boundaries[other]))
      touched.push_back(other);
  return touched;
}

Displacements wantedFor(const Situation& situation, int unit, const Engagement& pair) {
  const Box& start = situation.boundaries[unit];
  const int foe = pair.foeOf(unit);
  return touchingDisplacements(edge({{}, 0, start.size}, pair.facingOf(unit)),
                               edge(seenFrom(start, situation.boundaries[foe]), pair.facingOf(foe)));
}

Bounds reachOf(const Size& mover, const Displacements& wanted) {
  const Bounds ways = waysTo(wanted);
  return {ways.left - mover.width / 2, ways.right + mover.width / 2, ways.top, ways.bottom + mover.depth};
}

Bounds onTable(const Box& frame, const Bounds& own) {
  const Point points[] = {outOf(frame, {own.left, own.top}), outOf(frame, {own.right, own.top}),
                          outOf(frame, {own.right, own.bottom}), outOf(frame, {own.left, own.bottom})};
  return boundsOf(points, 4);
}

std::optional<NudgeMove> leastNudge(const Fight& fight, const Situation& situation, int unit, const Engagement& pair,
                                    std::size_t& barriers) {
  const SlideProblem problem = problemOf(fight, situation, unit, pair);
  barriers = problem.barriers.size();
  if (barriers > mostBarriers) return {};
  const auto slide = leastSlide(problem);
  if (!slide) return {};
  NudgeMove move = {unit, pair.foeOf(unit), *slide, situation.boundaries[unit], situation.boundaries[unit]};
  move.after.at = snapped(outOf(move.before, slide->end));
  move.detour = slide->length() > shortestTouch(problem) + touchTolerance;
  const Box foe = seenFrom(move.after, situation.boundaries[move.toward]);
  move.cornerOnly =
      sharedLength(edge({{}, 0, move.after.size}, pair.facingOf(unit)), edge(foe, pair.facingOf(move.toward))) == 0;
  return move;
}

std::vector<Blocker> nudgeBlockers(const Fight& fight, const Situation& situation, int unit, const Engagement& pair) {
  const std::vector<int> touched = otherEnemiesTouched(fight, situation, unit, pair.foeOf(unit));
  if (touched.empty()) return blockersOf(fight, unit, everyObstruction(problemOf(fight, situation, unit, pair)));
  std::vector<Blocker> blockers;
  for (const int other : touched) blockers.push_back({BlockCode::inContact, fight.battle.units[other].id});
  return blockers;
}

std::vector<NearerWay> nearerWays(const Fight& fight, const Situation& situation, int unit, const Engagement& pair,
                                  double length) {
  const SlideProblem problem = problemOf(fight, situation, unit, pair);
  const std::vector<ForbiddenSlide> slides = shorterSlides(problem, length);
  std::vector<NearerWay> ways(slides.size());
  for (std::size_t i = 0; i < slides.size(); ++i) {
    ways[i].legs = legsOf(slides[i].slide, situation.boundaries[unit]);
    ways[i].blockedBy = blockersOf(fight, unit, slides[i].obstruction);
  }
  return ways;
}

}  // namespace closeRanks::ninthAge
