// The steps of a ruling in the order they happen at the table, each with what is needed to draw it in the table frame.
#pragma once

#include <array>
#include <string>
#include <variant>
#include <vector>

#include "geometry/point.h"

namespace closeRanks {

using Outline = std::array<Point, 4>;  // front left, front right, rear right, rear left

enum class BlockCode { unit, terrain, newEnemy, spacing, inContact, offTable };
inline constexpr std::array<const char*, 6> blockCodeNames = {"unit", "terrain", "newEnemy", "spacing", "inContact", "offTable"};

// One thing that forbids a move; `by` is the id of the unit or terrain, empty for offTable.
struct Blocker {
  BlockCode code = BlockCode::unit;
  std::string by;
};

// What forbade a unit every move that was tried.
struct Tried {
  std::string unit;
  std::vector<Blocker> blockedBy;
};

struct RemovedModel {
  int rank = 0;
  int file = 0;
  char letter = 0;  // 0 for an R&F model
  Outline outline;
};

struct RemoveStep {
  std::string unit;
  std::vector<RemovedModel> models;
};

struct SlideStep {
  std::string unit;
  char model = 0;
  Outline from;
  Outline to;
};

struct LoseContactStep {
  std::string unit;
  std::string with;
};

struct NudgeStep {
  std::string unit;
  std::string toward;
  std::vector<Point> legs;
  double length = 0;
  Outline before;
  Outline after;
};

struct NudgeFailedStep {
  std::string unit;
  std::string toward;
  std::vector<Tried> tried;
};

struct DropOutStep {
  std::string unit;
};

struct WipedOutStep {
  std::string unit;
};

// A unit whose every foe in contact was wiped out, and what it may do next.
struct NoMoreFoesStep {
  std::string unit;
  std::vector<std::string> may;
};

using Step = std::variant<RemoveStep, SlideStep, WipedOutStep, LoseContactStep, NudgeStep, NudgeFailedStep, DropOutStep, NoMoreFoesStep>;
inline constexpr std::array<const char*, 8> stepNames = {"remove", "slide", "wipedOut", "loseContact", "nudge", "nudgeFailed", "dropOut", "noMoreFoes"};

}  // namespace closeRanks
