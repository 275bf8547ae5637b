/**
 * The camera: which part of the table is seen, and how millimetres become pixels. Plain numbers.
 *
 * @typedef {import("./bounds.js").Bounds} Bounds
 * @typedef {{width: number, height: number, scale: number, left: number, top: number}} Camera
 */

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
