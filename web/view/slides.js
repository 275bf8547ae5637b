/**
 * Models that slide to other places of their unit: who they are, and the way back to where each stood. Reads it off the
 * steps of an answer; decides nothing.
 *
 * @typedef {import("./asked.js").Step} Step
 * @typedef {import("./asked.js").StepOf<"slide">} Slide
 * @typedef {import("./formation.js").Standing} Standing
 * @typedef {import("./outline.js").Point} Point
 */
import { centre, distance } from "./outline.js";

/** How near a model must be to where a slide should have brought it, in millimetres. */
const nearEnough = 0.1;

/**
 * The slides of a unit among some steps.
 * @param {Step[]} steps
 * @param {string} unit
 * @returns {Slide[]}
 */
export function slidesOf(steps, unit) {
  return steps.flatMap((step) => (step.step === "slide" && step.unit === unit ? [step] : []));
}

/**
 * The letters of the named models that slide, and how many R&F models do.
 * @param {Slide[]} slides
 */
export function slidersOf(slides) {
  const sliders = slides.flatMap(({ model, models = [] }) => (model ? [model] : models.map(({ letter }) => letter)));
  const letters = sliders.flatMap((letter) => letter ?? []);
  return { letters, others: sliders.length - letters.length };
}

/**
 * The way from where a model stands to where it stood before some slides of its unit, or null.
 * @param {Slide[]} slides
 * @param {Standing} model
 * @returns {Point | null}
 */
export function wayBack(slides, { letter, outline }) {
  const now = centre(outline);
  for (const { model, models = [], from, to } of slides) {
    const [start, end] = [centre(from), centre(to)];
    const own = model
      ? letter === model && start
      : models
          .filter((slider) => (slider.letter ?? null) === letter)
          .map((slider) => centre(slider.outline))
          .find((before) => letter || distance(now, sum(before, difference(end, start))) < nearEnough);
    if (own) return difference(own, now);
  }
  return null;
}

/**
 * @param {Point} one
 * @param {Point} other
 * @returns {Point}
 */
function sum(one, other) {
  return [one[0] + other[0], one[1] + other[1]];
}

/**
 * @param {Point} one
 * @param {Point} other
 * @returns {Point}
 */
function difference(one, other) {
  return [one[0] - other[0], one[1] - other[1]];
}
