/** What the page's gestures do to its state: states in, states out. Asks nothing, draws nothing. */
import { record } from "./history.js";

/** @typedef {import("./history.js").State} State */

const nothing = { unit: null, option: null };

/**
 * The state a page opens with.
 * @param {any} question
 * @returns {State}
 */
export function opened(question) {
  return { question, step: null, selection: nothing, past: [], future: [] };
}

/**
 * @param {State} state
 * @param {any} question
 * @returns {State}
 */
export function openQuestion(state, question) {
  return record(state, { question, step: null, selection: nothing });
}

/**
 * The Health Points a unit, or its model of that letter, loses in the batch at hand.
 * @param {any} question
 * @param {string} unit
 * @param {string} [model]
 */
export function lossOf(question, unit, model) {
  return (
    question.losses?.find((/** @type {any} */ loss) => loss.unit === unit && loss.model === model)?.healthPoints ?? 0
  );
}

/**
 * @param {State} state
 * @param {string} unit
 * @param {string | undefined} model
 * @param {number} healthPoints
 * @returns {State}
 */
export function setLoss(state, unit, model, healthPoints) {
  const { battle, losses = [] } = state.question;
  const others = losses.filter((/** @type {any} */ loss) => loss.unit !== unit || loss.model !== model);
  const loss = model ? { unit, model, healthPoints } : { unit, healthPoints };
  const question = { ask: "ninth-age/casualties", battle, losses: healthPoints > 0 ? [...others, loss] : others };
  return record(state, { question, step: null, selection: { unit, option: null } });
}

/**
 * The referee has been asked; the ruling is looked at from its `step`.
 * @param {State} state
 * @param {number} step
 * @returns {State}
 */
export function ruled(state, step) {
  return record(state, { step, selection: { ...state.selection, option: null } });
}

/**
 * A question of its own about one nudge.
 * @param {State} state
 * @param {any} battle
 * @param {string} unit
 * @param {string} toward
 * @returns {State}
 */
export function nudging(state, battle, unit, toward) {
  return record(state, {
    question: { ask: "ninth-age/nudge", battle, unit, toward },
    step: 0,
    selection: { unit, option: null },
  });
}

/**
 * The battle goes on from here with a new batch.
 * @param {State} state
 * @param {any} battle
 * @returns {State}
 */
export function carriedOn(state, battle) {
  return openQuestion(state, { ask: "ninth-age/casualties", battle, losses: [] });
}

/**
 * @param {State} state
 * @param {number} step
 * @returns {State}
 */
export function atStep(state, step) {
  return { ...state, step };
}

/**
 * @param {State} state
 * @param {string | null} unit
 * @returns {State}
 */
export function withUnit(state, unit) {
  return { ...state, selection: { ...state.selection, unit } };
}

/**
 * Looks at what an option would bring, or at the ruling again.
 * @param {State} state
 * @param {number | null} option
 * @param {number} step
 * @returns {State}
 */
export function withOption(state, option, step) {
  return { ...state, step, selection: { ...state.selection, option } };
}
