/** The names of units and of terrain, each with the spots where it may stand. */
import { boundsOf } from "./bounds.js";
import { unitName } from "./names.js";
import { widthOf } from "./place-labels.js";
import { aroundUnit } from "./spots.js";

/** @typedef {import("./shapes.js").Label} Label */

/** The width of the longest name in the picture, by the height of its letters; the panel has every name in full. */
const longest = 14;

/**
 * The name of a unit, in the colour of its side, and what its R&F models have lost of the next one's Health Points.
 * @param {import("./asked.js").Unit} unit
 * @param {number} side
 * @param {import("./words.js").Words} words
 * @returns {Label}
 */
export function nameOnUnit(unit, side, words) {
  const { healthPoints = 1, healthLost = 0 } = unit;
  const name = shortened(unitName(unit));
  const key = `name/${unit.id}`;
  const text = healthLost > 0 ? words.say("field.hurt", { unit: name, lost: healthLost, healthPoints }) : name;
  return { kind: "label", key, look: `name side-${side}`, text, spots: aroundUnit(unit), unit: unit.id };
}

/**
 * A name that would hide the picture, cut short.
 * @param {string} name
 */
function shortened(name) {
  if (widthOf(name) <= longest) return name;
  const letters = [...name];
  while (widthOf(letters.join("")) > longest - 1) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/**
 * What a piece of terrain is, written into it.
 * @param {import("./asked.js").Terrain} piece
 * @param {import("./words.js").Words} words
 * @returns {Label}
 */
export function nameOnTerrain({ id, kind, outline }, words) {
  const { left, top, right, bottom } = boundsOf(outline);
  const text = words.say(`terrain.${kind}`);
  const spots = [0.5, 0.35, 0.65].map((part) => {
    const at = /** @type {[number, number]} */ ([left + (right - left) * part, (top + bottom) / 2]);
    return { at, away: /** @type {[number, number]} */ ([0, 0]) };
  });
  return {
    kind: "label",
    key: `terrain/${id}/name`,
    look: "place",
    text,
    spots,
    within: outline,
    terrain: id,
  };
}
