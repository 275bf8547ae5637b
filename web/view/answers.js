/**
 * All that is derived from what is looked at by asking the referee: the contacts of the battle, the ruling, and the
 * outcome that is looked at. Every answer is remembered with its question.
 *
 * @typedef {import("./asked.js").Answer} Answer
 * @typedef {import("./asked.js").CasualtiesAnswer} CasualtiesAnswer
 * @typedef {import("./asked.js").Option} Option
 *
 * @typedef {object} Looked
 * @property {import("./asked.js").Question} question
 * @property {number | null} step the moment of the ruling looked at; null as long as the referee has not been asked
 * @property {{unit?: string | null, option: number | null}} selection
 */
import { choosing } from "./choice.js";
import { besideAnswer, besideQuestion } from "./foresight.js";
import { spotsIn } from "./places.js";
import { rulesetOf } from "./rulesets.js";

/**
 * @typedef {object} Derived
 * @property {import("./asked.js").Contact[]} contacts of the battle
 * @property {[string, string][]} parted pairs that the battle stores although they do not touch; known before the ruling
 * @property {Answer | null} ruling the answer to the question, once it is asked
 * @property {any} option looked at instead of the ruling
 * @property {Answer | null} shown the outcome looked at: the ruling's or the option's
 * @property {import("./asked.js").Fault | null} fault why there is no answer
 * @property {{rank: number, file: number}[]} next stands that the next casualties of a regiment may come from
 * @property {import("./ancients-marks.js").Roll[]} rolls how far each roll of the die goes
 * @property {import("./tie-shapes.js").Tie[]} ties ways between which a player may choose
 */

/** @type {Derived} */
export const nothingDerived = {
  contacts: [],
  parted: [],
  ruling: null,
  option: null,
  shown: null,
  fault: null,
  next: [],
  rolls: [],
  ties: [],
};

/**
 * Whether the referee was stopped or stumbled, which says nothing about the question: it may be asked again.
 * @param {import("./asked.js").Fault | null | undefined} fault
 */
export const isUnanswered = (fault) => Boolean(fault?.code.startsWith("internal."));

/**
 * A function that derives, with a memory of its own.
 * @param {{ask: (question: any) => any}} referee
 * @returns {(state: Looked) => Promise<Derived>}
 */
export function deriving(referee) {
  /** @type {WeakMap<object, Map<string, Promise<any>>>} */
  const known = new WeakMap();
  /**
   * @param {object} key
   * @param {() => object} question
   * @param {string} [detail] of several questions with one key
   * @returns {Promise<any>}
   */
  const ask = (key, question, detail = "") => {
    const answers = known.get(key) ?? new Map();
    const answer = answers.get(detail) ?? Promise.resolve(referee.ask(question()));
    known.set(key, answers.set(detail, answer));
    answer.then((/** @type {any} */ { error }) => isUnanswered(error) && answers.delete(detail));
    return answer;
  };

  /** @param {import("./asked.js").Battle} battle */
  const partedOf = async (battle) => {
    const pairs = await Promise.all(
      (battle.contacts ?? []).map(async (contact) => {
        const [unit, toward] = contact.units;
        const { outcome, steps } = await ask(contact, () => ({ ask: "ninth-age/nudge", battle, unit, toward }));
        return outcome === "notAllowed" || steps?.length ? [contact.units] : [];
      }),
    );
    return pairs.flat();
  };

  /** @param {Looked} state */
  const startOf = async ({ question, step }) => {
    const beside = await besideQuestion(question, ask);
    const isSet = step === null && rulesetOf(question) === "ninth-age";
    return { ...nothingDerived, ...beside, parted: isSet ? await partedOf(question.battle) : [] };
  };

  return async (state) => {
    const { question, step, selection } = state;
    const start = await startOf(state);
    if (step === null) return start;
    const ruling = await ask(question, () => question);
    if (ruling.error) return { ...start, fault: ruling.error };
    const options = ruling.options ?? spotsIn(ruling.places ?? []);
    const option = selection.option === null ? null : (options[selection.option] ?? null);
    if (!option) return { ...start, ruling, shown: ruling, ...(await besideAnswer(question, ruling, ruling, ask)) };
    const answer = await ask(option, () => choosing(option, question));
    if (answer.error) return { ...start, ruling, shown: ruling, fault: answer.error };
    const shown = { ...(answer.would ?? answer), reasons: answer.reasons };
    return { ...start, ruling, option, shown, ...(await besideAnswer(question, ruling, shown, ask)) };
  };
}
