// Ancients: whether a unit attacked in its flank or rear may turn to face that enemy, and where. Readings: README.md
// beside this file.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/ancients/step.h"
#include "rules/ancients/unit_form.h"
#include "ruling/error.h"

namespace closeRanks::ancients {

// Where the owner wants the unit.
struct TurnChoice {
  int heading = 0;
  Point at;
};

template <class Fields>
void fields(Fields& f, TurnChoice& choice) {
  f.named("TurnChoice");
  f.heading("heading", choice.heading);
  f.point("at", choice.at);
}

struct TurnQuestion {
  Battle battle;
  std::string unit;
  std::string toward;
  std::optional<TurnChoice> choice;
};

template <class Fields>
void fields(Fields& f, TurnQuestion& question) {
  f.named("TurnQuestion");
  f.object("battle", question.battle, f.required, BattleForm{});
  f.text("unit", question.unit);
  f.text("toward", question.toward);
  f.object("choice", question.choice);
}

// The unit may stand with its front centre anywhere from `from` to `to`, its new left to its right.
struct TurnPlaces {
  int heading = 0;
  Point from;
  Point to;
  Point nearest;  // to the old centre
};

template <class Fields>
void fields(Fields& f, TurnPlaces& places) {
  f.named("TurnPlaces");
  f.heading("heading", places.heading);
  f.point("from", places.from);
  f.point("to", places.to);
  f.point("nearest", places.nearest);
}

struct TurnAnswer {
  Outcome outcome = Outcome::decided;
  Id chooses;         // player; empty unless the outcome is ownerChooses
  bool test = false;  // whether the turn asks for a test of formation
  std::vector<TurnPlaces> places;
  std::vector<AncientsStep> steps;
  Battle battle;
  std::vector<AncientsReason> reasons;  // frontContact, noFlankContact, noPlace, notAPlace, ownersPlace, chosenPlace,
                                        // onlyPlace
  std::vector<Assumption> assumptions;
  std::shared_ptr<TurnAnswer> would;  // the answer that a choice against the rules would have had
};

template <class Fields>
void fields(Fields& f, TurnAnswer& answer) {
  f.named("TurnAnswer");
  f.name("outcome", answer.outcome);
  f.text("chooses", answer.chooses, f.optional);
  f.flag("test", answer.test);
  f.list("places", answer.places);
  f.list("steps", answer.steps);
  f.object("battle", answer.battle, f.required, BattleForm{});
  f.list("reasons", answer.reasons);
  f.list("assumptions", answer.assumptions);
  f.object("would", answer.would);
}

// Decides a turn of `unit` toward `toward`. Errors: those of checkBattle, unknown units, and `ancients.contact` when
// `toward` is no enemy in contact. The question must outlive the answer.
Fault turn(const TurnQuestion& question, TurnAnswer& answer);

}  // namespace closeRanks::ancients
