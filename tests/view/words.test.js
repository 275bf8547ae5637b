// That every language says everything, with the same values put in, and knows every code of the core.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

import { firstLanguage, languageFor, languages } from "../../web/view/words.js";
import { wordsIn } from "./support/words.js";

const root = new URL("../../", import.meta.url);
/** @type {Record<string, import("../../web/view/words.js").Dictionary>} */
const dictionaries = Object.fromEntries(
  await Promise.all(
    Object.keys(languages).map(async (language) => [
      language,
      (await import(`../../web/view/lang/${language}.js`)).default,
    ]),
  ),
);
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

const codes = {
  error: [...found(/"((?:battle|json|internal|ninth-age|conquest|ancients)\.[a-zA-Z]+)"/g), "internal.trap", "other"],
  step: [...steps, "result"],
  say: steps,
  priority: namesIn("priorityNames"),
  why: namesIn("priorityNames"),
  reason: [
    ...namesIn("priorityNames"),
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

  test(`${language} puts in the values that ${firstLanguage} puts in`, () => {
    for (const [code, message] of Object.entries(messages)) {
      assert.deepEqual(placeholders(message), placeholders(dictionaries[firstLanguage].messages[code]), code);
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
}

test("numbers, lengths and counts are written as the language writes them", () => {
  assert.equal(wordsIn("en").length(40), "1.57″ · 40\u00a0mm");
  assert.equal(wordsIn("ru").length(40), "1,57″ · 40\u00a0мм");
  assert.equal(wordsIn("ru").say("why.loseContact", { count: 2, best: 0 }), "контакт потеряли бы 2 отряда, а не 0");
  assert.equal(wordsIn("ru").say("why.loseContact", { count: 5, best: 1 }), "контакт потеряли бы 5 отрядов, а не 1");
});

test("the first language that there is is taken, else the first of all", () => {
  assert.equal(languageFor(["de-DE", "ru-RU", "en"]), "ru");
  assert.equal(languageFor(["", "tlh"]), firstLanguage);
});

test("a value that looks like a placeholder is not filled in again", () => {
  assert.equal(wordsIn("en").say("say.dropOut", { unit: "{toward}", toward: "B" }), "{toward} Drops out of Combat.");
});

/**
 * The values a message puts in, all its forms together.
 * @param {import("../../web/view/words.js").Message} message
 */
function placeholders(message) {
  const text =
    typeof message === "string"
      ? message
      : Object.entries(message)
          .filter(([form]) => form !== "by")
          .map(([, said]) => said)
          .join();
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))]
    .filter((name) => !isCount(message, name))
    .sort();
}

/**
 * The number that chooses the form may be left unsaid.
 * @param {import("../../web/view/words.js").Message} message
 * @param {string} name
 */
function isCount(message, name) {
  return name === "count" || (typeof message !== "string" && message.by === name);
}
