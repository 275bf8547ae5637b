/** Which ruleset's picture and sentences belong to a question: the only place that looks at its `ask`. */
import { ancientsMoment, ancientsVerdict } from "./ancients-text.js";
import { ancientsScene, duelAt } from "./ancients-scene.js";
import { woundsMoment, woundsVerdict } from "./conquest-text.js";
import { conquestScene, regimentsAt } from "./conquest-scene.js";
import { unitsAt } from "./moments.js";
import { sceneOf } from "./scene.js";
import { momentText } from "./step-text.js";
import { verdictOf } from "./verdict-text.js";

/**
 * @typedef {import("./words.js").Words} Words
 * @typedef {import("./verdict-text.js").Verdict} Verdict
 * @typedef {object} View
 * @property {(subject: any, words: Words) => import("./shapes.js").Scene} scene
 * @property {(battle: any, answer: any, moment: import("./asked.js").Moment) => any[]} units as they stand at a moment
 * @property {(asked: {question: any, answer: any}, words: Words, would?: boolean) => Verdict} verdict
 * @property {(moment: any, asked: {question: any, answer: any}, words: Words) => {title: string, text: string}} moment
 */

/** @type {Record<string, View>} */
const views = {
  "ninth-age": { scene: sceneOf, units: unitsAt, verdict: verdictOf, moment: momentText },
  conquest: { scene: conquestScene, units: regimentsAt, verdict: woundsVerdict, moment: woundsMoment },
  ancients: { scene: ancientsScene, units: duelAt, verdict: ancientsVerdict, moment: ancientsMoment },
};

/** The rulesets there are, the first opens the page. */
export const rulesets = Object.keys(views);

/**
 * The ruleset of a question.
 * @param {{ask: string}} question
 */
export function rulesetOf({ ask }) {
  return ask.split("/")[0];
}

/** @param {{ask: string}} question */
export function viewOf(question) {
  return views[rulesetOf(question)];
}
