// Taking one batch's dead out of a unit, place by place: a second reading of contract.md, section 4, readings 5 to 7
// and 13, for dead whose places are lost at the ends. Holes in the middle of a formation are not for it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "support/field.h"

// What one unit loses in a batch: of its R&F pool by count, of its named models by letter.
struct UnitLosses {
  int unit = 0;
  int deadRankAndFile = 0;
  std::string deadNamed;
  std::string pool;         // letters that stand for models of the R&F pool, 'r' first
  std::vector<int> places;  // files taken in the rear rank
};

struct Split {
  int rear = 0;
  int left = 0;
  int right = 0;
};

// What every unit with losses loses, by Health Points; units that lose no model are left out.
std::vector<UnitLosses> readLosses(const Json& question, const Field& field);

// Every split of a unit's dead between its ends, by `left` ascending.
std::vector<Split> splitsOf(const UnitLosses& losses, const Body& body);

// The unit after its dead are gone and its named models have slid; off the table when nobody is left.
Body withoutDead(Body body, const UnitLosses& losses, Split split);
