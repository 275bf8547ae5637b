// Answers in sentences, in each of the languages, for whoever draws the table himself. Asks nothing.
import { rulingText } from "./view/ruling-text.js";
import { languageFor, languages as known, loadWords } from "./view/words.js";

/** What each language calls itself, by its code. */
export const languages = Object.fromEntries(Object.entries(known).map(([code, { name }]) => [code, name]));

/**
 * A ruling in sentences: `kicker`, `headline` and `reasons`, the `steps` with title and text, and the `options` with their
 * standing and what beat them; of a refusal what is wrong. The first wanted language that there is, else English.
 * @param {object} question
 * @param {object} answer that the referee gave to it
 * @param {{lang?: string}} [options]
 */
export async function sentencesOf(question, answer, { lang = "en" } = {}) {
  return rulingText(question, answer, await loadWords(languageFor([lang])));
}
