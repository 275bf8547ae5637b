/** What is looked at as a scene, whatever the ruleset. */
import { viewOf } from "./rulesets.js";

/**
 * @param {import("./answers.js").Looked} looked
 * @param {import("./answers.js").Derived} derived
 * @param {import("./words.js").Words} words
 */
export function sceneAt({ question, step, selection }, { contacts, shown, option, next, rolls, ties }, words) {
  return viewOf(question).scene(
    {
      question,
      contacts,
      answer: shown ?? undefined,
      step: step ?? 0,
      ghost: option !== null,
      selected: selection.unit,
      next,
      rolls,
      ties,
    },
    words,
  );
}
