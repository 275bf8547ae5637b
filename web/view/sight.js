/** What part of the table must be seen: the combats in which something happens, before and after, and what is close by. */
import { boundsOf, grown, joined, shared, tableBounds } from "./bounds.js";
import { boundary } from "./formation.js";

/**
 * @typedef {import("./asked.js").Question} Question
 * @typedef {{units: [string, string]}[]} Pairs
 */

/** How near terrain must be to be seen, in millimetres. */
const closeBy = 45;

/**
 * The box to look at, in table millimetres.
 * @param {Question} question
 * @param {Pairs} contacts the stored pairs
 * @param {import("./asked.js").Unit[]} after the units in the end
 * @returns {import("./bounds.js").Bounds}
 */
export function sightOf(question, contacts, after) {
  const involved = involvedIn(question, contacts);
  const standing = [...question.battle.units, ...after].filter((unit) => involved.has(unit.id));
  if (standing.length === 0) return tableBounds(question.battle);
  const combat = boundsOf(standing.flatMap((unit) => boundary(unit)));
  const near = grown(combat, closeBy);
  return (question.battle.terrain ?? []).reduce((sight, piece) => {
    const part = shared(boundsOf(piece.outline), near);
    return part ? joined(sight, part) : sight;
  }, combat);
}

/**
 * The units that lose models or are nudged and all that fight with them; every unit when nothing happens.
 * @param {Question} question
 * @param {Pairs} contacts
 */
function involvedIn(question, contacts) {
  const start =
    "unit" in question ? [question.unit] : "losses" in question ? question.losses.map(({ unit }) => unit) : [];
  const found = new Set(start.length ? start : question.battle.units.map(({ id }) => id));
  for (const id of found) {
    for (const { units } of contacts) if (units.includes(id)) units.forEach((other) => found.add(other));
  }
  return found;
}
