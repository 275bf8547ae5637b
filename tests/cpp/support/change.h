// Changes of a whole field that must carry its ruling with them: mirroring, quarter turns, shifts, new ids, another
// order of the units. What an answer then looks like is in essence.h.
#pragma once

#include <map>
#include <string>

#include "asked.h"
#include "box.h"

// Mirrored left and right first, then turned clockwise, then shifted.
struct Change {
  bool mirrored = false;
  int quarterTurns = 0;
  Displacement shift = {};                          // the table grows to the right and downwards by as much
  std::map<std::string, std::string> renamed = {};  // old id to new
  bool unitsReversed = false;
  Displacement table = {};  // size of the table before

  Displacement point(Displacement from) const;
  Displacement direction(Displacement from) const;
  int heading(int degrees) const;
  // One unit's sides: the ends, and what its holes and its War Platform do.
  Json split(const Json& sides) const;
  std::string facing(const std::string& name) const;
  std::string id(const std::string& old) const;
  std::string rank(std::string places, size_t width) const;
};

// A point in millimetres, in micrometres.
Displacement readPoint(const Json& json);

// The question of the changed field.
Json changedQuestion(const Change& change, Json question);
