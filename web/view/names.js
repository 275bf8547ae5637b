/** The names of units, as their players gave them, or else their ids. */

/** @typedef {import("./asked.js").Battle} Battle */

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
 * @param {import("./words.js").Words} words
 */
export function namesOf(ids, battle, words) {
  return words.list([...ids].map((id) => nameOf(battle, id)));
}
