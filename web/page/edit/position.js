/** The position alone, as it is drawn while it is edited: without what a ruling would change, and all of it in sight. */

/**
 * @param {import("../history.js").State} state
 * @param {import("../../view/answers.js").Derived} derived
 * @returns {{state: import("../history.js").State, derived: import("../../view/answers.js").Derived}}
 */
export function positionAlone(state, derived) {
  const { question } = state;
  return {
    state: { ...state, step: null, question: "losses" in question ? { ...question, losses: [] } : question },
    derived: {
      ...derived,
      contacts: contactsIn(state, derived),
      ruling: null,
      option: null,
      shown: null,
      next: [],
      rolls: [],
      ties: [],
    },
  };
}

/**
 * The pairs the referee has found, else those that are stored.
 * @param {import("../history.js").State} state
 * @param {import("../../view/answers.js").Derived} derived
 * @returns {import("../../view/asked.js").Contact[]}
 */
export function contactsIn({ question: { battle } }, { contacts, ruling }) {
  return [contacts, ruling?.battle?.contacts, battle.contacts].find((pairs) => pairs?.length) ?? [];
}
