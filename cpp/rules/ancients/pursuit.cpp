#include "rules/ancients/pursuit.h"

#include <algorithm>

namespace closeRanks::ancients {
namespace {

// The first things in the way, by the part of the way that is free before them.
struct Stops {
  double part = 1;
  std::vector<Blocker> by;

  void add(double where, Blocker blocker, double tolerance) {
    if (where > part + tolerance) return;
    if (where < part - tolerance) by.clear();
    part = std::min(part, where);
    if (by.empty() || by.back().code != blocker.code || by.back().by != blocker.by) by.push_back(blocker);
  }
};

// The part of the way before a solid thing: none when it is not met, deeper than touchTolerance or, if it must not even
// be touched, nearer than that.
std::optional<double> partBefore(const Convex& meeting, Point way, bool untouchable) {
  Passage passage;
  if (!crosses(meeting, {}, way, untouchable ? touchTolerance : -touchTolerance, passage)) return {};
  Passage exact;
  return crosses(meeting, {}, way, 0, exact) ? exact.enter : passage.enter;
}

// The part of the way before a corner leaves the table.
double partOnTable(const Table& table, const Box& box, Point move) {
  double part = 1;
  const auto before = [&](double place, double rate, double limit) {
    if (rate > 0 && place + rate > limit + touchTolerance) part = std::min(part, std::max(0.0, (limit - place) / rate));
  };
  for (const Point corner : corners(box)) {
    before(corner.x, move.x, table.size.width);
    before(corner.y, move.y, table.size.depth);
    before(-corner.x, -move.x, 0);
    before(-corner.y, -move.y, 0);
  }
  return part;
}

}  // namespace

Pursuit pursuitOf(const Scene& scene, Point move, double length) {
  if (length <= 0) return {};
  const Battle& battle = scene.battle;
  const Box& pursuer = scene.boundaries[scene.enemy];
  const Point way = turnBack(move, rotation(pursuer.heading));
  const double tolerance = touchTolerance / length;
  Stops stops;
  for (int i = 0; i < static_cast<int>(scene.boundaries.size()); ++i) {
    if (i == scene.unit || i == scene.enemy) continue;
    const Box& other = scene.boundaries[i];
    const bool isNewEnemy = battle.units[i].player != battle.units[scene.enemy].player && !touching(pursuer, other);
    if (const auto part = partBefore(meetingOf(pursuer, other), way, isNewEnemy))
      stops.add(*part, {isNewEnemy ? BlockCode::newEnemy : BlockCode::unit, battle.units[i].id}, tolerance);
  }
  for (std::size_t i = 0; i < scene.pieces.size(); ++i)
    if (scene.isImpassable(i))
      for (const Triangle& piece : scene.pieces[i])
        if (const auto part = partBefore(meetingOf(pursuer, piece), way, false))
          stops.add(*part, {BlockCode::terrain, battle.terrain[i].id}, tolerance);
  const double onTable = partOnTable(battle.table, pursuer, move);
  if (onTable < 1) stops.add(onTable, {BlockCode::offTable, {}}, tolerance);
  return {length * stops.part, std::move(stops.by)};
}

}  // namespace closeRanks::ancients
