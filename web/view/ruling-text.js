/**
 * A whole ruling in sentences: verdict with its reasons, steps, and all options with what beat them.
 *
 * @typedef {import("./words.js").Words} Words
 * @typedef {{text: string, standing: "chosen" | "legal" | "beaten", why: string}} OptionText `why` is empty when nothing beat it
 * @typedef {import("./verdict-text.js").Verdict & {steps: {title: string, text: string}[], options: OptionText[]}} RulingText
 */
import { rollText } from "./ancients-text.js";
import { orderText } from "./conquest-text.js";
import { momentsOf } from "./moments.js";
import { optionTexts, whyText } from "./option-text.js";
import { positionLines } from "./position-text.js";
import { rulesetOf, viewOf } from "./rulesets.js";
import { refusalOf } from "./verdict-text.js";

/**
 * @param {any} question
 * @param {any} answer
 * @param {Words} words
 * @returns {RulingText}
 */
export function rulingText(question, answer, words) {
  if (answer.error) return { ...faultText(question, answer.error, words), steps: [], options: [] };
  if (!answer.steps) return { ...contactsText(question, answer, words), steps: [], options: [] };
  const { verdict, moment } = viewOf(question);
  const steps = momentsOf(answer).map((one) => moment(one, { question, answer }, words));
  return { ...verdict({ question, answer }, words), steps, options: optionsText(question, answer, words) };
}

/**
 * Why a question is refused.
 * @param {any} question as far as there is one
 * @param {import("../types.js").Fault} fault
 * @param {Words} words
 */
export function faultText(question, fault, words) {
  const units = question?.battle?.units;
  return refusalOf(fault, /** @type {any} */ ({ units: Array.isArray(units) ? units : [] }), words);
}

/**
 * The position with who touches whom, where nothing else was asked.
 * @param {any} question
 * @param {any} answer
 * @param {Words} words
 */
function contactsText(question, { contacts }, words) {
  const [headline, ...reasons] = positionLines(question, contacts, words);
  return { kicker: words.say(`ruleset.${rulesetOf(question)}`), headline, reasons };
}

/** @type {Record<string, (question: any, options: any[], words: Words) => {text: string, why?: string}[]>} */
const tellers = {
  "ninth-age": ({ battle }, options, words) => {
    const texts = optionTexts(options, battle, words);
    return options.map((option, index) => ({ text: texts[index], why: whyText(option, options, battle, words) }));
  },
  conquest: ({ battle, unit }, options, words) => {
    const { ranks } = battle.units.find((/** @type {any} */ { id }) => id === unit);
    return options.map((option) => ({ text: orderText(option, ranks, words) }));
  },
  ancients: (_, options, words) =>
    options.map((option) => ({ text: words.say("roll.of", { roll: option.roll, what: rollText(option, words) }) })),
};

/**
 * @param {any} question
 * @param {{options?: any[], chosen?: number | null}} answer
 * @param {Words} words
 * @returns {OptionText[]}
 */
function optionsText(question, { options = [], chosen = null }, words) {
  return tellers[rulesetOf(question)](question, options, words).map(({ text, why = "" }, index) => {
    const { legal = true, retreats = legal } = options[index];
    return { text, standing: index === chosen ? "chosen" : retreats ? "legal" : "beaten", why };
  });
}
