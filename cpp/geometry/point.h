// A point or displacement in the plane, in whole micrometres held in doubles; x to the right, y down, as in SVG.
// Sums and comparisons of such points are exact far beyond any table's size.
#pragma once

#include <cmath>

namespace closeRanks {

inline constexpr double micrometresPerInch = 25400;

// Two things touch when they are no farther apart, and overlap when they are deeper in each other, than this.
inline constexpr double touchTolerance = 10;

struct Point {
  double x = 0;
  double y = 0;
  bool operator==(const Point&) const = default;
};

// Always inlined: called, these few instructions would cost more bytes and time than they have.
[[gnu::always_inline]] inline Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
[[gnu::always_inline]] inline Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
[[gnu::always_inline]] inline Point operator-(Point a) { return {-a.x, -a.y}; }
[[gnu::always_inline]] inline Point operator*(Point a, double s) { return {a.x * s, a.y * s}; }
[[gnu::always_inline]] inline double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
[[gnu::always_inline]] inline double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

[[gnu::always_inline]] inline double lengthOf(Point a) { return std::sqrt(dot(a, a)); }

// Width across and depth along the heading of a base, a unit or a table, in micrometres.
struct Size {
  double width = 0;
  double depth = 0;
  bool operator==(const Size&) const = default;
};

}  // namespace closeRanks
