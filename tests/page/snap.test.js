// Snapping, judged by the referee: what is flush to the hand touches for the referee, at any heading, after rounding.
import assert from "node:assert/strict";
import test from "node:test";

import { tidyHeading } from "../../web/page/edit/place.js";
import { firstLook } from "../../web/page/look.js";
import { battleWith, draggedBy, farthest, heldTerrain, heldUnit, turnedTo } from "../../web/page/hand/held.js";
import { boundary } from "../../web/view/formation.js";
import { axes, moved } from "../../web/view/outline.js";
import { ask, questionOf } from "../view/support/figure.js";

const seed = Number(process.env.CLOSE_RANKS_SEED ?? 20);
const random = randomFrom(seed);

/** @type {any} */
const base = { player: "red", base: [20, 20], ranks: ["rrrrr", "rrrrr"] };
const table = { width: 1828.8, depth: 1219.2 };

/**
 * @param {any[]} units
 * @param {any[]} [terrain]
 * @returns {any}
 */
const battleOf = (units, terrain = []) => ({ table, activePlayer: "red", units, terrain });

/**
 * A held unit dragged to a place, by where its front centre would be.
 * @param {any} battle
 * @param {string} id
 * @param {[number, number]} at
 */
function dragged(battle, id, at) {
  const held = /** @type {import("../../web/page/hand/held.js").Held} */ (heldUnit(battle, id));
  const by = /** @type {[number, number]} */ ([at[0] - held.start.at[0], at[1] - held.start.at[1]]);
  const put = draggedBy(held, by, firstLook);
  return { put, battle: battleWith(held, put) };
}

/** @param {any} battle */
const pairsOf = (battle) =>
  ask({ ask: "ninth-age/contacts", battle }).contacts.map((/** @type {any} */ pair) => [
    ...pair.units,
    ...pair.facings,
  ]);

const wall = { ...base, id: "A", player: "green", at: [600, 600], heading: 180 };

test("a unit let go 5 mm before another lies flush with it, its ends aligned when they nearly were", () => {
  const battle = battleOf([wall, { ...base, id: "B", at: [300, 900], heading: 0 }]);
  const { put, battle: after } = dragged(battle, "B", [603, 605]);
  assert.deepEqual(after.units[1].at, [600, 600]);
  assert.deepEqual(put.touches, ["A"]);
  assert.deepEqual(pairsOf(after), [["A", "B", "front", "front"]]);
});

test("farther than 5.08 mm apart nothing snaps, 15 mm deep it is pushed out, 16 mm deep it is not", () => {
  const battle = battleOf([wall, { ...base, id: "B", at: [300, 900], heading: 0 }]);
  assert.deepEqual(dragged(battle, "B", [620, 605.2]).put.touches, []);
  assert.deepEqual(dragged(battle, "B", [620, 585]).put, { at: [620, 600], heading: 0, touches: ["A"] });
  assert.deepEqual(dragged(battle, "B", [620, 584]).put.touches, []);
});

test("a unit slides along an edge where its ends are not near the other's", () => {
  const battle = battleOf([wall, { ...base, id: "B", at: [300, 900], heading: 0 }]);
  assert.deepEqual(dragged(battle, "B", [617.3, 603]).put.at, [617.3, 600]);
});

test("a unit comes to lie flush with a second one beside the first", () => {
  const beside = { ...base, id: "C", at: [700, 600], heading: 0 };
  const battle = battleOf([wall, beside, { ...base, id: "B", at: [300, 900], heading: 0 }]);
  const { put, battle: after } = dragged(battle, "B", [604, 602]);
  assert.deepEqual(put, { at: [600, 600], heading: 0, touches: ["A", "C"] });
  assert.deepEqual(pairsOf(after)[1], ["A", "B", "front", "front"]);
});

test("headings align when they are within 5° of flush and not beyond", () => {
  const at = /** @type {[number, number]} */ ([602, 603]);
  const near = battleOf([wall, { ...base, id: "B", at: [300, 900], heading: 4.9 }]);
  assert.equal(dragged(near, "B", at).battle.units[1].heading, 0);
  const far = battleOf([wall, { ...base, id: "B", at: [300, 900], heading: 5.2 }]);
  assert.equal(dragged(far, "B", at).battle.units[1].heading, 5.2);
});

