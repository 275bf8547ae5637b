// Upright rectangles around things, for telling quickly that two of them cannot meet.
#pragma once

#include <algorithm>

#include "geometry/point.h"

namespace closeRanks {

struct Bounds {
  double left = 0;
  double right = 0;
  double top = 0;
  double bottom = 0;
};

// The smallest bounds around a number of points, of which there is at least one.
inline Bounds boundsOf(const Point* points, int count) {
  Bounds bounds = {points[0].x, points[0].x, points[0].y, points[0].y};
  for (int i = 1; i < count; ++i) {
    bounds.left = std::min(bounds.left, points[i].x);
    bounds.right = std::max(bounds.right, points[i].x);
    bounds.top = std::min(bounds.top, points[i].y);
    bounds.bottom = std::max(bounds.bottom, points[i].y);
  }
  return bounds;
}

// The smallest bounds around two others.
inline Bounds around(const Bounds& a, const Bounds& b) {
  return {std::min(a.left, b.left), std::max(a.right, b.right), std::min(a.top, b.top), std::max(a.bottom, b.bottom)};
}

// Whether two bounds come within `margin` of each other on both axes.
inline bool near(const Bounds& a, const Bounds& b, double margin) {
  return a.left - margin <= b.right && b.left - margin <= a.right && a.top - margin <= b.bottom &&
         b.top - margin <= a.bottom;
}

}  // namespace closeRanks
