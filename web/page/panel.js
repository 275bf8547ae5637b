/** The panel beside the battlefield, or the sheet below it: the ruling with what leads to it, or the building of a position. */
import { rulesetOf } from "../view/rulesets.js";
import { element } from "../view/tree.js";
import { verdictTree } from "../view/verdict-tree.js";
import { editTree } from "./edit/panel.js";
import { figures, figuresTree } from "./figures.js";
import { footerTree } from "./footer.js";
import { rearChoicesTree } from "./rear-choices.js";
import { controlsTree, optionsTree } from "./rulesets.js";
import { stepsTree } from "./ruling-panel.js";

/**
 * @param {import("./history.js").State} state
 * @param {import("../view/answers.js").Derived} derived
 * @param {import("./look.js").Look} look
 * @param {import("../view/words.js").Words} words
 * @param {import("./actions.js").Actions} actions
 * @param {boolean} isResting whether what comes next must not be done yet
 */
export function panelTree(state, derived, look, words, actions, isResting) {
  if (look.isEditing) return editTree(state, derived, look, words, actions);
  return [
    element(
      "div",
      { key: "start", class: "start" },
      figuresTree(figures[rulesetOf(state.question)], state.question.battle, words, actions),
      newButton(words, actions),
    ),
    element("div", { key: "ruling", class: "ruling" }, [
      controlsTree(state, derived, words, actions),
      verdictTree(state, derived, words),
      stepsTree(state, derived, words, actions),
      rearChoicesTree(state, derived, words, actions),
      optionsTree(state, derived, words, actions),
    ]),
    footerTree(state, derived, words, actions, isResting),
  ];
}

/**
 * @param {import("../view/words.js").Words} words
 * @param {import("./actions.js").Actions} actions
 */
function newButton(words, actions) {
  const title = words.say("edit.newTitle");
  return element(
    "button",
    { key: "new", class: "new", "aria-label": title, title, on: { click: actions.deeds.openEmpty } },
    "+ ",
    element("span", {}, words.say("edit.new")),
  );
}
