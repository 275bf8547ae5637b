// Answers in sentences, in each of the languages, for whoever draws the table himself. Asks nothing.
import { demand } from "./view/demand.js";
import { rulingText } from "./view/ruling-text.js";
import { languageFor, languages as known, loadWords } from "./view/words.js";

/** @type {typeof import("./words-types.js").languages} */
export const languages = Object.fromEntries(Object.entries(known).map(([code, { name }]) => [code, name]));

/** @type {typeof import("./words-types.js").sentencesOf} */
export async function sentencesOf(question, answer, { lang = "en" } = {}) {
  const language = languageFor([lang], lang);
  demand("lang", language, Object.keys(known));
  return rulingText(question, answer, await loadWords(language));
}
