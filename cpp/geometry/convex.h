// Convex polygons of few corners, and the sums by which one thing sliding past another becomes a point sliding past a
// polygon. No allocation: the nudge search makes thousands of them.
#pragma once

#include <array>

#include "geometry/box.h"

namespace closeRanks {

struct Convex {
  static constexpr int most = 8;  // a turned rectangle added to a rectangle has no more
  int count = 0;
  std::array<Point, most> corners;  // clockwise, as one looks at the table
  std::array<Point, most> normals;  // unit outward normal of the edge from corners[i] to corners[i + 1]

  Point next(int i) const { return corners[i + 1 == count ? 0 : i + 1]; }
};

// From three or four corners, in the order that Convex has them in.
Convex convexFrom(const Point* points, int count);
Convex convexFrom(const Box& box);

// All displacements of a mover at the origin of its own frame (front centre at 0, x right, y rear) that make it meet
// `solid`, which is given in that frame: the Minkowski sum of `solid` with the mover reflected.
Convex sumWithReflected(const Convex& solid, Size mover);

// How far outside the polygon a point lies, measured to the farthest edge line; negative inside, then it is minus the
// depth.
double separation(const Convex& polygon, Point point);

// True distance from a point to the polygon, 0 inside.
double distance(const Convex& polygon, Point point);

// Whether the open segment comes nearer to the inside than `margin` measured at every edge line; a negative margin lets
// it cut in that deep.
bool crosses(const Convex& polygon, Point from, Point to, double margin);

// The same, and between which parts of the way, from 0 at its beginning to 1 at its end.
struct Passage {
  double enter = 0;
  double leave = 1;
};
bool crosses(const Convex& polygon, Point from, Point to, double margin, Passage& passage);

// The polygon with each edge moved outward by `by`, corners mitred.
Convex grown(const Convex& polygon, double by);

}  // namespace closeRanks
