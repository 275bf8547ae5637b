// Building units, models, terrain and contacts as plain data: what comes out, and that the referee takes it.
import assert from "node:assert/strict";
import test from "node:test";

import { load } from "closeranks";

import { pairIn } from "../../web/page/edit/check.js";
import { withRoom } from "../../web/page/edit/drafts.js";
import { engaged, facings, offsetOf, offsetsAlong } from "../../web/page/edit/engage.js";
import { mirroredBattle, mirroredUnit } from "../../web/page/edit/mirror.js";
import { withBase, withModel, withModelAt, withoutModel, withSidesSwapped } from "../../web/page/edit/models.js";
import { sizesOf, withFiles, withModels, withRank } from "../../web/page/edit/ranks.js";
import { extentOf, newTerrain, resized, shapes, turned } from "../../web/page/edit/terrain.js";
import {
  emptyBattle,
  freeLetter,
  playersOf,
  unitLikeLast,
  withChanged,
  withPlayer,
  withUnit,
  without,
} from "../../web/page/edit/units.js";
import { sideOf } from "../../web/view/sides.js";
import { ask } from "../view/support/figure.js";

/** @typedef {import("../../web/page/edit/units.js").Unit} Unit */

/** Unlike `ask` it may refuse. @type {{ ask(question: any): any }} */
const referee = await load();

/**
 * @param {string[]} ranks
 * @param {Partial<Unit>} [more]
 * @returns {Unit}
 */
const unitOf = (ranks, more) => ({
  id: "A",
  player: "green",
  at: [900, 600],
  heading: 0,
  base: [20, 20],
  ranks,
  ...more,
});
const captain = { models: { C: { kind: /** @type {const} */ ("character"), healthPoints: 3 } } };

/** @param {Unit[]} units */
const battleOf = (...units) => ({ ...emptyBattle(), units });

/** @param {import("../../web/view/asked.js").Battle} battle */
const contactsOf = (battle) => ask({ ask: "ninth-age/contacts", battle }).contacts;

test("ranks follow files and models, the rear rank is incomplete", () => {
  const unit = unitOf(["rrrrr", "rrrrr"]);
  assert.deepEqual(withFiles(unit, 6).ranks, ["rrrrrr", "rrrr"]);
  assert.deepEqual(withModels(unit, 1).ranks, ["rrrrr", "rrrrr", "r"]);
  assert.deepEqual(withModels(unit, -6).ranks, ["rrrr"]);
  assert.deepEqual(sizesOf(withFiles(unit, 4)), { files: 4, ranks: 3, models: 10, places: 10 });
});

test("a rank more fills the incomplete one first, a rank fewer takes it first", () => {
  const unit = unitOf(["rrrrrr", "rrrr"]);
  assert.deepEqual(withRank(unit, 1).ranks, ["rrrrrr", "rrrrrr"]);
  assert.deepEqual(withRank(unit, -1).ranks, ["rrrrrr"]);
  assert.deepEqual(withRank(withRank(unit, 1), 1).ranks, ["rrrrrr", "rrrrrr", "rrrrrr"]);
});

test("models with letters keep their places, or the nearest, however a unit is reformed", () => {
  const unit = unitOf(["rrrrrC", "r"], captain);
  assert.deepEqual(withFiles(unit, 4).ranks, ["rrrC", "rrr"]);
  assert.deepEqual(withFiles(unit, 8).ranks, ["rrrrrCr"]);
  assert.deepEqual(withModels(unit, -99).ranks, ["C"]);
  assert.deepEqual(withFiles(unitOf(["rCCr", "rCCr", "r"], captain), 3).ranks, ["rCC", "rCC", "rrr"]);
});

test("stands keep the models that are left on them", () => {
  const stand = { models: 4 };
  assert.deepEqual(withFiles(unitOf(["424", "4"], { stand }), 2).ranks, ["42", "44"]);
  assert.deepEqual(withModels(unitOf(["21"], { stand }), 1).ranks, ["21", "4"]);
});

test("a model put in takes one place, of the command group there is one each, of Characters several", () => {
  const first = withModelAt(unitOf(["rrrr", "rr"]), 0, 3, "character", "ninth-age");
  assert.deepEqual([first.letter, first.unit.ranks], ["C", ["rrrC", "rr"]]);
  const second = withModelAt(first.unit, 0, 0, "character", "ninth-age");
  assert.deepEqual([second.letter, second.unit.ranks], ["D", ["DrrC", "rr"]]);
  const music = withModelAt(second.unit, 0, 1, "musician", "ninth-age");
  const moved = withModelAt(music.unit, 0, 2, "musician", "ninth-age");
  assert.deepEqual(
    [music.unit.ranks, moved.unit.ranks],
    [
      ["DMrC", "rr"],
      ["DrMC", "rr"],
    ],
  );
  assert.deepEqual(withoutModel(withoutModel(moved.unit, "C"), "D").ranks, ["rrMr", "rr"]);
  contactsOf(battleOf(moved.unit));
});

