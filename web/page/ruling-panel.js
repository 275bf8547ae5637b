/** The ruling in words: verdict, reasons, and the steps to walk through. */
import { momentsOf } from "../view/moments.js";
import { momentText } from "../view/step-text.js";
import { refusalOf, verdictOf } from "../view/verdict-text.js";
import { element } from "../view/tree.js";

/**
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./app.js").Actions} Actions
 * @typedef {import("./history.js").State} State
 * @typedef {import("./answers.js").Derived} Derived
 */

/**
 * Read out when it changes.
 * @param {State} state
 * @param {Derived} derived
 * @param {Words} words
 */
export function verdictTree(state, { shown, error }, words) {
  const inside =
    shown || error ? verdictText(state, shown, error, words) : { kicker: "", headline: "", reasons: [], tone: "none" };
  return element(
    "section",
    { key: "verdict", class: `verdict ${inside.tone}`, role: "status", "aria-live": "polite" },
    inside.kicker && element("p", { key: "kicker", class: "kicker" }, inside.kicker),
    inside.headline && element("h2", { key: "headline" }, inside.headline),
    inside.reasons.map((reason, index) => element("p", { key: `reason-${index}` }, reason)),
  );
}

/**
 * @param {State} state
 * @param {any} shown
 * @param {any} error
 * @param {Words} words
 * @returns {{kicker: string, headline: string, reasons: string[], tone: string}}
 */
function verdictText({ question, selection }, shown, error, words) {
  if (error) return { ...refusalOf(error, question.battle, words), tone: "barred" };
  const isOption = selection.option !== null;
  const isBarred = isOption ? !shown.options[selection.option ?? 0].legal : shown.outcome === "notAllowed";
  return {
    ...verdictOf({ question, answer: shown }, words, isOption),
    tone: isBarred ? "barred" : isOption ? "possible" : "ruled",
  };
}

/**
 * @param {State} state
 * @param {Derived} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function stepsTree({ question, step }, { shown }, words, actions) {
  const moments = momentsOf(shown);
  if (moments.length === 1) return null;
  return element(
    "ol",
    { key: "steps", class: "steps" },
    moments.map((moment, index) => {
      const { title, text } = momentText(moment, { question, answer: shown }, words);
      const current = index === step;
      return element(
        "li",
        { key: String(index) },
        element(
          "button",
          {
            class: current ? "current" : "",
            "aria-current": current ? "step" : null,
            on: { click: () => actions.goTo(index) },
          },
          element("span", { class: "number" }, String(index + 1)),
          element("b", {}, title),
          element("span", { class: "text" }, text),
        ),
      );
    }),
  );
}
