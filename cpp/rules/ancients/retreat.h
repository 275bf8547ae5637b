// Ancients: whether a unit may retreat from an enemy in contact, what each roll would cost it, and whether the pursuer
// catches it. Readings: README.md beside this file.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "rules/ancients/step.h"
#include "rules/ancients/unit_form.h"
#include "ruling/error.h"

namespace closeRanks::ancients {

enum class Once { perEnemy, perTurn };
inline constexpr std::array<const char*, 2> onceNames = {"perEnemy", "perTurn"};
constexpr const auto& namesOf(Once) { return onceNames; }

enum class FlankBars { any, own };
inline constexpr std::array<const char*, 2> flankBarsNames = {"any", "own"};
constexpr const auto& namesOf(FlankBars) { return flankBarsNames; }

struct Readings {
  Once once = Once::perEnemy;
  FlankBars flankBars = FlankBars::any;
  bool throughFriends = false;
  bool leaveTable = false;
  bool operator==(const Readings&) const = default;
};

template <class Fields>
void fields(Fields& f, Readings& readings) {
  f.named("AncientsReadings");
  f.name("once", readings.once, f.optional);
  f.name("flankBars", readings.flankBars, f.optional);
  f.flag("throughFriends", readings.throughFriends, f.optional);
  f.flag("leaveTable", readings.leaveTable, f.optional);
}

struct RetreatQuestion {
  Battle battle;
  std::string unit;
  std::string from;
  std::optional<int> roll;
  double pursuitRemaining = 0;
  Readings readings;
};

template <class Fields>
void fields(Fields& f, RetreatQuestion& question) {
  f.named("RetreatQuestion");
  f.object("battle", question.battle, f.required, BattleForm{});
  f.text("unit", question.unit);
  f.text("from", question.from);
  f.whole("roll", question.roll, {.least = 1, .most = 6});
  f.length("pursuitRemaining", question.pursuitRemaining, 0, f.optional);
  f.object("readings", question.readings, f.optional);
}

enum class BarCode {
  flankContact,
  rearContact,
  alreadyRetreated,
  blockedByEnemy,
  blockedByFriend,
  blockedByTerrain,
  offTable
};
inline constexpr std::array<const char*, 7> barCodeNames = {"flankContact",   "rearContact",     "alreadyRetreated",
                                                            "blockedByEnemy", "blockedByFriend", "blockedByTerrain",
                                                            "offTable"};
constexpr const auto& namesOf(BarCode) { return barCodeNames; }

// One thing that forbids a retreat; `by` is the id of a unit or terrain, empty for offTable.
struct Bar {
  BarCode code = BarCode::flankContact;
  Id by;
};

template <class Fields>
void fields(Fields& f, Bar& bar) {
  f.named("RetreatBar");
  f.name("code", bar.code);
  f.text("by", bar.by, f.optional);
}

// What one roll of the die leads to.
struct RollOption {
  int roll = 1;
  bool retreats = false;
  std::optional<double> gap = 0;  // between the two in the end, null when the unit left the table
  bool caught = false;
  bool tie = false;
  int formationLost = 0;
  std::vector<Id> tests;  // terrain
  std::vector<Bar> blockedBy;
  std::vector<Blocker> pursuitBlockedBy;
};

template <class Fields>
void fields(Fields& f, RollOption& option) {
  f.named("RollOption");
  f.whole("roll", option.roll);
  f.flag("retreats", option.retreats);
  f.nullable("gap", option.gap);
  f.flag("caught", option.caught);
  f.flag("tie", option.tie);
  f.whole("formationLost", option.formationLost);
  f.list("tests", option.tests);
  f.list("blockedBy", option.blockedBy);
  f.list("pursuitBlockedBy", option.pursuitBlockedBy);
}

struct RetreatAnswer {
  Outcome outcome = Outcome::decided;
  Id chooses;                 // player; empty unless the outcome is ownerChooses
  std::optional<int> chosen;  // null in JSON when empty
  std::vector<RollOption> options;
  std::vector<AncientsStep> steps;
  Battle battle;
  std::vector<AncientsReason> reasons;  // a BarCode, or dieDecides, everyRollBarred, leftTable, caught, caughtExactly,
                                        // clear, stillTouching, pursuerRan, pursuerStopped, pursuerAtTheEdge
  std::vector<Assumption> assumptions;
};

template <class Fields>
void fields(Fields& f, RetreatAnswer& answer) {
  f.named("RetreatAnswer");
  f.name("outcome", answer.outcome);
  f.text("chooses", answer.chooses, f.optional);
  f.nullable("chosen", answer.chosen);
  f.list("options", answer.options);
  f.list("steps", answer.steps);
  f.object("battle", answer.battle, f.required, BattleForm{});
  f.list("reasons", answer.reasons);
  f.list("assumptions", answer.assumptions);
}

// Decides a retreat of `unit` from `from`, for every roll and for the one rolled. Errors: those of checkBattle, unknown
// units, and `ancients.contact` when `from` is no enemy in contact. The question must outlive the answer.
Fault retreat(const RetreatQuestion& question, RetreatAnswer& answer);

}  // namespace closeRanks::ancients