test("a matching base covers several places, a mismatching one stands beside the unit on either side", () => {
  const unit = unitOf(["rrrC", "rrrr"], captain);
  const larger = withModel(unit, "C", { base: [40, 40] });
  assert.deepEqual(larger.ranks, ["rrCC", "rrCC", "rrr"]);
  const beside = withModel(larger, "C", { base: [50, 50] });
  assert.deepEqual([beside.ranks, beside.beside], [["rrrr", "rrr"], { right: "C" }]);
  assert.deepEqual(withSidesSwapped(beside).beside, { left: "C" });
  const back = withModel(withSidesSwapped(beside), "C", { base: [20, 20] });
  assert.deepEqual([back.ranks, back.beside], [["Crrr", "rrrr"], undefined]);
  assert.deepEqual(withoutModel(beside, "C").ranks, ["rrrr", "rrr"]);
  assert.deepEqual(withBase(beside, [25, 25]).ranks, ["rrCC", "rrCC", "rrr"]);
  for (const one of [larger, beside, back]) contactsOf(battleOf(one));
});

test("a new unit is like the last of its side, has the next free letter and no Characters", () => {
  const battle = battleOf(
    unitOf(["rrrrrC", "r"], captain),
    unitOf(["rrr"], { id: "B", player: "red", at: [900, 300] }),
  );
  assert.deepEqual(
    ["green", "red"].map((player) => unitLikeLast(battle, player, "ninth-age").ranks),
    [["rrrrrr", "r"], ["rrr"]],
  );
  const { id, models } = unitLikeLast(battle, "red", "ninth-age");
  assert.deepEqual([id, models], ["C", undefined]);
  assert.equal(
    freeLetter(battleOf(...Array.from({ length: 26 }, (_, n) => unitOf(["r"], { id: String.fromCharCode(65 + n) })))),
    "A1",
  );
});

test("sides keep their colours when units come and go, and one player cannot take the other's name", () => {
  const red = unitOf(["r"], { player: "red" });
  const battle = withUnit(emptyBattle(), red);
  assert.equal(sideOf(battle, "red"), 1);
  const both = { ...withUnit(battle, unitOf(["r"], { id: "B", at: [300, 300] })), activePlayer: "red" };
  const left = without(both, "B");
  assert.deepEqual([left.activePlayer, sideOf(left, "red"), playersOf(left)], ["green", 1, ["green", "red"]]);
  assert.equal(withPlayer(both, "green", "red"), both);
  assert.equal(withPlayer(both, "green", "Dwarfs").units[1].player, "Dwarfs");
});

for (const heading of [0, 90, 180, 30.5, 287.31]) {
  test(`a unit engages every Facing flush, at heading ${heading}, as the referee sees it`, () => {
    const target = unitOf(["rrrrr", "rrrrr", "rr"], { id: "T", player: "red", heading });
    const unit = unitOf(["rrrr", "rr"], { base: [25, 50], at: [300, 300] });
    const battle = battleOf(unit, target);
    for (const facing of facings) {
      for (const offset of offsetsAlong(unit, target, facing)) {
        const after = engaged(battle, unit, target, facing, offset);
        assert.deepEqual(after.contacts, [{ units: ["A", "T"], facings: ["front", facing] }]);
        ask({ ask: "ninth-age/casualties", battle: after, losses: [] });
        assert.ok(Math.abs(offsetOf(after.units[0], target, facing) - offset) < 0.002);
        const { contacts, ...position } = after;
        if (Math.abs(offset) < 50) assert.deepEqual(contactsOf(position), contacts);
      }
    }
  });
}

test("a unit that engages leaves the contacts it had, and pairs stay in the order of units", () => {
  const [a, b, c] = [
    unitOf(["rrr"], { id: "A" }),
    unitOf(["rrr"], { id: "B", player: "red", at: [900, 600], heading: 180 }),
    unitOf(["rrr"], { id: "C", player: "red", at: [300, 300] }),
  ];
  const first = engaged(battleOf(a, b, c), c, a, "left", 0);
  const second = engaged(first, b, a, "front", 20);
  assert.deepEqual(
    second.contacts?.map(({ units }) => units.join("")),
    ["AB", "AC"],
  );
  assert.deepEqual(engaged(second, a, b, "rear", 0).contacts, [{ units: ["A", "B"], facings: ["front", "rear"] }]);
});

