// What might be wrong in the code of what stands on the table, by its files; what each entry says is in ../faults.js.

/** @type {import("../faults.js").Faults} */
export default {
  "battle/contacts.cpp": [
    [
      "std::make_tuple(-shared, notFront, rears",
      "std::make_tuple(shared, notFront, rears",
      "the shortest edge tells the Facing",
    ],
    ["notFront, rears, activeNotFront", "rears, notFront, activeNotFront", "rears weigh more than fronts"],
    [
      "firstIsActive ? !firstFront : !secondFront",
      "firstIsActive ? !secondFront : !firstFront",
      "the other's front counts at corners",
    ],
    ["return {rearRight, rearLeft};", "return {frontRight, rearLeft};", "the rear edge is a diagonal"],
    ["gapBetween(a, b) <= touchTolerance", "gapBetween(a, b) <= 0", "contact has no tolerance"],
    [
      "separation(meetingOf(a, b), Point{}) < -touchTolerance",
      "separation(meetingOf(a, b), Point{}) < 0",
      "overlap has no tolerance",
    ],
  ],
  "battle/formation.cpp": [
    [" || (1 + files) * ranks > mostPlaces", "", "a base may cover any number of places"],
    [
      "constexpr double skirmishGap = 12500",
      "constexpr double skirmishGap = 12700",
      "skirmishers stand half an inch apart",
    ],
    [
      "size.depth = std::max(size.depth, base.depth)",
      "size.depth = size.depth",
      "a base beside does not make the unit deeper",
    ],
  ],
  "battle/check.cpp": [
    ["model.healthLost >= model.healthPoints", "model.healthLost > model.healthPoints", "the dead may stand in a unit"],
    ["if (!onTable(battle.table, boundaries[i]))", "if (false)", "units may stand off the table"],
    ["overlapping(boundaries[i], barred[t].pieces)", "false", "units may stand in Impassable"],
  ],
  "battle/engage.cpp": [
    ["? Point{0, flush.offset}", "? Point{0, -flush.offset}", "offsets along a flank go the other way"],
  ],
};
