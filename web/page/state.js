/**
 * What the page's gestures do to its state: states in, states out. Asks nothing, draws nothing.
 *
 * @typedef {import("../view/asked.js").Battle} Battle
 * @typedef {import("../view/asked.js").Question} Question
 * @typedef {import("./history.js").State} State
 */
import { rulesetOf } from "../view/rulesets.js";
import { record, undo } from "./history.js";
import { isRuledAtOnce, nextQuestion } from "./questions.js";

const nothing = { unit: null, option: null };

/**
 * The state a page opens with.
 * @param {Question} question
 * @returns {State}
 */
export function opened(question) {
  return { question, step: stepOf(question), selection: nothing, past: [], future: [] };
}

/**
 * Another question, not yet ruled.
 * @param {State} state
 * @param {Question} question
 */
export function openQuestion(state, question) {
  return record(state, { question, step: stepOf(question), selection: nothing });
}

/**
 * The Health Points a unit, or its model of that letter, loses in the batch at hand.
 * @param {Question} question
 * @param {string} unit
 * @param {string} [model]
 */
export function lossOf(question, unit, model) {
  return lossesOf(question).find((loss) => loss.unit === unit && loss.model === model)?.healthPoints ?? 0;
}

/**
 * Adds Health Points to the losses of a unit or of its model of that letter, or takes some back.
 * @param {State} state
 * @param {string} unit
 * @param {string | undefined} model
 * @param {number} by
 */
export function withLoss(state, unit, model, by) {
  const { question } = state;
  const healthPoints = lossOf(question, unit, model) + by;
  const others = lossesOf(question).filter((loss) => loss.unit !== unit || loss.model !== model);
  const losses = healthPoints > 0 ? [...others, { unit, ...(model && { model }), healthPoints }] : others;
  const { battle } = question;
  return record(state, {
    question: { ask: "ninth-age/casualties", battle, losses },
    step: null,
    selection: { ...state.selection, option: null },
  });
}

/**
 * The referee has been asked; the ruling is looked at from a moment.
 * @param {State} state
 * @param {number} step
 */
export function ruled(state, step) {
  return record(state, { step, selection: { ...state.selection, option: null } });
}

/**
 * A question of its own about one nudge, ruled at once.
 * @param {State} state
 * @param {Battle} battle
 * @param {string} unit
 * @param {string} toward
 */
export function nudging(state, battle, unit, toward) {
  const question = /** @type {const} */ ({ ask: "ninth-age/nudge", battle, unit, toward });
  return record(state, { question, step: 0, selection: { unit, option: null } });
}

/**
 * The battle goes on from here with a new batch.
 * @param {State} state
 * @param {Battle} battle
 */
export function carriedOn(state, battle) {
  return openQuestion(state, nextQuestion(state.question, battle));
}

/**
 * The same question about an edited battle, not ruled any more; what was chosen does not bind, and losses are kept for
 * units that are still there.
 * @param {State} state
 * @param {Battle} battle
 */
export function edited(state, battle) {
  const { choice, ...asked } = /** @type {any} */ (state.question);
  const { contacts, ...unjudged } = battle;
  // Where a question is ruled at once, contacts come with its answer and are found anew.
  const question = { ...asked, battle: rulesetOf(asked) === "ancients" ? unjudged : battle };
  if (asked.losses) question.losses = lossesAmong(battle, asked.losses);
  return record(state, { question, step: stepOf(question), selection: { ...state.selection, option: null } });
}

/**
 * @param {Battle} battle
 * @param {import("../types.js").Loss[]} losses
 */
function lossesAmong({ units }, losses) {
  return losses.filter(({ unit, model }) =>
    units.some(({ id, models = {} }) => id === unit && (!model || Object.hasOwn(models, model))),
  );
}

/**
 * Whether the battle may be edited as it stands in the picture: not while a ruling is shown that is not applied.
 * @param {State} state
 */
export function isEditable({ question, step, selection }) {
  return step === null || (isRuledAtOnce(question) && selection.option === null);
}

/**
 * One owner has chosen; the question with that choice, ruled at once.
 * @param {State} state
 * @param {Question} question
 */
export function withChoice(state, question) {
  return record(state, { question, step: 0, selection: { ...state.selection, option: null } });
}

/**
 * Other places in its rear rank that a unit loses R&F models from; ruled at once and looked at where they go. What was
 * chosen among the options before does not bind any more.
 * @param {State} state
 * @param {string} unit
 * @param {number[]} places files
 */
export function withPlaces(state, unit, places) {
  const { ask, choice, ...asked } = /** @type {import("../view/asked.js").CasualtiesQuestion} */ (state.question);
  const losses = asked.losses.map((loss) => (loss.unit === unit && !loss.model ? { ...loss, places } : loss));
  return record(state, {
    question: { ask, ...asked, losses },
    step: 0,
    selection: { ...state.selection, option: null },
  });
}

/**
 * Whether the same is asked and the same moment looked at, whatever is chosen.
 * @param {State} one
 * @param {State} other
 */
export function isSameMoment(one, other) {
  return one.question === other.question && one.step === other.step;
}

/**
 * Whether a nudge is looked at that was asked for inside a ruling, which is not applied yet.
 * @param {State} state
 */
export function isNudgeInRuling({ question, past }) {
  return question.ask === "ninth-age/nudge" && typeof past.at(-1)?.step === "number";
}

/**
 * The losses at hand, not ruled any more; from a nudge, whatever it was asked from.
 * @param {State} state
 */
export function backAtLosses(state) {
  return state.question.ask === "ninth-age/nudge" ? undo(state) : record(state, { step: null });
}

/**
 * Looks at another moment.
 * @param {State} state
 * @param {number} step
 * @returns {State}
 */
export function atStep(state, step) {
  return { ...state, step };
}

/**
 * Chooses a unit, or none.
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

/** @param {Question} question */
function stepOf(question) {
  return isRuledAtOnce(question) ? 0 : null;
}

/** @param {Question} question */
function lossesOf(question) {
  return "losses" in question ? question.losses : [];
}
