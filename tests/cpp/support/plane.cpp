#include "plane.h"

#include <algorithm>
#include <array>

namespace oblique {
namespace {

double distanceTo(Line line, Spot spot) {
  const Spot along = line.to - line.from;
  const double squared = product(along, along);
  const double share = squared == 0 ? 0 : std::clamp(product(spot - line.from, along) / squared, 0.0, 1.0);
  return lengthOf(spot - line.from - along * share);
}

double distanceTo(Upright rect, Spot spot) {
  const Spot nearest = {std::clamp(spot.x, rect.left, rect.right), std::clamp(spot.y, rect.top, rect.bottom)};
  return lengthOf(spot - nearest);
}

// How far inside a rectangle a spot lies.
double inset(Upright rect, Spot spot) {
  return std::min({spot.x - rect.left, rect.right - spot.x, spot.y - rect.top, rect.bottom - spot.y});
}

// The most that a line is inside a rectangle: at an end, or where two sides of the rectangle are equally near.
double deepest(Upright rect, Line line) {
  if (std::max(line.from.x, line.to.x) <= rect.left || std::min(line.from.x, line.to.x) >= rect.right ||
      std::max(line.from.y, line.to.y) <= rect.top || std::min(line.from.y, line.to.y) >= rect.bottom)
    return 0;
  const Spot along = line.to - line.from;
  const std::array<double, 4> here = {line.from.x - rect.left, rect.right - line.from.x, line.from.y - rect.top,
                                      rect.bottom - line.from.y};
  const std::array<double, 4> growth = {along.x, -along.x, along.y, -along.y};
  double most = std::max(inset(rect, line.from), inset(rect, line.to));
  for (size_t i = 0; i < 4; ++i)
    for (size_t j = i + 1; j < 4; ++j) {
      const double share = (here[j] - here[i]) / (growth[i] - growth[j]);
      if (share > 0 && share < 1) most = std::max(most, inset(rect, line.from + along * share));
    }
  return most;
}

bool contains(const Outline& outline, Spot spot) {
  bool inside = false;
  for (size_t i = 0, last = outline.size() - 1; i < outline.size(); last = i++) {
    const Spot a = outline[i], b = outline[last];
    if ((a.y > spot.y) != (b.y > spot.y) && spot.x < a.x + (b.x - a.x) * (spot.y - a.y) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

template <class Visit>
void eachSide(const Outline& outline, Visit visit) {
  for (size_t i = 0, last = outline.size() - 1; i < outline.size(); last = i++) visit(Line{outline[last], outline[i]});
}

}  // namespace

Spot turned(Spot spot, int heading) {
  const int whole = ((heading % 36000) + 36000) % 36000;
  switch (whole) {
    case 0:
      return spot;
    case 9000:
      return {-spot.y, spot.x};
    case 18000:
      return {-spot.x, -spot.y};
    case 27000:
      return {spot.y, -spot.x};
    default:
      const double angle = whole * (std::acos(-1.0) / 18000);
      const double cosine = std::cos(angle), sine = std::sin(angle);
      return {spot.x * cosine - spot.y * sine, spot.x * sine + spot.y * cosine};
  }
}

Upright uprightAround(const Outline& outline) {
  Upright around = {outline[0].x, outline[0].y, outline[0].x, outline[0].y};
  for (const Spot spot : outline)
    around = {std::min(around.left, spot.x), std::min(around.top, spot.y), std::max(around.right, spot.x),
              std::max(around.bottom, spot.y)};
  return around;
}

Upright swept(Upright rect, Spot leg) {
  const Upright end = moved(rect, leg);
  return {std::min(rect.left, end.left), std::min(rect.top, end.top), std::max(rect.right, end.right),
          std::max(rect.bottom, end.bottom)};
}

double reachInto(Upright rect, const Outline& outline) {
  const Spot middle = {(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2};
  double most = contains(outline, middle) ? inset(rect, middle) : 0;
  eachSide(outline, [&](Line side) { most = std::max(most, deepest(rect, side)); });
  return most;
}

double distanceBetween(Upright rect, const Outline& outline) {
  if (reachInto(rect, outline) > 0) return 0;
  double least = distanceTo(rect, outline[0]);
  for (const Spot spot : outline) least = std::min(least, distanceTo(rect, spot));
  for (const Spot corner : {Spot{rect.left, rect.top}, Spot{rect.right, rect.top}, Spot{rect.right, rect.bottom},
                            Spot{rect.left, rect.bottom}})
    eachSide(outline, [&](Line side) { least = std::min(least, distanceTo(side, corner)); });
  return least;
}

double distanceBetween(Line a, Line b) {
  const Spot alongA = a.to - a.from, alongB = b.to - b.from;
  const bool aParts = (area(alongA, b.from - a.from) > 0) != (area(alongA, b.to - a.from) > 0);
  const bool bParts = (area(alongB, a.from - b.from) > 0) != (area(alongB, a.to - b.from) > 0);
  if (aParts && bParts && area(alongA, alongB) != 0) return 0;
  return std::min({distanceTo(a, b.from), distanceTo(a, b.to), distanceTo(b, a.from), distanceTo(b, a.to)});
}

}  // namespace oblique
