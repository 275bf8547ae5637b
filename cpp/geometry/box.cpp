#include "geometry/box.h"

#include <cmath>

namespace closeRanks {

std::array<Point, 4> corners(const Box& box) {
  const Rotation r = rotation(box.heading);
  const double half = box.size.width / 2;
  return {box.at + turn({-half, 0}, r), box.at + turn({half, 0}, r), box.at + turn({half, box.size.depth}, r),
          box.at + turn({-half, box.size.depth}, r)};
}

std::array<Point, 4> snappedCorners(const Box& box) {
  auto points = corners(box);
  for (Point& point : points) point = snapped(point);
  return points;
}

Bounds boundsOf(const Box& box) { return boundsOf(corners(box).data(), 4); }

Point outOf(const Box& frame, Point own) { return frame.at + turn(own, rotation(frame.heading)); }

Point seenFrom(const Box& frame, Point point) { return turnBack(point - frame.at, rotation(frame.heading)); }

Box seenFrom(const Box& frame, const Box& box) {
  return {seenFrom(frame, box.at), normalHeading(box.heading - frame.heading), box.size};
}

Point snapped(Point point) { return {std::floor(point.x + 0.5), std::floor(point.y + 0.5)}; }

}  // namespace closeRanks
