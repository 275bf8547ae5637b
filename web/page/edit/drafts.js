/**
 * Battles to try, the best first, when something new or changed needs room: where it would stand, and where else. Which
 * of them may be is asked of the referee.
 *
 * @typedef {import("./units.js").Battle} Battle
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {import("./attempts.js").Draft} Draft
 * @typedef {import("../../view/outline.js").Point} Point
 */
import { isUnanswered } from "../../view/answers.js";
import { boundary } from "../../view/formation.js";
import { faultOf } from "./check.js";
import { placesAround, roomOf } from "./free-place.js";
import { tidyPoint } from "./place.js";
import { newTerrain } from "./terrain.js";
import { freeLetter, withUnit } from "./units.js";

/**
 * The nearest place at which there is room for a unit with an inch all round, as a draft; else where it was wanted, for the
 * referee to say what is in its way.
 * @param {Battle} battle
 * @param {Unit} unit
 * @param {Point} middle
 * @param {string} ruleset
 * @param {(question: any) => any} ask
 * @returns {Promise<Draft[]>}
 */
export async function withRoom(battle, unit, middle, ruleset, ask) {
  for (const at of placesAround(middle)) {
    const there = { ...unit, at };
    const fault = await faultOf(withUnit(battle, roomOf(there)), ruleset, ask);
    if (isUnanswered(fault)) break;
    if (fault) continue;
    return [{ battle: withUnit(battle, there), chosen: unit.id }];
  }
  return [{ battle: withUnit(battle, { ...unit, at: tidyPoint(middle) }), chosen: unit.id }];
}

/**
 * A new piece of terrain at the nearest place where even Impassable would be in nobody's way.
 * @param {Battle} battle
 * @param {string} shape
 * @param {Point} middle
 * @param {string} ruleset
 * @param {(question: any) => any} ask
 * @returns {Promise<Draft[]>}
 */
export async function withNewTerrain(battle, shape, middle, ruleset, ask) {
  const id = freeLetter(battle);
  /**
   * @param {Point} at
   * @param {object} [change]
   */
  const withPiece = (at, change) => ({
    ...battle,
    terrain: [...(battle.terrain ?? []), { ...newTerrain(shape, id, at), ...change }],
  });
  for (const at of placesAround(middle)) {
    const fault = await faultOf(withPiece(at, { kind: "impassable" }), ruleset, ask);
    if (isUnanswered(fault)) break;
    if (!fault) return [{ battle: withPiece(at), chosen: id }];
  }
  return [{ battle: withPiece(middle), chosen: id }];
}

/**
 * Where a changed unit may stand: its front's middle, else its left or right end, where it was.
 * @param {Unit} before
 * @param {Unit} after
 */
export function placesFor(before, after) {
  const [oldLeft, oldRight] = boundary(before);
  const [newLeft, newRight] = boundary({ ...after, at: before.at });
  const shifts = [
    [0, 0],
    ...[
      [oldLeft, newLeft],
      [oldRight, newRight],
    ].map(([o, n]) => [o[0] - n[0], o[1] - n[1]]),
  ];
  const isMoved = before.at !== after.at;
  return isMoved ? [after.at] : shifts.map(([x, y]) => tidyPoint([after.at[0] + x, after.at[1] + y]));
}
