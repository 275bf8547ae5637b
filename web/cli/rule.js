// `closeranks rule`: the ruling on a question, told or as the referee's own JSON.
import { load } from "../node.js";
import { ruled } from "../view/ruled.js";
import { faultText, rulingText } from "../view/ruling-text.js";
import { languages, loadWords } from "../view/words.js";
import { faultLine } from "./fault-line.js";
import { readText } from "./read-text.js";
import { Unusable } from "./unusable.js";

/**
 * @param {{ json?: boolean, lang?: string }} options
 * @param {string[]} files
 * @returns {Promise<string>}
 */
export async function rule({ json, lang = "en" }, [file]) {
  const known = Object.keys(languages);
  if (!known.includes(lang)) throw new Unusable(`--lang: one of ${known.join(", ")} expected, found ${lang}.`);
  const words = await loadWords(lang);
  const { name, text } = await readText(file);
  const { ask } = await load();
  const { question, answer, fault } = ruled(text, ask);
  if (fault) throw new Unusable(faultLine(name, text, fault, faultText(question, fault, words).headline));
  return json ? `${JSON.stringify(answer, null, 2)}\n` : told(rulingText(question, answer, words), answer, words);
}

/**
 * Paragraphs: the verdict, the steps, the options.
 * @param {import("../view/ruling-text.js").RulingText} ruling
 * @param {any} answer
 * @param {import("../view/words.js").Words} words
 */
function told({ kicker, headline, reasons, steps, options }, { optionsCount = options.length }, words) {
  const isCut = optionsCount > options.length;
  const title = words.say(isCut ? "options.titleCut" : "options.title", { shown: options.length, count: optionsCount });
  const paragraphs = [
    [kicker, headline, ...reasons],
    steps.length > 1 ? steps.map((step, index) => words.say("text.moment", { number: index + 1, ...step })) : [],
    options.length ? [`${title}:`, ...options.map((option) => optionLine(option, words))] : [],
  ];
  return paragraphs
    .filter((lines) => lines.length)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

/** A sign for each standing, so that the ruling is found at a glance. */
const signs = { chosen: "*", legal: "+", beaten: "-" };

/**
 * @param {import("../view/ruling-text.js").OptionText} option
 * @param {import("../view/words.js").Words} words
 */
function optionLine({ text, standing, why }, words) {
  return `${signs[standing]} ${text} (${words.say(`options.${standing}`)})${why && `: ${why}`}`;
}
