#include "geometry/convex.h"

#include <algorithm>
#include <cmath>

#include "geometry/segment.h"

namespace closeRanks {
namespace {

void findNormals(Convex& polygon) {
  for (int i = 0; i < polygon.count; ++i) {
    const Point edge = polygon.next(i) - polygon.corners[i];
    const double length = lengthOf(edge);
    polygon.normals[i] = {edge.y / length, -edge.x / length};
  }
}

// The index of the corner with the least y, then the least x, where both sums of edges begin.
int lowest(const Point* points, int count) {
  int best = 0;
  for (int i = 1; i < count; ++i)
    if (points[i].y < points[best].y || (points[i].y == points[best].y && points[i].x < points[best].x)) best = i;
  return best;
}

}  // namespace

Convex convexFrom(const Point* points, int count) {
  Convex polygon;
  polygon.count = count;
  std::copy(points, points + count, polygon.corners.begin());
  findNormals(polygon);
  return polygon;
}

Convex convexFrom(const Box& box) {
  const auto points = corners(box);
  return convexFrom(points.data(), 4);
}

Convex sumWithReflected(const Convex& solid, Size mover) {
  const double half = mover.width / 2;
  const std::array<Point, 4> reflected = {Point{-half, -mover.depth}, Point{half, -mover.depth}, Point{half, 0},
                                          Point{-half, 0}};
  const int start = lowest(solid.corners.data(), solid.count);
  const auto solidCorner = [&](int i) { return solid.corners[(start + i) % solid.count]; };
  Convex sum;
  for (int i = 0, j = 0; i < solid.count || j < 4;) {
    sum.corners[sum.count++] = solidCorner(i) + reflected[j % 4];
    const double side = cross(solidCorner(i + 1) - solidCorner(i), reflected[(j + 1) % 4] - reflected[j % 4]);
    const bool solidFirst = j == 4 || (i < solid.count && side > 0);
    const bool moverFirst = i == solid.count || (j < 4 && side < 0);
    if (!moverFirst) ++i;
    if (!solidFirst) ++j;
  }
  findNormals(sum);
  return sum;
}

double separation(const Convex& polygon, Point point) {
  double most = dot(polygon.normals[0], point - polygon.corners[0]);
  for (int i = 1; i < polygon.count; ++i) most = std::max(most, dot(polygon.normals[i], point - polygon.corners[i]));
  return most;
}

double distance(const Convex& polygon, Point point) {
  if (separation(polygon, point) <= 0) return 0;
  double least = distance(point, Segment{polygon.corners[0], polygon.next(0)});
  for (int i = 1; i < polygon.count; ++i)
    least = std::min(least, distance(point, Segment{polygon.corners[i], polygon.next(i)}));
  return least;
}

bool crosses(const Convex& polygon, Point from, Point to, double margin) {
  Passage passage;
  return crosses(polygon, from, to, margin, passage);
}

bool crosses(const Convex& polygon, Point from, Point to, double margin, Passage& passage) {
  double enter = 0, leave = 1;
  for (int i = 0; i < polygon.count; ++i) {
    const double a = dot(polygon.normals[i], from - polygon.corners[i]) - margin;
    const double b = dot(polygon.normals[i], to - polygon.corners[i]) - margin;
    if (a >= 0 && b >= 0) return false;
    if (a >= 0) enter = std::max(enter, a / (a - b));
    if (b >= 0) leave = std::min(leave, a / (a - b));
    if (enter >= leave) return false;
  }
  passage = {enter, leave};
  return true;
}

Convex grown(const Convex& polygon, double by) {
  Convex result = polygon;
  for (int i = 0; i < polygon.count; ++i) {
    const Point before = polygon.normals[i == 0 ? polygon.count - 1 : i - 1], after = polygon.normals[i];
    result.corners[i] = polygon.corners[i] + (before + after) * (by / (1 + dot(before, after)));
  }
  return result;
}

}  // namespace closeRanks
