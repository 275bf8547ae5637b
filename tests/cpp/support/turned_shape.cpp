#include "turned_shape.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double radians = 3.14159265358979323846 / 180;

double fromSegment(Spot point, Spot a, Spot b) {
  const double dx = b.x - a.x, dy = b.y - a.y;
  const double t = std::clamp(((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
  return std::hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}

// The greatest gap that a line along an edge of `a` shows; below zero when none does.
double widestGap(const Shape& a, const Shape& b) {
  double widest = -1e9;
  Spot middle;
  for (const Spot& spot : a) middle = {middle.x + spot.x / a.size(), middle.y + spot.y / a.size()};
  for (size_t i = 0; i < a.size(); ++i) {
    const Spot from = a[i], to = a[(i + 1) % a.size()];
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    Spot normal = {(to.y - from.y) / length, (from.x - to.x) / length};
    if ((middle.x - from.x) * normal.x + (middle.y - from.y) * normal.y > 0) normal = {-normal.x, -normal.y};
    double least = 1e9;
    for (const Spot& spot : b) least = std::min(least, (spot.x - from.x) * normal.x + (spot.y - from.y) * normal.y);
    widest = std::max(widest, least);
  }
  return widest;
}

}  // namespace

Spot rearwards(double heading) { return {-std::sin(heading * radians), std::cos(heading * radians)}; }

Shape boundaryShape(const Json& unit) {
  const Spot back = rearwards(unit["heading"]);
  const double half = unit["base"][0].get<double>() * unit["ranks"][0].get<std::string>().size() / 2;
  const double deep = unit["base"][1].get<double>() * static_cast<double>(unit["ranks"].size());
  const double x = unit["at"][0], y = unit["at"][1];
  const Spot right = {back.y * half, -back.x * half}, rear = {back.x * deep, back.y * deep};
  return {{x - right.x, y - right.y},
          {x + right.x, y + right.y},
          {x + right.x + rear.x, y + right.y + rear.y},
          {x - right.x + rear.x, y - right.y + rear.y}};
}

Shape outlineShape(const Json& outline) {
  Shape shape;
  for (const Json& corner : outline) shape.push_back({corner[0], corner[1]});
  return shape;
}

Shape moved(const Shape& shape, Spot by, double times) {
  Shape there = shape;
  for (Spot& spot : there) spot = {spot.x + by.x * times, spot.y + by.y * times};
  return there;
}

double clearance(const Shape& a, const Shape& b) {
  const double gap = std::max(widestGap(a, b), widestGap(b, a));
  if (gap <= 0) return gap;
  double least = 1e9;
  for (const auto& [points, edges] : {std::pair(a, b), std::pair(b, a)})
    for (const Spot& point : points)
      for (size_t i = 0; i < edges.size(); ++i)
        least = std::min(least, fromSegment(point, edges[i], edges[(i + 1) % edges.size()]));
  return least;
}

double beyondTable(const Shape& shape, const Json& table) {
  double beyond = -1e9;
  for (const Spot& spot : shape)
    beyond = std::max(
        {beyond, -spot.x, -spot.y, spot.x - table["width"].get<double>(), spot.y - table["depth"].get<double>()});
  return beyond;
}
