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
inline constexpr std::array<const char*, 6> blockCodeNames = {"unit",    "terrain",   "newEnemy",
                                                              "spacing", "inContact", "offTable"};
constexpr const auto& namesOf(BlockCode) { return blockCodeNames; }

// One thing that forbids a move; `by` is the id of the unit or terrain, empty for offTable.
struct Blocker {
  BlockCode code = BlockCode::unit;
  std::string by;
};

template <class Fields>
void fields(Fields& f, Blocker& blocker) {
  f.named("Blocker");
  f.name("code", blocker.code);
  f.text("by", blocker.by, f.optional);
}

// What forbade a unit every move that was tried.
struct Tried {
  std::string unit;
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

struct RemoveStep {
  std::string unit;
  std::vector<RemovedModel> models;
};

template <class Fields>
void fields(Fields& f, RemoveStep& step) {
  f.named("RemoveStep");
  f.text("unit", step.unit);
  f.list("models", step.models);
}

struct SlideStep {
  std::string unit;
  char model = 0;
  Outline from;
  Outline to;
};

template <class Fields>
void fields(Fields& f, SlideStep& step) {
  f.named("SlideStep");
  f.text("unit", step.unit);
  f.letter("model", step.model);
  f.list("from", step.from);
  f.list("to", step.to);
}

struct LoseContactStep {
  std::string unit;
  std::string with;
};

template <class Fields>
void fields(Fields& f, LoseContactStep& step) {
  f.named("LoseContactStep");
  f.text("unit", step.unit);
  f.text("with", step.with);
}

struct NudgeStep {
  std::string unit;
  std::string toward;
  std::vector<Point> legs;
  double length = 0;
  Outline before;
  Outline after;
};

template <class Fields>
void fields(Fields& f, NudgeStep& step) {
  f.named("NudgeStep");
  f.text("unit", step.unit);
  f.text("toward", step.toward);
  f.list("legs", step.legs);
  f.length("length", step.length, 0);
  f.list("before", step.before);
  f.list("after", step.after);
}

struct NudgeFailedStep {
  std::string unit;
  std::string toward;
  std::vector<Tried> tried;
};

template <class Fields>
void fields(Fields& f, NudgeFailedStep& step) {
  f.named("NudgeFailedStep");
  f.text("unit", step.unit);
  f.text("toward", step.toward);
  f.list("tried", step.tried);
}

struct DropOutStep {
  std::string unit;
};

template <class Fields>
void fields(Fields& f, DropOutStep& step) {
  f.named("DropOutStep");
  f.text("unit", step.unit);
}

struct WipedOutStep {
  std::string unit;
};

template <class Fields>
void fields(Fields& f, WipedOutStep& step) {
  f.named("WipedOutStep");
  f.text("unit", step.unit);
}

// A unit whose every foe in contact was wiped out, and what it may do next.
struct NoMoreFoesStep {
  std::string unit;
  std::vector<std::string> may;
};

template <class Fields>
void fields(Fields& f, NoMoreFoesStep& step) {
  f.named("NoMoreFoesStep");
  f.text("unit", step.unit);
  f.list("may", step.may);
}

using Step = std::variant<RemoveStep, SlideStep, WipedOutStep, LoseContactStep, NudgeStep, NudgeFailedStep, DropOutStep,
                          NoMoreFoesStep>;
inline constexpr std::array<const char*, 8> stepNames = {"remove", "slide",       "wipedOut", "loseContact",
                                                         "nudge",  "nudgeFailed", "dropOut",  "noMoreFoes"};
constexpr const auto& namesOf(const Step&) { return stepNames; }
constexpr const char* tagOf(const Step&) { return "step"; }

}  // namespace closeRanks
