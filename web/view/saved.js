/**
 * What is kept of a position when it leaves the page, as text: the question, the moment and the option looked at. What
 * comes back may be anybody's writing, so everything about it is checked but what only the referee can judge.
 *
 * @typedef {import("./asked.js").Question} Question
 * @typedef {{question: Question, step: number | null, option: number | null}} Saved
 * @typedef {"broken" | "version" | "tooLong" | "wrong"} Fault why a text is not one of ours
 * @typedef {Saved | {fault: Fault}} Reading
 */

/** The newest version of the form. A reader must always know all older ones. */
export const version = 1;

/** The longest text that is looked at; the referee reads no longer one either. */
export const mostBytes = 1_000_000;

const asks = [
  "ninth-age/casualties",
  "ninth-age/nudge",
  "ninth-age/contacts",
  "conquest/wounds",
  "ancients/retreat",
  "ancients/turn",
];

/**
 * Characters that break a line, turn the text around them, or cannot be seen at all, so that two names look like one; no name
 * needs them. Those that join the letters and signs around them or choose how they look stay.
 */
const unruly =
  /(?![\u200c\u200d\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Zl}\p{Zp}\p{DI}\ufff9-\ufffb]/gu;

/**
 * A file's text, to be read by people as well.
 * @param {Saved} saved
 */
export function fileText({ question, step, option }) {
  return `${JSON.stringify({ closeRanks: version, question, step, option }, null, 2)}\n`;
}

/**
 * What a text saves: our own form, or a question alone.
 * @param {string} text
 * @returns {Reading}
 */
export function readSaved(text) {
  if (text.length > mostBytes) return { fault: "tooLong" };
  let value;
  try {
    value = tameIn(text);
  } catch {
    return { fault: "broken" };
  }
  if (!isObject(value)) return { fault: "wrong" };
  const { closeRanks = 1, question = value, step = null, option = null } = value;
  if (!Number.isInteger(closeRanks) || closeRanks < 1) return { fault: "wrong" };
  if (closeRanks > version) return { fault: "version" };
  const isOurs = isObject(question) && asks.includes(question.ask) && isObject(question.battle);
  return isOurs && isPlace(step) && isPlace(option) ? { question, step, option } : { fault: "wrong" };
}

/**
 * The value of a JSON text without unruly characters in its texts. Throws when there is none.
 * @param {string} text
 */
export function tameIn(text) {
  return JSON.parse(text, (_, inner) => (typeof inner === "string" ? inner.replace(unruly, "") : inner));
}

/** @param {unknown} value */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Whether it is a place in a list, or null.
 * @param {unknown} value
 */
export function isPlace(value) {
  return value === null || (Number.isInteger(value) && Number(value) >= 0);
}
