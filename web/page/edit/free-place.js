/**
 * Where a new unit or piece of terrain may stand: places around a point, the nearest first, an inch from place to place.
 * Which of them is free is asked of the referee. Pure.
 *
 * @typedef {import("./units.js").Battle} Battle
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {import("../../view/outline.js").Point} Point
 */
import { boundsOf } from "../../view/bounds.js";
import { boundary } from "../../view/formation.js";
import { inch } from "../../view/inch.js";
import { axes, distance, moved } from "../../view/outline.js";
import { tidyPoint } from "./place.js";

/** How far around places are looked for, in inches. */
const reach = 30;

/**
 * Points around one, the nearest first.
 * @param {Point} middle
 * @returns {Point[]}
 */
export function placesAround(middle) {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => (index - reach) * inch);
  const points = steps.flatMap((y) => steps.map((x) => /** @type {Point} */ ([middle[0] + x, middle[1] + y])));
  return points.map(tidyPoint).sort((one, other) => distance(one, middle) - distance(other, middle));
}

/**
 * The middle of all that stands on the table, or of the table.
 * @param {Battle} battle
 * @returns {Point}
 */
export function middleOf({ table, units }) {
  if (units.length === 0) return [table.width / 2, table.depth / 2];
  const { left, right, top, bottom } = boundsOf(units.flatMap((unit) => boundary(unit)));
  return [(left + right) / 2, (top + bottom) / 2];
}

/**
 * A single model as large as the whole unit and an inch more all round, to ask whether there is room.
 * @param {Unit} unit
 * @returns {Unit}
 */
export function roomOf(unit) {
  const { id, player, at, heading, stand } = unit;
  const [frontLeft, frontRight, rearRight] = boundary(unit);
  const size = [distance(frontLeft, frontRight) + 2 * inch, distance(frontRight, rearRight) + 2 * inch];
  return {
    id,
    player,
    at: tidyPoint(moved(at, axes(heading).forward, inch)),
    heading,
    base: tidyPoint(/** @type {Point} */ (size)),
    ranks: [stand ? String(stand.models ?? 4) : "r"],
    ...(stand && { stand }),
  };
}
