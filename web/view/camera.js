/**
 * The camera: which part of the table is seen, and how millimetres become pixels. Plain numbers.
 *
 * @typedef {import("./bounds.js").Bounds} Bounds
 * @typedef {{width: number, height: number, scale: number, left: number, top: number}} Camera
 * @typedef {{at: [number, number], scale: number}} Sight the point of the table in the middle, and pixels a millimetre
 */
import { between } from "./between.js";

/** Pixels a millimetre: a small base is then as large as a thumb is long. */
const largest = 12;

/**
 * A camera that shows all of `bounds` (millimetres) in the middle of a picture of `size` (pixels), keeping `padding`
 * free around it, and no nearer than `nearest` pixels a millimetre.
 * @param {Bounds} bounds
 * @param {{width: number, height: number}} size
 * @param {Bounds} padding pixels
 * @param {number} [nearest]
 * @returns {Camera}
 */
export function fitCamera(bounds, size, padding, nearest = 3.4) {
  const free = {
    width: Math.max(1, size.width - padding.left - padding.right),
    height: Math.max(1, size.height - padding.top - padding.bottom),
  };
  const width = Math.max(1, bounds.right - bounds.left);
  const height = Math.max(1, bounds.bottom - bounds.top);
  const scale = Math.min(free.width / width, free.height / height, nearest);
  return {
    ...size,
    scale,
    left: bounds.left - (padding.left + (free.width - width * scale) / 2) / scale,
    top: bounds.top - (padding.top + (free.height - height * scale) / 2) / scale,
  };
}

/**
 * The same for a point moved by a number of pixels along a table direction.
 * @param {Camera} camera
 * @param {[number, number]} point
 * @param {{by: [number, number], pixels: number}} [shift]
 * @returns {[number, number]}
 */
export function projectShifted(camera, point, shift) {
  const [x, y] = project(camera, point);
  return shift ? [x + shift.by[0] * shift.pixels, y + shift.by[1] * shift.pixels] : [x, y];
}

/**
 * Where a point of the table is in the picture, in pixels.
 * @param {Camera} camera
 * @param {[number, number]} point
 * @returns {[number, number]}
 */
export function project(camera, [x, y]) {
  return [(x - camera.left) * camera.scale, (y - camera.top) * camera.scale];
}

/**
 * Which point of the table is at a place of the picture.
 * @param {Camera} camera
 * @param {[number, number]} pixel
 * @returns {[number, number]}
 */
export function unproject({ scale, left, top }, [x, y]) {
  return [x / scale + left, y / scale + top];
}

/**
 * A camera of that size with a point of the table in its middle.
 * @param {Sight} sight
 * @param {{width: number, height: number}} size
 * @returns {Camera}
 */
export function cameraAt({ at: [x, y], scale }, { width, height }) {
  return { width, height, scale, left: x - width / 2 / scale, top: y - height / 2 / scale };
}

/**
 * What a camera looks at, whatever its size.
 * @param {Camera} camera
 * @returns {Sight}
 */
export function sightIn(camera) {
  return { at: unproject(camera, [camera.width / 2, camera.height / 2]), scale: camera.scale };
}

/**
 * The sight after a gesture that brings what was at one place of the picture to another, so many times as large. The
 * table never gets out of sight, nor too small or too large to be read.
 * @param {Camera} camera
 * @param {[number, number]} from pixels
 * @param {[number, number]} to pixels
 * @param {number} times
 * @param {{width: number, depth: number}} table
 * @returns {Sight}
 */
export function shiftedSight(camera, from, to, times, table) {
  const { width, height } = camera;
  const smallest = 0.7 * Math.min(width / table.width, height / table.depth);
  const scale = between(camera.scale * times, smallest, largest);
  const [x, y] = unproject(camera, from);
  const at = /** @type {[number, number]} */ ([
    between(x + (width / 2 - to[0]) / scale, 0, table.width),
    between(y + (height / 2 - to[1]) / scale, 0, table.depth),
  ]);
  return { at, scale };
}
