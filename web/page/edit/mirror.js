/**
 * A unit or the whole table as in a mirror: what stood on the left stands on the right. Pure.
 *
 * @typedef {import("./units.js").Battle} Battle
 * @typedef {import("./units.js").Unit} Unit
 */

import { tidyHeading, tidyPoint } from "./place.js";

/** @type {Record<string, any>} */
const swapped = { left: "right", right: "left" };

/**
 * The unit where it is, its models the other way round.
 * @param {Unit} unit
 * @returns {Unit}
 */
export function mirroredUnit(unit) {
  const files = unit.ranks[0]?.length ?? 0;
  const ranks = unit.ranks.map((row) => [...row.padEnd(files, ".")].reverse().join("").replace(/\.+$/, ""));
  const { beside, lastEnd } = unit;
  const { left, right } = beside ?? {};
  return {
    ...unit,
    ranks,
    ...(beside && { beside: { ...(right && { left: right }), ...(left && { right: left }) } }),
    ...(lastEnd && { lastEnd: swapped[lastEnd] }),
  };
}

/**
 * The table mirrored from left to right.
 * @param {Battle} battle
 * @returns {Battle}
 */
export function mirroredBattle(battle) {
  const { width } = battle.table;
  const across = (/** @type {import("../../view/outline.js").Point} */ [x, y]) => tidyPoint([width - x, y]);
  return {
    ...battle,
    units: battle.units.map((unit) => ({
      ...mirroredUnit(unit),
      at: across(unit.at),
      heading: tidyHeading(-unit.heading),
    })),
    terrain: (battle.terrain ?? []).map((piece) => ({
      ...piece,
      outline: piece.outline.map(across).reverse(),
    })),
    contacts: (battle.contacts ?? []).map(({ units, facings: [one, other] }) => ({
      units,
      facings: [swapped[one] ?? one, swapped[other] ?? other],
    })),
  };
}
