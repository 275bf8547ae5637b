// Random square-on fields in the JSON of a question. What is legal on them is decided elsewhere.
#pragma once

#include <string>

#include "field.h"
#include "randomness.h"

// A unit of plain R&F models whose boundary has its upper left corner at a point of the table.
struct UnitPlan {
  std::string id;
  std::string player;
  int heading = 0;  // quarter turns
  Displacement base;
  int files = 1;
  int ranks = 1;

  Displacement extent() const;  // width and depth of the boundary in the table frame
};

Json unitAt(const UnitPlan& plan, Displacement upperLeft);

UnitPlan randomPlan(Randomness& random, const std::string& id, const std::string& player);

// A coordinate between two others: mostly whole centimetres or bases, sometimes whole millimetres or micrometres.
Micrometres randomCoordinate(Randomness& random, Micrometres least, Micrometres most);

// A question `ninth-age/nudge`: unit "M" has parted from "T"; friends, enemies, outsiders, Impassable and the table's
// edge stand around them.
Json randomNudgeQuestion(Randomness& random);

// An Impassable rectangle or L of at most so many millimetres.
Json randomWall(Randomness& random, const std::string& id, Displacement upperLeft, int most);

bool wallsOverlapUnits(const Json& battle);

Json millimetres(Displacement point);
