#include "geometry/polygon.h"

#include <algorithm>

#include "geometry/bounds.h"
#include "geometry/segment.h"

namespace closeRanks {
namespace {

double doubledArea(const std::vector<Point>& outline) {
  double sum = 0;
  for (std::size_t i = 0; i < outline.size(); ++i)
    sum += cross(outline[i] - outline[0], outline[(i + 1) % outline.size()] - outline[0]);
  return sum;
}

// Inside or on the edge of a triangle with positive area.
bool covers(const Triangle& triangle, Point point) {
  for (int i = 0; i < 3; ++i)
    if (cross(triangle[(i + 1) % 3] - triangle[i], point - triangle[i]) < 0) return false;
  return true;
}

bool isEar(const std::vector<Point>& outline, std::size_t tip) {
  const std::size_t count = outline.size(), before = (tip + count - 1) % count, after = (tip + 1) % count;
  const Triangle ear = {outline[before], outline[tip], outline[after]};
  if (cross(ear[1] - ear[0], ear[2] - ear[1]) <= 0) return false;
  const Bounds bounds = boundsOf(ear.data(), 3);
  for (std::size_t i = 0; i < count; ++i)
    if (i != before && i != tip && i != after && near(bounds, boundsOf(&outline[i], 1), 0) && covers(ear, outline[i]))
      return false;
  return true;
}

// Whether the path goes straight back on itself at a corner, which the test of distant edges does not see.
bool turnsBack(Point before, Point at, Point after) {
  return cross(at - before, after - at) == 0 && dot(at - before, after - at) < 0;
}

}  // namespace

bool isSimple(const std::vector<Point>& outline) {
  const std::size_t count = outline.size();
  if (count < 3) return false;
  for (std::size_t i = 0; i < count; ++i) {
    const Point a = outline[i], b = outline[(i + 1) % count];
    if (turnsBack(a, b, outline[(i + 2) % count])) return false;
    for (std::size_t j = i + 2; j < count; ++j) {
      const bool neighbours = i == 0 && j == count - 1;
      if (!neighbours && meet({a, b}, {outline[j], outline[(j + 1) % count]})) return false;
    }
  }
  return doubledArea(outline) != 0;
}

std::vector<Triangle> triangles(std::vector<Point> outline) {
  std::vector<Triangle> result;
  if (doubledArea(outline) < 0) std::reverse(outline.begin(), outline.end());
  while (outline.size() >= 3) {
    const std::size_t count = outline.size();
    std::size_t tip = 0;
    while (tip < count && !isEar(outline, tip)) ++tip;
    // What encloses anything has an ear; only rounding could hide it, where there is next to nothing left.
    if (tip == count) break;
    result.push_back({outline[(tip + count - 1) % count], outline[tip], outline[(tip + 1) % count]});
    outline.erase(outline.begin() + static_cast<std::ptrdiff_t>(tip));
  }
  return result;
}

}  // namespace closeRanks
