// The steps of a retreat and of a turn, with what is needed to draw them in the table frame, and the reasons for both.
#pragma once

#include <array>

#include "ruling/ruling.h"
#include "ruling/step.h"

namespace closeRanks::ancients {

enum class StepCode { retreat, turn, pursue, test };
inline constexpr std::array<const char*, 4> ancientsStepNames = {"retreat", "turn", "pursue", "test"};
constexpr const auto& namesOf(StepCode) { return ancientsStepNames; }

// One step. Which fields it uses stands in `fields`; the others are at their default.
struct AncientsStep {
  StepCode step = StepCode::retreat;
  Id unit;
  Id other = {};          // the unit that it moves away from, towards or after
  double length = 0;      // of a move
  int formationLost = 0;  // figures, by a natural 1
  Outline before = {};
  Outline after = {};
  Id terrain = {};  // that asks for a test of formation; empty for the test of a turn
};

constexpr const char* unionOf(const AncientsStep&) { return "AncientsStep"; }
constexpr const char* tagOf(const AncientsStep&) { return "step"; }
inline StepCode& codeOf(AncientsStep& step) { return step.step; }
inline const StepCode& codeOf(const AncientsStep& step) { return step.step; }

template <class Fields>
void fields(Fields& f, AncientsStep& step) {
  constexpr const char* names[] = {"RetreatStep", "TurnStep", "PursueStep", "TestStep"};
  f.named(names[static_cast<int>(step.step)]);
  f.text("unit", step.unit);
  if (step.step == StepCode::test) {
    f.text("terrain", step.terrain, f.optional);
    return;
  }
  f.text(step.step == StepCode::retreat ? "from" : "toward", step.other);
  if (step.step != StepCode::turn) f.length("length", step.length, 0);
  if (step.step == StepCode::retreat) f.whole("formationLost", step.formationLost);
  f.list("before", step.before);
  f.list("after", step.after);
}

// Why it was decided so; `by` is a unit or terrain where there is one.
struct AncientsReason {
  std::string_view code;
  Id by;
};

template <class Fields>
void fields(Fields& f, AncientsReason& reason) {
  f.named("AncientsReason");
  f.text("code", reason.code);
  f.text("by", reason.by, f.optional);
}

}  // namespace closeRanks::ancients
