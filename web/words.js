// Answers in sentences, in each of the languages, for whoever draws the table himself. Asks nothing.
import { rulingText } from "./view/ruling-text.js";
import { languageFor, languages as known, loadWords } from "./view/words.js";

/** @type {typeof import("./words-types.js").languages} */
export const languages = Object.fromEntries(Object.entries(known).map(([code, { name }]) => [code, name]));

/** @type {typeof import("./words-types.js").sentencesOf} */
export async function sentencesOf(question, answer, { lang = "en" } = {}) {
  return rulingText(question, answer, await loadWords(languageFor([lang])));
}
