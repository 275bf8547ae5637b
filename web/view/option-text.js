/**
 * Options and their scores in a few words: what an option takes from where, and why it is not the best.
 *
 * @typedef {import("./asked.js").Battle} Battle
 * @typedef {import("./asked.js").CasualtiesAnswer} CasualtiesAnswer
 * @typedef {import("./asked.js").Option} Option
 * @typedef {import("./words.js").Words} Words
 * @typedef {keyof Option["score"]} Priority
 */
import { nameOf, namesOf } from "./names.js";

/**
 * The keys of an option's score, the most important first.
 * @type {Priority[]}
 */
export const priorities = ["dropOut", "loseContact", "modelsInContact", "imbalance", "widthLost", "slid"];

/** @type {["rear", "left", "right"]} */
export const ends = ["rear", "left", "right"];

/**
 * The priorities worth a column: the rule's four, and the last two when they tell options apart.
 * @param {Option[]} options
 */
export function prioritiesOf(options) {
  return priorities.filter((key, index) => index < 4 || options.some(({ score }) => score[key] > 0));
}

/**
 * How many models an option takes from each end; the rear rank's are left out when all options take the same.
 * @param {Option} option
 * @param {Option[]} options
 * @param {Battle} battle
 * @param {Words} words
 */
export function optionText(option, options, battle, words) {
  const rears = new Set(
    options.map(({ sides }) =>
      Object.values(sides)
        .map(({ rear }) => rear)
        .join(),
    ),
  );
  const units = Object.entries(option.sides);
  const texts = units.map(([unit, sides]) => {
    const needsRear = rears.size > 1 || sides.left + sides.right === 0;
    const told = ends.filter((end) => sides[end] > 0 && (end !== "rear" || needsRear));
    const split =
      told.map((end) => words.say(`split.${end}`, { count: sides[end] })).join(", ") || words.say("split.none");
    return units.length > 1 ? words.say("split.unit", { unit: nameOf(battle, unit), split }) : split;
  });
  return texts.join("; ");
}

/**
 * What an option is worse at than the best; empty for a legal one.
 * @param {Option} option
 * @param {Option[]} options
 * @param {Battle} battle
 * @param {Words} words
 */
export function whyText(option, options, battle, words) {
  const { beatenOn, by, droppedOut, score } = option;
  if (beatenOn === undefined || by === undefined) return "";
  if (beatenOn === "dropOut") {
    return words.say("why.dropOut", { count: droppedOut.length, units: namesOf(droppedOut, battle, words) });
  }
  const priority = /** @type {Priority} */ (beatenOn);
  return words.say(`why.${priority}`, { count: score[priority], best: options[by].score[priority] });
}
