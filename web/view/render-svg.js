/** One moment of a ruling as a picture that stands alone, from the question. Knows no browser and no files. */
import { deriving } from "./answers.js";
import { demand } from "./demand.js";
import { momentsOf } from "./moments.js";
import { padding, sizeOf } from "./picture-size.js";
import { pictureStyle, themes } from "./picture-style.js";
import { askedText } from "./position-text.js";
import { ruled } from "./ruled.js";
import { faultText, rulingText } from "./ruling-text.js";
import { sceneAt } from "./scene-at.js";
import { svgText } from "./svg.js";
import { languages, loadWords } from "./words.js";

/**
 * @typedef {object} PictureOptions
 * @property {number} [step] 0 is the position before the ruling, then each step by its number; left out, the result
 * @property {string} [theme] `auto` as the reader's screen is, which is the default; `light` or `dark`
 * @property {string} [lang] the code of a language: `en`, `de`, `es`, `fr`, `it`, `pl`, `ru`
 */

/**
 * A function that draws: SVG text, the same for the same question and options. It rejects with a RangeError for an option
 * that there is not, and for a question that is refused with an Error that has the refusal as its `fault`.
 * @param {() => Promise<{ask: (question: any) => any}>} load
 */
export function renderingWith(load) {
  /**
   * @param {object | string} written a question, or its text in the notation or in JSON
   * @param {PictureOptions} [options]
   * @returns {Promise<string>}
   */
  return async (written, { step, theme = "auto", lang = "en" } = {}) => {
    demand("theme", theme, themes);
    demand("lang", lang, Object.keys(languages));
    const words = await loadWords(lang);
    const { ask } = await load();
    const { question, answer, fault } = ruled(written, ask);
    if (fault) throw Object.assign(new Error(faultText(question, fault, words).headline), { fault });
    const count = answer.steps ? momentsOf(answer).length : 0;
    demand("step", step ?? count, [...Array(count + 1).keys()]);
    return pictureText(question, answer, { step: step ?? count, theme, words, ask });
  };
}

/**
 * @param {any} question
 * @param {any} answer
 * @param {{step: number, theme: string, words: import("./words.js").Words, ask: (question: any) => any}} how
 */
async function pictureText(question, answer, { step, theme, words, ask }) {
  const looked = { question, step: step === 0 ? null : step - 1, selection: { option: null } };
  const derive = deriving({ ask: (asked) => (asked === question ? answer : ask(asked)) });
  const scene = sceneAt(looked, await derive(looked), words);
  const { headline, steps } = rulingText(question, answer, words);
  const moment = steps[step - 1];
  const told = moment ? `${step}/${steps.length} ${moment.title}: ${moment.text}` : askedText(question, words);
  const id = nameOf(JSON.stringify([scene, theme]));
  return svgText(scene, {
    ...sizeOf(scene),
    padding,
    id,
    title: moment ? headline : scene.description,
    description: moment ? `${scene.description} ${told}` : told,
    style: (names) => pictureStyle(theme, id, names),
  });
}

/**
 * A name that no other picture on a page has: a digest (FNV-1a) of what it shows.
 * @param {string} text
 */
function nameOf(text) {
  let digest = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) digest = Math.imul(digest ^ text.charCodeAt(i), 0x01000193);
  return `ranks-${(digest >>> 0).toString(36)}`;
}
