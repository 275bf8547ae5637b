/**
 * Trying battles: the first that the referee has nothing against is put on the table as one step of the history, else it
 * is said why not. One after the other, in the order of the taps.
 *
 * @typedef {import("./units.js").Battle} Battle
 * @typedef {import("../history.js").State} State
 * @typedef {import("../look.js").Look} Look
 * @typedef {{fault: import("../../view/asked.js").Fault, battle: Battle, instead: Battle}} Refusal why a battle may not be,
 *   and the one that stays instead
 * @typedef {{battle: Battle, chosen?: string | null}} Draft a battle to try, and what is chosen on it then
 */
import { rulesetOf } from "../../view/rulesets.js";
import { isRuledAtOnce, nextQuestion } from "../questions.js";
import { edited, isSameMoment } from "../state.js";
import { faultOf, pairIn } from "./check.js";

/**
 * @param {() => {state: State, look: Look}} now
 * @param {(state: State) => Promise<void>} become
 * @param {(change: Partial<Look>) => void} see
 * @param {(question: any) => any} ask
 */
export function attempting(now, become, see, ask) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /**
   * Does it after all that was wanted before; what comes next waits for its end.
   * @template Result
   * @param {() => Result} deed
   * @returns {Promise<Awaited<Result>>}
   */
  const inTurn = (deed) => {
    const done = last.then(deed, deed);
    last = done;
    return /** @type {Promise<Awaited<Result>>} */ (done);
  };

  /**
   * Takes the first draft that the referee has nothing against, else says what is wrong with the first.
   * @param {(battle: Battle, ruleset: string) => Draft[] | Promise<Draft[]>} draft
   */
  const attempt = (draft) =>
    inTurn(async () => {
      const { state } = now();
      const ruleset = rulesetOf(state.question);
      let refusal = null;
      for (const { battle, chosen } of await draft(state.question.battle, ruleset)) {
        const fault = await faultOf(battle, ruleset, ask);
        const next = fault ? null : await withBattle(state, battle, chosen);
        // Undone or ruled meanwhile, there is another battle to change.
        if (!isSameMoment(state, now().state)) return;
        if (next) {
          see({ refusal: null });
          return become(next);
        }
        if (fault) refusal ??= { fault, battle, instead: state.question.battle };
      }
      see({ refusal });
    });

  /**
   * @param {State} state
   * @param {Battle} battle
   * @param {string | null} [chosen] else what is chosen by then
   */
  const withBattle = async (state, battle, chosen) => {
    const next = edited(state, battle);
    const question = await aboutUnits(next.question, ask);
    const step = isRuledAtOnce(question) ? 0 : null;
    const { unit } = now().state.selection;
    return { ...next, question, step, selection: { unit: chosen === undefined ? unit : chosen, option: null } };
  };

  return { attempt, inTurn, withBattle };
}

/**
 * The question about units that are there and, if it is about a pair, in contact; instead of one nudge, the next batch.
 * @param {any} question
 * @param {(question: any) => any} ask
 */
async function aboutUnits(question, ask) {
  const { battle, unit, from = question.toward, pursuitRemaining } = question;
  const ruleset = rulesetOf(question);
  if (ruleset === "ancients") {
    const [one, other] = (await pairIn(battle, [unit, from], ask)) ?? ["", ""];
    if (one === unit && other === from) return question;
    return { ask: "ancients/retreat", battle, unit: one, from: other, pursuitRemaining };
  }
  const isAbout =
    ruleset === "ninth-age" ? "losses" in question : battle.units.some((/** @type {any} */ { id }) => id === unit);
  return isAbout ? question : nextQuestion(question, battle);
}
