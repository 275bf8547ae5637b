// The scripts of the embed, from the root: the one with everything inside, and the words of each language that is not in it.
// Which words are in none of them. Needs none of npm's packages.
import { firstLanguage, languages } from "../view/words.js";

export const embedScript = "dist/embed.js";
export const wordsScripts = Object.keys(languages)
  .filter((language) => language !== firstLanguage)
  .map((language) => `dist/embed-${language}.js`);

/** Words of the page's panels, which no figure says. */
export const unsaid = /[\\/]lang[\\/]\w+[\\/](edit|hand|keeping|page|share|units)\.js$/;
