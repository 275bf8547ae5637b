/** The one thing to do next: rule, take a choice, apply, or go back. */
import { element } from "../view/tree.js";

/**
 * @param {import("./history.js").State} state
 * @param {import("./answers.js").Derived} derived
 * @param {import("../view/words.js").Words} words
 * @param {import("./app.js").Actions} actions
 */
export function footerTree({ step, selection }, { shown, error }, words, actions) {
  const isOption = selection.option !== null;
  const isPossible = shown?.outcome === "decided" && (!isOption || shown.options[selection.option ?? 0].legal);
  return element(
    "footer",
    { key: "footer" },
    isOption && button("back", words.say("page.closeOption"), () => actions.showOption(null), !isPossible),
    step === null && button("rule", words.say("page.rule"), actions.rule, true),
    isPossible && button("apply", words.say(isOption ? "page.takeChoice" : "page.apply"), actions.apply, true),
    (error || shown?.outcome === "notAllowed") &&
      step !== null &&
      button("losses", words.say("page.backToLosses"), actions.backToLosses, true),
  );
}

/**
 * @param {string} key
 * @param {string} text
 * @param {() => void} click
 * @param {boolean} isPrimary
 */
function button(key, text, click, isPrimary) {
  return element("button", { key, class: isPrimary ? "primary" : "", on: { click } }, text);
}
