/**
 * What is drawn over the battlefield while a hand is at work: where a thing came from, how far it went, what it touches or
 * overlaps; measuring tapes; the handle that turns a unit. Shapes in table millimetres, as in a scene.
 *
 * @typedef {import("../../view/outline.js").Outline} Outline
 * @typedef {import("../../view/outline.js").Point} Point
 * @typedef {import("../../view/shapes.js").Shape} Shape
 * @typedef {import("../../view/shapes.js").Label} Label
 *
 * @typedef {object} Move
 * @property {Outline} before
 * @property {Outline} after
 * @property {[Point, Point]} way of the corner that goes farthest
 * @property {number | null} side of a unit
 * @property {string} text how far
 * @property {string} note what it touches or overlaps
 * @property {[Point, Point][]} contacts
 * @property {Outline[]} clashes what it overlaps
 * @property {boolean} isBarred
 */
import { boundsOf } from "../../view/bounds.js";
import { mix } from "../../view/outline.js";
import { besideLine } from "../../view/spots.js";
import { element } from "../../view/tree.js";

/**
 * @param {Move} move
 * @returns {Shape[]}
 */
export function moveShapes({ before, after, way, side, text, note, contacts, clashes, isBarred }) {
  const spots = overAndUnder(after);
  const [a, b, c, d] = after;
  return [
    { kind: "area", key: "ghost", look: `ghost ${side === null ? "ground" : `side-${side}`}`, outlines: [before] },
    { kind: "line", key: "way", look: "arrow way", points: way, head: true, dot: true },
    ...contacts.map((points, index) => line(`contact/${index}`, "contact", points)),
    ...(isBarred
      ? [
          area("barred", "outlined bad", [after]),
          ...(clashes.length ? [area("clash", "blocker", clashes)] : []),
          line("down", "clash", [mix(a, c, 0.2), mix(a, c, 0.8)]),
          line("up", "clash", [mix(b, d, 0.2), mix(b, d, 0.8)]),
        ]
      : []),
    ...(text ? [pill("length", "pill", text, spots)] : []),
    ...(note ? [pill("note", `pill ${isBarred ? "bad" : "good"}`, note, spots)] : []),
  ];
}

/**
 * A tape from point to point with its length in the middle.
 * @param {{from: Point, to: Point}} tape
 * @param {number} index
 * @param {string} text
 * @returns {Shape[]}
 */
export function tapeShapes({ from, to }, index, text) {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(x, y) || 1;
  const spots = besideLine(mix(from, to, 0.5), [x / long, y / long]);
  return [
    line(`tape/${index}`, "tape", [from, to], { head: false, dot: true }),
    line(`tape/${index}/end`, "tape", [to, to]),
    pill(`tape/${index}/length`, "pill", text, spots),
  ];
}

/**
 * The handle of a unit: a ring large enough for a thumb, at the end of a stem.
 * @param {Point} from pixels
 * @param {Point} at pixels
 */
export function handleTree(from, [x, y]) {
  return element(
    "g",
    { key: "handle", class: "handle" },
    element("path", { class: "stem", d: `M${from.map(Math.round).join(" ")}L${Math.round(x)} ${Math.round(y)}` }),
    element(
      "g",
      { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
      element("circle", { class: "hit", r: 23 }),
      element("circle", { class: "knob", r: 14 }),
      element("path", { class: "turn", d: "M-6 4A7.5 7.5 0 1 1 6 4M2 3.5L6.5 4.5L7 0" }),
    ),
  );
}

/**
 * @param {string} key
 * @param {string} look
 * @param {Outline[]} outlines
 * @returns {Shape}
 */
function area(key, look, outlines) {
  return { kind: "area", key, look, outlines };
}

/**
 * @param {string} key
 * @param {string} look
 * @param {Point[]} points
 * @param {object} [more]
 * @returns {Shape}
 */
function line(key, look, points, more) {
  return { kind: "line", key, look, points, ...more };
}

/**
 * @param {string} key
 * @param {string} look
 * @param {string} text
 * @param {Label["spots"]} spots
 * @returns {Shape}
 */
function pill(key, look, text, spots) {
  return { kind: "label", key, look, text, spots };
}

/**
 * Over a thing, where no finger is, or else under it.
 * @param {Outline} outline
 * @returns {Label["spots"]}
 */
function overAndUnder(outline) {
  const { left, top, right, bottom } = boundsOf(outline);
  const middle = (left + right) / 2;
  return [
    { at: [middle, top], away: [0, -1] },
    { at: [middle, bottom], away: [0, 1] },
  ];
}
