/** The texts of a scene: the marks' own, then the names of units and of terrain, each with the spots where it may stand. */
import { axes, boundary, boundsOf, centre, mix } from "./outline.js";

/**
 * @typedef {import("./shapes.js").Label} Label
 * @typedef {import("./outline.js").Point} Point
 */

/**
 * @param {import("./mark-shapes.js").Frame} frame
 * @param {Label[]} marks
 * @param {import("./words.js").Words} words
 * @returns {Label[]}
 */
export function labelShapes(frame, marks, words) {
  return [
    ...frame.units.map((unit) => nameOf(unit, frame.side(unit))),
    ...marks,
    ...(frame.question.battle.terrain ?? []).map((/** @type {any} */ piece) => terrainName(piece, words)),
  ];
}

/** A name stands behind its unit if it can, else beside it, else before it, else on it. @param {any} unit @param {number} side @returns {Label} */
function nameOf(unit, side) {
  const outline = boundary(unit);
  const { forward, right } = axes(unit.heading);
  const back = /** @type {Point} */ (forward.map((value) => -value));
  const left = /** @type {Point} */ (right.map((value) => -value));
  const [frontLeft, frontRight, rearRight, rearLeft] = outline;
  const spots = [
    ...[0.5, 0.25, 0.75, 0, 1].map((share) => ({ at: mix(rearLeft, rearRight, share), away: back })),
    ...[0.5, 0.8, 0.2].map((share) => ({ at: mix(frontLeft, rearLeft, share), away: left })),
    ...[0.5, 0.8, 0.2].map((share) => ({ at: mix(frontRight, rearRight, share), away: right })),
    ...[0.5, 0.1, 0.9].map((share) => ({ at: mix(frontLeft, frontRight, share), away: forward })),
    { at: centre(outline), away: /** @type {Point} */ ([0, 0]) },
  ];
  return {
    kind: "label",
    key: `name/${unit.id}`,
    look: `name side-${side}`,
    text: unit.name ?? unit.id,
    spots,
    unit: unit.id,
  };
}

/** @param {any} piece @param {import("./words.js").Words} words @returns {Label} */
function terrainName(piece, words) {
  const box = boundsOf(piece.outline);
  /** @type {Point} */
  const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return {
    kind: "label",
    key: `terrain/${piece.id}/name`,
    look: "place",
    text: words.say(`terrain.${piece.kind}`),
    spots: [{ at: middle, away: [0, 0] }],
    within: piece.outline,
  };
}
