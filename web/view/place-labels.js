/**
 * Finds a place for every text of a scene, in pixels: the first of its spots where it covers least of what matters.
 * Text widths are estimated, so that a picture comes out the same with and without a browser.
 */
import { project, projectShifted } from "./camera.js";
import { boundsOf } from "./outline.js";

/**
 * @typedef {import("./camera.js").Bounds} Bounds
 * @typedef {import("./camera.js").Camera} Camera
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {import("./shapes.js").Label} Label
 * @typedef {{x: number, y: number, width: number, height: number, size: number}} Place centre and size in pixels, and
 *   the height of the letters
 */

/** How much a pixel covered costs, by the first name of a shape's look. @type {Record<string, number>} */
const costs = {
  boundary: 9,
  terrain: 0.08,
  gone: 1,
  ghost: 1.4,
  arrow: 9,
  lost: 9,
  barred: 3,
  contact: 4,
  outlined: 0,
  selection: 0,
};

/**
 * The place of each label, by its key. Marks are placed before names, terrain's names last; texts that must fit
 * into an outline and do not are left out.
 * @param {Shape[]} shapes
 * @param {Camera} camera
 * @param {Bounds} free the part of the picture where texts may stand, pixels
 * @returns {Map<string, Place>}
 */
export function placeLabels(shapes, camera, free) {
  const obstacles = shapes.flatMap((shape) => obstaclesOf(shape, camera));
  const labels = /** @type {Label[]} */ (shapes.filter((shape) => shape.kind === "label"));
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const label of [...labels].sort((one, other) => rankOf(one) - rankOf(other))) {
    const best = bestPlace(label, camera, free, obstacles);
    if (label.within && !fits(boxOf(best.place), label.within, camera, [...places.values()])) continue;
    places.set(label.key, best.place);
    obstacles.push({ box: grown(boxOf(best.place), 2), cost: 400 });
  }
  return places;
}

/** The height of letters of a look in a picture of this width. @param {string} look @param {Camera} camera */
export function textSize(look, camera) {
  const small = Math.min(1, Math.max(0, (camera.width - 340) / 400));
  if (look.startsWith("name")) return 16 + 7 * small;
  return look.startsWith("pill") ? 12.5 + 3 * small : 13 + small;
}

/** @param {Label} label @param {Camera} camera @param {Bounds} free @param {{box: Bounds, cost: number}[]} obstacles */
function bestPlace(label, camera, free, obstacles) {
  const size = textSize(label.look, camera);
  const isPill = label.look.startsWith("pill");
  const width = widthOf(label.text, size) + (isPill ? size * 1.5 : 0);
  const height = size * (isPill ? 1.75 : 1.15);
  let best = { place: { x: 0, y: 0, width, height, size }, cost: Infinity };
  const gaps = isPill ? [9, 22, 40, 64, 92] : [7, 16, 30, 50];
  gaps.forEach((gap) =>
    label.spots.forEach(({ at, away }, order) => {
      const [x, y] = project(camera, at);
      const place = {
        x: within(x + away[0] * (width / 2 + gap), free.left + width / 2, free.right - width / 2),
        y: within(y + away[1] * (height / 2 + gap), free.top + height / 2, free.bottom - height / 2),
        width,
        height,
        size,
      };
      const cost = costOf(boxOf(place), free, obstacles) + order * 5 + gapBetween([x, y], boxOf(place)) * 8;
      if (cost < best.cost) best = { place, cost };
    }),
  );
  return best;
}

/** How far a point is from a box. @param {[number, number]} point @param {Bounds} box */
function gapBetween([x, y], { left, top, right, bottom }) {
  return Math.hypot(x - within(x, left, right), y - within(y, top, bottom));
}

/** @param {number} value @param {number} least @param {number} most */
function within(value, least, most) {
  return Math.max(least, Math.min(value, most));
}

/** @param {Bounds} box @param {Bounds} free @param {{box: Bounds, cost: number}[]} obstacles */
function costOf(box, free, obstacles) {
  const outside = areaOf(box) - covered(box, free);
  return obstacles.reduce((sum, obstacle) => sum + covered(box, obstacle.box) * obstacle.cost, outside * 600);
}

/** @param {Shape} shape @param {Camera} camera @returns {{box: Bounds, cost: number}[]} */
function obstaclesOf(shape, camera) {
  const cost = costs[shape.look.split(" ")[0]];
  if (!cost) return [];
  if (shape.kind === "area")
    return shape.outlines.map((outline) => ({ box: boundsOf(outline.map((point) => project(camera, point))), cost }));
  if (shape.kind !== "line") return [];
  return shape.points.slice(1).map((point, index) => {
    const ends = [shape.points[index], point].map((end) => projectShifted(camera, end, shape.shift));
    return { box: grown(boundsOf(ends), 5), cost };
  });
}

/** Whether a text lies in an outline and on no other text. @param {Bounds} box @param {import("./outline.js").Outline} outline @param {Camera} camera @param {Place[]} others */
function fits(box, outline, camera, others) {
  const inside = covered(box, boundsOf(outline.map((point) => project(camera, point))));
  return inside >= areaOf(box) * 0.95 && others.every((other) => covered(box, boxOf(other)) === 0);
}

/** @param {Label} label */
function rankOf(label) {
  return ["pill", "name", "place"].findIndex((look) => label.look.startsWith(look));
}

/** @param {string} text @param {number} size */
function widthOf(text, size) {
  return (
    [...text].reduce(
      (sum, character) =>
        sum + (/[\sil.,·:'″]/.test(character) ? 0.36 : /[A-ZА-ЯmwшщюMW]/.test(character) ? 0.82 : 0.68),
      0,
    ) * size
  );
}

/** @param {Place} place @returns {Bounds} */
function boxOf({ x, y, width, height }) {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** @param {Bounds} box @param {number} by */
function grown(box, by) {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** @param {Bounds} box */
function areaOf(box) {
  return (box.right - box.left) * (box.bottom - box.top);
}

/** @param {Bounds} one @param {Bounds} other */
function covered(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
