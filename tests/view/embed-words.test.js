// That a figure says nothing in words that the embed leaves out: it would show their codes.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import test from "node:test";

import { load } from "closeranks";

import { unsaid } from "../../web/dev/embed-files.js";
import { captionTree, faultTree, rulingTree } from "../../web/element/parts.js";
import { deriving } from "../../web/view/answers.js";
import { momentsOf } from "../../web/view/moments.js";
import { sceneAt } from "../../web/view/scene-at.js";
import { languages } from "../../web/view/words.js";
import { readCases } from "../support/cases.js";
import { wordsIn } from "./support/words.js";

const derive = deriving(/** @type {any} */ (await load()));
const actions = { walkTo: () => {}, showOption: () => {} };

/** Every question of the worked cases about a battle as a figure, at its ruling and with its first option looked at. */
const figures = await Promise.all(
  readCases()
    .filter(({ question }) => /^(ninth-age|conquest|ancients)\//.test(/** @type {any} */ (question).ask))
    .flatMap(({ file, question }) => [null, 0].map((option) => figureOf(file, question, option))),
);

/**
 * @param {string} file
 * @param {any} question
 * @param {number | null} option
 */
async function figureOf(file, question, option) {
  const derived = await derive({ question, step: 0, selection: { option } });
  const last = derived.shown?.steps ? momentsOf(derived.shown).length : 0;
  return { file, question, option, derived, last, fault: derived.fault };
}

/**
 * Says all of a figure at each of its steps.
 * @param {(typeof figures)[number]} figure
 * @param {import("../../web/view/words.js").Words} words
 */
function tell(figure, words) {
  const { question, derived, last, option, fault } = figure;
  if (fault) return faultTree({ ...figure, step: 0 }, words);
  if (!last) return;
  rulingTree({ ...figure, step: last }, words, actions);
  for (let step = 0; step <= last; step++) {
    captionTree({ ...figure, step }, false, words, actions);
    const seen = step > 0 ? derived : { ...derived, shown: null, next: [], option: null };
    sceneAt({ question, step: Math.max(0, step - 1), selection: { option } }, seen, words);
  }
}

test("among the figures are open ones of every ruleset", () => {
  const open = figures.filter(({ derived }) => derived.ruling?.outcome === "ownerChooses");
  assert.deepEqual([...new Set(open.map(({ question }) => question.ask))].sort(), [
    "ancients/retreat",
    "ancients/turn",
    "conquest/wounds",
    "ninth-age/casualties",
  ]);
});

for (const language of Object.keys(languages)) {
  test(`no figure says what the embed leaves out, in ${language}`, async () => {
    const folder = new URL(`../../web/view/lang/${language}/`, import.meta.url);
    const leftOut = readdirSync(folder).filter((file) => unsaid.test(`${folder}${file}`));
    assert.ok(leftOut.length > 0);
    const parts = await Promise.all(leftOut.map(async (file) => (await import(`${folder}${file}`)).default));
    const codes = new Set(parts.flatMap((part) => Object.keys(part)));
    const words = wordsIn(language);
    for (const figure of figures) {
      /** @type {string[]} */
      const said = [];
      tell(figure, {
        ...words,
        say: (code, values) => {
          if (codes.has(code) || !words.knows(code)) said.push(code);
          return words.say(code, values);
        },
      });
      assert.deepEqual(said, [], figure.file);
    }
  });
}
