/**
 * The log: what was ruled and applied so far, told from the history, so that it goes with undo and redo. Another battle on
 * the table begins it anew; a battle changed by hand is a line of its own.
 *
 * @typedef {import("../history.js").State} State
 * @typedef {import("../history.js").Kept} Kept
 * @typedef {{question: any, answer: any} | null} Entry what was applied; null where the battle was changed by hand
 */
import { askedText } from "../../view/position-text.js";
import { rulesetOf, viewOf } from "../../view/rulesets.js";

/**
 * @param {State} state
 * @param {(state: State) => Promise<import("../../view/answers.js").Derived>} derive
 * @returns {Promise<Entry[]>}
 */
export async function logOf(state, derive) {
  /** @type {Entry[]} */
  let entries = [];
  for (const [index, before] of state.past.entries()) {
    const { battle } = (state.past[index + 1] ?? state).question;
    if (isAsLeft(before.question.battle, battle)) continue;
    const shown = before.step === null ? null : (await derive({ ...before, past: [], future: [] })).shown;
    if (shown && isAsLeft(shown.battle, battle)) entries.push({ question: before.question, answer: shown });
    else if (!isNearlyAsLeft(before.question.battle, battle)) entries = [];
    else if (entries.at(-1)) entries.push(null);
  }
  return entries;
}

/**
 * A line for each entry.
 * @param {Entry[]} entries
 * @param {import("../../view/words.js").Words} words
 */
export function logLines(entries, words) {
  let number = 0;
  return entries.map((entry) => {
    if (!entry) return words.say("log.changed");
    const { headline, reasons } = viewOf(entry.question).verdict(entry, words);
    const asked = askedText(entry.question, words);
    const text = [asked && `${asked}.`, headline, ...reasons].filter(Boolean).join(" ");
    if (entry.question.ask === "ninth-age/nudge") return `${words.say("kicker.nudge")}: ${text}`;
    return words.say(`log.${rulesetOf(entry.question)}`, { number: ++number, text });
  });
}

/**
 * Whether everything stands in one battle as in another.
 * @param {any} one
 * @param {any} other
 */
function isAsLeft(one, other) {
  return one === other || (isSame(one.units, other.units) && isSame(one.terrain ?? [], other.terrain ?? []));
}

/**
 * Whether a hand may have made one battle of another: it changes a unit at a time.
 * @param {any} one
 * @param {any} other
 */
function isNearlyAsLeft(one, other) {
  const now = other.units.map((/** @type {any} */ unit) => JSON.stringify(unit));
  const changed = one.units.filter((/** @type {any} */ unit) => !now.includes(JSON.stringify(unit)));
  return changed.length <= 1 && changed.length < one.units.length;
}

/**
 * @param {unknown} one
 * @param {unknown} other
 */
function isSame(one, other) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
