// A square-on battle as the brute forces see it: boxes, models on a grid, Impassable boxes and pairs of foes. It is
// read from the JSON of a question, not from the core's structs.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "asked.h"
#include "box.h"

// Sides of the table, clockwise, so that a unit's heading in quarter turns is the side its front looks at.
enum class Side { north, east, south, west };

struct Body {
  std::string id;
  std::string player;
  Side heading = Side::north;
  Displacement at;  // centre of the front edge
  Micrometres baseWidth = 0;
  Micrometres baseDepth = 0;
  std::vector<std::string> ranks;
  bool onTable = true;

  Box boundary() const {
    return places(0, static_cast<int>(ranks.size()) - 1, 0, static_cast<int>(ranks[0].size()) - 1);
  }
  Box place(int rank, int file) const { return places(rank, rank, file, file); }
  Side sideOf(const std::string& facing) const;

 private:
  Box places(int firstRank, int lastRank, int firstFile, int lastFile) const;
};

struct Wall {
  std::string id;
  std::vector<Box> boxes;
};

// Two foes by their index and the Facing each fights in.
struct Pair {
  int one = 0;
  int other = 0;
  std::string oneFacing;
  std::string otherFacing;

  bool has(int body) const { return one == body || other == body; }
  int foeOf(int body) const { return one == body ? other : one; }
  const std::string& facingOf(int body) const { return one == body ? oneFacing : otherFacing; }
};

struct Field {
  Box table;
  std::string activePlayer;
  std::vector<Body> bodies;
  std::vector<Wall> walls;
  std::vector<Pair> pairs;  // stored ones and those derived from the position, sorted by their units

  int indexOf(const std::string& id) const;
};

// The step across one side, outwards.
Displacement outwards(Side side);

// One side of a box as a box without thickness.
Box edgeOf(Box box, Side side);

// Reads the `battle` of a question whose units stand square to each other and whose Impassable is made of
// axis-parallel rectangles.
Field readField(const Json& battle);

// The Facings in which two touching foes are Engaged when the position alone tells.
Pair derivedPair(const Field& field, int one, int other);

// The units of one combat with a unit: all that are joined to it by pairs of foes, over any number of others.
std::vector<bool> combatOf(const Field& field, int body);
