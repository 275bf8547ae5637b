// That every language says everything, with the same values put in, and knows every code of the core.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

import { renderSvg } from "closeranks/svg";
import { sentencesOf } from "closeranks/words";

import { firstLanguage, languageFor, languages } from "../../web/view/words.js";
import { ask, questionOf } from "./support/figure.js";
import { wordsIn } from "./support/words.js";

const root = new URL("../../", import.meta.url);
/** @typedef {import("../../web/view/words.js").Message} Message */
/** @type {Record<string, import("../../web/view/words.js").Dictionary>} */
const dictionaries = Object.fromEntries(
  await Promise.all(
    Object.keys(languages).map(async (language) => [
      language,
      (await import(`../../web/view/lang/${language}.js`)).default,
    ]),
  ),
);
/** The words a sentence that is the same as in English may have: names, and what a language shares with English. */
const names = "close ranks the ninth age conquest mm s";
/** @type {Record<string, string>} */
const sharedWords = {
  de: "base block champion formation front in link name pool stand stands test tests",
  es: "stand stands",
  fr: "champion formation obstacle pixels place places stands table test tests traits",
  it: "file in link",
  pl: "front link model",
  ru: "",
};
const numbers = Array.from({ length: 101 }, (_, count) => count);
const source = readdirSync(new URL("cpp/", root), { recursive: true })
  .map(String)
  .filter((file) => /\.(h|cpp)$/.test(file) && !file.endsWith("_main.cpp"))
  .map((file) => readFileSync(new URL(`cpp/${file}`, root), "utf8"))
  .join("\n");

/** @param {RegExp} pattern */
function found(pattern) {
  return [...new Set([...source.matchAll(pattern)].map(([, code]) => code))];
}

/** @param {string} list the name of a list of names in the core */
function namesIn(list) {
  const [, inside] = source.match(new RegExp(`${list} = \\{([^}]*)\\}`)) ?? [];
  assert.ok(inside, list);
  return [...inside.matchAll(/"(\w+)"/g)].map(([, name]) => name);
}

const steps = [...namesIn("stepCodeNames"), ...namesIn("woundsStepNames"), ...namesIn("ancientsStepNames")];

/** @param {string} file in the core, whose reasons are listed in a comment beside their code */
function reasonsIn(file) {
  const text = readFileSync(new URL(`cpp/rules/${file}`, root), "utf8");
  const [, listed] = text.match(/(?:string_view code|Reason> reasons);((?:\s*\/\/.*\n)+)/) ?? [];
  assert.ok(listed, file);
  return [...listed.matchAll(/\b[a-z]\w+\b/g)].map(([code]) => code).filter((code) => !["a", "or"].includes(code));
}

