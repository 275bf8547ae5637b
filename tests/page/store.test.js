// That a state comes back as it was kept, within its room, and that a write cut short anywhere leaves the one before it.
import assert from "node:assert/strict";
import test from "node:test";

import { figures } from "../../web/page/figures.js";
import { undo } from "../../web/page/history.js";
import { opened, openQuestion, withLoss } from "../../web/page/state.js";
import { readSlots, setAside, writeSlot } from "../../web/page/store/slots.js";
import { stateIn, textOf } from "../../web/page/store/state-text.js";

/** @typedef {import("../../web/page/history.js").State} State */

const first = figures["ninth-age"].d;
const enough = 400_000;

/** @param {number} changes */
function stateAfter(changes) {
  let state = opened(first);
  for (let i = 0; i < changes; i++) state = withLoss(state, i % 2 ? "A" : "B", undefined, 1);
  return state;
}

/** @param {string | undefined} text */
const bare = (text) => {
  assert.ok(text);
  return text;
};

/**
 * A storage of a browser, in memory; `room` is how many characters it takes, of one text or of all together.
 * @param {{room?: number}} [limits]
 */
function memory({ room = Infinity } = {}) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const storage = {
    kept,
    room,
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    removeItem: (/** @type {string} */ key) => kept.delete(key),
    setItem(/** @type {string} */ key, /** @type {string} */ text) {
      const others = [...kept].filter(([other]) => other !== key).reduce((sum, [, { length }]) => sum + length, 0);
      if (others + text.length > storage.room) throw new Error("QuotaExceededError");
      kept.set(key, text);
    },
  };
  return /** @type {typeof storage & Storage} */ (storage);
}

test("a state with past and future is read back as it was, and battles that were shared are shared again", () => {
  const state = undo(undo(openQuestion(stateAfter(6), figures.conquest.a)));
  const read = stateIn(bare(textOf(state, enough)), []);
  assert.deepEqual(read, state);
  assert.equal(new Set([read, ...read.past, ...read.future].map(({ question }) => question.battle)).size, 2);
});

test("a battle that is one of the examples is that example again", () => {
  const read = stateIn(bare(textOf(stateAfter(1), enough)), [figures.conquest.a.battle, first.battle]);
  assert.equal(read.question.battle, first.battle);
});

test("what has no room is left out, the farthest past first, and never where the state stands", () => {
  const state = stateAfter(1_000);
  for (const most of [20_000, 100_000]) {
    const text = bare(textOf(state, most));
    assert.ok(text.length <= most && text.length > most * 0.95, `${text.length}`);
    const read = stateIn(text, []);
    assert.deepEqual(read.question, state.question);
    assert.deepEqual(read.past, state.past.slice(-read.past.length));
  }
  assert.equal(textOf(state, 500), undefined);
});

test("400,000 characters hold more than 1,500 changes of an example", () => {
  const { past } = stateIn(bare(textOf(stateAfter(3_000), enough)), []);
  assert.ok(past.length > 1_500, `${past.length}`);
});

for (const [what, text] of Object.entries({
  nothing: "",
  "half of it": bare(textOf(stateAfter(3), enough)).slice(0, 700),
  "another version": bare(textOf(stateAfter(3), enough)).replace('"version":1', '"version":2'),
  null: "null",
  "a list": "[]",
  "no battle":
    '{"version":1,"battles":[],"now":{"battle":0,"asked":{"ask":"x"},"step":null,"selection":{"unit":null,"option":null}},"past":[],"future":[]}',
  "a battle of another kind": bare(textOf(stateAfter(0), enough)).replace(
    /"battles":\[.*?\],"now"/,
    '"battles":[7],"now"',
  ),
  "a battle that every list has": bare(textOf(stateAfter(0), enough)).replace('"battle":0', '"battle":"length"'),
  "a step before the first": bare(textOf(stateAfter(0), enough)).replace('"step":null', '"step":-1'),
  "losses that are none": bare(textOf(stateAfter(0), enough)).replace(/"losses":\[.*?\]/, '"losses":[null]'),
  "a past of another kind": bare(textOf(stateAfter(0), enough)).replace('"past":[]', '"past":[0]'),
})) {
  test(`${what} is no state`, () => assert.throws(() => stateIn(text, [])));
}

test("the two places are written in turn, and the newest is read first", () => {
  const storage = memory();
  for (const text of ["one", "two", "three"]) writeSlot(storage, "here", text);
  assert.deepEqual(
    readSlots(storage, "here").whole.map(({ text }) => text),
    ["three", "two"],
  );
  assert.equal(storage.kept.size, 2);
});

test("a write that ends anywhere leaves the text before it, and what was left of it is found broken", () => {
  const whole = memory();
  for (const text of ["the first", "the second", "the third\nof two lines"]) writeSlot(whole, "here", text);
  const [newest] = readSlots(whole, "here").whole;
  const written = whole.getItem(newest.place) ?? "";
  for (let length = 0; length < written.length; length++) {
    const storage = memory();
    for (const [place, text] of whole.kept)
      storage.setItem(place, place === newest.place ? text.slice(0, length) : text);
    const found = readSlots(storage, "here");
    assert.deepEqual([found.whole.map(({ text }) => text), found.broken], [["the second"], [newest.place]]);
    setAside(storage, "here", newest.place);
    writeSlot(storage, "here", "the third again");
    assert.deepEqual(
      readSlots(storage, "here").whole.map(({ text }) => text),
      ["the third again", "the second"],
    );
    assert.equal(storage.getItem("here/broken"), written.slice(0, length));
  }
});

test("a write without room throws, and both texts before it are still there", () => {
  const storage = memory({ room: 40 });
  writeSlot(storage, "here", "one");
  writeSlot(storage, "here", "two");
  assert.throws(() => writeSlot(storage, "here", "x".repeat(40)));
  assert.deepEqual(
    readSlots(storage, "here").whole.map(({ text }) => text),
    ["two", "one"],
  );
});

test("what is set aside without room for it is dropped, so that it is not read again", () => {
  const storage = memory();
  storage.setItem("here/0", "broken");
  storage.room = 0;
  setAside(storage, "here", "here/0");
  assert.deepEqual(readSlots(storage, "here"), { whole: [], broken: [] });
});
