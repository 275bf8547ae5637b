/** The shapes of one unit: its boundary, its models, their letters, its front. Knows nothing of rulings. */
import { axes, boundary, centre, mix, models } from "./outline.js";

/**
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {import("./outline.js").Point} Point
 */

/**
 * A unit as it stands. `side` is 0 or 1 (colour and pattern), `look` more style names for all of it.
 * @param {any} unit
 * @param {number} side
 * @param {string} [look]
 * @returns {Shape[]}
 */
export function unitShapes(unit, side, look = "") {
  const key = `unit/${unit.id}`;
  const places = models(unit);
  const common = places.filter((/** @type {any} */ place) => !place.letter);
  const named = places.filter((/** @type {any} */ place) => place.letter);
  const tiles = { outlines: common.map((/** @type {any} */ place) => place.outline), unit: unit.id };
  return [
    {
      kind: "area",
      key: `${key}/boundary`,
      look: `boundary side-${side} ${look}`,
      outlines: [boundary(unit)],
      unit: unit.id,
    },
    { kind: "area", key: `${key}/models`, look: `models side-${side} ${look}`, inset: 1, hatch: side === 1, ...tiles },
    ...named.flatMap((/** @type {any} */ place) => namedModel(unit, place, side, look)),
    { kind: "area", key: `${key}/edge`, look: `edge side-${side} ${look}`, outlines: [boundary(unit)], inset: 1 },
    ...front(unit, look),
  ];
}

/** A unit's outline alone, where it was or might have been. @param {string} key @param {import("./outline.js").Outline} outline @param {number} side @returns {Shape} */
export function ghostShape(key, outline, side) {
  return { kind: "area", key, look: `ghost side-${side}`, outlines: [outline] };
}

/** @param {any} unit @param {any} place @param {number} side @param {string} look @returns {Shape[]} */
function namedModel(unit, place, side, look) {
  const key = `unit/${unit.id}/${place.letter}`;
  return [
    { kind: "area", key, look: `named side-${side} ${look}`, outlines: [place.outline], inset: 1, unit: unit.id },
    {
      kind: "letter",
      key: `${key}/letter`,
      look,
      text: place.letter,
      at: centre(place.outline),
      room: Math.min(...unit.base),
      unit: unit.id,
    },
  ];
}

/** The white front edge and a small arrow that points over it. @param {any} unit @param {string} look @returns {Shape[]} */
function front(unit, look) {
  const [left, right] = boundary(unit);
  const back = /** @type {Point} */ (axes(unit.heading).forward.map((value) => -value));
  const middle = mix(left, right, 0.5);
  const tip = Math.min(...unit.base) * 0.16;
  /** @param {number} across @param {number} depth @returns {Point} */
  const corner = (across, depth) => [
    middle[0] + axes(unit.heading).right[0] * across + back[0] * depth,
    middle[1] + axes(unit.heading).right[1] * across + back[1] * depth,
  ];
  return [
    {
      kind: "line",
      key: `unit/${unit.id}/front`,
      look: `front ${look}`,
      points: [left, right],
      shift: { by: back, pixels: 3.5 },
    },
    {
      kind: "area",
      key: `unit/${unit.id}/facing`,
      look: `facing ${look}`,
      outlines: [[corner(-tip, tip * 1.6), corner(0, tip * 0.5), corner(tip, tip * 1.6)]],
    },
  ];
}
