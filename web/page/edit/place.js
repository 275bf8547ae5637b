/** Putting things elsewhere on the table: battles in, battles out. Asks nobody whether they may stand there. */

/**
 * @typedef {import("../../view/asked.js").Battle} Battle
 * @typedef {import("../../view/outline.js").Point} Point
 */
import { contactsWithout } from "./units.js";

/**
 * A unit put elsewhere. The contacts it was stored in are dropped: the referee finds those it has now.
 * @param {Battle} battle
 * @param {string} id
 * @param {Point} at the centre of its front edge
 * @param {number} heading degrees
 * @returns {Battle}
 */
export function movedTo(battle, id, at, heading) {
  const units = battle.units.map((unit) =>
    unit.id === id ? { ...unit, at: tidyPoint(at), heading: tidyHeading(heading) } : unit,
  );
  return { ...battle, units, ...(battle.contacts && { contacts: contactsWithout(battle, id) }) };
}

/**
 * A piece of terrain shifted.
 * @param {Battle} battle
 * @param {string} id
 * @param {Point} by
 * @returns {Battle}
 */
export function shiftedTerrain(battle, id, by) {
  const terrain = (battle.terrain ?? []).map((piece) =>
    piece.id === id ? { ...piece, outline: piece.outline.map(([x, y]) => tidyPoint([x + by[0], y + by[1]])) } : piece,
  );
  return { ...battle, terrain };
}

/**
 * A point in whole micrometres, as the contract takes it.
 * @param {Point} point
 * @returns {Point}
 */
export function tidyPoint([x, y]) {
  return [round(x, 1000), round(y, 1000)];
}

/**
 * A heading in hundredths of a degree, from 0 up to 360.
 * @param {number} heading
 */
export function tidyHeading(heading) {
  return round(((heading % 360) + 360) % 360, 100) % 360;
}

/**
 * Never -0, which is no number that a player would write.
 * @param {number} value
 * @param {number} parts of one
 */
function round(value, parts) {
  return Math.round(value * parts) / parts + 0;
}
