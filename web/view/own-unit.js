/**
 * Whose a name in the picture is taken for: that of the unit it stands on, else of the nearest.
 *
 * @typedef {import("./bounds.js").Bounds} Bounds
 * @typedef {import("./outline.js").Outline} Outline
 * @typedef {{unit: string | undefined, bounds: Bounds, outline: Outline | null}} Standing where a unit stands, pixels; its
 *   outline if that is not its bounds
 */
import { boundsOf } from "./bounds.js";
import { project } from "./camera.js";
import { gapOfBoxes, gapOfOutlines } from "./gaps.js";

/** Pixels that nobody sees one thing to be nearer by. */
const asFar = 0.5;

/**
 * Whether a name stands at its own unit: on no other, and no other is nearer.
 * @param {Bounds} box of the name, pixels
 * @param {string | undefined} unit
 * @param {Standing[]} standing
 */
export function isAtOwnUnit(box, unit, standing) {
  const corners = cornersOf(box);
  /** @param {Standing} one */
  const gapTo = ({ outline, bounds }) => (outline ? gapOfOutlines(corners, outline) : gapOfBoxes(box, bounds));
  const own = Math.min(...standing.filter((one) => one.unit === unit).map(gapTo));
  return standing.every((one) => {
    if (one.unit === unit || gapOfBoxes(box, one.bounds) > own) return true;
    const gap = gapTo(one);
    return gap > 0 && gap > own - asFar;
  });
}

/**
 * Where a unit stands whose shape this is.
 * @param {import("./shapes.js").Shape} shape
 * @param {import("./camera.js").Camera} camera
 * @returns {Standing[]}
 */
export function standingOf(shape, camera) {
  if (shape.kind !== "area" || !shape.look.startsWith("boundary")) return [];
  const { unit, outlines } = shape;
  return outlines.map((points) => {
    const outline = points.map((point) => project(camera, point));
    const bounds = boundsOf(outline);
    const isUpright = outline.every(
      ([x, y]) => isEnd(x, bounds.left, bounds.right) && isEnd(y, bounds.top, bounds.bottom),
    );
    return { unit, bounds, outline: isUpright ? null : outline };
  });
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function isEnd(value, least, most) {
  return Math.min(value - least, most - value) < 0.01;
}

/**
 * @param {Bounds} box
 * @returns {Outline}
 */
function cornersOf({ left, top, right, bottom }) {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
