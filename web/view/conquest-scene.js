/**
 * Wounds on a regiment as a scene: models struck out stand by stand, ghosts of lost stands numbered in order, Wounded
 * markers beside the regiment, where it breaks, and where the next casualties come from.
 *
 * @typedef {import("../types.js").ConquestUnit} ConquestUnit
 * @typedef {import("./stand-scene.js").StandMarks} StandMarks
 * @typedef {import("./outline.js").Point} Point
 * @typedef {import("./asked.js").Moment} Moment
 */
import { boundsOf, grown, tableBounds } from "./bounds.js";
import { boundary, placeAt } from "./formation.js";
import { momentsOf } from "./moments.js";
import { axes, centre, distance, mix, moved, opposite } from "./outline.js";
import { sideIn } from "./sides.js";
import { besideLine } from "./spots.js";
import { standScene } from "./stand-scene.js";
import { dots, standsOf } from "./stands.js";
import { strikes } from "./strikes.js";

/**
 * @param {import("./stand-scene.js").StandSubject} subject
 * @param {import("./words.js").Words} words
 */
export function conquestScene(subject, words) {
  const { question, answer = { steps: [], battle: question.battle }, step = 0, next = [] } = subject;
  const moments = momentsOf(answer);
  const moment = moments[Math.min(step, moments.length - 1)];
  const units = regimentsAt(question.battle, answer, moment);
  const unit = units.find(({ id }) => id === question.unit);
  /** @type {StandMarks} */
  const marks = { below: [], above: [], labels: [] };
  const side = sideIn(question.battle)(question.unit);
  drawSteps(answer.steps, moment, question.battle, side, marks, words);
  units.forEach((one) => drawMarkers(one, marks));
  if (unit && moment.kind === "result") next.forEach((stand) => drawNext(unit, stand, marks));
  const all = [...question.battle.units, ...answer.battle.units];
  const bounds = all.length ? boundsOf(all.flatMap((one) => boundary(one))) : tableBounds(question.battle);
  return standScene(subject, units, marks, grown(bounds, 28), new Set([question.unit]), words);
}

/**
 * The regiments as they stand at a moment: models that are being pointed out are still there.
 * @param {{units: ConquestUnit[]}} battle
 * @param {any} answer
 * @param {Moment} moment
 * @returns {ConquestUnit[]}
 */
export function regimentsAt(battle, answer, { kind, from, to }) {
  if (kind === "result") return answer.battle.units;
  const steps = answer.steps.slice(0, String(kind) === "markers" ? to : from);
  return battle.units.map((unit) => steps.reduce(changed, unit));
}

/**
 * @param {ConquestUnit} unit
 * @param {any} step
 * @returns {ConquestUnit}
 */
function changed(unit, step) {
  if (step.unit !== unit.id) return unit;
  if (step.step === "markers") return { ...unit, markers: step.markers };
  if (step.step !== "removeModels") return unit;
  const row = unit.ranks[step.rank];
  const letter = row[step.file];
  const named = unit.models?.[letter];
  const place = step.left === 0 ? "." : named ? letter : String(step.left);
  const ranks = unit.ranks.with(step.rank, row.slice(0, step.file) + place + row.slice(step.file + 1));
  return { ...unit, ranks, ...(named && { models: { ...unit.models, [letter]: { ...named, models: step.left } } }) };
}

/**
 * @param {any[]} steps
 * @param {Moment} moment
 * @param {{units: ConquestUnit[]}} battle
 * @param {number} side
 * @param {StandMarks} marks
 * @param {import("./words.js").Words} words
 */
