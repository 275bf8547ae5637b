// That the comparison of answers with cases lets through what the contract lets through, and nothing else.
import assert from "node:assert/strict";
import test from "node:test";

import { mismatches } from "./matches.js";

test("numbers may differ by 0.05 and keys that the case does not name are ignored", () => {
  assert.deepEqual(mismatches({ length: 20 }, { length: 20.04, unit: "B" }), []);
  assert.deepEqual(mismatches({ length: 20 }, { length: 20.06 }), ["/length: expected 20, found 20.06"]);
});

test("a missing key, another word and another type are caught with their path", () => {
  const expected = { score: { dropOut: 0 }, outcome: "decided", chosen: null };
  assert.deepEqual(mismatches(expected, { score: {}, outcome: "silent", chosen: 0 }), [
    "/score/dropOut: missing",
    '/outcome: expected "decided", found "silent"',
    "/chosen: expected null, found 0",
  ]);
});

test("an empty object must be empty", () => {
  assert.deepEqual(mismatches({ nudged: {} }, { nudged: {} }), []);
  assert.equal(mismatches({ nudged: {} }, { nudged: { B: 40 } }).length, 1);
});

test("lists are complete and in order", () => {
  assert.deepEqual(mismatches(["B", "C"], ["B", "C"]), []);
  for (const wrong of [["C", "B"], ["B"], ["B", "C", "D"], []]) {
    assert.notEqual(mismatches(["B", "C"], wrong).length, 0, JSON.stringify(wrong));
  }
});

test("options are found by sides, order or roll wherever they stand, and are complete", () => {
  const left = { sides: { A: { rear: 0, left: 1, right: 0 } }, legal: true };
  const right = { sides: { A: { rear: 0, left: 0, right: 1 } }, legal: false };
  assert.deepEqual(mismatches([left, right], [right, left]), []);
  assert.equal(mismatches([left, right], [right, { ...left, legal: false }]).length, 1);
  assert.notEqual(mismatches([left], [left, right]).length, 0);
  assert.notEqual(mismatches([left, right], [left]).length, 0);
  assert.notEqual(mismatches([left, right], [left, left]).length, 0);
  assert.notEqual(mismatches([], [left]).length, 0);
  assert.deepEqual(mismatches([{ roll: 1 }, { roll: 2 }], [{ roll: 2 }, { roll: 1 }]), []);
  assert.equal(mismatches([{ order: [{ rank: 1 }] }], [{ order: [{ rank: 0 }] }]).length, 1);
});

test("unit and model fields at their default may be left out, but nowhere else", () => {
  assert.deepEqual(mismatches({ units: [{ id: "A", healthLost: 0, models: {} }] }, { units: [{ id: "A" }] }), []);
  assert.equal(mismatches({ units: [{ id: "A", healthLost: 1 }] }, { units: [{ id: "A" }] }).length, 1);
  assert.equal(mismatches({ healthLost: 0 }, {}).length, 1);
});
