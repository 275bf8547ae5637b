/** What is asked after an outcome is applied, and which questions wait for nothing. Asks nothing itself. */
import { rulesetOf } from "../view/rulesets.js";

/**
 * The next question about a battle, of the ruleset and, if it can be, about the unit of the last one.
 * @param {any} question
 * @param {any} battle
 * @returns {any}
 */
export function nextQuestion(question, battle) {
  const ruleset = rulesetOf(question);
  if (ruleset === "ninth-age") return { ask: "ninth-age/casualties", battle, losses: [] };
  const unit = battle.units.some((/** @type {any} */ { id }) => id === question.unit)
    ? question.unit
    : (battle.units[0]?.id ?? question.unit);
  if (ruleset === "conquest") return { ask: "conquest/wounds", battle, unit, wounds: 0 };
  const pairs = pairsIn(battle);
  const pair = pairs.find(([one]) => one === unit) ?? pairs[0] ?? [unit, question.from ?? question.toward];
  const { pursuitRemaining } = question;
  return { ask: "ancients/retreat", battle, unit: pair[0], from: pair[1], pursuitRemaining };
}

/**
 * Every unit with each of its enemies in contact, as the referee has stored them.
 * @param {any} battle
 * @returns {[string, string][]}
 */
export function pairsIn({ contacts = [] }) {
  return contacts.flatMap((/** @type {any} */ { units: [one, other] }) => [
    [one, other],
    [other, one],
  ]);
}

/**
 * Whether there is nothing to set before a question is asked.
 * @param {any} question
 */
export function isRuledAtOnce(question) {
  return rulesetOf(question) === "ancients" && canAsk(question);
}

/**
 * Whether the units it is about are there, and in contact as far as it is known.
 * @param {any} question
 */
export function canAsk({ battle, unit, from, toward }) {
  const other = from ?? toward;
  const isThere = (/** @type {string} */ id) => battle.units.some((/** @type {any} */ one) => one.id === id);
  if (unit === undefined) return battle.units.length > 0;
  if (!isThere(unit) || (other !== undefined && !isThere(other))) return false;
  if (!battle.contacts || other === undefined) return true;
  return pairsIn(battle).some(([one, two]) => one === unit && two === other);
}
