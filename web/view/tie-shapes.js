/**
 * The ways between which a player may choose, as ghosts to be tapped: each model that one of them takes, and the number of
 * each way, as the table of ways has it, on a model that tells it from the others. Decides no ruling.
 *
 * @typedef {import("./outline.js").Outline} Outline
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {{unit: string, outline: Outline}} Casualty
 * @typedef {{option: number, number: number, casualties: Casualty[]}} Tie an option, its number among those that are left, and
 *   what it takes
 */
import { centre, distance, moved } from "./outline.js";

/** How far behind its model a number stands that found another one on it, by the depth of the model. */
const behind = 0.9;

/**
 * @param {Tie[]} ties
 * @param {(id: string) => number} sideOf a unit
 * @returns {Shape[]}
 */
export function tieShapes(ties, sideOf) {
  const models = new Map(ties.flatMap(({ casualties }) => casualties.map((one) => [keyOf(one), one])));
  /** @type {Map<string, Tie[]>} */
  const numbered = new Map([...models.keys()].map((key) => [key, []]));
  for (const tie of ties) numbered.get(tellingModel(tie, ties, numbered))?.push(tie);
  return [...models].flatMap(([key, { unit, outline }]) => {
    const on = numbered.get(key) ?? [];
    const takers = ties.filter((tie) => takes(tie, key));
    const option = (on[0] ?? (takers.length === 1 ? takers[0] : null))?.option;
    return [
      {
        kind: "area",
        key: `tie/${key}`,
        look: `tie side-${sideOf(unit)}`,
        outlines: [outline],
        inset: 2,
        unit,
        option,
      },
      ...on.map((tie, index) => numberShape(tie, outline, index)),
    ];
  });
}

/** @param {Casualty} casualty */
function keyOf({ unit, outline }) {
  return `${unit}/${outline[0].join()}`;
}

/**
 * @param {Tie} tie
 * @param {string} key of a model
 */
function takes({ casualties }, key) {
  return casualties.some((one) => keyOf(one) === key);
}

/**
 * Of the models that a way takes, the one with the fewest numbers on it, and among these the one that the fewest ways take.
 * @param {Tie} tie
 * @param {Tie[]} ties
 * @param {Map<string, Tie[]>} numbered
 */
function tellingModel({ casualties }, ties, numbered) {
  /** @param {string} key */
  const cost = (key) =>
    (numbered.get(key)?.length ?? 0) * (ties.length + 1) + ties.filter((tie) => takes(tie, key)).length;
  return casualties.map(keyOf).sort((one, other) => cost(one) - cost(other))[0];
}

/**
 * @param {Tie} tie
 * @param {Outline} outline
 * @param {number} index among the numbers on this model
 * @returns {Shape}
 */
function numberShape({ option, number }, outline, index) {
  const [frontLeft, frontRight, rearRight, rearLeft] = outline;
  const room = Math.min(distance(frontLeft, frontRight), distance(frontRight, rearRight));
  const [x, y] = [0, 1].map((axis) => (rearLeft[axis] - frontLeft[axis]) * behind * index);
  const at = moved(centre(outline), [x, y], 1);
  return { kind: "badge", key: `tie/${option}/number`, look: "way", text: String(number), at, room, option };
}
