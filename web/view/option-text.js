/**
 * Options and their scores in a few words: what an option takes from where, and why it is not the best.
 *
 * @typedef {import("./asked.js").Battle} Battle
 * @typedef {import("./asked.js").CasualtiesAnswer} CasualtiesAnswer
 * @typedef {import("./asked.js").Option} Option
 * @typedef {import("./asked.js").Sides} Sides
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
  return priorities.filter(
    (key, index) => index < 4 || options.some(({ score }) => score[key] !== options[0].score[key]),
  );
}

/**
 * The options between which a player may choose, without those that another owner's choice has ruled out.
 * @param {CasualtiesAnswer} ruling
 * @returns {number[]}
 */
export function tiedIn({ outcome, options = [], reasons }) {
  if (outcome !== "ownerChooses") return [];
  const tied = reasons.find(({ code }) => code === "tie")?.options;
  return tied ?? options.flatMap(({ legal }, index) => (legal ? [index] : []));
}

/**
 * What each option takes from each end, how it closes holes and where a War Platform goes. What all options have in
 * common is left out, as long as something remains.
 * @param {Option[]} options
 * @param {Battle} battle
 * @param {Words} words
 */
export function optionTexts(options, battle, words) {
  const units = Object.keys(options[0]?.sides ?? {});
  const rows = options.map(({ sides }) => units.map((unit) => partsOf(sides[unit], words)));
  /**
   * @param {number} unit
   * @param {string} key
   */
  const differs = (unit, key) => rows.some((row) => String(row[unit][key]) !== String(rows[0][unit][key]));
  const keys = units.map((_, unit) => [...new Set(rows.flatMap((row) => Object.keys(row[unit])))]);
  const differing = keys.map((all, unit) => all.filter((key) => differs(unit, key)));
  const isSame = differing.every((some) => some.length === 0);
  const told = isSame ? keys : differing;
  const several = told.filter((some) => some.length > 0).length > 1;
  return rows.map((row) =>
    units
      .flatMap((id, unit) => {
        if (told[unit].length === 0) return [];
        const split = told[unit].flatMap((key) => row[unit][key] ?? []).join(", ") || words.say("split.none");
        return several ? words.say("split.unit", { unit: nameOf(battle, id), split }) : split;
      })
      .join("; "),
  );
}

/**
 * How many models go from each end, in digits.
 * @param {Sides} sides
 * @param {Words} words
 */
export function splitText(sides, words) {
  const parts = ends.flatMap((end) => endText(sides, end, words));
  return parts.join(", ") || words.say("split.none");
}

/**
 * All that an option settles for a unit, each part by a key of its own, in the order in which it is told.
 * @param {Sides} sides
 * @param {Words} words
 * @returns {Record<string, string[]>}
 */
function partsOf(sides, words) {
  const { holes = {}, centre } = sides;
  return Object.fromEntries([
    ...ends.map((end) => [end, endText(sides, end, words)]),
    ...Object.entries(holes).map(([letter, way]) => [`hole/${letter}`, [words.say(`split.hole.${way}`, { letter })]]),
    ["centre", centre ? [words.say(`split.centre.${centre}`)] : []],
  ]);
}

/**
 * @param {Sides} sides
 * @param {"rear" | "left" | "right"} end
 * @param {Words} words
 */
function endText(sides, end, words) {
  return sides[end] > 0 ? [words.say(`split.${end}`, { count: sides[end] })] : [];
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
