/**
 * The steps of the ruling to walk through.
 *
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("../view/answers.js").Derived} Derived
 * @typedef {import("./history.js").State} State
 */
import { momentsOf } from "../view/moments.js";
import { viewOf } from "../view/rulesets.js";
import { element } from "../view/tree.js";

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
