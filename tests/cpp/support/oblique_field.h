// A battle whose units stand at any heading, as the sampling brute force sees it, and changes of it that must carry a
// nudge with them. Made by random_oblique_field.h; it is written as a question, never read from one.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "asked.h"
#include "plane.h"

namespace oblique {

enum class Face { front, right, rear, left };

struct Regiment {
  std::string id;
  bool red = false;
  Spot at;  // centre of the front edge
  int heading = 0;
  Spot base;
  int files = 1;
  int ranks = 1;

  double width() const { return base.x * files; }
  double depth() const { return base.y * ranks; }
  // Front left, front right, rear right, rear left.
  Outline outline() const;
  Line edge(Face face) const;
};

struct Rock {
  std::string id;
  Outline outline;
};

// A stored pair of foes.
struct Foes {
  std::array<std::string, 2> ids;
  std::array<Face, 2> faces = {};
};

// The first two regiments are those to join: "T" and the mover "M".
struct Plain {
  Spot table;  // its width and depth
  std::vector<Regiment> regiments;
  std::vector<Rock> rocks;
  std::vector<Foes> foes;

  const Regiment& regiment(const std::string& id) const;
};

// The direction out of a Facing in hundredths of a degree, relative to the unit's own heading.
inline int lookOf(Face face) { return static_cast<int>(face) * 9000; }

// A spot as seen by a unit: from its front centre, x to its right, y to its rear; and back.
Spot seenBy(const Regiment& regiment, Spot spot);
Spot shownBy(const Regiment& regiment, Spot own);
Outline seenBy(const Regiment& regiment, const Outline& outline);
// The Unit Boundary in the unit's own frame.
Upright uprightOf(const Regiment& regiment);

// How deep two things overlap, 0 when they do not, and their true distance.
double overlapOf(const Regiment& regiment, const Outline& outline);
double distanceBetween(const Regiment& regiment, const Outline& outline);

// Everything turned about the table's centre, on a table so wide that its edges are out of reach.
Plain turnedBy(Plain plain, int heading);
// The same field far from every table edge.
inline Plain withoutTable(Plain plain) { return turnedBy(std::move(plain), 0); }
// Left and right changed over.
Plain mirrored(Plain plain);

// The question by which M is nudged toward T.
Json questionOf(const Plain& plain);

}  // namespace oblique
