#include "rules/ancients/turn_places.h"

#include <algorithm>
#include <cmath>

#include "battle/contacts.h"
#include "geometry/segment.h"
#include "geometry/slide.h"

namespace closeRanks::ancients {
namespace {

constexpr double farAway = 1e9;
constexpr double rounding = 1;  // micrometres that intervals may lose to it

// Displacements along the edge from its middle, to the unit's new right.
struct Interval {
  double from = 0;
  double to = 0;
};

// The edges of the enemy that touch the unit: by lengths, or where there is none by points.
std::vector<Facing> touchedEdges(const Box& own, const Box& enemy) {
  const Box here = {{}, 0, own.size}, other = seenFrom(own, enemy);
  std::vector<Facing> lengths, points;
  for (const Facing facing : allFacings) {
    bool isLength = false, isPoint = false;
    for (const Facing mine : allFacings) {
      isLength = isLength || sharedLength(edge(here, mine), edge(other, facing)) > 0;
      isPoint = isPoint || distance(edge(here, mine), edge(other, facing)) <= touchTolerance;
    }
    if (isLength && isPoint) lengths.push_back(facing);
    if (isPoint) points.push_back(facing);
  }
  return lengths.empty() ? points : lengths;
}

void cut(std::vector<Interval>& free, double from, double to) {
  std::vector<Interval> left;
  for (const Interval& one : free) {
    const bool apart = to <= one.from || from >= one.to;
    if (apart) left.push_back(one);
    if (!apart && from > one.from - rounding) left.push_back({one.from, std::max(from, one.from)});
    if (!apart && to < one.to + rounding) left.push_back({std::min(to, one.to), one.to});
  }
  free = left;
}

// Takes away where the unit would meet a thing.
void avoid(std::vector<Interval>& free, const Convex& meeting, bool untouchable) {
  const Point left = {-farAway, 0}, right = {farAway, 0};
  Passage met;
  if (!crosses(meeting, left, right, untouchable ? touchTolerance : -touchTolerance)) return;
  if (!crosses(meeting, left, right, untouchable ? beyondMargin : 0, met)) return;
  cut(free, (2 * met.enter - 1) * farAway, (2 * met.leave - 1) * farAway);
}

// Keeps only where each corner is on the table.
Interval onTable(Interval interval, const Table& table, const Box& box) {
  const Point way = turn({1, 0}, rotation(box.heading));
  const auto keep = [&](double place, double rate, double limit) {
    if (rate == 0 || std::abs(rate) < 1e-12) {
      if (place > limit + touchTolerance) interval.to = interval.from - 2 * rounding;
    } else if (rate > 0) {
      interval.to = std::min(interval.to, (limit - place) / rate);
    } else {
      interval.from = std::max(interval.from, (limit - place) / rate);
    }
  };
  for (const Point corner : corners(box)) {
    keep(corner.x, way.x, table.size.width);
    keep(corner.y, way.y, table.size.depth);
    keep(-corner.x, -way.x, 0);
    keep(-corner.y, -way.y, 0);
  }
  return interval;
}

std::vector<Interval> freeAlong(const Scene& scene, const Box& facing, double edgeLength) {
  const double most = (edgeLength + facing.size.width) / 2 - beyondMargin;
  std::vector<Interval> free = {onTable({-most, most}, scene.battle.table, facing)};
  if (free.front().to < free.front().from - rounding) return {};
  for (int i = 0; i < static_cast<int>(scene.boundaries.size()); ++i)
    if (i != scene.unit && i != scene.enemy)
      avoid(free, meetingOf(facing, scene.boundaries[i]), !scene.isFriend(i) && !scene.attackOf(i));
  for (std::size_t i = 0; i < scene.pieces.size(); ++i)
    if (scene.isImpassable(i))
      for (const Triangle& piece : scene.pieces[i]) avoid(free, meetingOf(facing, piece), false);
  return free;
}

}  // namespace

std::vector<TurnPlaces> turnPlaces(const Scene& scene) {
  const Box &own = scene.own(), &enemy = scene.boundaries[scene.enemy];
  const Point centre = outOf(own, {0, own.size.depth / 2});
  std::vector<TurnPlaces> all;
  for (const Facing facing : touchedEdges(own, enemy)) {
    const Segment touched = edge(enemy, facing);
    const Point middle = (touched.from + touched.to) * 0.5;
    const int heading = normalHeading(enemy.heading + lookOf(facing) + fullTurn / 2);
    const Point right = turn({1, 0}, rotation(heading));
    const auto pointAt = [&](double along) { return snapped(middle + right * along); };
    for (const Interval& one : freeAlong(scene, {middle, heading, own.size}, lengthOf(touched.to - touched.from))) {
      const double nearest = std::clamp(dot(centre - middle, right), one.from, std::max(one.from, one.to));
      const TurnPlaces places = {heading, pointAt(one.from), pointAt(one.to), pointAt(nearest)};
      const auto after = std::find_if(all.begin(), all.end(), [&](const TurnPlaces& other) {
        return lengthOf(other.nearest - centre) > lengthOf(places.nearest - centre) + rounding;
      });
      all.insert(after, places);
    }
  }
  return all;
}

}  // namespace closeRanks::ancients
