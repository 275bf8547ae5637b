/** The button by which all units forget what they did and lost this turn; there as long as they remember anything. */
import { element } from "../view/tree.js";
import { nextQuestion } from "./questions.js";

/**
 * @param {{question: any}} state
 * @param {import("../view/words.js").Words} words
 * @param {import("./actions.js").Actions} actions
 */
export function newTurnTree({ question }, words, actions) {
  /** @type {{thisTurn?: object}[]} */
  const units = question.battle.units;
  if (!units.some(({ thisTurn }) => thisTurn)) return null;
  const click = () =>
    actions.ask(({ question }) => {
      const rested = question.battle.units.map((/** @type {any} */ { thisTurn, ...unit }) => unit);
      return nextQuestion(question, { ...question.battle, units: rested });
    });
  return element("button", { key: "new-turn", on: { click } }, words.say("page.newTurn"));
}
