/**
 * Points and outlines of four corners in table millimetres, for drawing alone. Decides nothing about contact or overlap;
 * that is the referee's.
 *
 * @typedef {[number, number]} Point
 * @typedef {Point[]} Outline
 */

/** How far apart edges may lie that the referee calls touching, in millimetres, and still be drawn as one. */
const nearEnough = 0.05;

/**
 * The unit's own directions as table vectors of length one.
 * @param {number} heading degrees, clockwise from the table's top edge
 * @returns {{right: Point, forward: Point}}
 */
export function axes(heading) {
  const turn = (heading * Math.PI) / 180;
  const sine = tidy(Math.sin(turn));
  const cosine = tidy(Math.cos(turn));
  return { right: [cosine, sine], forward: [sine, -cosine] };
}

/**
 * The middle of an outline of four corners.
 * @param {Outline} outline
 */
export function centre(outline) {
  return mix(outline[0], outline[2], 0.5);
}

/**
 * The point a share of the way from one point to another.
 * @param {Point} from
 * @param {Point} to
 * @param {number} share
 * @returns {Point}
 */
export function mix(from, to, share) {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/**
 * A point moved along a vector so many times.
 * @param {Point} point
 * @param {Point} by
 * @param {number} [times]
 * @returns {Point}
 */
export function moved(point, by, times = 1) {
  return [tidy(point[0] + by[0] * times), tidy(point[1] + by[1] * times)];
}

/**
 * @param {Point} way
 * @returns {Point}
 */
export function opposite([x, y]) {
  return [-x, -y];
}

/**
 * @param {Point} from
 * @param {Point} to
 */
export function distance(from, to) {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/**
 * The way from one point to another, of length one; null if they are the same.
 * @param {Point} from
 * @param {Point} to
 * @returns {Point | null}
 */
export function direction(from, to) {
  const span = distance(from, to);
  return span === 0 ? null : [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
}

/**
 * Where two outlines lie against each other: the longest shared stretch of edge, a point twice when they meet at a
 * corner only, or null. Used to paint a contact the referee has named, never to find one.
 * @param {Outline} one
 * @param {Outline} other
 * @returns {[Point, Point] | null}
 */
export function sharedEdge(one, other) {
  const stretches = edges(one).flatMap((edge) => edges(other).flatMap((against) => sharedStretch(edge, against)));
  return stretches.reduce(
    (best, stretch) => (!best || distance(...stretch) > distance(...best) ? stretch : best),
    /** @type {[Point, Point] | null} */ (null),
  );
}

/**
 * @param {Outline} outline
 * @returns {[Point, Point][]}
 */
function edges(outline) {
  return outline.map((point, index) => [point, outline[(index + 1) % outline.length]]);
}

/**
 * The stretch of an edge that another lies against, none or one.
 * @param {[Point, Point]} edge
 * @param {[Point, Point]} against
 * @returns {[Point, Point][]}
 */
function sharedStretch([from, to], against) {
  const along = direction(from, to);
  if (!along) return [];
  const places = against.map(([x, y]) => (x - from[0]) * along[0] + (y - from[1]) * along[1]);
  const asides = against.map(([x, y]) => (x - from[0]) * along[1] - (y - from[1]) * along[0]);
  const on = places.filter((place, index) => Math.abs(asides[index]) <= nearEnough);
  if (on.length === 0) return [];
  const start = Math.max(0, Math.min(...on));
  const end = Math.min(distance(from, to), Math.max(...on));
  return end < start - nearEnough ? [] : [[moved(from, along, start), moved(from, along, Math.max(start, end))]];
}

/** @param {number} value millimetres */
function tidy(value) {
  return Math.round(value * 1e6) / 1e6;
}
