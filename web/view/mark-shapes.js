/**
 * What a ruling draws on the battlefield: casualties struck out and numbered, slides, contact lost, nudges with their
 * length, units that drop out and what stood in the way. Replays the steps of an answer.
 *
 * @typedef {import("./asked.js").Answer} Answer
 * @typedef {import("./asked.js").Battle} Battle
 * @typedef {import("./asked.js").Step} Step
 * @typedef {import("./asked.js").Unit} Unit
 * @typedef {import("./outline.js").Outline} Outline
 * @typedef {import("./outline.js").Point} Point
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {import("./shapes.js").Label} Label
 * @typedef {import("./words.js").Words} Words
 */
import { areaOf, boundsOf, grown, shared } from "./bounds.js";
import { boundary } from "./formation.js";
import { axes, centre, direction, distance, mix, moved, opposite, sharedEdge } from "./outline.js";
import { aroundEdge, aroundUnit, besideLine } from "./spots.js";
import { strikes } from "./strikes.js";
import { ghostShape } from "./unit-shapes.js";

/**
 * @typedef {object} Frame what is drawn
 * @property {Battle} battle of the question
 * @property {{steps: Step[], nearer?: {legs: Point[]}[]}} answer
 * @property {import("./asked.js").Moment} moment
 * @property {Unit[]} units as they stand at the moment
 * @property {(id: string) => number} sideOf a unit
 *
 * @typedef {object} Marks
 * @property {Shape[]} below the units
 * @property {Shape[]} above the units
 * @property {Shape[]} arrows over everything
 * @property {Label[]} labels
 *
 * @typedef {{frame: Frame, words: Words, marks: Marks, key: string, past: boolean, shown: boolean}} Pen `past` steps
 *   belong to an earlier moment; those that are `shown` are of this one or add up to the result
 */

/**
 * The marks of all steps up to the frame's moment.
 * @param {Frame} frame
 * @param {Words} words
 * @returns {Marks}
 */
export function markShapes(frame, words) {
  const { answer, moment } = frame;
  /** @type {Marks} */
  const marks = { below: [], above: [], arrows: [], labels: [] };
  answer.steps.slice(0, moment.to).forEach((step, index) => {
    const past = index < moment.from;
    draw(step, { frame, words, marks, key: `step/${index}`, past, shown: !past || moment.kind === "result" });
  });
  return marks;
}

/**
 * @param {Step} step
 * @param {Pen} pen
 */
function draw(step, pen) {
  const { words, past, shown } = pen;
  if (step.step === "remove") drawCasualties(step, pen);
  if (step.step === "slide" && shown) drawSlide(step, pen);
  if (step.step === "loseContact" && !past) drawLostContact(step, pen);
  if (step.step === "nudge" && shown) drawNudge(step, pen);
  if (step.step === "nudgeFailed" && !past) drawFailedNudge(step, pen);
  if (step.step === "dropOut" && shown) drawOutlined(step.unit, "bad", words.say("mark.dropOut"), pen);
  if (step.step === "noMoreFoes" && shown) drawOutlined(step.unit, "good", words.say("mark.noMoreFoes"), pen);
}

/**
 * Casualties are struck out while they stand; later their places stay behind, empty.
 * @param {import("./asked.js").StepOf<"remove">} step
 * @param {Pen} pen
 */
function drawCasualties(step, { frame, marks, key: stepKey, past }) {
  step.models.forEach(({ outline }, index) => {
    const key = `${stepKey}/${index}`;
    const [a, b, c] = outline;
    const room = Math.min(distance(a, b), distance(b, c));
    const number = { key: `${key}/number`, text: String(index + 1), at: centre(outline), room };
    if (past) {
      const look = `gone side-${frame.sideOf(step.unit)}`;
      marks.below.push({ kind: "area", key: `${key}/gone`, look, outlines: [outline], inset: 2 });
      if (!isHalfCovered(number, frame.units)) marks.below.push({ kind: "letter", look: "gone", ...number });
      return;
    }
    marks.above.push({ kind: "area", key: `${key}/dead`, look: "dead", outlines: [outline], inset: 1 });
    marks.above.push(...strikes(key, outline));
    marks.above.push({ kind: "badge", look: "", ...number });
  });
}

/**
 * Whether a number on the ground would show from under the edge of a unit, neither seen nor hidden.
 * @param {{at: Point, room: number}} number
 * @param {Unit[]} units
 */
function isHalfCovered({ at, room }, units) {
  const box = grown(boundsOf([at]), room / 4);
  return units.some((unit) => {
    const covered = areaOf(shared(box, boundsOf(boundary(unit))));
    return covered > 0 && covered < areaOf(box) * 0.99;
  });
}

/**
 * The arrow runs behind the rank, or from the rear into the place that is filled, so that letters can be read.
 * @param {import("./asked.js").StepOf<"slide">} step
 * @param {Pen} pen
 */
