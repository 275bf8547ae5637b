/**
 * What is asked so that a picture shows it beforehand: who touches whom, where the next casualties come from, and how far
 * each roll goes.
 *
 * @typedef {(key: object, question: () => object, detail?: string) => Promise<any>} Ask may remember an answer by its key
 */
import { choosing } from "./choice.js";
import { rulesetOf } from "./rulesets.js";

/**
 * What the picture of a question needs before the ruling.
 * @param {any} question
 * @param {Ask} ask
 * @returns {Promise<any>}
 */
export async function besideQuestion(question, ask) {
  const { battle } = question;
  const ruleset = rulesetOf(question);
  if (ruleset === "conquest") return nextCasualties(question, battle, ask);
  if (ruleset === "ancients" || battle.units.length === 0) return {};
  const found = await ask(battle, () => ({ ask: "ninth-age/contacts", battle }));
  return found.error ? { fault: found.error } : { contacts: found.contacts };
}

/**
 * What the picture of an answer needs on top of that.
 * @param {any} question
 * @param {any} ruling
 * @param {any} shown
 * @param {Ask} ask
 * @returns {Promise<any>}
 */
export async function besideAnswer(question, ruling, shown, ask) {
  const ruleset = rulesetOf(question);
  if (ruleset === "conquest") return nextCasualties(question, shown.battle, ask);
  if (ruleset !== "ancients") return {};
  return { contacts: shown.battle.contacts, rolls: await rollsOf(question, ruling, ask) };
}

/**
 * The stands that the next model of a regiment may come from.
 * @param {any} question
 * @param {any} battle
 * @param {Ask} ask
 */
async function nextCasualties(question, battle, ask) {
  const unit = battle.units.find((/** @type {any} */ { id }) => id === question.unit);
  if (!unit) return {};
  const wounds = unit.stand?.wounds ?? 1;
  const answer = await ask(battle, () => ({ ask: question.ask, battle, unit: unit.id, wounds }), unit.id);
  if (answer.error) return { fault: answer.error };
  const next = answer.options.flatMap((/** @type {any} */ { order }) => order.slice(0, 1));
  return { next, contacts: answer.battle.contacts };
}

/**
 * Where a unit would end with each roll that lets it retreat.
 * @param {any} question
 * @param {any} ruling
 * @param {Ask} ask
 */
async function rollsOf(question, ruling, ask) {
  /** @type {any[]} */
  const options = (ruling.options ?? []).filter((/** @type {any} */ { retreats }) => retreats);
  const answers = await Promise.all(options.map((option) => ask(option, () => choosing(option, question))));
  return answers.flatMap(({ steps }, index) => {
    const { roll, gap } = options[index];
    const { before, after } = steps?.[0] ?? {};
    return before ? [{ roll, caught: gap === 0, before, after }] : [];
  });
}