test("contacts outlast a change of names and Health Points, not one of the outline", () => {
  const [a, b] = [unitOf(["rrr", "r"]), unitOf(["rrr"], { id: "B", player: "red", heading: 180 })];
  const battle = engaged(battleOf(a, b), b, a, "front", 0);
  const [unit] = battle.units;
  assert.equal(withChanged(battle, { ...unit, name: "Guard", healthPoints: 3 }).contacts?.length, 1);
  assert.equal(withChanged(battle, withModels(unit, 1)).contacts?.length, 1);
  assert.equal(withChanged(battle, withFiles(unit, 2)).contacts?.length, 0);
});

test("a mirrored table is the same fight with left and right exchanged, and mirrored twice it is as it was", () => {
  const a = unitOf(["rrrrrC", "r"], captain);
  const b = unitOf(["rrr"], { id: "B", player: "red", at: [300, 300] });
  const terrain = [newTerrain("block", "rock", [400, 900])];
  const battle = { ...engaged({ ...battleOf(a, b), terrain }, b, a, "left", 10), terrain };
  const mirrored = mirroredBattle(battle);
  assert.deepEqual(mirrored.contacts, [{ units: ["A", "B"], facings: ["right", "front"] }]);
  assert.deepEqual(mirrored.units[0].ranks, ["Crrrrr", ".....r"]);
  ask({ ask: "ninth-age/casualties", battle: mirrored, losses: [{ unit: "A", healthPoints: 2 }] });
  assert.deepEqual(mirroredBattle(mirrored), battle);
  assert.deepEqual(mirroredUnit(unitOf(["44"], { lastEnd: "left" })).lastEnd, "right");
});

test("terrain of every shape is taken by the referee, turned and sized along its own edges", () => {
  for (const shape of Object.keys(shapes)) {
    const piece = newTerrain(shape, "T", [500, 500]);
    const skew = turned(piece.outline, 30);
    const [width, depth] = extentOf(piece.outline);
    const sized = extentOf(resized(skew, [254, 127]));
    extentOf(skew).forEach((length, index) => assert.ok(Math.abs(length - [width, depth][index]) < 0.01));
    sized.forEach((length, index) => assert.ok(Math.abs(length - [254, 127][index]) < 0.01));
    const outline = resized(skew, [254, 127]);
    contactsOf({ ...battleOf(unitOf(["r"], { at: [1500, 900] })), terrain: [{ ...piece, outline }] });
  }
});

test("where there is no room for a unit, each place is asked about once, and the first draft alone is left to be refused", async () => {
  const crowd = unitOf(Array(10).fill("r".repeat(40)), { id: "X", at: [450, 200] });
  const battle = { ...battleOf(crowd), table: { width: 900, depth: 500 } };
  let asked = 0;
  const counting = (/** @type {any} */ question) => ((asked += 1), referee.ask(question));
  const wide = unitOf(Array(10).fill("r".repeat(40)));
  const drafts = await withRoom(battle, wide, [450, 250], "ninth-age", counting);
  assert.equal(drafts.length, 1);
  assert.equal(referee.ask({ ask: "ninth-age/contacts", battle: drafts[0].battle }).error.code, "battle.overlap");
  assert.ok(asked > 1);
  assert.ok(asked <= 61 * 61, String(asked));
});

test("an ancients pair in contact is asked for among units that lie close, not among all", async () => {
  const stands = { ranks: ["444"], base: /** @type {[number, number]} */ ([40, 40]), stand: { models: 4 } };
  const units = Array.from({ length: 12 }, (_, index) => {
    const [player, y] = index % 2 ? ["red", 300] : ["green", 900];
    return unitOf(stands.ranks, { ...stands, id: `U${index}`, player, at: [130 + 130 * index, y], heading: 0 });
  });
  const asked = /** @type {any[]} */ ([]);
  const counting = (/** @type {any} */ question) => (asked.push(question), referee.ask(question));
  assert.equal(await pairIn(battleOf(...units), ["U0", "U1"], counting), null);
  assert.equal(asked.length, 0);
  const foe = unitOf(stands.ranks, { ...stands, id: "F", player: "red", at: units[4].at, heading: 180 });
  const pair = await pairIn(battleOf(...units, foe), ["U0", "U1"], counting);
  assert.deepEqual([...(pair ?? [])].sort(), ["F", "U4"]);
  assert.ok(asked.length <= 2, String(asked.length));
});
