/**
 * What a figure shows, from the text in it: notation, JSON, or the hash of a link from the page. The text may be anyone's;
 * the referee judges it.
 *
 * @typedef {{question: any, step?: number | null, option?: number | null}} Shown
 * @typedef {Shown | {fault: any, question?: any}} Source
 */
import { readLink } from "../view/link.js";
import { mostBytes, readSaved, tameIn } from "../view/saved.js";

/** A text that is nothing but the hash of a link. */
const link = /^#\d+[a-z][\w-]+$/;

/**
 * @param {string} text
 * @param {{ask: (question: any) => any}} referee
 * @returns {Promise<Source>}
 */
export async function sourceOf(text, referee) {
  const trimmed = text.trim();
  if (link.test(trimmed)) return shown(await readLink(trimmed));
  if (trimmed.startsWith("{")) {
    const reading = readSaved(trimmed);
    // What is not ours the referee refuses with the place and the reason.
    const { error } = "fault" in reading ? referee.ask(trimmed) : {};
    // A question alone has no step, which a link to an unruled battle has.
    return error
      ? { fault: error }
      : { ...shown(reading), ...("step" in reading && reading.step === null && { step: undefined }) };
  }
  const { question, error } = referee.ask({ ask: "notation/read", text });
  return error ? { fault: error } : { question: drawable(tameIn(JSON.stringify(question))) };
}

/**
 * @param {import("../view/saved.js").Reading} reading
 * @returns {Source}
 */
function shown(reading) {
  if ("fault" in reading) return { fault: { code: `saved.${reading.fault}` } };
  return { ...reading, question: drawable(reading.question) };
}

/**
 * Contacts are part of every picture, so a question for them alone is a battle in which nothing is lost.
 * @param {any} question
 */
export function drawable(question) {
  if (question?.ask !== "ninth-age/contacts") return question;
  return { ask: "ninth-age/casualties", battle: question.battle, losses: [] };
}

/**
 * The text that an element carries: in a script that is none, in a `<pre>`, or plain.
 * @param {Element} element
 */
export function textIn(element) {
  const holder = element.querySelector("script[type='text/plain'], script[type='application/json'], pre");
  return (holder ?? element).textContent ?? "";
}

/**
 * Rejects when it cannot be read or is too long.
 * @param {URL} address
 */
export async function textAt(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  const text = await response.text();
  if (text.length > mostBytes) throw new Error(`${text.length}`);
  return text;
}
