/**
 * Finds a place for every text of a scene, in pixels: of all its spots the one where it covers least of what matters
 * and is nearest to what it names. A name that would stand nearer to another unit has none. Text widths are estimated, so
 * that a picture comes out the same with and without a browser.
 *
 * @typedef {import("./bounds.js").Bounds} Bounds
 * @typedef {import("./camera.js").Camera} Camera
 * @typedef {import("./shapes.js").Label} Label
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {{box: Bounds, cost: number}} Obstacle
 */
import { areaOf, boundsOf, grown, shared } from "./bounds.js";
import { project, projectShifted } from "./camera.js";
import { isAtOwnUnit, standingOf } from "./own-unit.js";

/**
 * @typedef {object} Place pixels
 * @property {number} x of the centre
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} size of the letters
 */

/**
 * What a covered square pixel costs, by the first name of a shape's look.
 * @type {Record<string, number>}
 */
const costs = {
  boundary: 9,
  terrain: 0.08,
  gone: 4,
  ghost: 0.3,
  arrow: 9,
  lost: 9,
  barred: 3,
  contact: 4,
  end: 4,
  marker: 9,
  gap: 4,
  way: 9,
};
const costOfText = 400;
const costOutside = 600;
/** A pixel between a text and what it names; a name must not stray behind another unit. */
const costOfDistance = { pill: 8, other: 40 };
const costOfLaterSpot = 5;
/** A pixel by which a text is pushed away from its spot, to stay in the picture. */
const costOfPush = 8;

/**
 * The place of each label, by its key. Marks are placed before names, terrain's names last; texts that must fit into
 * an outline and do not are left out, and names that would be taken for another unit's.
 * @param {Shape[]} shapes
 * @param {Camera} camera
 * @param {Bounds} free the part of the picture where texts may stand, pixels
 * @param {Bounds[]} [covered] what no one sees of it
 * @returns {Map<string, Place>}
 */
export function placeLabels(shapes, camera, free, covered = []) {
  const obstacles = [
    ...shapes.flatMap((shape) => obstaclesOf(shape, camera)),
    ...covered.map((box) => ({ box, cost: costOfText })),
  ];
  const standing = shapes.flatMap((shape) => standingOf(shape, camera));
  const labels = shapes.flatMap((shape) => (shape.kind === "label" ? [shape] : []));
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const label of labels.filter((one) => isSeen(one, camera)).sort((one, other) => rankOf(one) - rankOf(other))) {
    const place = bestPlace(label, camera, free, { obstacles, standing, others: [...places.values()] });
    if (!place) continue;
    places.set(label.key, place);
    obstacles.push({ box: grown(boxOf(place), 2), cost: costOfText });
  }
  return places;
}

/**
 * Whether what is named is in the picture; else the name would cling to the edge.
 * @param {Label} label
 * @param {Camera} camera
 */
function isSeen({ spots, look }, camera) {
  if (!look.startsWith("name")) return true;
  return spots.some(({ at }) => {
    const [x, y] = project(camera, at);
    return x >= 0 && y >= 0 && x <= camera.width && y <= camera.height;
  });
}

/**
 * The height of letters of a look, a little less in a narrow picture.
 * @param {string} look
 * @param {Camera} camera
 */
export function textSize(look, { width }) {
  const wide = within((width - 340) / 400, 0, 1);
  if (look.startsWith("name")) return 16 + 7 * wide;
  return look.startsWith("pill") ? 12.5 + 3 * wide : 13 + wide;
}

/**
 * Null where a text that must fit into an outline fits nowhere, and where a name would be another unit's.
 * @param {Label} label
 * @param {Camera} camera
 * @param {Bounds} free
 * @param {{obstacles: Obstacle[], standing: import("./own-unit.js").Standing[], others: Place[]}} around `others` is
 *   where texts stand already
 * @returns {Place | null}
 */
