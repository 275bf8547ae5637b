// The page's state: what gestures do to it, and undo and redo without limit.
import assert from "node:assert/strict";
import test from "node:test";

import { redo, undo } from "../../web/page/history.js";
import {
  atStep,
  backAtLosses,
  carriedOn,
  isNudgeInRuling,
  lossOf,
  nudging,
  opened,
  ruled,
  withLoss,
  withOption,
  withUnit,
} from "../../web/page/state.js";

const battle = { table: { width: 100, depth: 100 }, activePlayer: "green", units: [] };
/** @type {import("../../web/view/asked.js").CasualtiesQuestion} */
const question = { ask: "ninth-age/casualties", battle, losses: [{ unit: "green", healthPoints: 3 }] };

/** @param {import("../../web/page/history.js").State} state */
function lossesOf({ question: asked }) {
  return "losses" in asked ? asked.losses : null;
}

test("a hundred changes are undone and redone one by one", () => {
  let state = opened(question);
  for (let value = 1; value <= 100; value += 1) state = withLoss(state, "A", undefined, 1);
  const last = state;
  for (let value = 99; value >= 0; value -= 1) {
    state = undo(state);
    assert.equal(lossOf(state.question, "A"), value);
  }
  assert.equal(state.question, question);
  for (let value = 1; value <= 100; value += 1) state = redo(state);
  assert.deepEqual(state, last);
});

test("nothing to undo or redo leaves the state as it is", () => {
  const state = opened(question);
  assert.equal(undo(state), state);
  assert.equal(redo(state), state);
});

test("a new change forgets what could be redone", () => {
  const state = withLoss(undo(withLoss(opened(question), "A", undefined, 1)), "B", undefined, 1);
  assert.deepEqual(state.future, []);
});

test("walking through a ruling and looking at options is not for undo", () => {
  const state = ruled(opened(question), 3);
  const looked = withOption(withUnit(atStep(state, 1), "A"), 2, 4);
  assert.equal(looked.past.length, state.past.length);
  assert.equal(undo(looked).step, null);
});

test("losses of a unit and of its named model are kept apart, and none are left out", () => {
  const state = withLoss(withLoss(opened(question), "green", "C", 1), "green", undefined, -3);
  assert.deepEqual(lossesOf(state), [{ unit: "green", model: "C", healthPoints: 1 }]);
  assert.equal(lossOf(state.question, "green", "C"), 1);
  assert.equal(lossOf(state.question, "green"), 0);
});

test("changed losses are not ruled any more", () => {
  assert.equal(withLoss(ruled(opened(question), 3), "A", undefined, 1).step, null);
});

test("going on takes the new battle with no losses yet", () => {
  const other = { ...battle };
  const state = carriedOn(ruled(opened(question), 3), other);
  assert.equal(state.question.battle, other);
  assert.deepEqual(lossesOf(state), []);
  assert.equal(undo(state).question, question);
});

test("a nudge leads back to exactly what it was asked from, ruled or not", () => {
  const unruled = withUnit(opened(question), "A");
  const looked = atStep(withOption(ruled(unruled, 3), 1, 2), 1);
  for (const [state, isRuled] of /** @type {const} */ ([
    [unruled, false],
    [looked, true],
  ])) {
    const asked = nudging(state, { ...battle }, "A", "green");
    assert.equal(isNudgeInRuling(asked), isRuled);
    const { future, ...back } = backAtLosses(withUnit(atStep(asked, 1), null));
    const { future: _, ...before } = state;
    assert.deepEqual(back, before);
    assert.equal(future.length, 1);
  }
});
