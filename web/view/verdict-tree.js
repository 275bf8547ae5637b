/** The ruling in words as a tree: a small title, the headline and its reasons; or why there is none. */
import { isUnanswered } from "./answers.js";
import { viewOf } from "./rulesets.js";
import { element } from "./tree.js";
import { refusalOf } from "./verdict-text.js";

/**
 * Always there, so that it is read out when it fills.
 * @param {import("./answers.js").Looked} looked
 * @param {import("./answers.js").Derived} derived
 * @param {import("./words.js").Words} words
 */
export function verdictTree(looked, derived, words) {
  const verdict = verdictText(looked, derived, words);
  return element(
    "section",
    { key: "verdict", class: `verdict ${toneOf(derived)}`, role: "status", "aria-live": "polite" },
    verdict && [
      element("p", { key: "kicker", class: "kicker" }, verdict.kicker),
      element("h2", { key: "headline" }, verdict.headline),
      verdict.reasons.map((reason, index) => element("p", { key: `reason-${index}` }, reason)),
    ],
  );
}

/**
 * The verdict on what is looked at; null or false before the ruling.
 * @param {import("./answers.js").Looked} looked
 * @param {import("./answers.js").Derived} derived
 * @param {import("./words.js").Words} words
 */
export function verdictText({ question }, { shown, option, fault }, words) {
  const refusal = fault && refusalOf(fault, question.battle, words);
  if (refusal) return isUnanswered(fault) ? { ...refusal, kicker: words.say("kicker.unanswered") } : refusal;
  return shown && viewOf(question).verdict({ question, answer: shown }, words, option !== null);
}

/** @param {import("./answers.js").Derived} derived */
function toneOf({ shown, option, fault }) {
  const isBarred = fault || option?.legal === false || shown?.outcome === "notAllowed";
  return isBarred ? "barred" : "";
}
