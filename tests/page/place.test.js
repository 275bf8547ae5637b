// Putting things elsewhere: rounded to the contract's decimals, contacts dropped, the referee content.
import assert from "node:assert/strict";
import test from "node:test";

import { movedTo, shiftedTerrain, tidyHeading } from "../../web/page/edit/place.js";
import { redo, undo } from "../../web/page/history.js";
import { edited, isEditable, opened, ruled, withUnit } from "../../web/page/state.js";
import { ask, questionOf } from "../view/support/figure.js";

const question = questionOf("figure-d");
const { contacts } = ask({ ask: "ninth-age/contacts", battle: question.battle });
const battle = { ...question.battle, contacts };

test("a unit is put down in whole micrometres and hundredths of a degree", () => {
  const { units } = movedTo(battle, "B", [300.00049, 499.9996], -0.004);
  const unit = units.find(({ id }) => id === "B");
  assert.deepEqual([unit?.at, unit?.heading], [[300, 500], 0]);
  assert.equal(ask({ ask: "ninth-age/contacts", battle: { ...battle, units, contacts: [] } }).contacts.length, 2);
});

test("a heading stays between 0 and 360", () => {
  assert.deepEqual([-90, 359.996, 725.128, -0.001].map(tidyHeading), [270, 0, 5.13, 0]);
});

test("a unit that is moved leaves its stored contacts, the others keep theirs", () => {
  const moved = movedTo(battle, "B", [300, 490], 90);
  assert.deepEqual(
    moved.contacts?.map(({ units }) => units.join()),
    ["green,A", "green,C"],
  );
  assert.equal(movedTo(question.battle, "B", [300, 490], 90).contacts, undefined);
});

test("terrain is shifted whole", () => {
  const [piece] = shiftedTerrain(battle, "rock", [0.1, -0.2]).terrain ?? [];
  assert.deepEqual(piece.outline[0], [500.1, 524.8]);
  assert.equal(piece.outline.length, battle.terrain[0].outline.length);
});

test("an edit is one step to undo, keeps the chosen unit and takes back a ruling", () => {
  const before = withUnit(ruled(opened(question), 0), "B");
  const after = edited(before, movedTo(battle, "B", [300, 490], 90));
  assert.equal(isEditable(before), false);
  assert.equal(isEditable(after), true);
  assert.deepEqual([after.step, after.selection.unit, after.past.length], [null, "B", 2]);
  assert.deepEqual(undo(after).question, before.question);
  assert.deepEqual(redo(undo(after)), after);
});

test("an edit drops what was chosen and the losses of a unit that is gone", () => {
  const chosen = { ...question, choice: { sides: {} }, losses: [...question.losses, { unit: "B", healthPoints: 1 }] };
  const rest = { ...battle, units: battle.units.filter((/** @type {any} */ { id }) => id !== "B"), contacts: [] };
  const after = /** @type {any} */ (edited(opened(chosen), rest).question);
  assert.equal("choice" in after, false);
  assert.deepEqual(after.losses, question.losses);
});
