// Simple polygons of any shape, such as terrain outlines: whether they are simple, and the triangles they are made of.
#pragma once

#include <array>
#include <vector>

#include "geometry/point.h"

namespace closeRanks {

using Triangle = std::array<Point, 3>;

// Whether the outline has at least three corners, an area, no repeated corner, and no edge that meets another one
// elsewhere than at their common corner.
bool isSimple(const std::vector<Point>& outline);

// Triangles that cover a simple polygon, by cutting off ears. Their common edges are no way through: a thing with an
// area that lies inside the polygon lies inside some triangle.
std::vector<Triangle> triangles(std::vector<Point> outline);

}  // namespace closeRanks
