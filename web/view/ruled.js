/**
 * What somebody wrote, ruled on: text in the notation or in JSON, a file saved by the page, or a question as an object.
 *
 * @typedef {import("../types.js").Fault} Fault
 * @typedef {{question?: any, answer: any, fault: null} | {question?: any, answer: null, fault: Fault}} Ruled
 */
import { readSaved } from "./saved.js";

/**
 * The question with its answer, or why there is none.
 * @param {object | string} written
 * @param {(question: any) => any} ask
 * @returns {Ruled}
 */
export function ruled(written, ask) {
  const { question = written, error: unread } =
    typeof written === "string" && !isJson(written) ? ask({ ask: "notation/read", text: unmarked(written) }) : {};
  if (unread) return { answer: null, fault: unread };
  if (typeof question !== "string") return withBattle(question, ask(question));
  const saved = savedIn(unmarked(question));
  if (saved) {
    if ("question" in saved) return withBattle(saved.question, ask(saved.question));
    return { answer: null, fault: { code: `saved.${saved.fault}`, at: "", expected: "", found: "" } };
  }
  // The text itself is asked: made an object first, it would have lost what it says twice.
  const answer = ask(unmarked(question));
  return withBattle(parsed(unmarked(question)), answer);
}

/**
 * @param {any} question
 * @param {any} answer
 * @returns {Ruled}
 */
function withBattle(question, answer) {
  if (answer.error) return { question, answer: null, fault: answer.error };
  if (question?.battle) return { question, answer, fault: null };
  const found = JSON.stringify(question?.ask);
  return { answer: null, fault: { code: "json.value", at: "/ask", expected: "a question about a battle", found } };
}

/**
 * What a file holds that the page has saved; nothing when it is none.
 * @param {string} text
 */
function savedIn(text) {
  return parsed(text)?.closeRanks === undefined ? undefined : readSaved(text);
}

/**
 * Nothing when it cannot be read.
 * @param {string} text
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} text */
function isJson(text) {
  return text.trimStart().startsWith("{");
}

/**
 * Without the mark that some editors put in front of a text.
 * @param {string} text
 */
function unmarked(text) {
  return text.replace(/^\ufeff/, "");
}
