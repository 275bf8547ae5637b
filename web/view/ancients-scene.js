/** A retreat or a turn as a scene; the marks themselves are in ancients-marks.js. */
import { drawPlaces, drawRolls, drawSteps } from "./ancients-marks.js";
import { boundsOf, grown, tableBounds } from "./bounds.js";
import { momentsOf } from "./moments.js";
import { boundary } from "./formation.js";
import { axes, direction, mix, moved } from "./outline.js";
import { spotsIn } from "./places.js";
import { sideIn } from "./sides.js";
import { standScene } from "./stand-scene.js";

/** How far behind the unit the ground is in sight, in millimetres: six inches, whatever the die shows. */
const behind = 152.4;

/**
 * @param {import("./stand-scene.js").StandSubject} subject
 * @param {import("./words.js").Words} words
 */
export function ancientsScene(subject, words) {
  const { question, answer = { steps: [], battle: question.battle, outcome: "" }, step = 0, rolls = [] } = subject;
  const moments = momentsOf(answer);
  const moment = moments[Math.min(step, moments.length - 1)];
  const units = duelAt(question.battle, answer, moment);
  /** @type {import("./stand-scene.js").StandMarks} */
  const marks = { below: [], above: [], labels: [] };
  const side = sideIn(question.battle);
  drawSteps({ question, answer, moment, units, side, marks, words });
  if (!answer.steps.length) drawRolls(rolls, marks);
  if (answer.places) drawPlaces(answer.places, spotsIn(answer.places), marks);
  return standScene({ ...subject, ghost: false }, units, marks, grown(sightOf(question, answer), 12), new Set(), words);
}

/**
 * The units as they stand at a moment: where their last step put them.
 * @param {any} battle
 * @param {any} answer
 * @param {import("./asked.js").Moment} moment
 * @returns {any[]}
 */
export function duelAt(battle, answer, { kind, to }) {
  if (kind === "result") return answer.battle.units;
  return battle.units.map((/** @type {any} */ unit) => {
    const last = answer.steps.slice(0, to).findLast((/** @type {any} */ one) => one.unit === unit.id && one.after);
    if (!last) return unit;
    const [left, right] = last.after;
    const [x, y] = direction(left, right) ?? [1, 0];
    return { ...unit, at: mix(left, right, 0.5), heading: (Math.atan2(y, x) * 180) / Math.PI };
  });
}

/**
 * The unit with its enemy and the ground behind it, or along the places where it may stand.
 * @param {any} question
 * @param {any} answer
 */
function sightOf({ battle, unit: id, from, toward }, { places = [] }) {
  if (battle.units.length === 0) return tableBounds(battle);
  const both = battle.units.filter((/** @type {any} */ unit) => [id, from, toward].includes(unit.id));
  const unit = both.find((/** @type {any} */ one) => one.id === id) ?? both[0] ?? battle.units[0];
  const around = both.length ? both : battle.units;
  const ends = places.flatMap((/** @type {any} */ place) => [place.from, place.to]);
  const [, , right, left] = boundary(unit);
  const { forward } = axes(unit.heading);
  const back = from ? [left, right].map((corner) => moved(corner, forward, -behind)) : [];
  return boundsOf([...around.flatMap((/** @type {any} */ one) => boundary(one)), ...back, ...ends]);
}