const priorities = [...source.matchAll(/\{"(\w+)", &Score::/g)].map(([, name]) => name);

const codes = {
  error: [
    ...found(/"((?:battle|json|internal|notation|ninth-age|conquest|ancients)\.[a-zA-Z]+)"/g),
    "internal.trap",
    "internal.stopped",
    "other",
  ],
  step: [...steps, "result"],
  say: steps,
  priority: priorities,
  why: priorities,
  reason: [
    ...priorities,
    ...["onlyWay", "tie", "notBest", "noLosses", "excess", "rearPlaces"],
    ...namesIn("barCodeNames"),
    ...["conquest/wounds.h", "ancients/retreat.h", "ancients/turn.h"].flatMap(reasonsIn),
  ],
  status: namesIn("statusNames"),
  ruleset: ["ninth-age", "conquest", "ancients"],
  blocked: [...namesIn("blockCodeNames").filter((code) => code !== "unit" && code !== "terrain"), "way"],
  "split.hole": namesIn("closingNames"),
  "split.centre": namesIn("centreNames").filter((name) => name !== "only"),
  closing: namesIn("closingNames"),
  kind: namesIn("modelKindNames"),
  may: ["overrun", "postCombatPivot", "postCombatReform"],
  terrain: ["impassable", "obstacle", "area"],
};

test("the codes are really read from the core", () => {
  assert.ok(codes.error.includes("battle.overlap"));
  assert.ok(codes.error.length > 20);
  assert.equal(codes.priority.length, 6);
  assert.ok(codes.step.includes("nudgeFailed"));
});

for (const language of Object.keys(languages)) {
  const words = wordsIn(language);
  const { messages } = dictionaries[language];

  test(`${language} has a sentence for every code`, () => {
    const wanted = Object.entries(codes).flatMap(([group, list]) => list.map((code) => `${group}.${code}`));
    assert.deepEqual(
      wanted.filter((code) => !words.knows(code)),
      [],
    );
  });

  test(`${language} has the sentences of ${firstLanguage} and no others`, () => {
    assert.deepEqual(Object.keys(messages).sort(), Object.keys(dictionaries[firstLanguage].messages).sort());
  });

  test(`${language} has each sentence in one file`, async () => {
    const folder = new URL(`web/view/lang/${language}/`, root);
    const parts = await Promise.all(
      readdirSync(folder).map(async (file) => (await import(`${folder}${file}`)).default),
    );
    assert.deepEqual(parts.flatMap((part) => Object.keys(part)).sort(), Object.keys(messages).sort());
  });

  test(`${language} repeats no sentence of ${firstLanguage}, but for names and words that are the same`, () => {
    if (language === firstLanguage) return;
    const shared = `${names} ${sharedWords[language]}`.split(" ");
    const same = Object.entries(messages).filter(([code, message]) => {
      if (JSON.stringify(message) !== JSON.stringify(dictionaries[firstLanguage].messages[code])) return false;
      const said =
        textsOf(message)
          .join(" ")
          .replace(/\{\w+\}/g, "")
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [];
      return said.some((word) => !shared.includes(word));
    });
    assert.deepEqual(same, []);
  });

  test(`${language} has text alone: no markup, no straight quotation mark, no space where a line must not break`, () => {
    for (const [code, message] of Object.entries(messages)) {
      for (const text of textsOf(message)) assert.doesNotMatch(text, /[<>"]|&\w+;| {2}|^\s|\s$|« | [:;!?»]/, code);
    }
  });

  test(`${language} puts in the values that ${firstLanguage} puts in`, () => {
    for (const [code, message] of Object.entries(messages)) {
      const model = dictionaries[firstLanguage].messages[code];
      assert.deepEqual(placeholders(message, model), placeholders(model, message), code);
    }
  });

  test(`${language} has no plural form that its numbers never take, and one for all others`, () => {
    const forms = new Intl.PluralRules(dictionaries[language].locale).resolvedOptions().pluralCategories;
    for (const [code, message] of Object.entries(messages)) {
      if (typeof message === "string") continue;
      const { by, other, ...more } = message;
      assert.ok(by && other, code);
      assert.deepEqual(
        Object.keys(more).filter((form) => !forms.includes(/** @type {any} */ (form))),
        [],
        code,
      );
    }
  });

  test(`${language} has a plural form of its own for every kind of number that it writes out`, () => {
    const plural = new Intl.PluralRules(dictionaries[language].locale);
    for (const [code, message] of Object.entries(messages)) {
      if (typeof message === "string" || ![message.by, "word"].some((name) => message.other.includes(`{${name}}`)))
        continue;
      const left = numbers.map((count) => plural.select(count)).filter((form) => form === "other" || !message[form]);
      assert.ok(new Set(left).size <= 1, `${code}: ${[...new Set(left)]} would be one form`);
    }
  });
}

test("numbers, lengths and counts are written as the language writes them", () => {
  assert.equal(wordsIn("en").length(40), "1.57″ · 40\u00a0mm");
  assert.equal(wordsIn("ru").length(40), "1,57″ · 40\u00a0мм");
  assert.equal(wordsIn("ru").say("why.loseContact", { count: 2, best: 0 }), "контакт потеряли бы 2 отряда, а не 0");
  assert.equal(wordsIn("ru").say("why.loseContact", { count: 5, best: 1 }), "контакт потеряли бы 5 отрядов, а не 1");
  assert.equal(wordsIn("pl").say("mark.markers", { count: 22 }), "22 znaczniki rany");
  assert.equal(wordsIn("pl").say("mark.markers", { count: 12 }), "12 znaczników rany");
  assert.equal(wordsIn("fr").say("wounds.models", { count: 0 }), "0 figurine");
  assert.equal(wordsIn("es").say("wounds.models", { count: 0 }), "0 modelos");
  assert.equal(wordsIn("de").inches(1828.8), "72″");
});

test("the first language that there is is taken, else the first of all", () => {
  assert.equal(languageFor(["ja-JP", "ru-RU", "en"]), "ru");
  assert.equal(languageFor(["", "tlh"]), firstLanguage);
});

test("sentences are told in the language asked for, also by its tag, and refused in one that there is not", async () => {
  const question = questionOf("figure-d");
  const headline = async (/** @type {string} */ lang) =>
    (await sentencesOf(question, ask(question), { lang })).headline;
  assert.notEqual(await headline("de"), await headline("en"));
  assert.equal(await headline("de-AT"), await headline("de"));
  for (const lang of ["xx", "xx-DE", ""]) {
    const message = `lang: one of ${Object.keys(languages).join(", ")} expected, found ${lang}`;
    await assert.rejects(headline(lang), { name: "RangeError", message });
    await assert.rejects(renderSvg(question, { lang: /** @type {any} */ (lang) }), { name: "RangeError", message });
  }
});

test("a value that looks like a placeholder is not filled in again", () => {
  assert.equal(wordsIn("en").say("say.dropOut", { unit: "{toward}", toward: "B" }), "{toward} Drops out of Combat.");
});

/**
 * The values a message puts in, all its forms together. A number that chooses the form, there or in another language, may
 * be left unsaid.
 * @param {Message} message
 * @param {Message} other
 */
function placeholders(message, other) {
  const unsaid = ["count", ...[message, other].map((one) => (typeof one === "string" ? "" : one.by))];
  const names = [
    ...textsOf(message)
      .join()
      .matchAll(/\{(\w+)\}/g),
  ].map(([, name]) => name);
  return [...new Set(names)].filter((name) => !unsaid.includes(name)).sort();
}

/**
 * All that a message may say.
 * @param {Message} message
 */
function textsOf(message) {
  if (typeof message === "string") return [message];
  const { by, ...forms } = message;
  return Object.values(forms);
}
