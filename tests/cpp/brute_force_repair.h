// Putting a small unit right by trying every redistribution of its models: a second reading of the facts on formations
// (F1, F2, C1, C2, R9, R10, R14), not of the core. Bases beside the unit and skirmish formation are not for it.
#pragma once

#include <string>
#include <vector>

#include "support/asked.h"

// A model on a grid of files and ranks; the place is that of its front left corner.
struct Stander {
  char letter = 'r';
  int file = 0;
  int rank = 0;
  int files = 1;
  int ranks = 1;
  bool frontRank = false;
  bool platform = false;
  bool makesRoom = true;  // an R&F model, for a Front Rank model
};

// The models of a unit in a question whose R&F bases are 20 mm by 20 mm.
std::vector<Stander> standersOf(const Json& unit);

// Whether models stand in a legal formation of so many files.
bool isLegal(const std::vector<Stander>& models, int files);

// The fewest models that must move to make a legal formation of so many files, -1 when there is none; with `fixed` the
// models in the first rank do not.
int fewestMoves(const std::vector<Stander>& models, int files, bool fixed);
