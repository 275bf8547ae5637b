// What might be wrong in the code of the ancients rules, by its files; what each entry says is in ../faults.js.

/** @type {import("../faults.js").Faults} */
export default {
  "rules/ancients/retreat.cpp": [
    ["number == 1;", "number == 6;", "a six costs the formation"],
    ["remaining >= distance - touchTolerance", "remaining > distance + touchTolerance", "a tie is no catch"],
    ["if (bars && attack.flank)", "if (false)", "flank contacts do not bar"],
    ["scene.attackOf(i) ? overlapping(swept, other) : touching", "touching", "enemies in contact bar by touching"],
    [
      "readings.throughFriends ? end : swept",
      "readings.throughFriends ? swept : end",
      "friends bar when they should not",
    ],
    ["before.back()", "before.front()", "the first retreat is named, not the last"],
    [
      "if (terrain.kind == TerrainKind::impassable) continue;\n    if (overlapping(swept, scene.pieces[i]) ||",
      "if (terrain.kind == TerrainKind::impassable) continue;\n    if (",
      "woods ask for no test",
    ],
    ["const bool mayRun = !", "const bool mayRun = !!", "only those who have run pursue"],
  ],
  "rules/ancients/attack.cpp": [
    ["{-1, 0}, {0, -1}, {0, 1}, {1, 0}", "{1, 0}, {0, -1}, {0, 1}, {-1, 0}", "front and rear edges are swapped"],
    ["if (lengths.front || lengths.flank || lengths.rear) return lengths;", "", "points count beside lengths"],
    ["isFlank && onlyFrontCorner(own, front)", "false", "a front corner is the flank"],
  ],
  "rules/ancients/pursuit.cpp": [
    ["if (where > part + tolerance) return;", "", "what lies behind a stop stops too"],
    [
      "if (i == scene.unit || i == scene.enemy) continue;",
      "if (i == scene.enemy) continue;",
      "who retreats stops the pursuer",
    ],
  ],
  "rules/ancients/turn.cpp": [
    ["if (!attack.flank && !attack.rear) bars", "if (false) bars", "a frontal enemy lets turn"],
    ["if (other.front) bars", "if (false) bars", "front contacts do not bar a turn"],
  ],
  "rules/ancients/turn_places.cpp": [
    ["!scene.isFriend(i) && !scene.attackOf(i)", "false", "a turn may touch a new enemy"],
    [
      "> lengthOf(places.nearest - centre) + rounding",
      "< lengthOf(places.nearest - centre) - rounding",
      "the farthest interval is first",
    ],
  ],
};
