/**
 * The shapes of one unit: its boundary, its models, their letters, its front. Knows nothing of rulings.
 *
 * @typedef {import("./asked.js").Unit} Unit
 * @typedef {import("./outline.js").Outline} Outline
 * @typedef {import("./outline.js").Point} Point
 * @typedef {import("./shapes.js").Shape} Shape
 */
import { axes, boundary, centre, mix, models, moved } from "./outline.js";

/**
 * A unit as it stands. `side` is 0 or 1 (colour and pattern), `look` one more style name for all of it.
 * @param {Unit} unit
 * @param {number} side
 * @param {string} look
 * @returns {Shape[]}
 */
export function unitShapes(unit, side, look) {
  const places = models(unit);
  const tiles = places.filter(({ letter }) => !letter).map(({ outline }) => outline);
  /**
   * @param {string} kind
   * @param {Outline[]} outlines
   * @param {{inset?: number, hatch?: boolean}} [more]
   * @returns {Shape}
   */
  const area = (kind, outlines, more) => {
    return {
      kind: "area",
      key: `unit/${unit.id}/${kind}`,
      look: `${kind} side-${side} ${look}`,
      outlines,
      unit: unit.id,
      ...more,
    };
  };
  return [
    area("boundary", [boundary(unit)]),
    area("models", tiles, { inset: 1, hatch: side === 1 }),
    ...places.flatMap(({ letter, outline }) => (letter ? namedModel(unit, letter, outline, look) : [])),
    area("edge", [boundary(unit)], { inset: 1 }),
    ...front(unit, look),
  ];
}

/**
 * A unit's or a model's outline alone, where it was.
 * @param {string} key
 * @param {Outline} outline
 * @param {number} side
 * @returns {Shape}
 */
export function ghostShape(key, outline, side) {
  return { kind: "area", key, look: `ghost side-${side}`, outlines: [outline] };
}

/**
 * @param {Unit} unit
 * @param {string} letter
 * @param {Outline} outline
 * @param {string} look
 * @returns {Shape[]}
 */
function namedModel(unit, letter, outline, look) {
  const key = `unit/${unit.id}/${letter}`;
  const sign = { text: letter, at: centre(outline), room: Math.min(...unit.base) };
  return [
    { kind: "area", key, look: `named ${look}`, outlines: [outline], inset: 1, unit: unit.id },
    { kind: "letter", key: `${key}/letter`, look, ...sign, unit: unit.id },
  ];
}

/**
 * The white front edge and a small arrow that points over it.
 * @param {Unit} unit
 * @param {string} look
 * @param {Outline} [edge] its ends, left and right
 * @returns {Shape[]}
 */
export function front(unit, look, [left, right] = boundary(unit)) {
  const { forward, right: aside } = axes(unit.heading);
  const middle = mix(left, right, 0.5);
  const tip = Math.min(...unit.base) * 0.16;
  /**
   * @param {number} across
   * @param {number} back
   */
  const corner = (across, back) => moved(moved(middle, aside, across), forward, -back);
  const arrow = [corner(-tip, tip * 1.6), corner(0, tip * 0.5), corner(tip, tip * 1.6)];
  const shift = { by: forward, pixels: -3.5 };
  return [
    { kind: "line", key: `unit/${unit.id}/front`, look: `front ${look}`, points: [left, right], shift },
    { kind: "area", key: `unit/${unit.id}/facing`, look: `facing ${look}`, outlines: [arrow] },
  ];
}
