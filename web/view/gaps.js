/**
 * How far outlines are from each other in a picture, without making anything on the way: it is asked for thousands of times
 * while a view is dragged. Decides nothing about contact; that is the referee's.
 *
 * @typedef {import("./outline.js").Outline} Outline
 * @typedef {import("./outline.js").Point} Point
 * @typedef {import("./bounds.js").Bounds} Bounds
 */

/**
 * The gap between two upright boxes; 0 where they meet or overlap.
 * @param {Bounds} one
 * @param {Bounds} other
 */
export function gapOfBoxes(one, other) {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}

/**
 * The gap between two convex outlines; 0 where they meet or overlap.
 * @param {Outline} one
 * @param {Outline} other
 */
export function gapOfOutlines(one, other) {
  if (!areApart(one, one, other) && !areApart(other, one, other)) return 0;
  return Math.min(gapFrom(one, other), gapFrom(other, one));
}

/**
 * Whether a line along one of the edges can be drawn between two outlines.
 * @param {Outline} edges
 * @param {Outline} one
 * @param {Outline} other
 */
function areApart(edges, one, other) {
  return edges.some((from, index) => {
    const to = edges[(index + 1) % edges.length];
    const [x, y] = [to[1] - from[1], from[0] - to[0]];
    return farthest(one, x, y) < -farthest(other, -x, -y) || farthest(other, x, y) < -farthest(one, -x, -y);
  });
}

/**
 * How far an outline reaches along a way.
 * @param {Outline} outline
 * @param {number} x
 * @param {number} y
 */
function farthest(outline, x, y) {
  let most = -Infinity;
  for (const point of outline) most = Math.max(most, point[0] * x + point[1] * y);
  return most;
}

/**
 * The gap between the points of an outline and the edges of another.
 * @param {Outline} points
 * @param {Outline} outline
 */
function gapFrom(points, outline) {
  let least = Infinity;
  for (const point of points) {
    for (let index = 0; index < outline.length; index++) {
      least = Math.min(least, gapToEdge(point, outline[index], outline[(index + 1) % outline.length]));
    }
  }
  return least;
}

/**
 * @param {Point} point
 * @param {Point} from
 * @param {Point} to
 */
function gapToEdge(point, from, to) {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const share = ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / (x * x + y * y || 1);
  const part = Math.max(0, Math.min(1, share));
  return Math.hypot(point[0] - from[0] - x * part, point[1] - from[1] - y * part);
}
