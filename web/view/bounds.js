/**
 * Upright boxes, in millimetres or in pixels: around points, grown, joined, cut.
 *
 * @typedef {{left: number, top: number, right: number, bottom: number}} Bounds
 */

/**
 * The smallest box around some points.
 * @param {[number, number][]} points
 * @returns {Bounds}
 */
export function boundsOf(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/**
 * The box of the whole table.
 * @param {{table: {width: number, depth: number}}} battle
 * @returns {Bounds}
 */
export function tableBounds({ table }) {
  return { left: 0, top: 0, right: table.width, bottom: table.depth };
}

/**
 * The same box with a margin all round.
 * @param {Bounds} box
 * @param {number} by
 * @returns {Bounds}
 */
export function grown(box, by) {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/**
 * The smallest box around two.
 * @param {Bounds} one
 * @param {Bounds} other
 * @returns {Bounds}
 */
export function joined(one, other) {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/**
 * What two boxes share, or null.
 * @param {Bounds} one
 * @param {Bounds} other
 * @returns {Bounds | null}
 */
export function shared(one, other) {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}

/**
 * The area of a box; nothing has none.
 * @param {Bounds | null} box
 */
export function areaOf(box) {
  return box ? (box.right - box.left) * (box.bottom - box.top) : 0;
}
