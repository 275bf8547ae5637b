/** One shape of a scene as an SVG tree in pixels. A part of the SVG writer. */
import { project, projectShifted } from "./camera.js";
import { textSize } from "./place-labels.js";
import { element } from "./tree.js";

/**
 * @typedef {import("./camera.js").Camera} Camera
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {import("./place-labels.js").Place} Place
 * @typedef {[number, number]} Pixel
 * @typedef {import("./tree.js").Child} Child
 */

/** The height of signs as a share of the base they stand on. */
const signShare = { letter: 0.52, badge: 0.34, health: 0.26 };

/** And at most, in pixels for each millimetre of the base. */
const largestSign = { letter: 1.2, badge: 1.2, health: 0.5 };

/** Pixels of a base below which its Health Points would run into its letter. */
const smallestForHealth = 28;

/**
 * @param {Shape} shape
 * @param {Camera} camera
 * @param {Map<string, Place>} places of the labels
 * @param {string} id starts the names of the patterns
 * @returns {Child}
 */
export function shapeTree(shape, camera, places, id) {
  if (shape.kind === "area") return areaTree(shape, camera, id);
  if (shape.kind === "line") return lineTree(shape, camera);
  if (shape.kind === "label") return labelTree(shape, camera, places);
  return signTree(shape, camera);
}

/**
 * @param {import("./shapes.js").Area} area
 * @param {Camera} camera
 * @param {string} id
 */
function areaTree({ key, look, outlines, inset = 0, hatch, title, unit, terrain, option, came }, camera, id) {
  const d = outlines
    .map((outline) =>
      closedPath(
        outline.map((point) => project(camera, point)),
        inset,
      ),
    )
    .join("");
  return element(
    "g",
    {
      key,
      class: look,
      "data-unit": unit,
      "data-terrain": terrain,
      "data-option": option,
      ...slide(came, camera),
    },
    element("path", { d }),
    title && element("title", { key: "title" }, title),
    hatch && element("path", { class: "hatch", d, fill: `url(#${id}-hatch)` }),
  );
}

/**
 * A line, with a pale casing so that an arrow reads on any ground.
 * @param {import("./shapes.js").Line} line
 * @param {Camera} camera
 */
function lineTree({ key, look, points, shift, head, dot, option, unit, pair: inContact }, camera) {
  const pixels = points.map((point) => projectShifted(camera, point, shift));
  const isPoint = pixels.length === 2 && length(pixels[0], pixels[1]) < 0.5;
  const named = {
    key,
    class: look,
    "data-option": option,
    "data-unit": unit,
    "data-pair": inContact && JSON.stringify(inContact),
  };
  const hit = option === undefined ? null : element("path", { class: "hit", d: openPath(pixels) });
  if (isPoint) return element("g", named, hit, circle(pixels[0], 5));
  const end = /** @type {Pixel} */ (pixels.at(-1));
  const before = /** @type {Pixel} */ (pixels.at(-2));
  const tip = head ? arrowHead(before, end) : null;
  const shaft = openPath(tip ? [...pixels.slice(0, -1), tip.neck] : pixels);
  return element(
    "g",
    named,
    hit,
    (head || look === "contact") && element("path", { class: "casing", d: shaft + (tip?.path ?? "") }),
    element("path", { class: "shaft", d: shaft }),
    tip && element("path", { class: "head", d: tip.path }),
    dot && circle(pixels[0], 3.5),
  );
}

/**
 * @param {import("./shapes.js").Sign} sign
 * @param {Camera} camera
 */
function signTree({ kind, key, look, text, at, room, raised = 0, unit, option, came }, camera) {
  const [x, middle] = project(camera, at);
  const space = room * camera.scale;
  if (kind === "health" && space < smallestForHealth) return null;
  const y = middle - raised * space;
  const size = Math.min(room * largestSign[kind], Math.max(9, space * signShare[kind]));
  return element(
    "g",
    { key, class: `${kind} ${look}`, "data-unit": unit, "data-option": option, ...slide(came, camera) },
    kind === "badge" && circle([x, y], size * 0.78),
    writing(text, x, y, size),
  );
}

/**
 * @param {import("./shapes.js").Label} label
 * @param {Camera} camera
 * @param {Map<string, Place>} places
 */
function labelTree({ key, look, text, unit, terrain }, camera, places) {
  const place = places.get(key);
  if (!place) return null;
  const { x, y, width, height } = place;
  const box = {
    x: round(x - width / 2),
    y: round(y - height / 2),
    width: round(width),
    height: round(height),
    rx: round(height / 2),
  };
  return element(
    "g",
    { key, class: `label ${look}`, "data-unit": unit, "data-terrain": terrain },
    look.startsWith("pill") && element("rect", box),
    writing(text, x, y, textSize(look, camera)),
  );
}

/**
 * The way back to where a shape was, in pixels, for whoever moves the picture.
 * @param {[number, number] | null | undefined} came
 * @param {Camera} camera
 */
function slide(came, { scale }) {
  return came ? { "data-came": came.map((length) => round(length * scale)).join(" ") } : {};
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function writing(text, x, y, size) {
  return element(
    "text",
    { x: round(x), y: round(y + size * 0.35), "font-size": round(size), "text-anchor": "middle" },
    text,
  );
}

/**
 * @param {Pixel} at
 * @param {number} radius
 */
function circle([x, y], radius) {
  return element("circle", { cx: round(x), cy: round(y), r: round(radius) });
}

/**
 * Every corner moves inwards along both of its edges.
 * @param {Pixel[]} corners
 * @param {number} inset
 */
export function closedPath(corners, inset) {
  const points = inset === 0 ? corners : corners.map((corner, index) => insetCorner(corners, index, corner, inset));
  return `M${points.map(pair).join("L")}Z`;
}

/**
 * @param {Pixel[]} corners
 * @param {number} index
 * @param {Pixel} corner
 * @param {number} inset
 * @returns {Pixel}
 */
function insetCorner(corners, index, corner, inset) {
  const [x, y] = [1, corners.length - 1].reduce(
    (sum, step) => {
      const other = corners[(index + step) % corners.length];
      const span = length(corner, other) || 1;
      return [sum[0] + (other[0] - corner[0]) / span, sum[1] + (other[1] - corner[1]) / span];
    },
    [0, 0],
  );
  return [corner[0] + x * inset, corner[1] + y * inset];
}

/** @param {Pixel[]} points */
function openPath(points) {
  return `M${points.map(pair).join("L")}`;
}

/**
 * @param {Pixel} from
 * @param {Pixel} to
 */
function arrowHead(from, to) {
  const span = length(from, to) || 1;
  const [x, y] = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
  const long = Math.min(13, span * 0.7);
  const half = long * 0.5;
  /** @type {Pixel} */
  const neck = [to[0] - x * long, to[1] - y * long];
  const path = `M${pair(to)}L${pair([neck[0] - y * half, neck[1] + x * half])}L${pair([neck[0] + y * half, neck[1] - x * half])}Z`;
  return { neck, path };
}

/**
 * @param {Pixel} from
 * @param {Pixel} to
 */
function length(from, to) {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/** @param {Pixel} pixel */
function pair([x, y]) {
  return `${round(x)} ${round(y)}`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}
