// Random fields at any heading, many of them made from exact contacts that were then pulled apart: corner to corner,
// corner to edge, edge to edge, gaps just as wide as the mover, units just an inch from where it will end. What is
// legal on them is decided elsewhere.
#pragma once

#include "oblique_field.h"
#include "randomness.h"

namespace oblique {

// Unit "M" has parted from "T"; friends, enemies, former foes, outsiders, Impassable of any shape and the table's edge
// stand around them. Nothing overlaps.
Plain randomPlain(Randomness& random);

}  // namespace oblique