function bestPlace(label, camera, free, { obstacles, standing, others }) {
  const isPill = label.look.startsWith("pill");
  const size = textSize(label.look, camera);
  const width = widthOf(label.text) * size + (isPill ? size * 1.5 : 0);
  const height = size * (isPill ? 1.75 : 1.15);
  const candidates = (isPill ? [9, 22, 40, 64, 92] : [7, 16, 30, 50]).flatMap((gap) =>
    label.spots.map(({ at, away }, order) => {
      const anchor = project(camera, at);
      const x = anchor[0] + away[0] * (width / 2 + gap);
      const y = anchor[1] + away[1] * (height / 2 + gap);
      const place = {
        x: within(x, free.left + width / 2, free.right - width / 2),
        y: within(y, free.top + height / 2, free.bottom - height / 2),
        width,
        height,
        size,
      };
      const far = gapBetween(anchor, boxOf(place));
      const cost =
        costOf(boxOf(place), free, obstacles) +
        far * costOfDistance[isPill ? "pill" : "other"] +
        Math.hypot(place.x - x, place.y - y) * costOfPush +
        order * costOfLaterSpot;
      return { place, cost };
    }),
  );
  const { within: outline } = label;
  const fitting = outline ? candidates.filter(({ place }) => fits(place, outline, camera, others)) : candidates;
  fitting.sort((one, other) => one.cost - other.cost);
  const best = label.look.startsWith("name")
    ? fitting.find(({ place }) => isAtOwnUnit(boxOf(place), label.unit, standing))
    : fitting[0];
  return best?.place ?? null;
}

/**
 * @param {Bounds} box
 * @param {Bounds} free
 * @param {Obstacle[]} obstacles
 */
function costOf(box, free, obstacles) {
  const outside = areaOf(box) - areaOf(shared(box, free));
  return obstacles.reduce(
    (sum, { box: other, cost }) => sum + areaOf(shared(box, other)) * cost,
    outside * costOutside,
  );
}

/**
 * @param {Shape} shape
 * @param {Camera} camera
 * @returns {Obstacle[]}
 */
function obstaclesOf(shape, camera) {
  const cost = costs[shape.look.split(" ")[0]];
  if (!cost) return [];
  if (shape.kind === "area") {
    return shape.outlines.map((outline) => ({ box: boundsOf(outline.map((point) => project(camera, point))), cost }));
  }
  if (shape.kind === "badge") return [{ box: grown(boundsOf([project(camera, shape.at)]), 9), cost }];
  if (shape.kind !== "line") return [];
  const pixels = shape.points.map((point) => projectShifted(camera, point, shape.shift));
  return pixels.slice(1).map((pixel, index) => ({ box: grown(boundsOf([pixels[index], pixel]), 5), cost }));
}

/**
 * Whether a text lies in an outline and on no other text.
 * @param {Place} place
 * @param {[number, number][]} outline
 * @param {Camera} camera
 * @param {Place[]} others
 */
function fits(place, outline, camera, others) {
  const box = boxOf(place);
  const inside = areaOf(shared(box, boundsOf(outline.map((point) => project(camera, point)))));
  return inside >= areaOf(box) * 0.95 && !others.some((other) => shared(box, boxOf(other)));
}

/** @param {Label} label */
function rankOf({ look }) {
  return ["pill", "name", "place"].findIndex((kind) => look.startsWith(kind));
}

/**
 * How wide letters are by their height: narrow ones, broad ones, pictures and ideograms.
 * @type {[RegExp, number][]}
 */
const widths = [
  [/[\sil.,·:'″]/, 0.36],
  [/[MWЖШЩЮ]/, 1],
  [/[A-ZА-Яmwшщю]/, 0.82],
  [/[\p{Extended_Pictographic}\u2e80-\ud7af]/u, 1.3],
];

/**
 * The width of a text by the height of its letters, rather too wide than too narrow.
 * @param {string} text
 */
export function widthOf(text) {
  return [...text].reduce((sum, letter) => sum + (widths.find(([some]) => some.test(letter))?.[1] ?? 0.68), 0);
}

/**
 * How far a point is from a box.
 * @param {[number, number]} point
 * @param {Bounds} box
 */
function gapBetween([x, y], { left, top, right, bottom }) {
  return Math.hypot(x - within(x, left, right), y - within(y, top, bottom));
}

/**
 * @param {Place} place
 * @returns {Bounds}
 */
function boxOf({ x, y, width, height }) {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
