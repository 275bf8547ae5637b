/**
 * The scene: what a question and its answer look like at one moment, as plain shapes in table millimetres. Draws only
 * what the referee has said; knows no rule.
 */
import { labelShapes } from "./label-shapes.js";
import { markShapes } from "./mark-shapes.js";
import { momentsOf, unitsAt } from "./moments.js";
import { boundary, boundsOf, sharedEdge } from "./outline.js";
import { unitShapes } from "./unit-shapes.js";

/**
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {import("./shapes.js").Scene} Scene
 * @typedef {import("./camera.js").Bounds} Bounds
 * @typedef {{
 *   question: any,
 *   contacts: {units: [string, string]}[],
 *   answer?: any,
 *   step?: number,
 *   ghost?: boolean,
 *   selected?: string | null,
 * }} Subject `contacts` are the stored pairs; `answer` and the `step` among its moments may be left out; a ghost is an
 *   outcome that has not come about
 */

/**
 * @param {Subject} subject
 * @param {import("./words.js").Words} words
 * @returns {Scene}
 */
export function sceneOf(subject, words) {
  const { question, contacts, ghost = false, selected = null } = subject;
  const answer = subject.answer ?? { steps: [], battle: question.battle, options: [] };
  const moments = momentsOf(answer);
  const moment = moments[Math.min(subject.step ?? 0, moments.length - 1)];
  const units = unitsAt(question.battle, answer, moment);
  const frame = { question, answer, moment, units, contacts, side: sidesOf(question.battle) };
  const marks = markShapes(frame, words);
  return {
    bounds: boundsOfCombat(question, contacts, answer),
    table: question.battle.table,
    description: words.say("field.description", { units: words.list(units.map((unit) => unit.name ?? unit.id)) }),
    ghost,
    shapes: [
      ...terrainShapes(question.battle.terrain ?? []),
      ...marks.below,
      ...units.flatMap((unit) => unitShapes(unit, frame.side(unit), lookOf(unit, frame, ghost))),
      ...marks.above,
      ...contactShapes(units, contacts),
      ...selectionShapes(units, selected),
      ...marks.arrows,
      ...labelShapes(frame, marks.labels, words),
    ],
  };
}

/** The first player of the battle is side 0, any other side 1. @param {any} battle @returns {(unit: any) => number} */
function sidesOf(battle) {
  const first = battle.units[0]?.player;
  return (unit) => (unit.player === first ? 0 : 1);
}

/** Only what the outcome changes is drawn as a ghost. @param {any} unit @param {any} frame @param {boolean} ghost */
function lookOf(unit, frame, ghost) {
  const touched = frame.answer.steps.some(
    (/** @type {any} */ step) => step.unit === unit.id && ["remove", "nudge", "dropOut"].includes(step.step),
  );
  return ghost && touched ? "maybe" : "";
}

/** @param {any[]} terrain @returns {Shape[]} */
function terrainShapes(terrain) {
  return terrain.map((piece) => ({
    kind: "area",
    key: `terrain/${piece.id}`,
    look: `terrain ${piece.kind}`,
    outlines: [piece.outline],
  }));
}

/** @param {any[]} units @param {{units: [string, string]}[]} contacts @returns {Shape[]} */
function contactShapes(units, contacts) {
  return contacts.flatMap(({ units: [one, other] }) => {
    const pair = [one, other].map((id) => units.find((unit) => unit.id === id));
    if (!pair[0] || !pair[1]) return [];
    const shared = sharedEdge(boundary(pair[0]), boundary(pair[1]));
    return shared ? [{ kind: "line", key: `contact/${one}/${other}`, look: "contact", points: shared }] : [];
  });
}

/** @param {any[]} units @param {string | null} selected @returns {Shape[]} */
function selectionShapes(units, selected) {
  const unit = units.find(({ id }) => id === selected);
  return unit ? [{ kind: "area", key: "selection", look: "selection", outlines: [boundary(unit)], inset: -3 }] : [];
}

/**
 * What must be seen: the combats in which something happens, before and after, and the terrain close by.
 * @param {any} question
 * @param {{units: [string, string]}[]} contacts
 * @param {any} answer
 * @returns {Bounds}
 */
function boundsOfCombat(question, contacts, answer) {
  const involved = combatOf(question, contacts);
  const standing = [...question.battle.units, ...answer.battle.units].filter((unit) => involved.has(unit.id));
  const combat = boundsOf(standing.flatMap((unit) => boundary(unit)));
  const near = grown(combat, 45);
  const pieces = (question.battle.terrain ?? []).map((/** @type {any} */ piece) =>
    overlap(boundsOf(piece.outline), near),
  );
  return [combat, ...pieces].filter(Boolean).reduce(joined);
}

/** The units that lose models or are nudged and all that fight with them; all units when nothing happens. */
function combatOf(/** @type {any} */ question, /** @type {{units: [string, string]}[]} */ contacts) {
  const everyone = question.battle.units.map((/** @type {any} */ unit) => unit.id);
  const start = question.unit ? [question.unit] : (question.losses ?? []).map((/** @type {any} */ loss) => loss.unit);
  const found = new Set(start.length ? start : everyone);
  for (const id of found) {
    for (const { units } of contacts) if (units.includes(id)) units.forEach((other) => found.add(other));
  }
  return found;
}

/** @param {Bounds} box @param {number} by @returns {Bounds} */
function grown(box, by) {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** @param {Bounds} one @param {Bounds} other @returns {Bounds} */
function joined(one, other) {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** @param {Bounds} one @param {Bounds} other @returns {Bounds | null} */
function overlap(one, other) {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}
