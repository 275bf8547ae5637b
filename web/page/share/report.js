/**
 * The present moment as plain text to paste in a forum: position, ruling with its reasons and steps, what was played so
 * far, and the link.
 *
 * @typedef {import("../history.js").State} State
 * @typedef {import("../../view/answers.js").Derived} Derived
 */
import { momentsOf } from "../../view/moments.js";
import { askedText, positionLines } from "../../view/position-text.js";
import { rulesetOf, viewOf } from "../../view/rulesets.js";
import { verdictText } from "../../view/verdict-tree.js";

/**
 * @param {State} state
 * @param {Derived} derived
 * @param {string[]} log its lines
 * @param {string} link
 * @param {import("../../view/words.js").Words} words
 */
export function reportText(state, derived, log, link, words) {
  const { question } = state;
  const { shown, contacts } = derived;
  const ruleset = rulesetOf(question);
  const asked = askedText(question, words);
  const verdict = verdictText(state, derived, words);
  const moments = shown?.steps.length ? momentsOf(shown) : [];
  const steps = moments.map((moment, index) => {
    const { title, text } = viewOf(question).moment(moment, { question, answer: shown }, words);
    return words.say("text.moment", { number: index + 1, title, text });
  });
  return [
    [`${words.say("page.title")} · ${words.say(`ruleset.${ruleset}`)}`],
    positionLines(question, contacts, words),
    asked ? [`${words.say(ruleset === "conquest" ? "wounds.title" : "losses.title")}: ${asked}`] : [],
    verdict ? [verdict.kicker, verdict.headline, ...verdict.reasons] : [],
    steps,
    log.length ? [words.say("share.log"), ...log] : [],
    [link],
  ]
    .filter((part) => part.length)
    .map((part) => part.join("\n"))
    .join("\n\n");
}
