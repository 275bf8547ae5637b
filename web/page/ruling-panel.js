/**
 * The ruling in words: verdict, reasons, and the steps to walk through.
 *
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./answers.js").Derived} Derived
 * @typedef {import("./history.js").State} State
 */
import { momentsOf } from "../view/moments.js";
import { viewOf } from "../view/rulesets.js";
import { element } from "../view/tree.js";
import { refusalOf } from "../view/verdict-text.js";

/**
 * Always there, so that it is read out when it fills.
 * @param {State} state
 * @param {Derived} derived
 * @param {Words} words
 */
export function verdictTree(state, derived, words) {
  const verdict = verdictText(state, derived, words);
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
 * @param {State} state
 * @param {Derived} derived
 * @param {Words} words
 */
export function verdictText({ question }, { shown, option, fault }, words) {
  if (fault) return refusalOf(fault, question.battle, words);
  return shown && viewOf(question).verdict({ question, answer: shown }, words, option !== null);
}

/** @param {Derived} derived */
function toneOf({ shown, option, fault }) {
  const isBarred = fault || option?.legal === false || shown?.outcome === "notAllowed";
  return isBarred ? "barred" : "";
}

/**
 * The moments of what is shown, each to be tapped.
 * @param {State} state
 * @param {Derived} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function stepsTree({ question, step }, { shown }, words, actions) {
  if (!shown?.steps.length) return null;
  return element(
    "ol",
    { key: "steps", class: "steps" },
    momentsOf(shown).map((moment, index) => {
      const { title, text } = viewOf(question).moment(moment, { question, answer: shown }, words);
      const current = index === step ? { class: "current", "aria-current": "step" } : {};
      return element(
        "li",
        { key: String(index) },
        element(
          "button",
          { ...current, on: { click: () => actions.goTo(index) } },
          element("span", { class: "number" }, String(index + 1)),
          element("b", {}, title),
          element("span", { class: "text" }, text),
        ),
      );
    }),
  );
}
