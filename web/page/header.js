/** The bar at the top: name, ruleset, language, undo and redo. */
import { element } from "../view/tree.js";

/**
 * @param {import("./history.js").State} state
 * @param {import("../view/words.js").Words} words
 * @param {import("./actions.js").Actions} actions
 */
export function headerTree(state, words, actions) {
  const [ruleset] = state.question.ask.split("/");
  return [
    element("h1", {}, words.say("page.title")),
    element("span", { class: "ruleset" }, words.say(`ruleset.${ruleset}`)),
    element("span", { class: "space" }),
    element(
      "button",
      { key: "language", class: "quiet", on: { click: actions.switchLanguage } },
      words.say("page.language"),
    ),
    iconButton("undo", "↶", words.say("page.undo"), state.past.length === 0, actions.undo),
    iconButton("redo", "↷", words.say("page.redo"), state.future.length === 0, actions.redo),
  ];
}

/**
 * @param {string} key
 * @param {string} sign
 * @param {string} name
 * @param {boolean} disabled
 * @param {() => void} click
 */
function iconButton(key, sign, name, disabled, click) {
  return element("button", { key, class: "icon", "aria-label": name, title: name, disabled, on: { click } }, sign);
}
