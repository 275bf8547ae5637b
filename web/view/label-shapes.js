/** The names of units and of terrain, each with the spots where it may stand. */
import { boundsOf } from "./bounds.js";
import { hasNamesake, unitName } from "./names.js";
import { widthOf } from "./place-labels.js";
import { aroundUnit } from "./spots.js";

/** @typedef {import("./shapes.js").Label} Label */

/** The width of the longest name in the picture, by the height of its letters; the panel has every name in full. */
const longest = 14;

/**
 * The name of a unit, in the colour of its side, and what its R&F models have lost of the next one's Health Points.
 * @param {import("./asked.js").Unit} unit
 * @param {import("./names.js").Named[]} units of its battle
 * @param {number} side
 * @param {import("./words.js").Words} words
 * @returns {Label}
 */
export function nameOnUnit(unit, units, side, words) {
  const { healthPoints = 1, healthLost = 0 } = unit;
  const name = shownName(unit, units);
  const key = `name/${unit.id}`;
  const text = healthLost > 0 ? words.say("field.hurt", { unit: name, lost: healthLost, healthPoints }) : name;
  return { kind: "label", key, look: `name side-${side}`, text, spots: aroundUnit(unit), unit: unit.id };
}

/**
 * Its name, so short that the id which tells it from its namesakes can be read beside it.
 * @param {import("./names.js").Named} unit
 * @param {import("./names.js").Named[]} units
 */
function shownName(unit, units) {
  const name = unitName(unit);
  if (!hasNamesake(unit, units)) return shortened(name, longest);
  return `${shortened(name, longest / 2)} (${shortened(unit.id, longest / 2)})`;
}

/**
 * A name that would hide the picture, cut short.
 * @param {string} name
 * @param {number} most
 */
function shortened(name, most) {
  if (widthOf(name) <= most) return name;
  const letters = [...name];
  while (widthOf(letters.join("")) > most - 1) letters.pop();
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
