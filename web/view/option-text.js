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
 * How many models each option takes from each end. What all options have in common is left out, as long as something
 * remains.
 * @param {Option[]} options
 * @param {Battle} battle
 * @param {Words} words
 */
export function optionTexts(options, battle, words) {
  const all = Object.keys(options[0]?.sides ?? {});
  const differing = all.map((unit) => ({ unit, told: ends.filter((end) => differ(options, unit, end)) }));
  const some = differing.filter(({ told }) => told.length > 0);
  const units = some.length ? some : all.map((unit) => ({ unit, told: ends }));
  return options.map(({ sides }) =>
    units
      .map(({ unit, told }) => {
        const split = splitText(sides[unit], told, words);
        return units.length > 1 ? words.say("split.unit", { unit: nameOf(battle, unit), split }) : split;
      })
      .join("; "),
  );
}

/**
 * How many models go from some ends, in digits.
 * @param {import("./asked.js").Sides} sides
 * @param {readonly ("rear" | "left" | "right")[]} told
 * @param {Words} words
 */
export function splitText(sides, told, words) {
  const parts = told.filter((end) => sides[end] > 0).map((end) => words.say(`split.${end}`, { count: sides[end] }));
  return parts.join(", ") || words.say("split.none");
}

/**
 * @param {Option[]} options
 * @param {string} unit
 * @param {"rear" | "left" | "right"} end
 */
function differ(options, unit, end) {
  return options.some(({ sides }) => sides[unit][end] !== options[0].sides[unit][end]);
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
