/**
 * The one thing to do next: rule, take a choice, apply, or go back.
 *
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("../view/answers.js").Derived} Derived
 * @typedef {{text: string, click?: () => void}} Deed without `click` it cannot be done yet
 */
import { isUnanswered } from "../view/answers.js";
import { element } from "../view/tree.js";
import { rulesetOf } from "../view/rulesets.js";
import { canAsk, isRuledAtOnce } from "./questions.js";
import { isNudgeInRuling } from "./state.js";

/**
 * @param {import("./history.js").State} state
 * @param {Derived} derived
 * @param {Words} words
 * @param {Actions} actions
 * @param {boolean} isResting whether what comes next must not be done yet
 */
export function footerTree(state, derived, words, actions, isResting) {
  const back = { text: words.say("page.closeOption"), click: () => actions.showOption(null) };
  const next = nextOf(state, derived, back, words, actions);
  return element(
    "footer",
    { key: "footer" },
    derived.option && !derived.option.roll && next !== back
      ? button("back", back)
      : button("edit", { text: words.say("edit.edit"), click: actions.deeds.startEditing }),
    // One key whatever it does, so that the focus stays on it.
    button("primary", next, isResting),
  );
}

/**
 * What to do next: to rule, or something with the ruling.
 * @param {import("./history.js").State} state
 * @param {Derived} derived
 * @param {Deed} back
 * @param {Words} words
 * @param {Actions} actions
 * @returns {Deed}
 */
function nextOf(state, { ruling, shown, option, fault }, back, words, actions) {
  if (state.step === null)
    return { text: words.say("page.rule"), ...(canAsk(state.question) && { click: actions.rule }) };
  if (isNudgeInRuling(state)) return { text: words.say("page.closeOption"), click: actions.backToLosses };
  const losses = { text: words.say("page.backToLosses"), click: actions.backToLosses };
  const isAtOnce = isRuledAtOnce(state.question);
  // It is on its way, or has been stopped.
  if (isAtOnce && !shown && (!fault || isUnanswered(fault)))
    return { text: words.say("page.rule"), ...(fault && { click: actions.askAgain }) };
  if ((fault || !shown) && !isAtOnce) return losses;
  if (option && (option.legal === false || shown?.outcome === "notAllowed")) return back;
  if (shown?.outcome === "ownerChooses") {
    return { text: words.say(`choose.${rulesetOf(state.question)}${"from" in state.question ? ".roll" : ""}`) };
  }
  if (shown?.outcome !== "decided") return isAtOnce ? { text: words.say("kicker.notAllowed") } : losses;
  if (!option || option.roll) return { text: words.say("page.apply"), click: actions.apply };
  const isChosen = ruling?.outcome === "ownerChooses";
  return { text: words.say("page.takeChoice"), click: isChosen ? actions.takeChoice : actions.apply };
}

/**
 * @param {string} key
 * @param {Deed} deed
 * @param {boolean} [isResting] told to assistive tools without taking the focus away
 */
function button(key, { text, click }, isResting = false) {
  const on = click && !isResting ? { click } : {};
  return element(
    "button",
    { key, class: key, disabled: !click, ...(isResting && { "aria-disabled": "true" }), on },
    text,
  );
}
