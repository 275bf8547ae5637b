/** The names of units and of their models, as their players gave them, or else their ids. */

/** @typedef {import("./asked.js").Battle} Battle */
/** @typedef {import("./words.js").Words} Words */

/**
 * @param {Battle} battle
 * @param {string} id
 */
export function nameOf(battle, id) {
  return battle.units.find((unit) => unit.id === id)?.name ?? id;
}

/**
 * Several names as a list of the language.
 * @param {Iterable<string>} ids
 * @param {Battle} battle
 * @param {Words} words
 */
export function namesOf(ids, battle, words) {
  return words.list([...ids].map((id) => nameOf(battle, id)));
}

/**
 * A model with a letter of its own, by its name or else its kind, and its letter.
 * @param {Battle} battle
 * @param {string} id of its unit
 * @param {string} letter
 * @param {Words} words
 */
export function modelNameOf(battle, id, letter, words) {
  const model = battle.units.find((unit) => unit.id === id)?.models?.[letter];
  if (!model) return letter;
  return words.say("losses.model", { name: model.name ?? words.say(`kind.${model.kind}`), letter });
}
