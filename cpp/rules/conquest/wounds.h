// Conquest, 1.5 text: which models and stands a regiment loses to Wounds, in every order that its owner may take them,
// and whether it is Broken or Shattered. Readings: README.md beside this file.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/conquest/unit_form.h"
#include "ruling/error.h"
#include "ruling/ruling.h"
#include "ruling/step.h"

namespace closeRanks::conquest {

struct Readings {
  bool keepEngaged = true;
  bool operator==(const Readings&) const = default;
};

template <class Fields>
void fields(Fields& f, Readings& readings) {
  f.named("ConquestReadings");
  f.flag("keepEngaged", readings.keepEngaged, f.optional, true);
}

// What one stand loses.
struct StandLoss {
  int rank = 0;
  int file = 0;
  int models = 0;
  bool operator==(const StandLoss&) const = default;
};

template <class Fields>
void fields(Fields& f, StandLoss& loss) {
  f.named("StandLoss");
  f.whole("rank", loss.rank);
  f.whole("file", loss.file);
  f.whole("models", loss.models);
}

struct Choice {
  std::optional<End> firstEnd;  // the first end used in this question
  std::optional<std::vector<StandLoss>> order;
};

template <class Fields>
void fields(Fields& f, Choice& choice) {
  f.named("WoundsChoice");
  f.name("firstEnd", choice.firstEnd);
  f.list("order", choice.order, 400);
}

struct WoundsQuestion {
  Battle battle;
  std::string unit;
  int wounds = 0;
  bool testsMorale = true;
  std::optional<Choice> choice;
  Readings readings;
};

template <class Fields>
void fields(Fields& f, WoundsQuestion& question) {
  f.named("WoundsQuestion");
  f.object("battle", question.battle, f.required, BattleForm{});
  f.text("unit", question.unit);
  f.whole("wounds", question.wounds);
  f.flag("testsMorale", question.testsMorale, f.optional, true);
  f.object("choice", question.choice);
  f.object("readings", question.readings, f.optional);
}

enum class Status { steady, broken, shattered, destroyed };
inline constexpr std::array<const char*, 4> statusNames = {"steady", "broken", "shattered", "destroyed"};
constexpr const auto& namesOf(Status) { return statusNames; }

// What an order comes to.
struct Toll {
  int models = 0;
  int stands = 0;
  int markers = 0;
  int moraleDice = 0;
  Status status = Status::steady;
};

// One order in which the stands may be taken.
struct Option {
  std::vector<StandLoss> order;
  Toll toll;
};

template <class Fields>
void fields(Fields& f, Option& option) {
  f.named("WoundsOption");
  f.list("order", option.order);
  f.whole("models", option.toll.models);
  f.whole("stands", option.toll.stands);
  f.whole("markers", option.toll.markers);
  f.whole("moraleDice", option.toll.moraleDice);
  f.name("status", option.toll.status);
}

enum class StepCode { removeModels, removeStand, markers, breaks, shatters, wipedOut };
inline constexpr std::array<const char*, 6> woundsStepNames = {"removeModels", "removeStand", "markers",
                                                               "break",        "shatter",     "wipedOut"};
constexpr const auto& namesOf(StepCode) { return woundsStepNames; }

// One step. Which fields it uses stands in `fields`; the others are at their default.
struct WoundsStep {
  StepCode step = StepCode::removeModels;
  Id unit;
  int rank = 0;
  int file = 0;
  int count = 0;         // models removed, Wounded markers, or stands lost this turn
  int left = 0;          // models on the stand, or stands of the regiment
  Outline outline = {};  // of the stand
};

constexpr const char* unionOf(const WoundsStep&) { return "WoundsStep"; }
constexpr const char* tagOf(const WoundsStep&) { return "step"; }
inline StepCode& codeOf(WoundsStep& step) { return step.step; }
inline const StepCode& codeOf(const WoundsStep& step) { return step.step; }

template <class Fields>
void fields(Fields& f, WoundsStep& step) {
  constexpr const char* names[] = {"RemoveModelsStep", "RemoveStandStep", "MarkersStep",
                                   "BreakStep",        "ShatterStep",     "RegimentGoneStep"};
  f.named(names[static_cast<int>(step.step)]);
  f.text("unit", step.unit);
  if (step.step <= StepCode::removeStand) {
    f.whole("rank", step.rank);
    f.whole("file", step.file);
    if (step.step == StepCode::removeModels) {
      f.whole("models", step.count);
      f.whole("left", step.left);
    }
    f.list("outline", step.outline);
  } else if (step.step == StepCode::markers) {
    f.whole("markers", step.count);
  } else if (step.step != StepCode::wipedOut) {
    f.whole("standsLost", step.count);
    f.whole("standsLeft", step.left);
  }
}

// Why it was decided so.
struct WoundsReason {
  std::string_view code;  // onlyOrder, chosenOrder, ownersOrder, noCasualty, noWounds, notLegal, mixedWounds, noStands
};

template <class Fields>
void fields(Fields& f, WoundsReason& reason) {
  f.named("WoundsReason");
  f.text("code", reason.code);
}

struct WoundsAnswer {
  Outcome outcome = Outcome::decided;
  Id chooses;                 // player; empty unless the outcome is ownerChooses
  std::optional<int> chosen;  // null in JSON when empty
  std::vector<Option> options;
  std::optional<int> models;  // these five: what all orders left agree on
  std::optional<int> stands;
  std::optional<int> markers;
  std::optional<int> moraleDice;
  std::optional<Status> status;
  std::vector<WoundsStep> steps;
  Battle battle;
  std::vector<WoundsReason> reasons;
  std::vector<Assumption> assumptions;
  std::shared_ptr<WoundsAnswer> would;  // the answer that a choice against the rules would have had
};

template <class Fields>
void fields(Fields& f, WoundsAnswer& answer) {
  f.named("WoundsAnswer");
  f.name("outcome", answer.outcome);
  f.text("chooses", answer.chooses, f.optional);
  f.nullable("chosen", answer.chosen);
  f.list("options", answer.options);
  f.whole("models", answer.models);
  f.whole("stands", answer.stands);
  f.whole("markers", answer.markers);
  f.whole("moraleDice", answer.moraleDice);
  f.name("status", answer.status);
  f.list("steps", answer.steps);
  f.object("battle", answer.battle, f.required, BattleForm{});
  f.list("reasons", answer.reasons);
  f.list("assumptions", answer.assumptions);
  f.object("would", answer.would);
}

// Decides what `wounds` do to one regiment. Errors: those of checkBattle, an unknown unit, more than one command stand,
// a choice that does not fit the regiment, and more legal orders than 4,096 (`conquest.tooMany`). The question must
// outlive the answer.
Fault wounds(const WoundsQuestion& question, WoundsAnswer& answer);

}  // namespace closeRanks::conquest
