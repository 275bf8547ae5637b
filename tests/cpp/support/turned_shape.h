// Convex shapes at any heading in plain doubles and the C library's sines, in millimetres: how far apart or how deep in
// each other they are. Slow and simple, with nothing of the core in it.
#pragma once

#include <vector>

#include "asked.h"

struct Spot {
  double x = 0;
  double y = 0;
};

using Shape = std::vector<Spot>;

// A unit's boundary as a question or an answer tells it.
Shape boundaryShape(const Json& unit);
Shape outlineShape(const Json& outline);

// The direction of a heading's rear.
Spot rearwards(double heading);

Shape moved(const Shape& shape, Spot by, double times = 1);

// Above zero the distance of two convex shapes, below it minus the least depth of their overlap.
double clearance(const Shape& a, const Shape& b);

// How far the shape reaches beyond a table; not above zero when it is on it.
double beyondTable(const Shape& shape, const Json& table);
