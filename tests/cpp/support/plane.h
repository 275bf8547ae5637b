// Things at any heading in the plane, in micrometres held in doubles: all that the sampling brute force knows of
// geometry. Independent of cpp/geometry on purpose; what is legal is decided elsewhere.
#pragma once

#include <cmath>
#include <vector>

namespace oblique {

struct Spot {
  double x = 0;
  double y = 0;
  bool operator==(const Spot&) const = default;
};

inline Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
inline Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
inline Spot operator*(Spot a, double by) { return {a.x * by, a.y * by}; }
inline double product(Spot a, Spot b) { return a.x * b.x + a.y * b.y; }
inline double area(Spot a, Spot b) { return a.x * b.y - a.y * b.x; }
inline double lengthOf(Spot a) { return std::sqrt(product(a, a)); }
inline Spot rounded(Spot a) { return {std::round(a.x), std::round(a.y)}; }

// Turns clockwise by hundredths of a degree, as the table sees it; quarter turns are exact.
Spot turned(Spot spot, int heading);

struct Line {
  Spot from;
  Spot to;
};

// A simple polygon of any shape, in either sense.
using Outline = std::vector<Spot>;

// An upright rectangle.
struct Upright {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};

Upright uprightAround(const Outline& outline);
inline Upright moved(Upright rect, Spot by) {
  return {rect.left + by.x, rect.top + by.y, rect.right + by.x, rect.bottom + by.y};
}
// Everything that a rectangle covers on a leg along one axis.
Upright swept(Upright rect, Spot leg);

// How far some point of the outline's inside reaches into the rectangle, measured from the rectangle's nearest side;
// exact where it is positive, and not positive where the two do not overlap. It grows by no more than a side moves.
double reachInto(Upright rect, const Outline& outline);

// The true distance of a rectangle and an outline, 0 when they overlap, and of two lines, 0 when they meet.
double distanceBetween(Upright rect, const Outline& outline);
double distanceBetween(Line a, Line b);

}  // namespace oblique