function drawSteps(steps, moment, battle, side, marks, words) {
  let number = 0;
  /** @type {Point[]} */
  let last = [];
  steps.slice(0, moment.to).forEach((step, index) => {
    const isPast = index < moment.from;
    if (step.step === "removeModels") {
      last = step.outline;
      drawCasualties(step, battle, String(++number), isPast, side, marks);
    }
    if (!["break", "shatter"].includes(step.step) || !last.length) return;
    const key = `step/${index}`;
    const spots = besideLine(centre(last), [1, 0]);
    const label = words.say(`status.${step.step === "break" ? "broken" : "shattered"}`);
    const regiment = battle.units.find(({ id }) => id === step.unit);
    if (step.step === "shatter" && regiment) {
      const outlines = standsOf(steps.slice(0, index).reduce(changed, regiment)).map(({ outline }) => outline);
      marks.below.push({ kind: "area", key: `${key}/rest`, look: `gone side-${side}`, outlines, inset: 2 });
    }
    marks.above.push({ kind: "area", key, look: "outlined bad", outlines: [last], inset: -1 });
    marks.labels.push({ kind: "label", key: `${key}/label`, look: "pill bad", text: label, spots });
  });
}

/**
 * @param {any} step
 * @param {{units: ConquestUnit[]}} battle
 * @param {string} text
 * @param {boolean} isPast
 * @param {number} side
 * @param {StandMarks} marks
 */
function drawCasualties({ unit, rank, file, models, left, outline }, battle, text, isPast, side, marks) {
  const key = `loss/${text}`;
  const [a, b] = outline;
  const sign = { key: `${key}/number`, text, at: centre(outline), room: distance(a, b) };
  if (left === 0 && isPast) {
    const look = `gone side-${side}`;
    marks.below.push({ kind: "area", key, look, outlines: [outline], inset: 2 });
    marks.below.push({ kind: "letter", look: "gone", ...sign });
    return;
  }
  const regiment = battle.units.find(({ id }) => id === unit);
  const stand = regiment && standsOf(regiment).find((one) => one.rank === rank && one.file === file);
  if (left === 0) {
    marks.above.push({ kind: "area", key, look: "dead", outlines: [outline], inset: 1 });
    marks.above.push(...strikes(key, outline));
  } else if (stand) {
    const fallen = dots(stand, left, left + models);
    sign.at = mix(fallen[0][0], fallen[0][10], 0.5);
    sign.room *= 0.6;
    if (!isPast) marks.above.push({ kind: "area", key, look: "fallen", outlines: fallen });
  }
  marks.above.push({ kind: "badge", look: "", ...sign });
}

/**
 * How many Wounded markers lie beside the regiment, on its right.
 * @param {ConquestUnit} unit
 * @param {StandMarks} marks
 */
function drawMarkers(unit, marks) {
  const { markers = 0, id, heading, base } = unit;
  if (!markers) return;
  const [, corner] = boundary(/** @type {any} */ (unit));
  const { right, forward } = axes(heading);
  const room = Math.min(...base) * 0.8;
  const at = moved(moved(corner, right, room * 0.4), forward, -room * 0.4);
  marks.above.push({ kind: "badge", key: `markers/${id}`, look: "marker", text: String(markers), at, room });
}

/**
 * An arrow at a stand from the side that is free: an end of its rank, else from behind.
 * @param {ConquestUnit} unit
 * @param {{rank: number, file: number}} stand
 * @param {StandMarks} marks
 */
function drawNext(unit, { rank, file }, marks) {
  const row = unit.ranks[rank] ?? "";
  /** @param {number} place */
  const isFree = (place) => (row[place] ?? ".") === ".";
  const { right, forward } = axes(unit.heading);
  const [left, onRight] = [isFree(file - 1), isFree(file + 1)];
  const way = left === onRight ? forward : left ? right : opposite(right);
  const outline = placeAt(/** @type {any} */ (unit), rank, file);
  const size = left === onRight ? unit.base[1] : unit.base[0];
  const points = [0.79, 0.54].map((share) => moved(centre(outline), way, -size * share));
  marks.above.push({ kind: "line", key: `next/${rank}/${file}`, look: "arrow next", points, head: true });
}
