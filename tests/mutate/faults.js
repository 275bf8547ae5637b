// Faults to be planted in the rule code, one at a time: in a file of cpp/ a text that is there once is replaced. Some
// test must fail for each, unless `same` says why nothing can be told from outside. A list, and nothing done with it.

/**
 * @typedef {object} Planted
 * @property {string} file below cpp/
 * @property {string} text
 * @property {string} by what it is replaced with
 * @property {string} breaks what the rule would then be
 * @property {string} [same] why no answer can change
 */

/** @type {Record<string, [text: string, by: string, breaks: string, same?: string][]>} */
const byFile = {
  "rules/ninth_age/ranking.cpp": [
    [
      "score.dropOut,   score.loseContact",
      "score.loseContact, score.dropOut",
      "losing contact weighs more than Drop outs",
    ],
    [
      "score.loseContact, score.modelsInContact",
      "score.modelsInContact, score.loseContact",
      "models weigh more than lost contacts",
    ],
    [
      "score.modelsInContact,\n                        score.imbalance",
      "score.imbalance,\n                        score.modelsInContact",
      "evenness weighs more than models in contact",
    ],
    ["score.widthLost,   score.slid", "score.slid, score.widthLost", "sliding weighs more than width"],
    ['string("modelsInContact") ? -more', 'string("modelsInContact") ? more', "fewest models in contact win"],
    [
      "== priorities) best.push_back(i)",
      "== priorities && best.empty()) best.push_back(i)",
      "the first of equal ways wins in silence",
    ],
    [
      "more ? value - least : value + least",
      "more ? value + least : value - least",
      "the next best value is on the wrong side",
    ],
  ],
  "rules/ninth_age/finish.cpp": [
    ["LoseContact::both || !finish.hurt[unit]", "LoseContact::both || finish.hurt[unit]", "`unhurt` counts the hurt"],
    ["counted[out] = false", "counted[out] = true", "units that Drop out lose contact as well"],
    ["fight.enemies(hurt.unit, unit) != own", "fight.enemies(hurt.unit, unit) == own", "`own` and `enemy` are swapped"],
    [
      "removal->sides.left - removal->sides.right",
      "removal->sides.left + removal->sides.right",
      "the sum of the ends is judged",
    ],
    ["finish.score.slid += removal->closing", "finish.score.slid += 0", "nobody counts who slides"],
    ["finish.score.widthLost += removal->widthLost", "finish.score.widthLost += 0", "nobody counts lost width"],
    [
      "!removed.gone[pair.first] && !removed.gone[pair.second] && !still",
      "!still",
      "those who lost a foe for good count as parted",
    ],
  ],
  "rules/ninth_age/tally.cpp": [
    [
      "lost / unit.healthPoints",
      "(lost + unit.healthPoints - 1) / unit.healthPoints",
      "a model dies at its first wound",
    ],
    ["unit.healthLost + healthPoints;", "healthPoints;", "what was left over is forgotten"],
    [
      "healthLost = std::min(lost, model.healthPoints)",
      "healthLost = lost",
      "a named model loses more than it has",
      "whoever has lost all is dead, and no more is told of him",
    ],
    [
      "kind != ModelKind::champion) continue",
      "kind == ModelKind::champion) continue",
      "what no R&F is left for goes past the Champion",
    ],
    ["tally.rankAndFileDead < pool ? rest : 0", "rest", "what is left over stays with a pool that is gone"],
  ],
  "rules/ninth_age/rear.cpp": [
    [
      "int file = fileCount(rear.ranks) - 1; file >= 0 && count > 0; --file",
      "int file = 0; file < fileCount(rear.ranks) && count > 0; ++file",
      "rear ranks lose from the left",
    ],
    [
      "for (const bool commandToo : {false, true})",
      "for (const bool commandToo : {true})",
      "command models die before others of a rear rank",
    ],
    ["count > 0 && count < pool", "count > 0 && count <= pool", "places may be named for a whole rank"],
  ],
  "rules/ninth_age/first_rank.cpp": [
    ["rank, true, right, rankAndFile", "rank, false, right, rankAndFile", "both ends are lost at the left"],
    [
      "addDead(dead, unit, rank, left == 0, missing(), 0)",
      "addDead(dead, unit, rank, left != 0, missing(), 0)",
      "command models die from the wrong end",
    ],
    [
      "left > 0 && right > 0 && model.kind == ModelKind::musician",
      "model.kind == ModelKind::standard",
      "Standards die before Musicians",
    ],
    [
      "while (from < places && !first.holes[from]) ++from",
      "while (from < places && first.holes[from]) ++from",
      "places that are full are closed",
    ],
  ],
  "rules/ninth_age/removal.cpp": [
    ["left <= rear.fromFirstRank && !same", "left < rear.fromFirstRank && !same", "not all can be lost at the left"],
    ["rear.fromFirstRank - left;", "rear.fromFirstRank - left + (left > 1);", "the ends lose one too many"],
    ["base.after.healthLost = tally.healthLost", "base.after.healthLost = unit.healthLost", "nothing stays left over"],
    [
      "removals.front().sides.left > removals.back().sides.left",
      "removals.front().sides.left < removals.back().sides.left",
      "splits are told in the wrong order",
    ],
  ],
  "rules/ninth_age/nudge_move.cpp": [
    ["fight.enemies(mover, other) && !pair", "false", "new enemies may be touched"],
    ["distance(sum, Point{}) > micrometresPerInch", "true", "who is near already must end an inch away"],
    ["{other, micrometresPerInch, sum, {}}", "{other, micrometresPerInch / 2, sum, {}}", "half an inch is far enough"],
    ["fight.combats[mover] != fight.combats[other]", "true", "units of the same combat keep an inch apart"],
    ["addTableEdges(problem, fight.battle.table.size, start);", "", "units are nudged off the table"],
    ["std::max(slack, 0.0)}", "std::max(slack, 0.0) + 500}", "half a millimetre may hang over the edge"],
    ["other != toward && !situation.gone[other] &&", "other != toward &&", "whoever is gone still holds a unit"],
  ],
  "rules/ninth_age/fight.cpp": [
    [
      "std::replace(combats.begin(), combats.end(), joined, kept);",
      "combats[pair.second] = kept;",
      "combats end at the second link of a chain",
    ],
    ["== TerrainKind::impassable", "!= TerrainKind::area", "obstacles are Impassable"],
  ],
  "rules/ninth_age/model_contact.cpp": [
    ["if (faceEachOther(pair, boundaries)) markFacing", "if (false) markFacing", "no contact across empty places"],
    [
      "modelOfA.from <= modelOfB.to + near",
      "modelOfA.from <= modelOfB.to - near",
      "corners do not touch across empty places",
    ],
    [
      "facing == Facing::rear || facing == Facing::right;",
      "facing == Facing::rear;",
      "from the right the far models are seen first",
    ],
  ],
  "rules/ninth_age/verdict.cpp": [
    [
      "chooser.empty() || batch.fight.active",
      "chooser.empty() || !batch.fight.active",
      "the other owner chooses first",
    ],
    [
      "finish.restoration().droppedOut.size() ==",
      "finish.restoration().droppedOut.size() >=",
      "an order may keep fewer units",
    ],
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
    ["overlapping(boundaries[i], pieces[t])", "false", "units may stand in Impassable"],
  ],
  "battle/engage.cpp": [
    ["? Point{0, flush.offset}", "? Point{0, -flush.offset}", "offsets along a flank go the other way"],
  ],
  "geometry/slide.cpp": [
    ["a.legCount() < b.legCount()", "a.legCount() > b.legCount()", "two legs are better than one"],
    [
      "sameLength) return a.end.y < b.end.y",
      "sameLength) return a.end.y > b.end.y",
      "backwards is better than forwards",
    ],
    ["sameLength) return a.end.x < b.end.x", "sameLength) return a.end.x > b.end.x", "right is better than left"],
    ["return !a.acrossFirst && b.acrossFirst", "return a.acrossFirst && !b.acrossFirst", "sideways goes first"],
    [
      "barrier.untouchable ? touchTolerance : -touchTolerance; }",
      "-touchTolerance; }",
      "untouchable things are touched in least slides",
    ],
    [
      "add(std::ceil(middle + half - rounding) + beyond)",
      "add(std::ceil(middle + half - rounding))",
      "a round clearing ends on its arc",
    ],
    ["std::abs(end.x) < shortestLeg ? 0 : end.x", "end.x", "a leg of less than a micrometre is a leg"],
    ["> limit.slack + touchTolerance", "> limit.slack - touchTolerance", "the edge of the table may not be touched"],
    ["addX(bounds.left);", "", "the left end of a shadow is no candidate"],
    [
      "{4, {Segment{a, b}, {b, c}, {c, d}, {d, a}}}",
      "{2, {Segment{a, b}, {b, c}}}",
      "only two sides of a corner contact are found",
    ],
  ],
  "geometry/convex.cpp": [
    ["if (separation(polygon, point) <= 0) return 0;", "", "the inside of a shape is as far as its edge"],
    [
      "cross(points[1] - points[0], points[2] - points[1]) < 0",
      "false",
      "shapes given the other way round are inside out",
    ],
    [
      "const bool moverFirst = i == solid.count || (j < 4 && side < 0)",
      "const bool moverFirst = i == solid.count || (j < 4 && side > 0)",
      "sums have their edges in the wrong order",
    ],
  ],
  "geometry/segment.cpp": [
    ["return shared > touchTolerance ? shared : 0", "return shared", "a point counts as a length"],
    ["if (meet(a, b)) return 0;", "", "crossing segments are apart"],
  ],
  "geometry/heading.cpp": [
    ["return rest < 0 ? rest + fullTurn : rest", "return rest", "headings may be less than nothing"],
    ["int n = 18; n >= 2", "int n = 4; n >= 2", "cosines are rough"],
  ],
  "geometry/polygon.cpp": [
    [
      "if (doubledArea(outline) < 0) std::reverse",
      "if (false) std::reverse",
      "outlines given the other way round have no inside",
    ],
    ["if (a == b || turnsBack", "if (turnsBack", "corners may be doubled"],
    [
      "if (i != before && i != tip && i != after && covers",
      "if (false && covers",
      "ears with a corner in them are cut off",
    ],
  ],
};

/** @type {Planted[]} */
export const faults = Object.entries(byFile).flatMap(([file, list]) =>
  list.map(([text, by, breaks, same]) => ({ file, text, by, breaks, same })),
);
