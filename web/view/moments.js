/**
 * The moments of a ruling: its steps gathered into what is shown at once, and the battle as it stands at each. Replays
 * what the answer says; decides nothing.
 */
import { moved } from "./outline.js";

const together = ["remove", "slide", "loseContact", "dropOut", "wipedOut"];

/**
 * The steps of an answer, those of one kind that follow each other taken together, and the result as the last moment.
 * `from` and `to` say which steps of the answer a moment holds.
 * @param {any} answer
 * @returns {{kind: string, steps: any[], from: number, to: number}[]}
 */
export function momentsOf(answer) {
  /** @type {{kind: string, steps: any[], from: number, to: number}[]} */
  const moments = [];
  (answer.steps ?? []).forEach((/** @type {any} */ step, /** @type {number} */ index) => {
    const last = moments.at(-1);
    if (last && last.kind === step.step && together.includes(step.step)) {
      last.steps.push(step);
      last.to = index + 1;
    } else moments.push({ kind: step.step, steps: [step], from: index, to: index + 1 });
  });
  const end = answer.steps?.length ?? 0;
  return [...moments, { kind: "result", steps: [], from: end, to: end }];
}

/**
 * The units as they stand at a moment. While casualties are being pointed out they are still there; afterwards the
 * unit has closed its ranks.
 * @param {any} battle the battle of the question
 * @param {any} answer
 * @param {{from: number, to: number}} moment
 * @returns {any[]}
 */
export function unitsAt(battle, answer, moment) {
  return battle.units.flatMap((/** @type {any} */ unit) => {
    const removal = answer.steps.findIndex(
      (/** @type {any} */ step) => step.step === "remove" && step.unit === unit.id,
    );
    const repaired = removal >= 0 && removal < moment.from;
    const closed = answer.battle.units.find((/** @type {any} */ other) => other.id === unit.id);
    if (repaired && !closed) return [];
    if (repaired) return [shifted(closed, legsOf(answer, unit.id, moment.to, Infinity), -1)];
    return [shifted(unit, legsOf(answer, unit.id, 0, moment.to), 1)];
  });
}

/** @param {any} answer @param {string} unit @param {number} from @param {number} to @returns {[number, number][]} */
function legsOf(answer, unit, from, to) {
  return answer.steps
    .slice(from, to)
    .filter((/** @type {any} */ step) => step.step === "nudge" && step.unit === unit)
    .flatMap((/** @type {any} */ step) => step.legs);
}

/** @param {any} unit @param {[number, number][]} legs @param {number} times */
function shifted(unit, legs, times) {
  return { ...unit, at: legs.reduce((at, leg) => moved(at, leg, times), unit.at) };
}
