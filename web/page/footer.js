/**
 * The one thing to do next: rule, take a choice, apply, or go back.
 *
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./answers.js").Derived} Derived
 * @typedef {{text: string, click?: () => void}} Deed without `click` it cannot be done yet
 */
import { element } from "../view/tree.js";

/**
 * @param {import("./history.js").State} state
 * @param {Derived} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function footerTree({ step }, derived, words, actions) {
  const back = { text: words.say("page.closeOption"), click: () => actions.showOption(null) };
  const next =
    step === null ? { text: words.say("page.rule"), click: actions.rule } : nextOf(derived, back, words, actions);
  return element(
    "footer",
    { key: "footer" },
    derived.option && next !== back && button("back", back),
    // One key whatever it does, so that the focus stays on it.
    button("primary", next),
  );
}

/**
 * What to do next with a ruling.
 * @param {Derived} derived
 * @param {Deed} back
 * @param {Words} words
 * @param {Actions} actions
 * @returns {Deed}
 */
function nextOf({ shown, option, fault }, back, words, actions) {
  const losses = { text: words.say("page.backToLosses"), click: actions.backToLosses };
  if (fault || !shown) return losses;
  if (option && !option.legal) return back;
  if (shown.outcome === "ownerChooses") return { text: words.say("page.chooseFirst") };
  if (shown.outcome !== "decided") return losses;
  return { text: words.say(option ? "page.takeChoice" : "page.apply"), click: actions.apply };
}

/**
 * @param {string} key
 * @param {Deed} deed
 */
function button(key, { text, click }) {
  return element("button", { key, class: key, disabled: !click, on: click ? { click } : {} }, text);
}
