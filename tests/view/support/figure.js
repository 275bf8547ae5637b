// A figure of the rule with the referee's answers, for tests of what is drawn and said.
import { readFileSync } from "node:fs";

import { load } from "closeranks";

const referee = await load();

/**
 * @param {string} name of a worked case
 * @param {string} [ruleset]
 * @returns {any} its question
 */
export function questionOf(name, ruleset = "ninth-age") {
  return JSON.parse(readFileSync(new URL(`../../cases/${ruleset}/${name}.json`, import.meta.url), "utf8")).question;
}

/**
 * A question with its answer and the contacts of its battle.
 * @param {any} question
 * @returns {any}
 */
export function asked(question) {
  const { contacts } = ask({ ask: "ninth-age/contacts", battle: question.battle });
  return { question, answer: ask(question), contacts };
}

/**
 * The referee's answer; a refusal fails the test that asked.
 * @param {any} question
 * @returns {any}
 */
export function ask(question) {
  const answer = /** @type {any} */ (referee.ask(question));
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return answer;
}