function drawSlide(step, { frame, marks, key }) {
  const unit = frame.battle.units.find(({ id }) => id === step.unit);
  if (!unit) return;
  const { forward } = axes(unit.heading);
  const rears = [step.from, step.to].map(([, , rearRight, rearLeft]) => mix(rearLeft, rearRight, 0.5));
  const [x, y] = [0, 1].map((axis) => rears[1][axis] - rears[0][axis]);
  const isForwards = Math.abs(x * forward[0] + y * forward[1]) > 1;
  const points = isForwards ? [centre(step.from), mix(rears[1], centre(step.to), 0.4)] : rears;
  const shift = isForwards ? undefined : { by: opposite(forward), pixels: 9 };
  marks.below.push(ghostShape(`${key}/from`, step.from, frame.sideOf(step.unit)));
  // A block that only draws together goes nowhere.
  if (distance(points[0], points[1]) < 1) return;
  marks.arrows.push({ kind: "line", key: `${key}/arrow`, look: "arrow", points, shift, head: true, dot: true });
}

/**
 * The edge that was shared stays behind, broken.
 * @param {import("./asked.js").StepOf<"loseContact">} step
 * @param {Pen} pen
 */
function drawLostContact(step, { frame, words, marks, key }) {
  const [unit, other] = [step.unit, step.with].map((id) => frame.battle.units.find((one) => one.id === id));
  const edge = unit && other && sharedEdge(boundary(unit), boundary(other));
  if (!edge) return;
  const spots = aroundEdge(edge, axes(unit.heading).forward);
  marks.arrows.push({ kind: "line", key: `${key}/edge`, look: "lost", points: edge });
  marks.labels.push({
    kind: "label",
    key: `${key}/label`,
    look: "pill bad",
    text: words.say("mark.lostContact"),
    spots,
  });
}

/**
 * A ghost where the unit was, an arrow along its legs, and the length beside the longer one.
 * @param {import("./asked.js").StepOf<"nudge">} step
 * @param {Pen} pen
 */
function drawNudge(step, { frame, words, marks, key }) {
  const points = pathOf(centre(step.before), step.legs);
  const lengths = step.legs.map((leg) => distance([0, 0], leg));
  const longest = lengths.indexOf(Math.max(...lengths));
  const [from, to] = points.slice(longest);
  const spots = besideLine(mix(from, to, 0.5), direction(from, to) ?? [1, 0]);
  marks.below.push(ghostShape(`${key}/before`, step.before, frame.sideOf(step.unit)));
  marks.arrows.push({ kind: "line", key: `${key}/arrow`, look: "arrow", points, head: true, dot: true });
  marks.labels.push({ kind: "label", key: `${key}/length`, look: "pill", text: words.length(step.length), spots });
}

/**
 * All that stood in the way, and the nearer ways that were barred.
 * @param {import("./asked.js").StepOf<"nudgeFailed">} step
 * @param {Pen} pen
 */
function drawFailedNudge(step, pen) {
  const { frame, marks, key, words } = pen;
  const blockers = new Set(step.tried.flatMap(({ blockedBy }) => blockedBy.map(({ by }) => by)));
  const outlines = [...frame.units, ...(frame.battle.terrain ?? [])]
    .filter(({ id }) => blockers.has(id))
    .map((thing) => ({ id: thing.id, outline: "outline" in thing ? thing.outline : boundary(thing) }));
  for (const { id, outline } of outlines) {
    marks.arrows.push({ kind: "area", key: `${key}/by/${id}`, look: "blocker", outlines: [outline], inset: 1.5 });
  }
  const unit = frame.units.find(({ id }) => id === step.unit);
  const ways = unit ? (frame.answer.nearer ?? []) : [];
  ways.forEach(({ legs }, index) => {
    const points = pathOf(centre(boundary(/** @type {Unit} */ (unit))), legs);
    marks.arrows.push({ kind: "line", key: `${key}/nearer/${index}`, look: "barred", points, head: true, dot: true });
  });
  drawOutlined(step.unit, "bad", words.say("mark.noNudge"), pen);
}

/**
 * A unit marked with a coloured outline and a word beside it.
 * @param {string} id
 * @param {string} look
 * @param {string} text
 * @param {Pen} pen
 */
function drawOutlined(id, look, text, { frame, marks, key }) {
  const unit = frame.units.find((other) => other.id === id);
  if (!unit) return;
  const outlines = [boundary(unit)];
  marks.arrows.push({ kind: "area", key: `${key}/outlined`, look: `outlined ${look}`, outlines, inset: -1 });
  marks.labels.push({ kind: "label", key: `${key}/label`, look: `pill ${look}`, text, spots: aroundUnit(unit) });
}

/**
 * The corners of a way that starts at a point and goes leg by leg.
 * @param {Point} start
 * @param {Point[]} legs
 */
function pathOf(start, legs) {
  return legs.reduce((path, leg) => [...path, moved(path[path.length - 1], leg)], [start]);
}
