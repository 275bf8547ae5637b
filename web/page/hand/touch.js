/** What a finger means on the table: the thing under it or the nearest in reach, and corners and edges to measure from. */

/**
 * @typedef {import("../../view/asked.js").Battle} Battle
 * @typedef {import("../../view/outline.js").Outline} Outline
 * @typedef {import("../../view/outline.js").Point} Point
 */
import { between } from "../../view/between.js";
import { boundary, models } from "../../view/formation.js";
import { distance, moved } from "../../view/outline.js";
import { edgesOf } from "./snap.js";

/**
 * The unit that a point lies on, else the nearest within reach.
 * @param {Battle} battle
 * @param {Point} point
 * @param {number} reach mm
 * @returns {string | null}
 */
export function unitAt({ units }, point, reach) {
  const gaps = units.map((unit) => ({ id: unit.id, gap: gapTo(boundary(unit), point) }));
  const [first] = gaps.filter(({ gap }) => gap <= reach).sort((one, other) => one.gap - other.gap);
  return first?.id ?? null;
}

/**
 * The letter of the model of a unit that a point lies on, if its base is large enough to be meant.
 * @param {Battle} battle
 * @param {string | null} id
 * @param {Point} point
 * @param {number} least mm
 */
export function modelAt({ units }, id, point, least) {
  const unit = units.find((one) => one.id === id);
  if (!unit) return null;
  const standing = models(unit).find(({ outline }) => gapTo(outline, point) === 0);
  if (!standing?.letter || !unit.models?.[standing.letter]) return null;
  const [a, b, c] = standing.outline;
  return Math.min(distance(a, b), distance(b, c)) >= least ? standing.letter : null;
}

/**
 * A point brought onto the nearest corner of a thing, else onto its nearest edge, if one is in reach.
 * @param {Outline[]} outlines
 * @param {Point} point
 * @param {number} reach mm
 */
export function measuredFrom(outlines, point, reach) {
  const corners = outlines.flat();
  return (
    nearestOf(corners, point, reach) ??
    nearestOf(
      outlines.flatMap((one) => feet(one, point)),
      point,
      reach,
    ) ??
    point
  );
}

/**
 * How far a point is from a line.
 * @param {{from: Point, to: Point}} line
 * @param {Point} point
 */
export function gapToLine({ from, to }, point) {
  return Math.min(...feet([from, to], point).map((foot) => distance(foot, point)));
}

/**
 * How far outside of an outline a point is; 0 within.
 * @param {Outline} outline clockwise
 * @param {Point} point
 */
function gapTo(outline, point) {
  const isInside = edgesOf(outline).every(
    ({ from, out }) => (point[0] - from[0]) * out[0] + (point[1] - from[1]) * out[1] <= 0,
  );
  return isInside ? 0 : Math.min(...feet(outline, point).map((foot) => distance(foot, point)));
}

/**
 * The point of each edge that is nearest.
 * @param {Outline} outline
 * @param {Point} point
 */
function feet(outline, [x, y]) {
  return edgesOf(outline).map(({ from, along, length }) => {
    const ahead = (x - from[0]) * along[0] + (y - from[1]) * along[1];
    return moved(from, along, between(ahead, 0, length));
  });
}

/**
 * @param {Point[]} points
 * @param {Point} point
 * @param {number} reach
 */
function nearestOf(points, point, reach) {
  const inReach = points.filter((one) => distance(one, point) <= reach);
  return inReach.sort((one, other) => distance(one, point) - distance(other, point))[0];
}
