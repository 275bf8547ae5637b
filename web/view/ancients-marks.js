/**
 * What a retreat, a pursuit and a turn draw on the battlefield: where a unit was, the corridor it sweeps, the gap that is
 * left, what bars the way, the tests it owes, and the places where it may stand. Replays the steps of an answer.
 *
 * @typedef {import("./outline.js").Outline} Outline
 * @typedef {import("./outline.js").Point} Point
 * @typedef {{roll: number, caught: boolean, before: Outline, after: Outline}} Roll how far one roll of the die goes
 *
 * @typedef {object} Frame
 * @property {any} question
 * @property {any} answer
 * @property {import("./asked.js").Moment} moment
 * @property {any[]} units as they stand at the moment
 * @property {(id: string) => number} side
 * @property {import("./stand-scene.js").StandMarks} marks
 * @property {import("./words.js").Words} words
 */
import { barsOf } from "./ancients-text.js";
import { boundary } from "./formation.js";
import { axes, centre, direction, distance, mix, moved, sharedEdge } from "./outline.js";
import { aroundUnit, besideLine } from "./spots.js";
import { ghostShape } from "./unit-shapes.js";

/**
 * The marks of all steps up to the frame's moment.
 * @param {Frame} frame
 */
export function drawSteps(frame) {
  const { answer, moment } = frame;
  answer.steps.slice(0, moment.to).forEach((/** @type {any} */ step, /** @type {number} */ index) => {
    const isNow = index >= moment.from;
    if (step.before && (isNow || moment.kind === "result" || step.step === "retreat")) {
      drawMove(step, `step/${index}`, isNow, frame);
    }
    if (step.step === "test") drawTest(step, `step/${index}`, isNow, frame);
  });
  if (moment.kind === "result" && answer.outcome === "decided") drawGap(frame);
  if (answer.outcome === "notAllowed") drawBars(frame);
}

/**
 * A ghost where the unit was, the corridor of a retreat, an arrow and its length.
 * @param {any} step
 * @param {string} key
 * @param {boolean} isNow
 * @param {Frame} frame
 */
function drawMove({ step, unit, before, after, length }, key, isNow, { marks, side, words }) {
  const points = [centre(before), centre(after)];
  // Beside each other, so that the gap between them can be seen.
  const shift = { by: direction(before[0], before[1]) ?? [1, 0], pixels: 26 };
  marks.below.push(ghostShape(`${key}/before`, before, side(unit)));
  if (step === "retreat") marks.below.push(corridor(`${key}/corridor`, before, after));
  if (step === "turn") return;
  marks.above.push({ kind: "line", key: `${key}/arrow`, look: "arrow", points, shift, head: true, dot: true });
  if (!isNow) return;
  const spots = besideLine(mix(points[0], points[1], 0.5), direction(points[0], points[1]) ?? [0, 1]);
  marks.labels.push({ kind: "label", key: `${key}/length`, look: "pill", text: words.length(length), spots });
}

/**
 * What a unit sweeps that goes straight back.
 * @param {string} key
 * @param {Outline} before
 * @param {Outline} after
 * @returns {import("./shapes.js").Shape}
 */
function corridor(key, before, after) {
  return { kind: "area", key, look: "corridor", outlines: [[before[0], before[1], after[2], after[3]]] };
}

/**
 * The terrain that asks for a test, else the unit that owes it.
 * @param {any} step
 * @param {string} key
 * @param {boolean} isNow
 * @param {Frame} frame
 */
function drawTest(step, key, isNow, { question, units, marks, words }) {
  const unit = units.find(({ id }) => id === step.unit);
  const piece = question.battle.terrain?.find((/** @type {any} */ one) => one.id === step.terrain);
  const outline = piece?.outline ?? (unit && boundary(unit));
  if (!outline || (!piece && !isNow)) return;
  marks.above.push({ kind: "area", key, look: "test", outlines: [outline], inset: -1 });
  if (!isNow) return;
  const spots = piece ? besideLine(mix(outline[0], outline[2], 0.5), [1, 0]) : aroundUnit(unit);
  marks.labels.push({ kind: "label", key: `${key}/label`, look: "pill", text: words.say("step.test"), spots });
}

/**
 * The gap between the unit and its pursuer, or that there is none.
 * @param {Frame} frame
 */
function drawGap({ question, answer, units, marks, words }) {
  const unit = units.find(({ id }) => id === question.unit);
  const option = answer.options?.[answer.chosen];
  if (!unit || !option?.retreats) return;
  const { gap, caught, tie } = option;
  const [left, right] = boundary(unit);
  const middle = mix(left, right, 0.5);
  const far = moved(middle, axes(unit.heading).forward, gap ?? 0);
  const text = caught ? words.say(tie ? "mark.tie" : "mark.caught") : words.length(gap ?? 0);
  if (!caught && !gap) return;
  const line = /** @type {Point[]} */ (caught ? [left, right] : [middle, far]);
  const spots = caught ? besideLine(middle, [1, 0]) : besideLine(mix(middle, far, 0.5), [0, 1]);
  marks.above.push({ kind: "line", key: "gap", look: caught ? "lost" : "gap", points: line });
  marks.labels.push({ kind: "label", key: "gap/label", look: `pill ${caught ? "bad" : "good"}`, text, spots });
}

/**
 * What forbids it: who is in the way or touches where it must not.
 * @param {Frame} frame
 */
function drawBars({ question, answer, units, marks }) {
  const bars = new Set([...answer.reasons, ...barsOf(answer)].map(({ by }) => by));
  const unit = units.find(({ id }) => id === question.unit);
  for (const thing of [...units, ...(question.battle.terrain ?? [])]) {
    if (!bars.has(thing.id)) continue;
    const outline = thing.outline ?? boundary(thing);
    marks.above.push({ kind: "area", key: `bar/${thing.id}`, look: "blocker", outlines: [outline], inset: 1.5 });
    const edge = unit && !thing.outline && sharedEdge(boundary(unit), outline);
    if (edge) marks.above.push({ kind: "line", key: `bar/${thing.id}/edge`, look: "lost", points: edge });
  }
}

/**
 * The ends of all six rolls, to be tapped, before the die is rolled.
 * @param {Roll[]} rolls
 * @param {import("./stand-scene.js").StandMarks} marks
 */
export function drawRolls(rolls, marks) {
  const last = rolls.at(-1);
  if (last) marks.below.push(corridor("rolls", last.before, last.after));
  rolls.forEach(({ roll, caught, after: [, , right, left] }) => {
    const along = direction(left, right) ?? [1, 0];
    const [look, option, text] = [caught ? "end bad" : "end good", roll - 1, String(roll)];
    marks.above.push({ kind: "line", key: `roll/${roll}`, look, points: [left, right], option });
    const at = moved(right, along, 12);
    marks.above.push({ kind: "badge", key: `roll/${roll}/number`, look, text, at, room: 26, option });
  });
}

/**
 * The stretches of the enemy's edge where the unit's front may stand, with spots to be tapped.
 * @param {{from: Point, to: Point}[]} places
 * @param {{at: Point}[]} spots
 * @param {import("./stand-scene.js").StandMarks} marks
 */
export function drawPlaces(places, spots, marks) {
  places.forEach(({ from, to }, index) => {
    const points = distance(from, to) < 0.05 ? [from, from] : [from, to];
    marks.above.push({ kind: "line", key: `place/${index}`, look: "places", points });
  });
  spots.forEach(({ at }, option) => {
    marks.above.push({ kind: "line", key: `spot/${option}`, look: "spot", points: [at, at], option });
  });
}
