/** The battle as it stands in the picture, at the moment looked at. */
import { momentsOf } from "../view/moments.js";
import { viewOf } from "../view/rulesets.js";

/**
 * With the contacts it began with, as far as both units still stand.
 * @param {import("./history.js").State} state
 * @param {import("../view/answers.js").Derived} derived
 * @returns {import("../view/asked.js").Battle & {contacts: import("../view/asked.js").Contact[]}}
 */
export function battleInPicture({ question, step }, { shown, contacts }) {
  const { battle } = question;
  const moment = shown && momentsOf(shown)[step ?? 0];
  const units = shown && moment ? viewOf(question).units(battle, shown, moment) : battle.units;
  const standing = new Set(units.map(({ id }) => id));
  return { ...battle, units, contacts: contacts.filter((pair) => pair.units.every((id) => standing.has(id))) };
}

/**
 * The same with the contacts that it has at the moment looked at.
 * @param {import("./history.js").State} state
 * @param {import("../view/answers.js").Derived} derived
 */
export function standingInPicture(state, derived) {
  const battle = battleInPicture(state, derived);
  const parted = partedInPicture(state, derived);
  const contacts = battle.contacts.filter((pair) => !parted.some(([one, two]) => isPair(pair.units, one, two)));
  return { ...battle, contacts };
}

/**
 * The stored pairs that do not touch at the moment looked at: those that the steps parted and have not brought back;
 * before the ruling those that the battle itself stores apart.
 * @param {import("./history.js").State} state
 * @param {import("../view/answers.js").Derived} derived
 * @returns {[string, string][]}
 */
export function partedInPicture(state, derived) {
  if (state.step === null) return derived.parted;
  const { shown } = derived;
  const moment = shown && momentsOf(shown)[state.step];
  if (!moment) return [];
  const steps = shown.steps.slice(0, moment.to);
  return battleInPicture(state, derived)
    .contacts.map(({ units }) => units)
    .filter((pair) => {
      const last = steps.findLast(
        (step) =>
          (step.step === "loseContact" && isPair(pair, step.unit, step.with)) ||
          (step.step === "nudge" && isPair(pair, step.unit, step.toward)),
      );
      return last?.step === "loseContact";
    });
}

/**
 * @param {[string, string]} pair
 * @param {string} unit
 * @param {string} other
 */
function isPair(pair, unit, other) {
  return unit !== other && pair.includes(unit) && pair.includes(other);
}
