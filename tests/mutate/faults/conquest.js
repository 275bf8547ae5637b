// What might be wrong in the code of Conquest, by its files; what each entry says is in ../faults.js.

/** @type {import("../faults.js").Faults} */
export default {
  "rules/conquest/wounds.cpp": [
    ["question.testsMorale ? question.wounds : 0", "question.wounds", "dice are rolled though morale is not tested"],
    ["battle.units[i].player != unit.player && touching", "touching", "a friend in contact counts as an enemy"],
    ["if (!stand.is(ModelKind::character))", "", "Character stands take Wounds"],
  ],
  "rules/conquest/allocation.cpp": [
    ["now.left[i] < regiment.unit.stand.models", "false", "incomplete stands are not first"],
    ["if (may) break;", "break;", "the command stand hides the ranks in front"],
    ["leftEngaged ? right : left};\n  }", "leftEngaged ? left : right};\n  }", "Engaged stands go first"],
    ["End::left ? right : left};\n}", "End::left ? left : right};\n}", "the ends do not alternate"],
    ["2 * lost >= of", "2 * lost > of", "half is not enough to break"],
    ["if (withheld) return", "if (false) return", "command stands are not withheld"],
    ["now.turn.wounds += regiment.fresh", "now.turn.wounds += regiment.pool", "markers count again"],
    ["now.lastEnd = regiment.unit.lastEnd", "now.lastEnd = std::nullopt", "the last end is forgotten between batches"],
  ],
  "rules/conquest/outcome.cpp": [["while (unit.ranks.size() > 1 &&", "while (false &&", "empty ranks stay behind"]],
};
