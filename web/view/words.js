/**
 * Codes to words of a language: sentences with values put in, plurals, numbers, lengths and lists. What the sentences
 * say is in lang/; when to say them is in the *-text.js files.
 *
 * @typedef {string | ({by: string} & {[form: string]: string})} Message a sentence, or its plural forms by one of its values
 * @typedef {{locale: string, numbers: string[], messages: Record<string, Message>}} Dictionary `numbers` are the words for so many models
 * @typedef {ReturnType<typeof wordsFrom>} Words
 */
import { inch } from "./inch.js";
import { isolated } from "./isolated.js";

/**
 * The languages there are, in the order of a menu, the first for everyone else: what each calls itself, and its file, which
 * is read when wanted, by an import written out so that a bundler can follow it.
 * @type {Record<string, {name: string, read: () => Promise<{default: Dictionary}>}>}
 */
export const languages = {
  en: { name: "English", read: () => import("./lang/en.js") },
  de: { name: "Deutsch", read: () => import("./lang/de.js") },
  es: { name: "Español", read: () => import("./lang/es.js") },
  fr: { name: "Français", read: () => import("./lang/fr.js") },
  it: { name: "Italiano", read: () => import("./lang/it.js") },
  pl: { name: "Polski", read: () => import("./lang/pl.js") },
  ru: { name: "Русский", read: () => import("./lang/ru.js") },
};

/** The language for everyone whose own there is not. */
export const [firstLanguage] = Object.keys(languages);

/**
 * The first of the wanted languages that there is.
 * @param {readonly string[]} wanted like `navigator.languages`
 * @param {string} [otherwise] when there is none of them
 */
export function languageFor(wanted, otherwise = firstLanguage) {
  const known = wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => Object.hasOwn(languages, tag));
  return known ?? otherwise;
}

/**
 * The words of a language; rejects when its file cannot be read.
 * @param {string} language one of `languages`
 */
export async function loadWords(language) {
  return wordsFrom(language, (await languages[language].read()).default);
}

/**
 * The words of a language from its dictionary.
 * @param {string} language
 * @param {Dictionary} dictionary
 */
function wordsFrom(language, { locale, messages, numbers }) {
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });

  /**
   * Whether there is a sentence for a code.
   * @param {string} code
   */
  const knows = (code) => Object.hasOwn(messages, code);

  /**
   * The sentence for a code; a value that is a number is written as the language does.
   * @param {string} code
   * @param {Record<string, string | number>} [values]
   */
  const say = (code, values = {}) => {
    if (!knows(code)) return code;
    const message = messages[code];
    const form =
      typeof message === "string" ? message : (message[plural.select(Number(values[message.by]))] ?? message.other);
    return form.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === "number" ? number.format(value) : isolated(value);
    });
  };

  return {
    language,
    knows,
    say,
    /**
     * So many models in words, from eleven on in digits.
     * @param {number} count
     */
    count: (count) => numbers[count] ?? number.format(count),
    /** @param {string[]} items */
    list: (items) => list.format(items.map(isolated)),
    /**
     * Items of which one is to be chosen.
     * @param {string[]} items
     */
    either: (items) => either.format(items.map(isolated)),
    /**
     * A length in inches and millimetres.
     * @param {number} millimetres
     */
    length: (millimetres) =>
      say("length", { inches: number.format(millimetres / inch), millimetres: number.format(millimetres) }),
    /**
     * A length in inches alone.
     * @param {number} millimetres
     */
    inches: (millimetres) => say("length.inches", { inches: millimetres / inch }),
    /**
     * The same inside a sentence.
     * @param {number} millimetres
     */
    lengthInText: (millimetres) =>
      say("length.inText", { inches: number.format(millimetres / inch), millimetres: number.format(millimetres) }),
  };
}
