// The words of every language, read once, so that a test can speak any of them at once.
import { languages, loadWords } from "../../../web/view/words.js";

const all = new Map(
  await Promise.all(Object.keys(languages).map(async (code) => /** @type {const} */ ([code, await loadWords(code)]))),
);

/** @param {string} language */
export function wordsIn(language) {
  const words = all.get(language);
  if (!words) throw new Error(`There is no ${language}.`);
  return words;
}
