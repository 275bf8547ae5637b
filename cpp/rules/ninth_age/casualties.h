// The Ninth Age, 2nd edition: which models one batch of simultaneous losses removes, which units are nudged back into
// base contact and which Drop out of Combat. Readings: README.md beside this file.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battle/battle.h"
#include "ruling/error.h"
#include "ruling/ruling.h"
#include "ruling/step.h"

namespace closeRanks::ninthAge {

struct Loss {
  std::string unit;
  char model = 0;  // 0 for the unit's R&F Health Pool
  int healthPoints = 0;
  std::vector<int> places;  // files to take in the rear rank, the owner's wish
};

template <class Fields>
void fields(Fields& f, Loss& loss) {
  f.named("Loss");
  f.text("unit", loss.unit);
  f.letter("model", loss.model, f.optional);
  f.whole("healthPoints", loss.healthPoints);
  f.list("places", loss.places, 400, f.optional);
}

enum class ModelsInContact { both, own, enemy };
inline constexpr std::array<const char*, 3> modelsInContactNames = {"both", "own", "enemy"};
constexpr const auto& namesOf(ModelsInContact) { return modelsInContactNames; }

enum class LoseContact { both, unhurt };
inline constexpr std::array<const char*, 2> loseContactNames = {"both", "unhurt"};
constexpr const auto& namesOf(LoseContact) { return loseContactNames; }

struct Readings {
  ModelsInContact modelsInContact = ModelsInContact::both;
  LoseContact loseContact = LoseContact::both;
  bool operator==(const Readings&) const = default;
};

template <class Fields>
void fields(Fields& f, Readings& readings) {
  f.named("NinthAgeReadings");
  f.name("modelsInContact", readings.modelsInContact, f.optional);
  f.name("loseContact", readings.loseContact, f.optional);
}

// How the hole is closed that a dead named model leaves: by models from behind, or by those on its left or right.
enum class Closing { filled, left, right };
inline constexpr std::array<const char*, 3> closingNames = {"filled", "left", "right"};
constexpr const auto& namesOf(Closing) { return closingNames; }

struct Hole {
  char letter = 0;
  Closing closing = Closing::filled;
  bool operator==(const Hole&) const = default;
};

template <class Fields>
void entry(Fields& f, Hole& hole) {
  f.onKey(hole.letter);
  f.onValue(hole.closing);
}

// Which of two equally central places a War Platform takes.
enum class Centre { only, left, right };
inline constexpr std::array<const char*, 3> centreNames = {"only", "left", "right"};
constexpr const auto& namesOf(Centre) { return centreNames; }

// The sides that an owner wants for a unit; what is left out is open.
struct ChosenSides {
  std::string unit;
  std::optional<int> rear;
  std::optional<int> left;
  std::optional<int> right;
  std::vector<Hole> holes;  // in JSON an object by letter
  Centre centre = Centre::only;
};

template <class Fields>
void fields(Fields& f, ChosenSides& sides) {
  f.named("ChosenSides");
  f.whole("rear", sides.rear);
  f.whole("left", sides.left);
  f.whole("right", sides.right);
  f.byKey("holes", sides.holes, f.optional);
  f.name("centre", sides.centre, f.optional);
}

template <class Fields>
void entry(Fields& f, ChosenSides& sides) {
  f.onKey(sides.unit);
  f.onValue(sides);
}

struct Choice {
  std::vector<ChosenSides> sides;  // in JSON an object by unit id
  std::vector<std::array<std::string, 2>> order;
};

template <class Fields>
void fields(Fields& f, Choice& choice) {
  f.named("CasualtiesChoice");
  f.byKey("sides", choice.sides, f.optional);
  f.list("order", choice.order, 1000, f.optional);
}

struct CasualtiesQuestion {
  Battle battle;
  std::vector<Loss> losses;
  std::optional<Choice> choice;
  Readings readings;
};

template <class Fields>
void fields(Fields& f, CasualtiesQuestion& question) {
  f.named("CasualtiesQuestion");
  f.object("battle", question.battle);
  f.list("losses", question.losses, 200);
  f.object("choice", question.choice);
  f.object("readings", question.readings, f.optional);
}

// How many of a unit's dead R&F models came from ranks behind the first, and from the first rank's ends (the unit's own
// left and right); and what else its owner may settle.
struct Sides {
  Id unit;
  int rear = 0;
  int left = 0;
  int right = 0;
  std::vector<Hole> holes;  // from the left to the right; in JSON an object by letter
  Centre centre = Centre::only;
};

template <class Fields>
void fields(Fields& f, Sides& sides) {
  f.named("Sides");
  f.whole("rear", sides.rear);
  f.whole("left", sides.left);
  f.whole("right", sides.right);
  f.byKey("holes", sides.holes, f.optional);
  f.name("centre", sides.centre, f.optional);
}

template <class Fields>
void entry(Fields& f, Sides& sides) {
  f.onKey(sides.unit);
  f.onValue(sides);
}

using Pair = std::array<Id, 2>;

struct Score {
  int dropOut = 0;
  int loseContact = 0;
  int modelsInContact = 0;
  int imbalance = 0;
  int widthLost = 0;
  int slid = 0;
};

template <class Fields>
void fields(Fields& f, Score& score) {
  f.named("CasualtiesScore");
  f.whole("dropOut", score.dropOut);
  f.whole("loseContact", score.loseContact);
  f.whole("modelsInContact", score.modelsInContact);
  f.whole("imbalance", score.imbalance);
  f.whole("widthLost", score.widthLost);
  f.whole("slid", score.slid);
}

// A unit and the length of its nudge, in micrometres.
struct Nudged {
  Id unit;
  double length = 0;
};

template <class Fields>
void entry(Fields& f, Nudged& nudged) {
  f.onKey(nudged.unit);
  f.onLength(nudged.length, 0);
}

struct FailedNudge {
  Id unit;
  Id toward;
  std::vector<Tried> tried;
};

template <class Fields>
void fields(Fields& f, FailedNudge& failed) {
  f.named("FailedNudge");
  f.text("unit", failed.unit);
  f.text("toward", failed.toward);
  f.list("tried", failed.tried);
}

struct Option {
  std::vector<Sides> sides;
  Score score;
  bool legal = false;
  std::string_view beatenOn;   // empty when legal
  std::optional<int> by;       // index of the first legal option, when beaten
  std::vector<Nudged> nudged;  // in JSON an object by unit id
  std::vector<Id> droppedOut;
  std::vector<FailedNudge> failed;
  std::vector<std::vector<Pair>> orders;  // equal nudge orders with different ends; left out when fewer than two
};

template <class Fields>
void fields(Fields& f, Option& option) {
  f.named("CasualtiesOption");
  f.byKey("sides", option.sides);
  f.object("score", option.score);
  f.flag("legal", option.legal);
  f.text("beatenOn", option.beatenOn, f.optional);
  f.whole("by", option.by);
  f.byKey("nudged", option.nudged);
  f.list("droppedOut", option.droppedOut);
  f.list("failed", option.failed);
  f.list("orders", option.orders, f.optional);
}

// A reason: which priority decided, with its numbers. Fields that are empty are left out of the JSON.
struct Reason {
  std::string_view code;  // onlyWay, priority, tie, notBest, orderNotBest, noLosses, excess, rearPlaces
  Id unit;                // whose losses are in excess of its Health Points, by `value`; whose rear places matter
  std::string_view priority;
  std::optional<int> value;
  std::optional<int> next;
  std::optional<int> beaten;
  std::optional<int> by;
  std::vector<int> options;
};

template <class Fields>
void fields(Fields& f, Reason& reason) {
  f.named("CasualtiesReason");
  f.text("code", reason.code);
  f.text("unit", reason.unit, f.optional);
  f.text("priority", reason.priority, f.optional);
  f.whole("value", reason.value);
  f.whole("next", reason.next);
  f.whole("beaten", reason.beaten);
  f.whole("by", reason.by);
  f.list("options", reason.options, f.optional);
}

// Other places that a unit's rear rank may lose models from, and the models in base contact that this leads to.
struct RearChoice {
  Id unit;
  std::vector<int> places;  // files
  int modelsInContact = 0;
};

template <class Fields>
void fields(Fields& f, RearChoice& choice) {
  f.named("RearChoice");
  f.text("unit", choice.unit);
  f.list("places", choice.places);
  f.whole("modelsInContact", choice.modelsInContact);
}

struct CasualtiesAnswer {
  Outcome outcome = Outcome::decided;
  Id chooses;                 // player; empty unless the outcome is ownerChooses
  std::optional<int> chosen;  // null in JSON when empty
  std::vector<Option> options;
  std::optional<int> optionsCount;      // only when some options are left out
  std::vector<RearChoice> rearChoices;  // for the option chosen, else for the first legal one
  std::vector<Step> steps;
  Battle battle;
  std::vector<Reason> reasons;
  std::vector<Assumption> assumptions;
  std::shared_ptr<CasualtiesAnswer> would;  // the answer that a choice against the rules would have had
};

template <class Fields>
void fields(Fields& f, CasualtiesAnswer& answer) {
  f.named("CasualtiesAnswer");
  f.name("outcome", answer.outcome);
  f.text("chooses", answer.chooses, f.optional);
  f.nullable("chosen", answer.chosen);
  f.list("options", answer.options);
  f.whole("optionsCount", answer.optionsCount);
  f.list("rearChoices", answer.rearChoices, f.optional);
  f.list("steps", answer.steps);
  f.object("battle", answer.battle);
  f.list("reasons", answer.reasons);
  f.list("assumptions", answer.assumptions);
  f.object("would", answer.would);
}

// Decides one batch. Errors: those of checkScope, losses and choices that do not fit the battle, and
// `ninth-age.tooMany`. The question must outlive the answer.
Fault casualties(const CasualtiesQuestion& question, CasualtiesAnswer& answer);

}  // namespace closeRanks::ninthAge