test("two units askew touch with a corner", () => {
  const battle = battleOf([wall, { ...base, id: "B", at: [300, 900], heading: 45 }]);
  const { put, battle: after } = dragged(battle, "B", [600, 640]);
  assert.deepEqual(put.touches, ["A"]);
  assert.equal(pairsOf(after).length, 1);
});

test("switched off, nothing snaps", () => {
  const battle = battleOf([wall, { ...base, id: "B", at: [600, 604], heading: 0 }]);
  const held = /** @type {any} */ (heldUnit(battle, "B"));
  const put = draggedBy(held, [1, -1], { ...firstLook, snapsToContact: false });
  assert.deepEqual(put, { at: [601, 603], heading: 0, touches: [] });
});

test("the table's edge is snapped to from within", () => {
  const battle = battleOf([wall, { ...base, id: "B", at: [300, 900], heading: 0 }]);
  assert.deepEqual(dragged(battle, "B", [48, -3]).put, { at: [50, 0], heading: 0, touches: [null] });
});

test("terrain is dragged flush against a unit and keeps its form", () => {
  const { battle } = questionOf("figure-d");
  const held = /** @type {any} */ (heldTerrain(battle, "rock"));
  const put = draggedBy(held, [2, -8], firstLook);
  const after = battleWith(held, put);
  assert.deepEqual([put.at, put.touches], [[2, -5], ["green"]]);
  assert.equal(pairsOf(after).length, 3);
  const [a, b] = after.terrain?.[0].outline ?? [];
  assert.equal(b[0] - a[0], 100);
});

test("turning keeps the middle where it is and goes by 5°, or by 1° when switched off", () => {
  const battle = battleOf([{ ...base, id: "B", at: [600, 600], heading: 90 }]);
  const held = /** @type {any} */ (heldUnit(battle, "B"));
  const middle = (/** @type {any} */ place) =>
    held
      .outlineAt(place)[0]
      .map((/** @type {number} */ x, /** @type {number} */ i) => (x + held.outlineAt(place)[2][i]) / 2);
  const put = turnedTo(held, 137.4, firstLook);
  assert.equal(put.heading, 135);
  assert.ok(
    middle(put).every((/** @type {number} */ x, /** @type {number} */ i) => Math.abs(x - middle(held.start)[i]) < 1e-5),
  );
  assert.equal(turnedTo(held, 137.4, { ...firstLook, snapsHeadings: false }).heading, 137);
});

test("the distance is that of the corner that goes farthest", () => {
  const unit = { ...base, id: "B", at: [600, 600], heading: 0 };
  const [from, to] = farthest(boundary(unit), boundary({ ...unit, at: [610, 600], heading: 90 }));
  assert.deepEqual(
    [from, to],
    [
      [550, 640],
      [570, 550],
    ],
  );
});

test(`a thousand random drags end in contact as the referee sees it, at any heading (seed ${seed})`, () => {
  let flush = 0;
  for (let round = 0; round < 1000; round += 1) {
    const still = {
      ...wall,
      heading: tidyHeading(random() * 360),
      at: [round3(500 + random() * 300), round3(500 + random() * 200)],
    };
    const { right, forward } = axes(still.heading);
    const start = { ...base, id: "B", at: [300, 900], heading: tidyHeading(still.heading + 180 + random() * 8 - 4) };
    const wanted = moved(moved(/** @type {any} */ (still.at), right, random() * 80 - 40), forward, random() * 6 - 1);
    const { put, battle } = dragged(battleOf([still, start]), "B", wanted);
    const answer = /** @type {any} */ (ask({ ask: "ninth-age/contacts", battle }));
    assert.deepEqual(put.touches, ["A"], `round ${round} of seed ${seed}`);
    assert.deepEqual(
      answer.contacts.map((/** @type {any} */ { units }) => units.join()),
      ["A,B"],
      `round ${round} of seed ${seed}`,
    );
    if (answer.contacts[0].facings.join() === "front,front") flush += 1;
  }
  assert.equal(flush, 1000);
});

/** @param {number} value */
function round3(value) {
  return Math.round(value * 1000) / 1000;
}

/** @param {number} from */
function randomFrom(from) {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
