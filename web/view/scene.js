/**
 * The scene: what a question and its answer look like at one moment, as plain shapes in table millimetres. Draws only
 * what the referee has said; knows no rule.
 *
 * @typedef {import("./asked.js").Battle} Battle
 * @typedef {import("./asked.js").Step} Step
 * @typedef {import("./asked.js").Unit} Unit
 * @typedef {import("./shapes.js").Scene} Scene
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {{units: [string, string]}[]} Pairs
 */
import { boundary } from "./formation.js";
import { nameOnTerrain, nameOnUnit } from "./label-shapes.js";
import { markShapes } from "./mark-shapes.js";
import { momentsOf, unitsAt } from "./moments.js";
import { nameOf } from "./names.js";
import { sharedEdge } from "./outline.js";
import { sideIn } from "./sides.js";
import { sightOf } from "./sight.js";
import { slidesOf, wayBack } from "./slides.js";
import { tieShapes } from "./tie-shapes.js";
import { unitShapes } from "./unit-shapes.js";

/**
 * @typedef {object} Subject
 * @property {import("./asked.js").Question} question
 * @property {Pairs} contacts the stored pairs
 * @property {import("./asked.js").Answer} [answer]
 * @property {number} [step] among the moments of the answer
 * @property {boolean} [ghost] an outcome that has not come about
 * @property {string | null} [selected] a unit
 * @property {import("./tie-shapes.js").Tie[]} [ties] ways between which a player may choose
 */

/**
 * @param {Subject} subject
 * @param {import("./words.js").Words} words
 * @returns {Scene}
 */
export function sceneOf({ question, contacts, answer, step = 0, ghost = false, selected = null, ties = [] }, words) {
  const { battle } = question;
  const outcome = answer ?? { steps: [], battle };
  const moments = momentsOf(outcome);
  const moment = moments[Math.min(step, moments.length - 1)];
  const units = unitsAt(battle, outcome, moment);
  const sideOfUnit = sideIn(battle);
  const marks = markShapes({ battle, answer: outcome, moment, units, sideOf: sideOfUnit }, words);
  /** @param {Unit} unit */
  const mannerOf = (unit) => {
    const slides = slidesOf(moment.steps, unit.id);
    return {
      side: sideOfUnit(unit.id),
      look: ghost && changed.has(unit.id) ? "maybe" : "",
      words,
      cameFrom: (/** @type {import("./formation.js").Standing} */ model) => wayBack(slides, model),
    };
  };
  const changed = new Set(outcome.steps.filter(changesUnit).map((one) => one.unit));
  return {
    bounds: sightOf(question, contacts, outcome.battle.units),
    table: battle.table,
    description: words.say("field.description", { units: words.list(units.map(({ id }) => nameOf(battle, id))) }),
    shapes: [
      ...(battle.terrain ?? []).map(terrainShape),
      ...marks.below,
      ...units.flatMap((unit) => unitShapes(unit, mannerOf(unit))),
      ...marks.above,
      ...contacts.flatMap((pair) => contactShape(pair.units, units)),
      ...units.filter(({ id }) => id === selected).map(selectionShape),
      ...marks.arrows,
      ...tieShapes(ties, sideOfUnit),
      ...units.map((unit) => nameOnUnit(unit, battle.units, sideOfUnit(unit.id), words)),
      ...marks.labels,
      ...(battle.terrain ?? []).map((piece) => nameOnTerrain(piece, words)),
    ],
  };
}

/**
 * Whether a step makes its unit another than it was, so that it is drawn as a ghost.
 * @param {Step} step
 */
function changesUnit({ step }) {
  return ["remove", "nudge", "dropOut"].includes(step);
}

/**
 * @param {import("./asked.js").Terrain} piece
 * @returns {Shape}
 */
export function terrainShape({ id, kind, outline }) {
  return { kind: "area", key: `terrain/${id}`, look: `terrain ${kind}`, outlines: [outline], terrain: id };
}

/**
 * @param {[string, string]} pair
 * @param {Unit[]} units
 * @returns {Shape[]}
 */
export function contactShape(pair, units) {
  const [one, other] = pair.map((id) => units.find((unit) => unit.id === id));
  const points = one && other && sharedEdge(boundary(one), boundary(other));
  return points ? [{ kind: "line", key: `contact/${pair.join("/")}`, look: "contact", points, pair }] : [];
}

/**
 * @param {Unit} unit
 * @returns {Shape}
 */
export function selectionShape(unit) {
  return { kind: "area", key: "selection", look: "selection", outlines: [boundary(unit)], inset: -3, unit: unit.id };
}
