/**
 * A unit set flush against another: its front edge along a Facing of the target, at any heading, so far to the side. Pure
 * geometry in table millimetres; whether there is room is the referee's to say.
 *
 * @typedef {import("./units.js").Battle} Battle
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {"front" | "left" | "right" | "rear"} Facing
 */
import { boundary } from "../../view/formation.js";
import { axes, distance, mix, moved } from "../../view/outline.js";
import { tidyHeading, tidyPoint } from "./place.js";
import { contactsWithout } from "./units.js";

/** Facings in the order of the edges of an outline, and the turn from the target's heading to one who looks at that edge. */
const turns = { front: 180, right: 270, rear: 0, left: 90 };

/** @type {Facing[]} */
export const facings = ["front", "left", "right", "rear"];

/**
 * The edge of a Facing: its middle, its length, and the heading of whoever looks straight at it.
 * @param {Unit} target
 * @param {Facing} facing
 */
function edgeOf(target, facing) {
  const outline = boundary(target);
  const side = Object.keys(turns).indexOf(facing);
  const [from, to] = [outline[side], outline[(side + 1) % 4]];
  return {
    middle: mix(from, to, 0.5),
    length: distance(from, to),
    heading: tidyHeading(target.heading + turns[facing]),
  };
}

/**
 * The battle with a unit flush against the target's Facing, its middle `offset` to its own right of the edge's middle; the
 * pair is stored, what else the unit touched is not.
 * @param {Battle} battle
 * @param {Unit} unit
 * @param {Unit} target
 * @param {Facing} facing
 * @param {number} offset
 * @returns {Battle}
 */
export function engaged(battle, unit, target, facing, offset) {
  const { middle, heading } = edgeOf(target, facing);
  const at = tidyPoint(moved(middle, axes(heading).right, offset));
  const order = battle.units.map(({ id }) => id);
  const isFirst = order.indexOf(unit.id) < order.indexOf(target.id);
  /** @type {import("../../view/asked.js").Contact} */
  const contact = isFirst
    ? { units: [unit.id, target.id], facings: ["front", facing] }
    : { units: [target.id, unit.id], facings: [facing, "front"] };
  const contacts = [...contactsWithout(battle, unit.id), contact];
  const place = (/** @type {{units: string[]}} */ { units }) =>
    order.indexOf(units[0]) * order.length + order.indexOf(units[1]);
  return {
    ...battle,
    units: battle.units.map((one) => (one.id === unit.id ? { ...unit, at, heading } : one)),
    contacts: contacts.sort((one, other) => place(one) - place(other)),
  };
}

/**
 * How far to its own right of the middle of the target's Facing a unit stands.
 * @param {Unit} unit
 * @param {Unit} target
 * @param {Facing} facing
 */
export function offsetOf(unit, target, facing) {
  const { middle, heading } = edgeOf(target, facing);
  const { right } = axes(heading);
  return Math.round(1000 * ((unit.at[0] - middle[0]) * right[0] + (unit.at[1] - middle[1]) * right[1])) / 1000;
}

/**
 * Offsets at which a unit still touches the Facing, the middle first, file by file to either side.
 * @param {Unit} unit
 * @param {Unit} target
 * @param {Facing} facing
 */
export function offsetsAlong(unit, target, facing) {
  const [left, right] = boundary(unit);
  const reach = (edgeOf(target, facing).length + distance(left, right)) / 2;
  const [file] = unit.base;
  const steps = Array.from({ length: Math.floor(reach / file) }, (_, index) => (index + 1) * file);
  return [0, ...steps.flatMap((step) => [step, -step])];
}
