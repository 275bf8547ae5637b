// A whole batch by plain enumeration: every combination of splits, every order of the lost pairs, each played to its
// end and scored. A second reading of contract.md, section 4, readings 1 to 12, on square-on battles.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "brute_force_removal.h"
#include "support/field.h"

using PairOrder = std::vector<std::array<std::string, 2>>;

// How one combination of splits ends.
struct Ending {
  Field field;
  int dropOut = 0;
  int loseContact = 0;
  int modelsInContact = 0;
  int imbalance = 0;
  std::map<std::string, Micrometres> nudged;
  std::vector<std::string> droppedOut;
  std::vector<PairOrder> orders;  // equally good orders, one for each set of end positions
  bool leftDecided = false;       // reading 9's "more to the left" decided some nudge
};

struct Combination {
  std::map<std::string, Split> sides;
  Ending ending;
  bool legal = false;
};

struct Batch {
  std::vector<UnitLosses> losses;
  std::vector<Combination> combinations;  // sorted as the contract sorts options
};

// Plays every combination of a `ninth-age/casualties` question.
Batch playBatch(const Json& question);

// The reasons by priority that comparing every combination with the best ones gives.
Json expectedReasons(const Batch& batch);

// What the contract promises of the answer: outcome, chooser, options with their scores and what beat each.
Json expectedAnswer(const Batch& batch, const Json& question);
