// The steps of a ruling in the order they happen at the table, each with what is needed to draw it in the table frame.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "geometry/point.h"
#include "ruling/ruling.h"

namespace closeRanks {

using Outline = std::array<Point, 4>;  // front left, front right, rear right, rear left

enum class BlockCode { unit, terrain, newEnemy, facing, spacing, inContact, offTable };
inline constexpr std::array<const char*, 7> blockCodeNames = {"unit",    "terrain",   "newEnemy", "facing",
                                                              "spacing", "inContact", "offTable"};
constexpr const auto& namesOf(BlockCode) { return blockCodeNames; }

// One thing that forbids a move (`facing`: the move would end in touch with a foe in other Facings than the stored
// ones); `by` is the id of the unit or terrain, empty for offTable.
struct Blocker {
  BlockCode code = BlockCode::unit;
  Id by;
};

template <class Fields>
void fields(Fields& f, Blocker& blocker) {
  f.named("Blocker");
  f.name("code", blocker.code);
  f.text("by", blocker.by, f.optional);
}

// What forbade a unit every move that was tried.
struct Tried {
  Id unit;
  std::vector<Blocker> blockedBy;
};

template <class Fields>
void fields(Fields& f, Tried& tried) {
  f.named("Tried");
  f.text("unit", tried.unit);
  f.list("blockedBy", tried.blockedBy);
}

struct RemovedModel {
  int rank = 0;
  int file = 0;
  char letter = 0;  // 0 for an R&F model
  Outline outline;
};

template <class Fields>
void fields(Fields& f, RemovedModel& model) {
  f.named("RemovedModel");
  f.whole("rank", model.rank);
  f.whole("file", model.file);
  f.letter("letter", model.letter, f.optional);
  f.list("outline", model.outline);
}

enum class StepCode { remove, slide, wipedOut, loseContact, nudge, nudgeFailed, dropOut, noMoreFoes };
inline constexpr std::array<const char*, 8> stepCodeNames = {"remove", "slide",       "wipedOut", "loseContact",
                                                             "nudge",  "nudgeFailed", "dropOut",  "noMoreFoes"};
constexpr const auto& namesOf(StepCode) { return stepCodeNames; }

// One step. Which fields it uses stands in `fields`; the others are at their default.
struct Step {
  StepCode step = StepCode::remove;
  Id unit;
  Id other;                          // the unit that contact is lost with, or that it is nudged toward
  std::vector<RemovedModel> models;  // in the order of removal; of a slide, those that slide side by side
  char model = 0;                    // the letter of a model that slides alone
  std::vector<Point> legs;           // of a nudge, in the order they are made
  double length = 0;                 // sum of the legs
  Outline from;
  Outline to;
  std::vector<Tried> tried;
  std::vector<std::string_view> may;  // what a unit without foes may do next
};

constexpr const char* unionOf(const Step&) { return "Step"; }
constexpr const char* tagOf(const Step&) { return "step"; }
inline StepCode& codeOf(Step& step) { return step.step; }
inline const StepCode& codeOf(const Step& step) { return step.step; }

template <class Fields>
void fields(Fields& f, Step& step) {
  constexpr const char* names[] = {"RemoveStep", "SlideStep",       "WipedOutStep", "LoseContactStep",
                                   "NudgeStep",  "NudgeFailedStep", "DropOutStep",  "NoMoreFoesStep"};
  f.named(names[static_cast<int>(step.step)]);
  f.text("unit", step.unit);
  switch (step.step) {
    case StepCode::remove:
      f.list("models", step.models);
      break;
    case StepCode::slide:
      f.letter("model", step.model, f.optional);
      f.list("models", step.models, f.optional);
      f.list("from", step.from);
      f.list("to", step.to);
      break;
    case StepCode::loseContact:
      f.text("with", step.other);
      break;
    case StepCode::nudge:
      f.text("toward", step.other);
      f.list("legs", step.legs);
      f.length("length", step.length, 0);
      f.list("before", step.from);
      f.list("after", step.to);
      break;
    case StepCode::nudgeFailed:
      f.text("toward", step.other);
      f.list("tried", step.tried);
      break;
    case StepCode::noMoreFoes:
      f.list("may", step.may);
      break;
    case StepCode::wipedOut:
    case StepCode::dropOut:
      break;
  }
}

}  // namespace closeRanks
