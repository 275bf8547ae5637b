// Segments: distances between them and the length two edges share. Plain functions over end points.
#pragma once

#include "geometry/box.h"

namespace closeRanks {

// The point of a segment that is nearest to another point, not snapped.
Point nearestOn(const Segment& segment, Point point);

// True distance of a point from a segment, and of two segments from each other unless they cross. Where edges cross of
// things that overlap no deeper than touchTolerance, the distance told is no more than that either.
double distance(Point point, const Segment& segment);
double distance(const Segment& a, const Segment& b);

// The length along which two antiparallel or parallel edges lie on each other; 0 when they only meet in a point, lie
// apart by more than touchTolerance, or are not parallel.
double sharedLength(const Segment& a, const Segment& b);

// Whether two segments meet in at least one point, exactly; collinear ones that overlap meet.
bool meet(const Segment& a, const Segment& b);

}  // namespace closeRanks
