// The least nudge by plain enumeration: every displacement at which some edge of the mover meets a line that matters
// is tried, both ways round, by swept rectangles. A second reading of contract.md, section 4, readings 8 to 11.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "support/field.h"

// What a nudge is judged against. `field.pairs` are the pairs of the time before the batch, parted ones included.
struct NudgeTask {
  const Field& field;
  int mover = 0;
  Pair pair;                 // the one to restore
  std::vector<bool> combat;  // units of the mover's combat before the batch
};

struct NudgeFound {
  std::vector<Displacement> legs;
  Micrometres length = 0;
  bool leftDecided = false;  // an equal move in every way but its side was passed over
};

struct Violation {
  std::string code;
  std::string by;  // id, empty for offTable
  bool operator==(const Violation&) const = default;
};

// All that forbids a path, each thing once a code.
std::vector<Violation> violations(const NudgeTask& task, const std::vector<Displacement>& legs);

// Whether a displacement of the mover brings the two stored Facings together.
bool restores(const NudgeTask& task, Displacement by, Micrometres tolerance);

// Whether the mover touches another foe than the one of its pair, which forbids any nudge of it.
bool isHeld(const NudgeTask& task);

// The least legal nudge, empty when there is none.
std::optional<NudgeFound> leastNudge(const NudgeTask& task);
