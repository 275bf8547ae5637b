// What might be wrong in the code of The Ninth Age, by its files; what each entry says is in ../faults.js.

/** @type {import("../faults.js").Faults} */
export default {
  "rules/ninth_age/ranking.h": [
    [
      '{"dropOut", &Score::dropOut},\n                                             {"loseContact", &Score::loseContact}',
      '{"loseContact", &Score::loseContact},\n                                             {"dropOut", &Score::dropOut}',
      "losing contact weighs more than Drop outs",
    ],
    [
      '{"loseContact", &Score::loseContact},\n                                             {"modelsInContact", &Score::modelsInContact, true}',
      '{"modelsInContact", &Score::modelsInContact, true},\n                                             {"loseContact", &Score::loseContact}',
      "models weigh more than lost contacts",
    ],
    [
      '{"modelsInContact", &Score::modelsInContact, true},\n                                             {"imbalance", &Score::imbalance}',
      '{"imbalance", &Score::imbalance},\n                                             {"modelsInContact", &Score::modelsInContact, true}',
      "evenness weighs more than models in contact",
    ],
    [
      '{"widthLost", &Score::widthLost},\n                                             {"slid", &Score::slid}',
      '{"slid", &Score::slid},\n                                             {"widthLost", &Score::widthLost}',
      "sliding weighs more than width",
    ],
  ],
  "rules/ninth_age/ranking.cpp": [
    ["  batch.memory = {};\n", "", "what is played again goes on in a memory that may be full"],
    ["return priority.moreIsBetter ? -more : more", "return more", "fewest models in contact win"],
    [
      "== priorities) best.push_back(i)",
      "== priorities && best.empty()) best.push_back(i)",
      "the first of equal ways wins in silence",
    ],
    [
      "moreIsBetter ? value - least : value + least",
      "moreIsBetter ? value + least : value - least",
      "the next best value is on the wrong side",
    ],
  ],
  "rules/ninth_age/finish.cpp": [
    ["LoseContact::both || !finish.hurt[unit]", "LoseContact::both || finish.hurt[unit]", "`unhurt` counts the hurt"],
    ["counted[out] = false", "counted[out] = true", "units that Drop out lose contact as well"],
    ["hurt.losesModels() && batch", "batch", "a unit that loses no model counts as hurt"],
    ["finish.refused.swap(chosen)", "equal.splice(equal.end(), chosen)", "a refused order is one of the equal ones"],
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
    [
      "seenFrom(move.after, situation.boundaries[move.toward])",
      "seenFrom(move.after, fight.boundaries[move.toward])",
      "a nudge's end is compared with where the foe stood before the batch",
    ],
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
    ["(open || finish.refused.empty())", "true", "an order may keep fewer units"],
  ],
  "rules/ninth_age/exploration.cpp": [
    ["out < exploration.leastOut", "out > exploration.leastOut", "the orders that keep fewest units win"],
    ["if (bothLive(pair, situation)) foeLeft[pair.first]", "foeLeft[pair.first]", "who has no foe left Drops out"],
    [
      "alike ? fight.active(pair.first) : !hurt[pair.first]",
      "alike ? !fight.active(pair.first) : !hurt[pair.first]",
      "where both are hurt the other player's unit is nudged first",
    ],
    [
      "alike ? fight.active(pair.first) : !hurt[pair.first]",
      "alike ? fight.active(pair.first) : hurt[pair.first]",
      "the hurt unit is nudged first",
    ],
    [
      "if (!mayMeet(groups[a].visited, groups[b].visited)) continue;",
      "continue;",
      "pairs that have to do with each other are tried apart",
    ],
  ],
  "rules/ninth_age/room.cpp": [
    ["own.bottom > before.size.depth + touchTolerance", "false", "a rank more may stand on whatever is behind"],
    ["if (hurt->removals.front().wipedOut) return false;", "", "the dead stand in the way of another rank"],
  ],
  "rules/ninth_age/parts.cpp": [
    [
      "combatOf(parts[a]) != combatOf(parts[b]) && !mayMeet(parts[a].region, parts[b].region)",
      "combatOf(parts[a]) != combatOf(parts[b])",
      "combats whose nudges come near each other are judged apart",
    ],
    [
      "index % splitCount(batch, static_cast<int>(i));",
      "(index + 1) % splitCount(batch, static_cast<int>(i));",
      "combinations are one off",
    ],
  ],
  "rules/ninth_age/work.cpp": [["work.limit = limit;", "", "every limit is told as one of work"]],
  "rules/ninth_age/memory.cpp": [
    ["addBox(memory.key, other, box);", "continue;", "a nudge is remembered whatever stands near"],
    [
      "fight.combats[unit] == fight.combats[other] ? 0 : micrometresPerInch",
      "0",
      "a nudge is remembered whoever is within an inch of its end",
    ],
  ],
  "rules/ninth_age/repair.cpp": [
    ["stood ? 0 : behind ? 1 : 2", "stood ? 0 : behind ? 2 : 1", "models step aside rather than ahead"],
    ["+ moved * perModel;", "+ moved;", "it does not matter how many R&F models move"],
    [
      "search.weight += stays ? 0 : perModel + way;",
      "search.weight += stays ? 0 : perModel;",
      "named models may go any way",
    ],
    ["if (tooFarBack(models, ranks)) continue;", "", "Front Rank models stay behind"],
    ["off * plan.centre < 0) return false", "false) return false", "either central place is the one chosen"],
    [
      "rank == 0 && plan.firstRankStays && search.was",
      "false && search.was",
      "who closes the first rank may be displaced again",
    ],
    ["if (span.larger()) needs[file].free", "needs[file].free", "gaps are allowed behind any named model"],
  ],
  "rules/ninth_age/arrangement.cpp": [
    ["return -1 <= off && off <= 1;", "return off == 0;", "only the very middle is central"],
    ["if (!held->inPool) return false;", "", "Champions make room for Front Rank models"],
  ],
  "rules/ninth_age/legality.cpp": [
    ["if (beside && model.warPlatform)", "if (false)", "War Platforms may stand beside a unit"],
    ["platforms > 1", "platforms > 2", "a unit may have two War Platforms"],
    ["(rank > 0 && rank >= rear)", "rank > 0", "gaps are allowed in any rank"],
    [
      "filled == span.files * span.ranks && filled == places",
      "filled == span.files * span.ranks",
      "a larger base may have places left over",
    ],
    [
      "model.span.larger() && model.now.rank < rank &&",
      "model.now.rank < rank &&",
      "gaps are allowed behind any model",
    ],
  ],
  "rules/ninth_age/rear_choices.cpp": [
    ["dead.place.rank < rank)", "dead.place.rank > rank)", "the rearmost rank is the one with places to choose"],
    [
      "pair.facingOf(unit) != Facing::front",
      "pair.facingOf(unit) == Facing::rear",
      "only a foe in the rear makes rear places matter",
    ],
    ["first + count < all", "first + count < all - 1", "the last stretch of rear places is not tried"],
    [
      "place->modelsInContact > *models",
      "place->modelsInContact < *models",
      "rear places with fewest contacts are told first",
    ],
  ],
  "rules/ninth_age/after_removal.cpp": [
    [
      "return model.kind == ModelKind::champion;",
      "return false;",
      "a Champion does not keep up the skirmish formation",
    ],
    [
      "left ? Closing::left : right ? Closing::right",
      "left ? Closing::right : right ? Closing::left",
      "holes are told the wrong way round",
    ],
    [
      "pitchOf(unit).width * grid.lostLeft +",
      "pitchOf(unit).width * grid.lostLeft / 2 +",
      "a unit that loses at the left stands half a file off",
    ],
  ],
  "rules/ninth_age/steps.cpp": [
    ["!gone[pair.foeOf(unit)]", "false", "who still has a foe may Overrun"],
    [
      "else if (!stillTouching(fight.pairs[attempt.pair], finish.restoration().end))",
      "else",
      "a failed nudge is told though another one restored the contact",
    ],
  ],
  "rules/ninth_age/nudge.cpp": [
    [
      "const auto move = held ? std::nullopt : leastNudge",
      "const auto move = false ? std::nullopt : leastNudge",
      "a unit in contact with another foe is nudged",
    ],
  ],
  "rules/ninth_age/assumptions.cpp": [
    ["readings.add(12, finish.parted.size() > 1);", "", "reading 12 is never named"],
    ["readings.add(10, move.detour);", "", "reading 10 is not named for a way round"],
    ["readings.add(11, move.cornerOnly);", "", "reading 11 is never named"],
  ],
};
