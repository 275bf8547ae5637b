/** Options and their scores in a few words: what an option takes from where, and why it is not the best. */
import { nameOf, namesOf } from "./names.js";

/** The keys of an option's score, the most important first. */
export const priorities = ["dropOut", "loseContact", "modelsInContact", "imbalance", "widthLost", "slid"];

/** The priorities worth a column: the rule's four, and the last two when they tell options apart. @param {any} answer @returns {string[]} */
export function prioritiesOf(answer) {
  return priorities.filter(
    (key, index) => index < 4 || answer.options.some((/** @type {any} */ option) => option.score[key]),
  );
}

/** How many models an option takes from each end; the rear rank's are left out when all options take the same. @param {any} option @param {any} answer @param {any} battle @param {import("./words.js").Words} words */
export function optionText(option, answer, battle, words) {
  const rears = new Set(answer.options.map((/** @type {any} */ other) => rearsOf(other).join()));
  const texts = Object.entries(option.sides).map(([unit, sides]) => {
    const needsRear = rears.size > 1 || sides.left + sides.right === 0;
    const keys = ["rear", "left", "right"].filter((key) => sides[key] > 0 && (key !== "rear" || needsRear));
    const split =
      keys.map((key) => words.say(`split.${key}`, { count: sides[key] })).join(", ") || words.say("split.none");
    return Object.keys(option.sides).length > 1
      ? words.say("split.unit", { unit: nameOf(battle, unit), split })
      : split;
  });
  return texts.join("; ");
}

/** What an option is worse at than the best; empty for a legal one. @param {any} option @param {any} answer @param {any} battle @param {import("./words.js").Words} words */
export function whyText(option, answer, battle, words) {
  if (!option.beatenOn) return "";
  const count = option.score[option.beatenOn];
  const best = answer.options[option.by].score[option.beatenOn];
  if (option.beatenOn === "dropOut") {
    return words.say("why.dropOut", {
      count: option.droppedOut.length,
      units: namesOf(option.droppedOut, battle, words),
    });
  }
  return words.say(`why.${option.beatenOn}`, { count, best });
}

/** @param {any} option @returns {number[]} */
function rearsOf(option) {
  return Object.values(option.sides).map(({ rear }) => rear);
}
