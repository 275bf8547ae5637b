/**
 * All that is derived from the page's state by asking the referee: the contacts of the battle, the ruling, and the
 * outcome that is looked at. Every answer is remembered with its question.
 *
 * @typedef {import("./history.js").State} State
 * @typedef {{contacts: any[], ruling: any, shown: any, error: any}} Derived `ruling` is the answer to the question, or
 *   null before it is asked; `shown` the outcome looked at: the ruling's or the chosen option's
 */

/**
 * @param {{ask: (question: any) => any}} referee
 * @returns {(state: State) => Promise<Derived>}
 */
export function deriving(referee) {
  /** @type {WeakMap<object, Promise<any>>} */
  const known = new WeakMap();
  /**
   * @param {object} key
   * @param {() => any} question
   */
  const remembered = (key, question) => {
    const answer = known.get(key) ?? Promise.resolve(referee.ask(question()));
    known.set(key, answer);
    return answer;
  };

  return async ({ question, step, selection }) => {
    const contacts = await remembered(question.battle, () => ({ ask: "ninth-age/contacts", battle: question.battle }));
    const pairs = contacts.contacts ?? [];
    if (step === null) return { contacts: pairs, ruling: null, shown: null, error: contacts.error ?? null };
    const ruling = await remembered(question, () => question);
    if (ruling.error) return { contacts: pairs, ruling: null, shown: null, error: ruling.error };
    const option = selection.option === null ? null : ruling.options?.[selection.option];
    if (!option) return { contacts: pairs, ruling, shown: ruling, error: null };
    const choice = {
      sides: Object.fromEntries(Object.entries(option.sides).map(([unit, sides]) => [unit, choiceOf(sides)])),
    };
    const answer = await remembered(option, () => ({ ...question, choice }));
    if (answer.error) return { contacts: pairs, ruling, shown: ruling, error: answer.error };
    const shown = { ...(answer.would ?? answer), reasons: answer.reasons, chooses: ruling.chooses };
    return { contacts: pairs, ruling, shown, error: null };
  };
}

/**
 * A choice names the ends alone; what dies in the rear rank follows.
 * @param {any} sides
 */
function choiceOf({ rear, ...ends }) {
  return ends;
}
