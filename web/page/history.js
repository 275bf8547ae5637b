/**
 * Undo and redo without limit: plain states in, plain states out. What is kept is what is asked and what is looked at;
 * the rest is derived.
 *
 * @typedef {{question: any, step: number | null, selection: {unit: string | null, option: number | null}}} Moment `step`
 *   is null as long as the referee has not been asked
 * @typedef {Moment & {past: Moment[], future: Moment[]}} State
 */

/**
 * The state after a change that can be undone.
 * @param {State} state
 * @param {Partial<Moment>} change
 * @returns {State}
 */
export function record(state, change) {
  return { ...state, ...change, past: [...state.past, momentOf(state)], future: [] };
}

/**
 * @param {State} state
 * @returns {State}
 */
export function undo(state) {
  const before = state.past.at(-1);
  return before ? { ...before, past: state.past.slice(0, -1), future: [momentOf(state), ...state.future] } : state;
}

/**
 * @param {State} state
 * @returns {State}
 */
export function redo(state) {
  const [next, ...future] = state.future;
  return next ? { ...next, past: [...state.past, momentOf(state)], future } : state;
}

/**
 * @param {State} state
 * @returns {Moment}
 */
function momentOf({ question, step, selection }) {
  return { question, step, selection };
}
