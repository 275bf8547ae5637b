// Axis-parallel rectangles in whole micrometres, for the tests' own second reading of the rules: all that the brute
// forces know of geometry. Independent of cpp/geometry on purpose.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

using Micrometres = int64_t;

inline constexpr Micrometres touch = 10;   // contact tolerance
inline constexpr Micrometres beyond = 20;  // how far past a limit a move ends that must pass it
inline constexpr Micrometres oneInch = 25400;

struct Displacement {
  Micrometres x = 0;
  Micrometres y = 0;
  bool operator==(const Displacement&) const = default;
};

struct Box {
  Micrometres left = 0;
  Micrometres top = 0;
  Micrometres right = 0;
  Micrometres bottom = 0;
  bool operator==(const Box&) const = default;
};

inline Box moved(Box box, Displacement by) {
  return {box.left + by.x, box.top + by.y, box.right + by.x, box.bottom + by.y};
}

// Everything that a box covers on a leg along one axis.
inline Box swept(Box box, Displacement leg) {
  const Box end = moved(box, leg);
  return {std::min(box.left, end.left), std::min(box.top, end.top), std::max(box.right, end.right),
          std::max(box.bottom, end.bottom)};
}

// Clear distance between two boxes along each axis; negative where they overlap along it.
inline Displacement clearance(Box a, Box b) {
  return {std::max(b.left - a.right, a.left - b.right), std::max(b.top - a.bottom, a.top - b.bottom)};
}

inline double distanceBetween(Box a, Box b) {
  const Displacement clear = clearance(a, b);
  const double x = static_cast<double>(std::max<Micrometres>(clear.x, 0));
  const double y = static_cast<double>(std::max<Micrometres>(clear.y, 0));
  return std::sqrt(x * x + y * y);
}

inline bool touching(Box a, Box b) { return distanceBetween(a, b) <= static_cast<double>(touch); }

inline bool overlapping(Box a, Box b) {
  const Displacement clear = clearance(a, b);
  return -clear.x > touch && -clear.y > touch;
}

inline bool inside(Box inner, Box outer) {
  return inner.left >= outer.left - touch && inner.right <= outer.right + touch && inner.top >= outer.top - touch &&
         inner.bottom <= outer.bottom + touch;
}
