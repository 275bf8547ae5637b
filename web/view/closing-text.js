/**
 * How ranks close, in sentences: who fills the place of a dead named model, who stays although an end is lost, and which
 * of two middle places a War Platform takes.
 *
 * @typedef {import("./asked.js").Battle} Battle
 * @typedef {import("./asked.js").Step} Step
 * @typedef {import("./asked.js").Unit} Unit
 * @typedef {import("./outline.js").Point} Point
 * @typedef {import("./words.js").Words} Words
 */
import { modelNameOf, nameOf } from "./names.js";
import { axes } from "./outline.js";
import { slidersOf, slidesOf } from "./slides.js";

/**
 * A sentence for each thing worth saying about one option's outcome.
 * @param {import("./asked.js").CasualtiesQuestion} question
 * @param {import("./asked.js").Option["sides"]} sides
 * @param {Step[]} steps
 * @param {Words} words
 */
export function closingTexts({ battle, losses }, sides, steps, words) {
  return Object.entries(sides).flatMap(([id, { left, right, holes = {}, centre }]) => {
    const unit = nameOf(battle, id);
    const named = (/** @type {string} */ letter) => modelNameOf(battle, id, letter, words);
    const closed = Object.entries(holes).map(([letter, way]) =>
      words.say(`closing.${way}`, { unit, model: named(letter) }),
    );
    const stay = closed.length ? [] : slidFromEnds(battle, id, { left, right }, steps).map(named);
    const homeless = removedWithoutLoss(battle, id, losses, steps).map(named);
    return [
      ...closed,
      ...(stay.length ? [words.say("closing.stays", { unit, count: stay.length, models: words.list(stay) })] : []),
      ...homeless.map((model) => words.say("closing.noPlace", { unit, model })),
      ...(centre ? [words.say(`closing.centre.${centre}`, { unit })] : []),
    ];
  });
}

/**
 * The named models of the first rank that slide away from an end that is lost, when others slide with them: then who dies
 * stands far from that end, and has to be explained.
 * @param {Battle} battle
 * @param {string} id
 * @param {{left: number, right: number}} lost
 * @param {Step[]} steps
 */
function slidFromEnds({ units }, id, { left, right }, steps) {
  const unit = units.find((one) => one.id === id);
  const slides = slidesOf(steps, id);
  const { letters, others } = slidersOf(slides);
  if (!unit || letters.length + others < 2) return [];
  const own = axes(unit.heading);
  const away = slides.filter(({ from, to }) => {
    const toRight = along(own.right, from[0], to[0]) + along(own.right, from[1], to[1]);
    const isInFront = Math.abs(along(own.forward, unit.at, from[0])) < 0.1;
    return isInFront && ((left > 0 && toRight > 1) || (right > 0 && toRight < -1));
  });
  return slidersOf(away).letters;
}

/**
 * The Characters that are removed although they have not lost their Health Points: no formation has room for them.
 * @param {Battle} battle
 * @param {string} id
 * @param {import("./asked.js").CasualtiesQuestion["losses"]} losses
 * @param {Step[]} steps
 */
function removedWithoutLoss({ units }, id, losses, steps) {
  const models = units.find((unit) => unit.id === id)?.models ?? {};
  const removed = steps.flatMap((step) => (step.step === "remove" && step.unit === id ? step.models : []));
  return removed
    .flatMap(({ letter }) => letter ?? [])
    .filter((letter) => models[letter]?.kind === "character")
    .filter((letter) => !losses.some(({ unit, model }) => unit === id && model === letter));
}

/**
 * How far a point lies from another in a direction.
 * @param {Point} way
 * @param {Point} from
 * @param {Point} to
 */
function along(way, from, to) {
  return (to[0] - from[0]) * way[0] + (to[1] - from[1]) * way[1];
}
