/**
 * All that is derived from the page's state by asking the referee: the contacts of the battle, the ruling, and the
 * outcome that is looked at. Every answer is remembered with its question.
 *
 * @typedef {import("../view/asked.js").Answer} Answer
 * @typedef {import("../view/asked.js").CasualtiesAnswer} CasualtiesAnswer
 * @typedef {import("../view/asked.js").Option} Option
 * @typedef {import("./history.js").State} State
 */

/**
 * @typedef {object} Derived
 * @property {import("../view/asked.js").Contact[]} contacts of the battle
 * @property {Answer | null} ruling the answer to the question, once it is asked
 * @property {Option | null} option looked at instead of the ruling
 * @property {Answer | null} shown the outcome looked at: the ruling's or the option's
 * @property {import("../view/asked.js").Fault | null} fault why there is no answer
 */

/** @type {Derived} */
export const nothingDerived = { contacts: [], ruling: null, option: null, shown: null, fault: null };

/**
 * A function that derives, with a memory of its own.
 * @param {{ask: (question: any) => any}} referee
 * @returns {(state: State) => Promise<Derived>}
 */
export function deriving(referee) {
  /** @type {WeakMap<object, Promise<any>>} */
  const known = new WeakMap();
  /**
   * @param {object} key
   * @param {() => object} question
   * @returns {Promise<any>}
   */
  const ask = (key, question) => {
    const answer = known.get(key) ?? Promise.resolve(referee.ask(question()));
    known.set(key, answer);
    return answer;
  };

  return async ({ question, step, selection }) => {
    const { battle } = question;
    const found = await ask(battle, () => ({ ask: "ninth-age/contacts", battle }));
    const start = { ...nothingDerived, contacts: found.contacts ?? [] };
    if (step === null) return { ...start, fault: found.error ?? null };
    const ruling = await ask(question, () => question);
    if (ruling.error) return { ...start, fault: ruling.error };
    const option = selection.option === null ? null : (ruling.options?.[selection.option] ?? null);
    if (!option) return { ...start, ruling, shown: ruling };
    const answer = await ask(option, () => ({ ...question, choice: choiceOf(option) }));
    if (answer.error) return { ...start, ruling, shown: ruling, fault: answer.error };
    const shown = { ...(answer.would ?? answer), reasons: answer.reasons };
    return { ...start, ruling, option, shown };
  };
}

/**
 * The choice of an option: the ends alone, for what dies in the rear rank follows.
 * @param {Option} option
 */
function choiceOf({ sides }) {
  return { sides: Object.fromEntries(Object.entries(sides).map(([unit, { left, right }]) => [unit, { left, right }])) };
}
