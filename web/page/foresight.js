/**
 * What is asked so that a player sees it beforehand: where the next casualties come from, and how far each roll goes.
 *
 * @typedef {(key: object, question: () => object, detail?: string) => Promise<any>} Ask remembers an answer by its key
 */
import { choosing } from "./choice.js";

/**
 * The stands that the next model of a regiment may come from.
 * @param {any} question
 * @param {any} battle
 * @param {Ask} ask
 */
export async function nextCasualties(question, battle, ask) {
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
export async function rollsOf(question, ruling, ask) {
  /** @type {any[]} */
  const options = (ruling.options ?? []).filter((/** @type {any} */ { retreats }) => retreats);
  const answers = await Promise.all(options.map((option) => ask(option, () => choosing(option, question))));
  return answers.flatMap(({ steps }, index) => {
    const { roll, gap } = options[index];
    const { before, after } = steps?.[0] ?? {};
    return before ? [{ roll, caught: gap === 0, before, after }] : [];
  });
}
