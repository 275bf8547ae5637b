// What was saved, on the table again: every worked case, and cases that someone has tampered with.
import assert from "node:assert/strict";
import test from "node:test";

import { load } from "closeranks";

import { deriving } from "../../web/view/answers.js";
import { undo } from "../../web/page/history.js";
import { logLines, logOf } from "../../web/page/share/log.js";
import { openingOf } from "../../web/page/share/opening.js";
import { reportText } from "../../web/page/share/report.js";
import { carriedOn, edited, opened, ruled } from "../../web/page/state.js";
import { readSaved } from "../../web/view/saved.js";
import { languages, loadWords } from "../../web/view/words.js";
import { viewOf } from "../../web/view/rulesets.js";
import { readCases } from "../support/cases.js";
import { questionOf } from "../view/support/figure.js";

const referee = await load();
const derive = deriving(referee);
const words = await Promise.all(Object.keys(languages).map(loadWords));
const first = opened(questionOf("figure-a"));
const cases = readCases();

/**
 * Opens it and looks at it in every way that the page does.
 * @param {any} saved
 */
async function look(saved) {
  const opening = await openingOf(first, saved, referee.ask, derive);
  if ("fault" in opening) return opening;
  const { state } = opening;
  const derived = await derive(state);
  const subject = { ...derived, question: state.question, answer: derived.shown ?? undefined, step: state.step ?? 0 };
  for (const language of words) {
    assert.ok(viewOf(state.question).scene(subject, language).shapes.length >= state.question.battle.units.length);
    assert.ok(reportText(state, derived, [], "link", language).endsWith("link"));
  }
  return { state, derived };
}

test("every worked case opens or is refused, and undo leads back", async () => {
  /** @type {string[]} */
  const refused = [];
  for (const { file, question, answer } of cases) {
    const found = await look({ question, step: 99, option: 999 });
    if ("fault" in found) {
      refused.push(file);
      assert.ok(/** @type {any} */ (answer).error, file);
    } else assert.equal(undo(found.state).question, first.question);
  }
  assert.ok(refused.length > 0);
});

test("a moment and an option that there are not become those that there are", async () => {
  const found = await look({ question: questionOf("figure-d"), step: 99, option: 999 });
  assert.ok("state" in found);
  assert.deepEqual([found.state.step, found.state.selection.option], [3, null]);
});

test("losses that nobody can take are shown, not refused", async () => {
  const question = questionOf("figure-d");
  question.losses = [{ unit: "green", healthPoints: 2, places: [5] }];
  assert.equal(/** @type {any} */ (referee.ask(question)).error?.code, "ninth-age.places");
  const found = await look({ question, step: 0, option: null });
  assert.ok("state" in found && found.derived.fault);
});

test("a pair that is stored but parted opens, to be nudged", async () => {
  const question = questionOf("figure-d");
  question.battle.units[2].at[0] -= 10;
  question.battle.contacts = [{ units: ["green", "B"], facings: ["left", "front"] }];
  assert.ok("state" in (await look({ question, step: null, option: null })));
});

test("whatever is done to a saved position, it is opened and shown or refused", async () => {
  const seed = Number(process.env.CLOSE_RANKS_SEED ?? Date.now() % 1e9);
  const random = randomness(seed);
  const pick = (/** @type {any[]} */ list) => list[Math.floor(random() * list.length)];
  const junk = [
    null,
    true,
    -1,
    0,
    0.5,
    1e9,
    "",
    "r",
    "C",
    "green",
    "<b>",
    [],
    [null],
    {},
    { a: 1 },
    [["r"]],
    "__proto__",
  ];
  let shown = 0;
  for (let round = 0; round < 1500; round++) {
    const question = structuredClone(pick(cases).question);
    for (let times = 0; times <= random() * 2; times++) tamper(question, pick, junk);
    const text = JSON.stringify({ question, step: pick([null, 0, 1, 5]), option: pick([null, 0, 2]) });
    const saved = readSaved(text);
    if ("fault" in saved) continue;
    try {
      if ("state" in (await look(saved))) shown++;
    } catch (error) {
      assert.fail(`CLOSE_RANKS_SEED=${seed}, round ${round}: ${text}\n${/** @type {Error} */ (error).stack}`);
    }
  }
  assert.ok(shown > 20, `${shown} shown, seed ${seed}`);
});

/**
 * Puts something else into one place, or takes it out.
 * @param {any} question
 * @param {(list: any[]) => any} pick
 * @param {any[]} junk
 */
function tamper(question, pick, junk) {
  let inside = question;
  for (;;) {
    const key = pick(Object.keys(inside));
    if (key === undefined) return;
    const next = inside[key];
    if (typeof next === "object" && next !== null && pick([true, true, true, false])) {
      inside = next;
      continue;
    }
    if (pick([true, false, false])) delete inside[key];
    else inside[key] = structuredClone(pick(junk));
    return;
  }
}

/** @param {number} seed */
function randomness(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test("the log tells of what was applied and of changes by hand, and begins anew with another battle", async () => {
  const [english] = words;
  const start = opened(questionOf("figure-d"));
  const lines = async (/** @type {any} */ state) =>
    logLines(await logOf(state, derive), english).map((line) => line.split(/[:.]/)[0]);
  const applied = async (/** @type {any} */ state) => {
    const looked = ruled(state, 3);
    return carriedOn(looked, /** @type {any} */ ((await derive(looked)).shown).battle);
  };
  const after = await applied(start);
  assert.deepEqual(await lines(ruled(start, 3)), []);
  assert.deepEqual(await lines(after), ["Batch 1"]);
  assert.deepEqual(await lines(undo(after)), []);
  const { battle } = after.question;
  const [one, ...others] = battle.units;
  const moved = edited(after, { ...battle, units: [{ ...one, at: [470, 600] }, ...others], contacts: [] });
  assert.deepEqual(await lines(moved), ["Batch 1", "The position was changed by hand"]);
  const kept = JSON.parse(JSON.stringify(moved));
  assert.deepEqual(await lines(kept), ["Batch 1", "The position was changed by hand"], "as it comes from a store");
  assert.deepEqual(await lines(carriedOn(moved, questionOf("figure-e").battle)), []);
});
