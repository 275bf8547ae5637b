// What is drawn of ways that are equally good: each has a number of its own, on what it takes.
import assert from "node:assert/strict";
import test from "node:test";

import { deriving } from "../../web/view/answers.js";
import { sceneAt } from "../../web/view/scene-at.js";
import { ask, questionOf } from "./support/figure.js";
import { wordsIn } from "./support/words.js";

const derive = deriving({ ask });

/**
 * The shapes of a ruling by their looks.
 * @param {string} name of a worked case
 * @param {number | null} [option]
 * @returns {Promise<{ways: any[], models: any[]}>}
 */
async function drawn(name, option = null) {
  const state = { question: questionOf(name), step: 0, selection: { unit: null, option } };
  const { shapes } = sceneAt(state, await derive(state), wordsIn("en"));
  return {
    ways: shapes.filter(({ look }) => look === "way"),
    models: shapes.filter(({ look }) => look.startsWith("tie ")),
  };
}

test("a number stands on a model that its way alone takes, and a model that all of them take shows none", async () => {
  const { ways, models } = await drawn("odd-spare");
  assert.deepEqual(
    ways.map(({ text, option }) => [text, option]).sort(),
    [
      ["1", 1],
      ["2", 2],
    ],
    "1 left with 2 right, and 2 left with 1 right",
  );
  const files = models.map(({ outlines: [[[x]]], option }) => [x, option]).sort(([one], [other]) => one - other);
  assert.deepEqual(
    files.map(([, option]) => option),
    [undefined, 2, 1, undefined],
  );
  assert.ok(files[3][0] > files[2][0] && files[2][0] > files[1][0]);
});

test("numbers that find no model of their own stand behind one another", async () => {
  const { ways } = await drawn("reading-01-active-player-chooses-first");
  assert.deepEqual(ways.map(({ text }) => text).sort(), ["1", "2", "3", "4"]);
  const places = ways.map(({ at: [x, y] }) => [x, y]);
  for (const [index, [x, y]] of places.entries()) {
    for (const [otherX, otherY] of places.slice(index + 1)) assert.ok(Math.hypot(x - otherX, y - otherY) >= 18);
  }
});

test("nothing is numbered while a way is looked at, nor where the ruling is decided", async () => {
  for (const { ways, models } of [await drawn("odd-spare", 1), await drawn("figure-d")]) {
    assert.deepEqual([ways, models], [[], []]);
  }
});
