/**
 * What a ruling draws on the battlefield: casualties struck out and numbered, slides, contact lost, nudges with their
 * length, units that drop out and what stood in the way. Replays the steps of an answer.
 */
import { axes, boundary, centre, mix, moved, sharedEdge } from "./outline.js";
import { ghostShape } from "./unit-shapes.js";

/**
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {import("./shapes.js").Label} Label
 * @typedef {import("./outline.js").Point} Point
 * @typedef {{question: any, answer: any, moment: any, units: any[], contacts: any[], side: (unit: any) => number}} Frame
 * @typedef {{below: Shape[], above: Shape[], arrows: Shape[], labels: Label[]}} Marks what lies under the units, on
 *   them, over everything, and the texts
 */

/** @param {Frame} frame @param {import("./words.js").Words} words @returns {Marks} */
export function markShapes(frame, words) {
  /** @type {Marks} */
  const marks = { below: [], above: [], arrows: [], labels: [] };
  const { answer, moment } = frame;
  answer.steps.slice(0, moment.to).forEach((/** @type {any} */ step, /** @type {number} */ index) => {
    const past = index < moment.from;
    const closing = moment.kind === "result";
    draw[step.step]?.({ step, key: `step/${index}`, past, shown: !past || closing, closing }, frame, words, marks);
  });
  return marks;
}

/** @type {Record<string, (at: {step: any, key: string, past: boolean, shown: boolean, closing: boolean}, frame: Frame, words: import("./words.js").Words, marks: Marks) => void>} */
const draw = {
  remove({ step, key, past }, frame, words, marks) {
    step.models.forEach((/** @type {any} */ model, /** @type {number} */ place) => {
      const sign = { text: String(place + 1), at: centre(model.outline), room: roomOf(model.outline) };
      const [a, b, c, d] = model.outline;
      if (past) {
        marks.below.push({
          kind: "area",
          key: `${key}/${place}/gone`,
          look: `gone side-${sideOf(frame, step.unit)}`,
          outlines: [model.outline],
          inset: 2,
        });
        marks.below.push({ kind: "letter", key: `${key}/${place}/number`, look: "gone", ...sign });
      } else {
        marks.above.push({
          kind: "area",
          key: `${key}/${place}/dead`,
          look: "dead",
          outlines: [model.outline],
          inset: 1,
        });
        marks.above.push({
          kind: "line",
          key: `${key}/${place}/down`,
          look: "strike",
          points: [mix(a, c, 0.14), mix(a, c, 0.86)],
        });
        marks.above.push({
          kind: "line",
          key: `${key}/${place}/up`,
          look: "strike",
          points: [mix(d, b, 0.14), mix(d, b, 0.86)],
        });
        marks.above.push({ kind: "badge", key: `${key}/${place}/number`, look: "", ...sign });
      }
    });
  },

  slide({ step, key, shown }, frame, words, marks) {
    if (!shown) return;
    const back = backOf(frame, step.unit);
    const [from, to] = [step.from, step.to].map((outline) => mix(outline[3], outline[2], 0.5));
    marks.below.push(ghostShape(`${key}/from`, step.from, sideOf(frame, step.unit)));
    marks.arrows.push({
      kind: "line",
      key: `${key}/arrow`,
      look: "arrow",
      points: [from, to],
      shift: { by: back, pixels: 9 },
      head: true,
      dot: true,
    });
  },

  loseContact({ step, key, past }, frame, words, marks) {
    if (past) return;
    const pair = [step.unit, step.with].map((id) =>
      frame.question.battle.units.find((/** @type {any} */ unit) => unit.id === id),
    );
    const edge = sharedEdge(boundary(pair[0]), boundary(pair[1]));
    if (!edge) return;
    marks.arrows.push({ kind: "line", key: `${key}/edge`, look: "lost", points: edge });
    const [from, to] = edge;
    const along = direction(from, to) ?? axes(pair[0].heading).forward;
    const spots = [...askew(to, along), ...askew(from, opposite(along)), ...bothSides(mix(from, to, 0.5), along)];
    marks.labels.push({
      kind: "label",
      key: `${key}/label`,
      look: "pill bad",
      text: words.say("mark.lostContact"),
      spots,
    });
  },

  nudge({ step, key, shown }, frame, words, marks) {
    if (!shown) return;
    marks.below.push(ghostShape(`${key}/before`, step.before, sideOf(frame, step.unit)));
    /** @type {import("./outline.js").Point[]} */
    const path = [centre(step.before)];
    for (const leg of step.legs) path.push(moved(/** @type {any} */ (path.at(-1)), leg));
    if (step.length === 0) return;
    marks.arrows.push({ kind: "line", key: `${key}/arrow`, look: "arrow", points: path, head: true, dot: true });
    const longest = step.legs.map(size).indexOf(Math.max(...step.legs.map(size)));
    const [from, to] = path.slice(longest);
    const spots = bothSides(mix(from, to, 0.5), direction(from, to) ?? [1, 0]);
    marks.labels.push({ kind: "label", key: `${key}/length`, look: "pill", text: words.length(step.length), spots });
  },

  nudgeFailed({ step, key, past }, frame, words, marks) {
    if (past) return;
    const blockers = new Set(
      step.tried.flatMap((/** @type {any} */ attempt) =>
        attempt.blockedBy.map((/** @type {any} */ reason) => reason.by),
      ),
    );
    for (const id of blockers) {
      const unit = frame.units.find((other) => other.id === id);
      const piece = frame.question.battle.terrain?.find((/** @type {any} */ other) => other.id === id);
      const outline = unit ? boundary(unit) : piece?.outline;
      if (outline)
        marks.arrows.push({
          kind: "area",
          key: `${key}/blocker/${id}`,
          look: "blocker",
          outlines: [outline],
          inset: 1.5,
        });
    }
    (frame.answer.nearer ?? []).forEach((/** @type {any} */ way, /** @type {number} */ index) => {
      const unit = frame.units.find((other) => other.id === step.unit);
      const path = [centre(boundary(unit))];
      for (const leg of way.legs) path.push(moved(/** @type {any} */ (path.at(-1)), leg));
      marks.arrows.push({
        kind: "line",
        key: `${key}/nearer/${index}`,
        look: "barred",
        points: path,
        head: true,
        dot: true,
      });
    });
    outlined(`${key}/failed`, "bad", step.unit, words.say("mark.noNudge"), frame, marks);
  },

  dropOut({ step, key, shown }, frame, words, marks) {
    if (shown) outlined(`${key}/out`, "bad", step.unit, words.say("mark.dropOut"), frame, marks);
  },

  noMoreFoes({ step, key, shown }, frame, words, marks) {
    if (shown) outlined(`${key}/free`, "good", step.unit, words.say("mark.noMoreFoes"), frame, marks);
  },
};

