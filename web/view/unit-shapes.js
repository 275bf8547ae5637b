/**
 * The shapes of one unit: its boundary, its models at the size of their bases, their letters and Health Points, its
 * front. Knows nothing of rulings.
 *
 * @typedef {import("./asked.js").Unit} Unit
 * @typedef {import("./formation.js").Standing} Standing
 * @typedef {import("./outline.js").Outline} Outline
 * @typedef {import("./outline.js").Point} Point
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {import("./words.js").Words} Words
 */
import { boundary, models } from "./formation.js";
import { modelTitle } from "./names.js";
import { axes, centre, distance, mix, moved } from "./outline.js";

/**
 * @typedef {object} Manner
 * @property {number} side 0 or 1, for colour and pattern
 * @property {string} look one more style name for all of the unit
 * @property {Words} words
 * @property {(model: Standing) => Point | null} cameFrom the way back to where a model stood before it slid
 */

/**
 * A unit as it stands. Models that have just slid are shapes of their own, over the others.
 * @param {Unit} unit
 * @param {Manner} manner
 * @returns {Shape[]}
 */
export function unitShapes(unit, manner) {
  const { side, look, cameFrom } = manner;
  const standing = models(unit);
  const ranks = standing.filter(({ letter }) => !letter).map((model) => ({ ...model, came: cameFrom(model) }));
  const hatch = side === 1;
  /**
   * @param {string} kind
   * @param {Outline[]} outlines
   * @param {Partial<import("./shapes.js").Area>} [more]
   * @returns {Shape}
   */
  const area = (kind, outlines, more) => ({
    kind: "area",
    key: `unit/${unit.id}/${kind}`,
    look: `${kind.split("/")[0]} side-${side} ${look}`,
    outlines,
    unit: unit.id,
    ...more,
  });
  const still = ranks.filter(({ came }) => !came).map(({ outline }) => outline);
  const slid = ranks.flatMap(({ came, outline }, index) =>
    came ? [area(`models/${index}`, [outline], { inset: 1, hatch, came })] : [],
  );
  return [
    area("boundary", [boundary(unit)]),
    area("models", still, { inset: 1, hatch }),
    ...slid,
    ...standing.flatMap((model) => (model.letter ? namedModel(unit, model.letter, model, manner) : [])),
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
 * A pale base with its letter, as large as the base, and what of its Health Points is lost if it has more than one.
 * @param {Unit} unit
 * @param {string} letter
 * @param {Standing} model
 * @param {Manner} manner
 * @returns {Shape[]}
 */
function namedModel(unit, letter, model, { look, words, cameFrom }) {
  const { outline } = model;
  const { healthPoints = 1, healthLost = 0 } = unit.models?.[letter] ?? {};
  const key = `unit/${unit.id}/${letter}`;
  const shared = { unit: unit.id, came: cameFrom(model) };
  const room = narrower(outline);
  const sign = { at: centre(outline), room, ...shared };
  const title = modelTitle(unit, letter, words);
  const isPooled = healthPoints > 1;
  /** @type {Shape[]} */
  const shapes = [
    { kind: "area", key, look: `named ${look}`, outlines: [outline], inset: 1, title, ...shared },
    ...marks(unit, letter, outline, key, shared),
    { kind: "letter", key: `${key}/letter`, look, text: letter, ...sign, ...(isPooled && { raised: 0.1 }) },
  ];
  if (isPooled) {
    const text = `${healthPoints - healthLost}/${healthPoints}`;
    const hurt = healthLost > 0 ? "hurt" : "";
    shapes.push({ kind: "health", key: `${key}/health`, look: hurt, text, ...sign, raised: -0.32 });
  }
  return shapes;
}

/**
 * Small marks in the rear corners of a base: an arrowhead for a Front Rank model, a lozenge for a War Platform.
 * @param {Unit} unit
 * @param {string} letter
 * @param {Outline} outline
 * @param {string} key
 * @param {{unit: string, came: Point | null}} shared
 * @returns {Shape[]}
 */
function marks(unit, letter, outline, key, shared) {
  const { frontRank = false, warPlatform = false } = unit.models?.[letter] ?? {};
  const { right, forward } = axes(unit.heading);
  const size = Math.min(...unit.base) * 0.07;
  /**
   * @param {string} name
   * @param {Point} corner
   * @param {Point} inwards
   * @param {Point[]} points to the right and forwards, in sizes
   * @returns {Shape}
   */
  const mark = (name, corner, inwards, points) => {
    const at = moved(moved(corner, right, inwards[0] * size), forward, inwards[1] * size);
    const outlines = [points.map(([x, y]) => moved(moved(at, right, x * size), forward, y * size))];
    return { kind: "area", key: `${key}/${name}`, look: "trait", outlines, ...shared };
  };
  const arrowhead = /** @type {Point[]} */ ([
    [-1, -0.7],
    [0, 0.9],
    [1, -0.7],
  ]);
  const lozenge = /** @type {Point[]} */ ([
    [-1.1, 0],
    [0, 1.1],
    [1.1, 0],
    [0, -1.1],
  ]);
  return [
    ...(frontRank ? [mark("front-rank", outline[3], [2, 2], arrowhead)] : []),
    ...(warPlatform ? [mark("platform", outline[2], [-2, 2], lozenge)] : []),
  ];
}

/** @param {Outline} outline */
function narrower([frontLeft, frontRight, rearRight]) {
  return Math.min(distance(frontLeft, frontRight), distance(frontRight, rearRight));
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
    { kind: "line", key: `unit/${unit.id}/front`, look: `front ${look}`, points: [left, right], shift, unit: unit.id },
    { kind: "area", key: `unit/${unit.id}/facing`, look: `facing ${look}`, outlines: [arrow], unit: unit.id },
  ];
}
