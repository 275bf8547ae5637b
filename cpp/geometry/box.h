// Turned rectangles: a base, a unit or any other thing with a front edge. Their own frame has its origin at the centre
// of the front edge, x to the right and y to the rear, so that at heading 0 it lies parallel to the table frame.
#pragma once

#include <array>

#include "geometry/bounds.h"
#include "geometry/heading.h"
#include "geometry/point.h"

namespace closeRanks {

struct Box {
  Point at;         // centre of the front edge
  int heading = 0;  // hundredths of a degree
  Size size;
  bool operator==(const Box&) const = default;
};

struct Segment {
  Point from;
  Point to;
};

// Front left, front right, rear right, rear left, in the frame that the box is given in, not snapped.
std::array<Point, 4> corners(const Box& box);

// The same corners snapped to whole micrometres, as answers show them.
std::array<Point, 4> snappedCorners(const Box& box);

// The smallest bounds around it, in the same frame.
Bounds boundsOf(const Box& box);

// The point of the box's own frame, in the frame that the box is given in.
Point outOf(const Box& frame, Point own);

// The box as seen from the own frame of another one; exact when both stand square to each other.
Box seenFrom(const Box& frame, const Box& box);
Point seenFrom(const Box& frame, Point point);

// The nearest whole micrometre.
Point snapped(Point point);

}  // namespace closeRanks
