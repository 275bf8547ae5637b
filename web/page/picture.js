/** The battle as it stands in the picture, at the moment looked at. */
import { momentsOf, unitsAt } from "../view/moments.js";

/**
 * With the contacts it began with, as far as both units still stand.
 * @param {import("./history.js").State} state
 * @param {import("./answers.js").Derived} derived
 * @returns {import("../view/asked.js").Battle}
 */
export function battleInPicture({ question: { battle }, step }, { shown, contacts }) {
  const moment = shown && momentsOf(shown)[step ?? 0];
  const units = shown && moment ? unitsAt(battle, shown, moment) : battle.units;
  const standing = new Set(units.map(({ id }) => id));
  return { ...battle, units, contacts: contacts.filter((pair) => pair.units.every((id) => standing.has(id))) };
}
