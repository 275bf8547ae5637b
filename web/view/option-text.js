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
 * How many models an option takes from each end. What all options have in common is left out, as long as something
 * remains.
 * @param {Option} option
 * @param {Option[]} options
 * @param {Battle} battle
 * @param {Words} words
 */
export function optionText(option, options, battle, words) {
  /**
   * @param {string} unit
   * @param {("rear" | "left" | "right")[]} some
   */
  const differs = (unit, some) =>
    some.some((end) => options.some(({ sides }) => sides[unit][end] !== option.sides[unit][end]));
  const all = Object.keys(option.sides);
  const units = all.some((unit) => differs(unit, ends)) ? all.filter((unit) => differs(unit, ends)) : all;
  const texts = units.map((unit) => {
    const sides = option.sides[unit];
    const told = ends.filter((end) => sides[end] > 0 && (end !== "rear" || differs(unit, ["rear"])));
    const split = (told.length ? told : ends.filter((end) => sides[end] > 0)).map((end) =>
      words.say(`split.${end}`, { count: sides[end] }),
    );
    const text = split.join(", ") || words.say("split.none");
    return units.length > 1 ? words.say("split.unit", { unit: nameOf(battle, unit), split: text }) : text;
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
