/**
 * Where a unit and its models stand on the table, for drawing alone: outlines in table millimetres, corners from the
 * front left clockwise as the unit sees it. Decides nothing about contact or overlap; that is the referee's.
 *
 * @typedef {[number, number]} Point
 * @typedef {Point[]} Outline
 */

/** The unit's own directions as table vectors of length one. @param {number} heading degrees, clockwise from the table's top edge */
export function axes(heading) {
  const turn = (heading * Math.PI) / 180;
  const sine = tidy(Math.sin(turn));
  const cosine = tidy(Math.cos(turn));
  return {
    right: /** @type {Point} */ ([cosine, sine]),
    forward: /** @type {Point} */ ([sine, -cosine]),
  };
}

/** The Unit Boundary: width of the first rank by number of ranks. @param {any} unit @returns {Outline} */
export function boundary(unit) {
  return block(unit, 0, 0, unit.ranks.length, unit.ranks[0].length);
}

/** Every place of a unit that holds a model, rank by rank. @param {any} unit */
export function models(unit) {
  return unit.ranks.flatMap((/** @type {string} */ rank, /** @type {number} */ rankIndex) =>
    [...rank].flatMap((place, file) =>
      place === "."
        ? []
        : [
            {
              rank: rankIndex,
              file,
              letter: place === "r" ? null : place,
              outline: block(unit, rankIndex, file, 1, 1),
            },
          ],
    ),
  );
}

/** The middle of an outline. @param {Outline} outline @returns {Point} */
export function centre(outline) {
  return mix(outline[0], outline[2], 0.5);
}

/** The point a share of the way from one point to another. @param {Point} from @param {Point} to @param {number} share @returns {Point} */
export function mix(from, to, share) {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** @param {Point} point @param {Point} by @param {number} [times] @returns {Point} */
export function moved(point, by, times = 1) {
  return [tidy(point[0] + by[0] * times), tidy(point[1] + by[1] * times)];
}

/** The smallest box around some points. @param {Point[]} points */
export function boundsOf(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/**
 * Where two outlines lie against each other: the longest shared stretch of edge, a point twice when they meet at a
 * corner only, or null. Used to paint a contact the referee has named, never to find one.
 * @param {Outline} one
 * @param {Outline} other
 * @returns {[Point, Point] | null}
 */
export function sharedEdge(one, other) {
  /** @type {[Point, Point] | null} */
  let best = null;
  for (const edge of edges(one)) {
    for (const against of edges(other)) {
      const shared = sharedStretch(edge, against);
      if (shared && (!best || distance(...shared) > distance(...best))) best = shared;
    }
  }
  return best;
}

/** @param {Point} from @param {Point} to */
export function distance(from, to) {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/** @param {any} unit @param {number} rank @param {number} file @param {number} ranks @param {number} files @returns {Outline} */
function block(unit, rank, file, ranks, files) {
  const { right, forward } = axes(unit.heading);
  const [width, depth] = unit.base;
  const left = file * width - (unit.ranks[0].length * width) / 2;
  /** @param {number} across @param {number} back */
  const corner = (across, back) => moved(moved(unit.at, right, across), forward, -back);
  return [
    corner(left, rank * depth),
    corner(left + files * width, rank * depth),
    corner(left + files * width, (rank + ranks) * depth),
    corner(left, (rank + ranks) * depth),
  ];
}

/** @param {Outline} outline @returns {[Point, Point][]} */
export function edges(outline) {
  return outline.map((point, index) => [point, outline[(index + 1) % outline.length]]);
}

/** @param {[Point, Point]} edge @param {[Point, Point]} against @returns {[Point, Point] | null} */
function sharedStretch([from, to], against) {
  const nearEnough = 0.05;
  const length = distance(from, to);
  const along = /** @type {Point} */ ([(to[0] - from[0]) / length, (to[1] - from[1]) / length]);
  /** @param {Point} point */
  const across = (point) => (point[0] - from[0]) * along[1] - (point[1] - from[1]) * along[0];
  if (against.some((point) => Math.abs(across(point)) > nearEnough)) return cornerOn([from, to], against, nearEnough);
  const places = against.map((point) => (point[0] - from[0]) * along[0] + (point[1] - from[1]) * along[1]);
  const start = Math.max(0, Math.min(...places));
  const end = Math.min(length, Math.max(...places));
  return end - start < -nearEnough ? null : [moved(from, along, start), moved(from, along, Math.max(start, end))];
}

/** @param {[Point, Point]} edge @param {[Point, Point]} against @param {number} nearEnough @returns {[Point, Point] | null} */
function cornerOn([from, to], against, nearEnough) {
  const corner = against.find(
    (point) => distance(from, point) + distance(point, to) - distance(from, to) < nearEnough / 10,
  );
  return corner ? [corner, corner] : null;
}

/** @param {number} value millimetres */
function tidy(value) {
  return Math.round(value * 1e6) / 1e6;
}
