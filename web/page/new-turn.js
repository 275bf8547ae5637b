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
  const battle = { ...question.battle, units: units.map(({ thisTurn, ...unit }) => unit) };
  const click = () => actions.openFigure(nextQuestion(question, battle));
  return element("button", { key: "new-turn", on: { click } }, words.say("page.newTurn"));
}
