/**
 * Undo and redo without limit: plain states in, plain states out. What is kept is what is asked and what is looked at;
 * the rest is derived.
 */

/**
 * @typedef {object} Kept
 * @property {import("../view/asked.js").Question} question
 * @property {number | null} step the moment of the ruling looked at; null as long as the referee has not been asked
 * @property {{unit: string | null, option: number | null}} selection
 *
 * @typedef {Kept & {past: Kept[], future: Kept[]}} State
 */

/**
 * The state after a change that can be undone.
 * @param {State} state
 * @param {Partial<Kept>} change
 * @returns {State}
 */
export function record(state, change) {
  return { ...state, ...change, past: [...state.past, keptOf(state)], future: [] };
}

/**
 * The state before the last change; the same state when there is none.
 * @param {State} state
 * @returns {State}
 */
export function undo(state) {
  const before = state.past.at(-1);
  return before ? { ...before, past: state.past.slice(0, -1), future: [keptOf(state), ...state.future] } : state;
}

/**
 * The state before the last undo; the same state when there was none.
 * @param {State} state
 * @returns {State}
 */
export function redo(state) {
  const [next, ...future] = state.future;
  return next ? { ...next, past: [...state.past, keptOf(state)], future } : state;
}

/**
 * @param {State} state
 * @returns {Kept}
 */
function keptOf({ question, step, selection }) {
  return { question, step, selection };
}
