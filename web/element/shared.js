/**
 * What all figures of a page have in common and is made once, when the first of them is looked at: the referee with its
 * memory, and a style sheet for each theme. What failed is tried again by the next figure.
 */
import { load } from "../referee.js";
import { deriving } from "../view/answers.js";
import { roomText } from "./room.js";
import { styleText } from "./style-text.js";

/** Where the sheets look for the theme, and what they find there in one that was asked for. */
const darkScreen = /\(prefers-color-scheme: ?dark\)/g;
/** @type {Record<string, string>} */
const conditions = { dark: "(min-width: 0)", light: "(max-width: 0)" };

/** The referee, and what is derived by asking it. */
export const theReferee = once(async () => {
  const referee = await load();
  return { referee, derive: deriving(referee) };
});

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/** The sheet that every figure has from its beginning. */
export function roomSheet() {
  return known("room", () => roomText);
}

/**
 * The one style sheet of a theme: adopted, so that no policy of a page has to allow inline styles.
 * @param {"light" | "dark" | "auto"} theme `auto` is what the screen asks for
 */
export function sheetOf(theme) {
  const condition = conditions[theme];
  return known(theme, () =>
    condition ? `${styleText.replace(darkScreen, condition)}\n:host { color-scheme: ${theme}; }` : styleText,
  );
}

/**
 * @param {string} name
 * @param {() => string} text
 */
function known(name, text) {
  const sheet = sheets.get(name) ?? new CSSStyleSheet();
  if (!sheets.has(name)) sheet.replaceSync(text());
  sheets.set(name, sheet);
  return sheet;
}

/**
 * @template Value
 * @param {() => Promise<Value>} make
 */
function once(make) {
  /** @type {Promise<Value> | undefined} */
  let made;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
