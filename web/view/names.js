/** The names of units, as their players gave them, or else their ids. */

/** @param {any} battle @param {string} id @returns {string} */
export function nameOf(battle, id) {
  const unit = battle.units.find((/** @type {any} */ other) => other.id === id);
  return unit?.name ?? id;
}

/** Several names as a list of the language. @param {string[]} ids @param {any} battle @param {import("./words.js").Words} words */
export function namesOf(ids, battle, words) {
  return words.list(ids.map((id) => nameOf(battle, id)));
}
