/**
 * Where a text may stand beside what it names: a point of the table, and the side of it that the text lies on. Which
 * spot is taken is for place-labels.js to say.
 *
 * @typedef {import("./outline.js").Outline} Outline
 * @typedef {import("./outline.js").Point} Point
 * @typedef {{at: Point, away: Point}} Spot
 */
import { boundary } from "./formation.js";
import { axes, centre, direction, mix, opposite } from "./outline.js";

/**
 * Beside a point of a line, on either side of it.
 * @param {Point} at
 * @param {Point} along the way of the line
 * @returns {Spot[]}
 */
export function besideLine(at, along) {
  const across = /** @type {Point} */ ([-along[1], along[0]]);
  return [...askew(at, across), ...askew(at, opposite(across))];
}

/**
 * At the ends of an edge, else beside its middle.
 * @param {[Point, Point]} edge
 * @param {Point} otherwise the way of an edge that is a mere point
 * @returns {Spot[]}
 */
export function aroundEdge([from, to], otherwise) {
  const along = direction(from, to) ?? otherwise;
  return [...askew(to, along), ...askew(from, opposite(along)), ...besideLine(mix(from, to, 0.5), along)];
}

/**
 * Around a unit: behind it if it can be, else beside it, else before it, else on it.
 * @param {import("./asked.js").Unit} unit
 * @returns {Spot[]}
 */
export function aroundUnit(unit) {
  const outline = boundary(unit);
  const [frontLeft, frontRight, rearRight, rearLeft] = outline;
  const { forward, right } = axes(unit.heading);
  /**
   * @param {Point} from
   * @param {Point} to
   * @param {Point} away
   * @param {number[]} shares
   */
  const along = (from, to, away, shares) => shares.map((share) => ({ at: mix(from, to, share), away }));
  return [
    ...along(rearLeft, rearRight, opposite(forward), [0.5, 0.25, 0.75, 0, 1, -0.3, 1.3]),
    ...along(frontLeft, rearLeft, opposite(right), [0.5, 0.8, 0.2]),
    ...along(frontRight, rearRight, right, [0.5, 0.8, 0.2]),
    ...along(frontLeft, frontRight, forward, [0.5, 0.1, 0.9]),
    { at: centre(outline), away: [0, 0] },
  ];
}

/**
 * Away from a point, straight and a little askew.
 * @param {Point} at
 * @param {Point} way
 * @returns {Spot[]}
 */
function askew(at, [x, y]) {
  return [0, -0.6, 0.6, -1.2, 1.2].map((share) => ({ at, away: [x - share * y, y + share * x] }));
}
