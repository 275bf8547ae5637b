// Headings in whole hundredths of a degree, clockwise from the table's top edge, and the turns they stand for. Quarter
// turns are exact; the rest uses our own series, because sine and cosine of different C libraries differ in the last
// bit.
#pragma once

#include "geometry/point.h"

namespace closeRanks {

inline constexpr int fullTurn = 36000;
inline constexpr int quarterTurn = 9000;

struct Rotation {
  double cosine = 1;
  double sine = 0;
};

// The clockwise turn by a heading; any whole number is taken modulo a full turn.
Rotation rotation(int heading);

// The heading taken into 0 <= heading < fullTurn.
int normalHeading(int heading);

// Turns a point of a frame with this heading into the table frame's directions, and back.
inline Point turn(Point p, Rotation r) { return {p.x * r.cosine - p.y * r.sine, p.x * r.sine + p.y * r.cosine}; }
inline Point turnBack(Point p, Rotation r) { return {p.x * r.cosine + p.y * r.sine, p.y * r.cosine - p.x * r.sine}; }

}  // namespace closeRanks
