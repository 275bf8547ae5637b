/**
 * The moments of a ruling: its steps gathered into what is shown at once, and the battle as it stands at each. Replays
 * what the answer says; decides nothing.
 *
 * @typedef {import("./asked.js").Answer} Answer
 * @typedef {import("./asked.js").Battle} Battle
 * @typedef {import("./asked.js").Moment} Moment
 * @typedef {import("./asked.js").Unit} Unit
 * @typedef {import("./outline.js").Point} Point
 */
import { moved } from "./outline.js";

const together = ["remove", "slide", "loseContact", "dropOut", "wipedOut", "test"];

/**
 * The steps of an answer, those of one kind that follow each other taken together, and the result as the last moment.
 * @param {{steps: Answer["steps"]}} answer
 * @returns {Moment[]}
 */
export function momentsOf({ steps }) {
  /** @type {Moment[]} */
  const moments = [];
  steps.forEach((step, index) => {
    const last = moments.at(-1);
    if (last && (isSame(step.step, last.kind) || String(step.step) === "removeStand")) {
      last.steps.push(step);
      last.to = index + 1;
    } else moments.push({ kind: step.step, steps: [step], from: index, to: index + 1 });
  });
  return [...moments, { kind: "result", steps: [], from: steps.length, to: steps.length }];
}

/**
 * @param {string} kind
 * @param {string} last
 */
function isSame(kind, last) {
  return kind === last && together.includes(kind);
}

/**
 * The units as they stand at a moment. While casualties are being pointed out they are still there; afterwards the
 * unit has closed its ranks.
 * @param {Battle} battle of the question
 * @param {{steps: Answer["steps"], battle: Battle}} answer
 * @param {{from: number, to: number}} moment
 * @returns {Unit[]}
 */
export function unitsAt(battle, answer, { from, to }) {
  return battle.units.flatMap((unit) => {
    const removal = answer.steps.findIndex((step) => step.step === "remove" && step.unit === unit.id);
    if (removal < 0 || removal >= from) return [shifted(unit, legsOf(answer.steps.slice(0, to), unit.id), 1)];
    const closed = answer.battle.units.find(({ id }) => id === unit.id);
    return closed ? [shifted(closed, legsOf(answer.steps.slice(to), unit.id), -1)] : [];
  });
}

/**
 * The legs of all nudges of a unit among some steps.
 * @param {Answer["steps"]} steps
 * @param {string} unit
 * @returns {Point[]}
 */
function legsOf(steps, unit) {
  return steps.flatMap((step) => (step.step === "nudge" && step.unit === unit ? step.legs : []));
}

/**
 * @param {Unit} unit
 * @param {Point[]} legs
 * @param {number} times
 * @returns {Unit}
 */
function shifted(unit, legs, times) {
  return { ...unit, at: legs.reduce((at, leg) => moved(at, leg, times), unit.at) };
}
