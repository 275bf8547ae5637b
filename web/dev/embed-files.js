// The scripts of the embed, from the root: the one with everything inside, and the words of each language that is not in it.
// Needs none of npm's packages.
import { firstLanguage, languages } from "../view/words.js";

export const embedScript = "dist/embed.js";
export const wordsScripts = Object.keys(languages)
  .filter((language) => language !== firstLanguage)
  .map((language) => `dist/embed-${language}.js`);
