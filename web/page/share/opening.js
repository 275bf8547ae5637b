/**
 * What was saved, on the table again: asked of the referee first, since anyone may have written it. The position before it
 * is one undo away.
 *
 * @typedef {import("../history.js").State} State
 * @typedef {(question: any) => any} Ask
 */
import { momentsOf } from "../../view/moments.js";
import { record } from "../history.js";
import { isRuledAtOnce, nextQuestion } from "../questions.js";

/**
 * The state with it, or why the referee does not take it.
 * @param {State} state
 * @param {import("../../view/saved.js").Saved} saved
 * @param {Ask} ask
 * @param {(state: State) => Promise<import("../../view/answers.js").Derived>} derive
 * @returns {Promise<{state: State} | {fault: import("../../view/asked.js").Fault}>}
 */
export async function openingOf(state, saved, ask, derive) {
  const { question, step, option } = saved;
  const fault = await faultIn(question, ask);
  if (fault) return { fault };
  // Contacts are what the page asks about any position; what goes on from them is a batch.
  const isContacts = String(question.ask) === "ninth-age/contacts";
  const opened = record(state, {
    question: isContacts ? nextQuestion(question, question.battle) : question,
    step: isContacts ? null : (step ?? (isRuledAtOnce(question) ? 0 : null)),
    selection: { unit: null, option },
  });
  const { shown, option: looked } = await derive(opened);
  const last = shown ? momentsOf(shown).length - 1 : 0;
  return {
    state: {
      ...opened,
      step: opened.step === null ? null : Math.min(opened.step, last),
      selection: { unit: null, option: looked ? option : null },
    },
  };
}

/**
 * What the page could not show: a wrong form or an impossible battle. What else the referee refuses, such as losses that
 * nobody can take, is shown as if it had been set by hand.
 * @param {any} question
 * @param {Ask} ask
 */
async function faultIn(question, ask) {
  const { error } = await ask(question);
  if (!error || !/^(json|battle|internal)\./.test(error.code)) return null;
  // A pair that is stored but parted is asked for its nudge; an empty table has no unit to ask about.
  const isParted = error.code === "battle.contact" && question.ask.startsWith("ninth-age/");
  const isEmpty = error.code === "battle.unknownUnit" && question.battle.units.length === 0;
  if (!isParted && !isEmpty) return error;
  return (await ask({ ask: "ninth-age/contacts", battle: question.battle })).error ?? null;
}
