#include "geometry/segment.h"

#include <algorithm>
#include <cmath>

namespace closeRanks {
namespace {

// Which side of the line through a segment a point lies on: 1, -1 or 0.
int side(const Segment& line, Point point) {
  const double area = cross(line.to - line.from, point - line.from);
  return (area > 0) - (area < 0);
}

// Whether a point of the segment's line lies between its ends.
bool between(const Segment& segment, Point point) {
  return std::min(segment.from.x, segment.to.x) <= point.x && point.x <= std::max(segment.from.x, segment.to.x) &&
         std::min(segment.from.y, segment.to.y) <= point.y && point.y <= std::max(segment.from.y, segment.to.y);
}

// The part of a segment, from 0 at its beginning to 1 at its end, at which it is nearest to a point.
double partBeside(const Segment& segment, Point point) {
  const Point along = segment.to - segment.from;
  const double squared = dot(along, along);
  return squared == 0 ? 0 : std::clamp(dot(point - segment.from, along) / squared, 0.0, 1.0);
}

}  // namespace

Point nearestOn(const Segment& segment, Point point) {
  return segment.from + (segment.to - segment.from) * partBeside(segment, point);
}

double distance(Point point, const Segment& segment) {
  return lengthOf(point - segment.from - (segment.to - segment.from) * partBeside(segment, point));
}

double distance(const Segment& a, const Segment& b) {
  return std::min({distance(a.from, b), distance(a.to, b), distance(b.from, a), distance(b.to, a)});
}

double sharedLength(const Segment& a, const Segment& b) {
  const double lengthOfA = lengthOf(a.to - a.from);
  const Point along = (a.to - a.from) * (1 / lengthOfA);
  const double offFrom = cross(along, b.from - a.from), offTo = cross(along, b.to - a.from);
  if (std::abs(offFrom) > touchTolerance || std::abs(offTo) > touchTolerance) return 0;
  const double t0 = dot(along, b.from - a.from), t1 = dot(along, b.to - a.from);
  const double shared = std::min(lengthOfA, std::max(t0, t1)) - std::max(0.0, std::min(t0, t1));
  return shared > touchTolerance ? shared : 0;
}

bool meet(const Segment& a, const Segment& b) {
  const int a1 = side(a, b.from), a2 = side(a, b.to), b1 = side(b, a.from), b2 = side(b, a.to);
  if (a1 != a2 && b1 != b2) return true;
  return (a1 == 0 && between(a, b.from)) || (a2 == 0 && between(a, b.to)) || (b1 == 0 && between(b, a.from)) ||
         (b2 == 0 && between(b, a.to));
}

}  // namespace closeRanks
