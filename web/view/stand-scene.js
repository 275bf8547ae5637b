/**
 * The scene of units made of stands, with whatever a ruleset marks on it.
 *
 * @typedef {import("./stands.js").StandUnit} StandUnit
 * @typedef {import("./outline.js").Point} Point
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {import("./shapes.js").Label} Label
 *
 * @typedef {object} StandSubject
 * @property {any} question
 * @property {{units: [string, string]}[]} contacts
 * @property {any} [answer]
 * @property {number} [step] among the moments of the answer
 * @property {boolean} [ghost] an outcome that has not come about
 * @property {string | null} [selected] a unit
 * @property {{rank: number, file: number}[]} [next] stands that the next casualties may come from
 * @property {import("./ancients-marks.js").Roll[]} [rolls] how far each roll of the die goes
 *
 * @typedef {{below: Shape[], above: Shape[], labels: Label[]}} StandMarks
 */
import { nameOnTerrain, nameOnUnit } from "./label-shapes.js";
import { contactShape, selectionShape, terrainShape } from "./scene.js";
import { nameOf } from "./names.js";
import { sideIn } from "./sides.js";
import { standShapes } from "./stands.js";

/**
 * @param {StandSubject} subject
 * @param {StandUnit[]} units as they stand at the moment
 * @param {StandMarks} marks
 * @param {import("./bounds.js").Bounds} bounds
 * @param {Set<string>} changed units that the answer changes
 * @param {import("./words.js").Words} words
 * @returns {import("./shapes.js").Scene}
 */
export function standScene({ question, contacts, ghost, selected }, units, marks, bounds, changed, words) {
  const { battle } = question;
  /** @type {any[]} */
  const standing = units;
  const side = sideIn(battle);
  return {
    bounds,
    table: battle.table,
    description: words.say("field.description", { units: words.list(units.map(({ id }) => nameOf(battle, id))) }),
    shapes: [
      ...(battle.terrain ?? []).map(terrainShape),
      ...marks.below,
      ...units.flatMap((unit) => standShapes(unit, side(unit.id), ghost && changed.has(unit.id) ? "maybe" : "")),
      ...contacts.flatMap((pair) => contactShape(pair.units, standing)),
      ...standing.filter(({ id }) => id === selected).map(selectionShape),
      ...marks.above,
      ...standing.map((unit) => nameOnUnit(unit, battle.units, side(unit.id), words)),
      ...marks.labels,
      ...(battle.terrain ?? []).map((/** @type {any} */ piece) => nameOnTerrain(piece, words)),
    ],
  };
}
