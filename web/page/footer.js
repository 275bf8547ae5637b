/** The one thing to do next: rule, take a choice, apply, or go back. */
import { element } from "../view/tree.js";

/**
 * @param {import("./history.js").State} state
 * @param {import("./answers.js").Derived} derived
 * @param {import("../view/words.js").Words} words
 * @param {import("./actions.js").Actions} actions
 */
export function footerTree({ step }, { shown, option, fault }, words, actions) {
  const isRuled = step !== null;
  const isPossible = shown?.outcome === "decided" && option?.legal !== false;
  const isStuck = isRuled && (fault || (!option && shown?.outcome === "notAllowed"));
  return element(
    "footer",
    { key: "footer" },
    option && button("back", words.say("page.closeOption"), () => actions.showOption(null), !isPossible),
    !isRuled && button("rule", words.say("page.rule"), actions.rule, true),
    isPossible && button("apply", words.say(option ? "page.takeChoice" : "page.apply"), actions.apply, true),
    shown?.outcome === "ownerChooses" && button("apply", words.say("page.chooseFirst"), () => {}, true, true),
    isStuck && button("losses", words.say("page.backToLosses"), actions.backToLosses, true),
  );
}

/**
 * @param {string} key
 * @param {string} text
 * @param {() => void} click
 * @param {boolean} isPrimary
 * @param {boolean} [disabled]
 */
function button(key, text, click, isPrimary, disabled) {
  return element("button", { key, class: isPrimary ? "primary" : "", disabled, on: { click } }, text);
}
