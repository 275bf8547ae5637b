// The least nudge at any heading by sampling, coarse to fine: a second reading of contract.md, section 4, readings 8 to
// 11. How far a way is from being legal changes no faster than its end is moved, so a stretch of ends is left aside
// only when its middle shows that it holds nothing; what is left is sampled down to half a micrometre.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "support/oblique_field.h"

namespace oblique {

// What may forbid a way, in the words of an answer's `blockedBy`.
enum class Law { unit, terrain, newEnemy, facing, spacing, offTable };
inline constexpr std::array<const char*, 6> lawNames = {"unit", "terrain", "newEnemy", "facing", "spacing", "offTable"};

// One law about one thing, in the mover's own frame.
struct Rule {
  Law law = Law::unit;
  std::string by;  // id, empty for offTable
  Outline outline;
  Upright around;
  Line own, foe;     // for `facing`: the edges that may touch
  double start = 0;  // how deep the two overlap before the move
};

// Where the line between legal and illegal is drawn, in micrometres.
struct Margins {
  double overlap = 0;   // no deeper is no overlap
  double newEnemy = 0;  // nearer is touching
  double spacing = 0;   // nearer is too near
  double apart = 0;     // nearer to another foe is touching
  double together = 0;  // no farther is touch in the right Facings
};

// Legal beyond doubt, without any room that the tolerance gives; legal but for rounding; and with most of that room.
inline constexpr Margins strict = {0.001, 30, 25425, 32, 0.001};
inline constexpr Margins byTheLetter = {11, 9, 25399, 9, 11};
inline constexpr Margins lenient = {7, 11, 25401, 11, 9};

// A displacement in the mover's frame and the axis of its first leg.
struct Way {
  Spot end;
  bool acrossFirst = false;
  double length() const { return std::abs(end.x) + std::abs(end.y); }
  Spot corner() const { return acrossFirst ? Spot{end.x, 0} : Spot{0, end.y}; }
};

struct Task {
  Upright mover;
  Line own, foe;  // the Facings to join
  std::vector<Rule> rules;
  std::vector<Line> contact;  // displacements by which a corner of one Facing meets the other Facing
};

// The nudge of M toward T.
Task taskOf(const Plain& plain);

// Whether the mover touches another enemy than T, which forbids any nudge of it.
bool isHeld(const Plain& plain);

// By how much a way breaks a rule, at most 0 when it keeps it; and the same for the rule it breaks most, or for any
// that it breaks by more than `enough`.
double breach(const Task& task, const Rule& rule, const Way& way, const Margins& margins);
double worstBreach(const Task& task, const Way& way, const Margins& margins, double enough = 1e300);

struct Search {
  std::optional<Way> way;
  bool finished = true;  // false when there was too much to look at
};

// A legal way to contact that is shorter than `length`.
Search shorterWay(const Task& task, const Margins& margins, double length);

// A way to contact that breaks a rule.
Search breakingWay(const Task& task, const Rule& rule, const Margins& margins);

}  // namespace oblique
