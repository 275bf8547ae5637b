/** Exact moves of a unit by key, pure: arrows along the table, digits straight ahead, turns in place. */
import { inch } from "../../view/inch.js";
import { axes, moved } from "../../view/outline.js";
import { turned } from "./snap.js";

/** @typedef {import("../../view/outline.js").Point} Point */

/** @type {Record<string, Point>} */
const arrows = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @type {Record<string, number>} */
const turns = { q: -1, e: 1 };

/**
 * Where a key puts a unit: with Shift or Alt by millimetres and single degrees.
 * @param {import("./held.js").Held} unit
 * @param {{key: string, code: string, shiftKey: boolean, altKey: boolean}} pressed
 * @returns {import("./snap.js").Place | null}
 */
export function placeByKey(unit, { key, code, shiftKey, altKey }) {
  const { at, heading } = unit.start;
  const isFine = shiftKey || altKey;
  const arrow = arrows[key];
  if (arrow) return { at: moved(at, arrow, isFine ? 1 : inch / 2), heading };
  const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]);
  if (digit) return { at: moved(at, axes(heading).forward, digit * (isFine ? 1 : inch)), heading };
  // On a keyboard without Latin letters, those that lie where they would.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace("Key", "").toLowerCase();
  if (turns[letter]) return turned(unit, unit.start, heading + turns[letter] * (isFine ? 1 : 5));
  return letter === "s" ? turned(unit, unit.start, heading + 180) : null;
}
