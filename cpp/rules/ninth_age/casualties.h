// The Ninth Age, 2nd edition: which models one batch of simultaneous losses removes, which units are nudged back into
// base contact and which Drop out of Combat. Readings: contract.md, section 4.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <variant>
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

enum class ModelsInContact { both, own, enemy };
inline constexpr std::array<const char*, 3> modelsInContactNames = {"both", "own", "enemy"};

enum class LoseContact { both, unhurt };
inline constexpr std::array<const char*, 2> loseContactNames = {"both", "unhurt"};

struct Readings {
  ModelsInContact modelsInContact = ModelsInContact::both;
  LoseContact loseContact = LoseContact::both;
};

// How many of a unit's dead R&F models came from ranks behind the first, and from the first rank's ends (the unit's own
// left and right). In a choice a number may be left out.
struct Sides {
  std::string unit;
  std::optional<int> rear;
  std::optional<int> left;
  std::optional<int> right;
};

using Pair = std::array<std::string, 2>;

struct Choice {
  std::vector<Sides> sides;  // in JSON an object by unit id
  std::vector<Pair> order;
};

struct CasualtiesQuestion {
  Battle battle;
  std::vector<Loss> losses;
  std::optional<Choice> choice;
  Readings readings;
};

inline constexpr std::array<const char*, 6> priorityNames = {"dropOut",   "loseContact", "modelsInContact",
                                                             "imbalance", "widthLost",   "slid"};

struct Score {
  int dropOut = 0;
  int loseContact = 0;
  int modelsInContact = 0;
  int imbalance = 0;
  int widthLost = 0;
  int slid = 0;
};

// A unit and the length of its nudge, in micrometres.
struct Nudged {
  std::string unit;
  double length = 0;
};

struct FailedNudge {
  std::string unit;
  std::string toward;
  std::vector<Tried> tried;
};

struct Option {
  std::vector<Sides> sides;
  Score score;
  bool legal = false;
  std::string beatenOn;   // empty when legal
  std::optional<int> by;  // index of the first legal option, when beaten
  std::vector<Nudged> nudged;  // in JSON an object by unit id
  std::vector<std::string> droppedOut;
  std::vector<FailedNudge> failed;
  std::vector<std::vector<Pair>> orders;  // equal nudge orders with different ends; left out when fewer than two
};

// A reason: which priority decided, with its numbers. Fields that are empty are left out of the JSON.
struct Reason {
  std::string code;  // onlyWay, priority, tie, notBest, noLosses
  std::string priority;
  std::optional<int> value;
  std::optional<int> next;
  std::optional<int> beaten;
  std::optional<int> by;
  std::vector<int> options;
};

struct CasualtiesAnswer {
  Outcome outcome = Outcome::decided;
  std::string chooses;        // player; empty unless the outcome is ownerChooses
  std::optional<int> chosen;  // null in JSON when empty
  std::vector<Option> options;
  std::optional<int> optionsCount;  // only when some options are left out
  std::vector<Step> steps;
  Battle battle;
  std::vector<Reason> reasons;
  std::vector<Assumption> assumptions;
  std::shared_ptr<CasualtiesAnswer> would;  // the answer that a choice against the rules would have had
};

// Decides one batch. Errors: what contract.md refuses, and `ninth-age.notYet` for formations not yet ruled.
std::variant<CasualtiesAnswer, Error> casualties(const CasualtiesQuestion& question);

}  // namespace closeRanks::ninthAge
