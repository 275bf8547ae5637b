/**
 * What the referee says to a thing put somewhere: whether it may stand there, and whom it touches. Knows no rule; it
 * reads the refusal.
 *
 * @typedef {import("../../view/asked.js").Battle} Battle
 * @typedef {{battle: Battle, isBarred: boolean, clashes: string[], contacts: [string, string][]}} Verdict
 */
import { rulesetOf } from "../../view/rulesets.js";
import { standingQuestions } from "../edit/check.js";

/**
 * The question that tells whether a battle can stand as it is. Of the ancients rules it stays about its pair, whose contact
 * the answer tells.
 * @param {any} question the one at hand
 * @param {Battle} battle
 */
export function standingQuestion(question, battle) {
  const ruleset = rulesetOf(question);
  if (ruleset !== "ancients") return standingQuestions[ruleset](battle);
  const { choice, roll, ...asked } = question;
  return { ...asked, battle };
}

/**
 * @param {Battle} battle
 * @param {string} id of what was put down
 * @param {any} answer
 * @returns {Verdict}
 */
export function verdictOn(battle, id, { error, contacts, battle: after }) {
  const ids = ["battle.overlap", "battle.offTable"].includes(error?.code) ? idsIn(battle, error) : [];
  const isBarred = ids.includes(id);
  const pairs = (contacts ?? after?.contacts ?? []).map((/** @type {any} */ { units }) => units);
  return {
    battle,
    isBarred,
    clashes: isBarred ? ids.filter((one) => one !== id) : [],
    contacts: pairs.filter((/** @type {string[]} */ pair) => pair.includes(id)),
  };
}

/**
 * @param {Battle} battle
 * @param {import("../../view/asked.js").Fault} error
 */
function idsIn({ units }, { at, with: others = [] }) {
  return [units[Number(/units\/(\d+)/.exec(at)?.[1])]?.id, ...others];
}