/** A unit marked with a coloured outline and a word beside it. @param {string} key @param {string} look @param {string} id @param {string} text @param {Frame} frame @param {Marks} marks */
function outlined(key, look, id, text, frame, marks) {
  const unit = frame.units.find((other) => other.id === id);
  if (!unit) return;
  marks.arrows.push({ kind: "area", key, look: `outlined ${look}`, outlines: [boundary(unit)], inset: -1 });
  const outline = boundary(unit);
  const { forward, right } = axes(unit.heading);
  const spots = [
    { at: mix(outline[2], outline[3], 0.5), away: /** @type {any} */ (forward.map((value) => -value)) },
    { at: mix(outline[0], outline[3], 0.5), away: /** @type {any} */ (right.map((value) => -value)) },
    { at: mix(outline[1], outline[2], 0.5), away: right },
    { at: mix(outline[0], outline[1], 0.5), away: forward },
    { at: centre(outline), away: /** @type {any} */ ([0, 0]) },
  ];
  marks.labels.push({ kind: "label", key: `${key}/label`, look: `pill ${look}`, text, spots });
}

/** Spots beside a point of a line on either side of it, straight and a little askew. @param {Point} at @param {Point} along */
function bothSides(at, along) {
  const across = /** @type {Point} */ ([-along[1], along[0]]);
  return [...askew(at, across), ...askew(at, opposite(across))];
}

/** Spots that lie a way from a point, straight and a little askew. @param {Point} at @param {Point} way @returns {{at: Point, away: Point}[]} */
function askew(at, [x, y]) {
  return [0, -0.6, 0.6, -1.2, 1.2].map((share) => ({ at, away: [x - share * y, y + share * x] }));
}

/** @param {Point} way @returns {Point} */
function opposite([x, y]) {
  return [-x, -y];
}

/** The way from one point to another, of length one; null if they are the same. @param {Point} from @param {Point} to @returns {Point | null} */
function direction(from, to) {
  const span = size([to[0] - from[0], to[1] - from[1]]);
  return span === 0 ? null : [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
}

/** @param {Frame} frame @param {string} id */
function sideOf(frame, id) {
  return frame.side(frame.question.battle.units.find((/** @type {any} */ unit) => unit.id === id));
}

/** @param {Frame} frame @param {string} id @returns {any} */
function backOf(frame, id) {
  const unit = frame.question.battle.units.find((/** @type {any} */ other) => other.id === id);
  return axes(unit.heading).forward.map((value) => -value);
}

/** @param {any} outline */
function roomOf(outline) {
  return Math.min(
    size([outline[1][0] - outline[0][0], outline[1][1] - outline[0][1]]),
    size([outline[2][0] - outline[1][0], outline[2][1] - outline[1][1]]),
  );
}

/** @param {[number, number]} vector */
function size([x, y]) {
  return Math.hypot(x, y);
}
