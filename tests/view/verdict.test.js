// What is said about the figures of the rule, in the words a player reads.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { momentsOf } from "../../web/view/moments.js";
import { optionTexts, whyText } from "../../web/view/option-text.js";
import { sceneOf } from "../../web/view/scene.js";
import { momentText, stepsText } from "../../web/view/step-text.js";
import { refusalOf, verdictOf } from "../../web/view/verdict-text.js";
import { sentencesOf } from "../../web/words.js";
import { ask, asked, questionOf } from "./support/figure.js";
import { wordsIn } from "./support/words.js";

const words = wordsIn("en");
const said = {
  a: "Remove one model from the rear rank, one from the left and one from the right. Casualties come off both sides as evenly as possible.",
  b: "Remove one model from the rear rank and two from the right. 8 models stay in base contact; otherwise at most 6 would.",
  c: "Remove one model from the rear rank and two from the right. Otherwise 2 units would lose base contact.",
  d: "Remove one model from the rear rank and two from the left. Any other way, C would Drop out of Combat. B loses contact but is nudged back.",
  e: "Remove one model from the rear rank and two from the right. D Drops out of Combat; otherwise at least 2 units would.",
};

for (const [letter, sentences] of Object.entries(said)) {
  test(`the verdict of figure ${letter} can be read aloud`, () => {
    const { headline, reasons } = verdictOf(asked(questionOf(`figure-${letter}`)), words);
    assert.equal([headline, ...reasons].join(" "), sentences);
  });
}

test("units with the same name are told apart by their ids, in sentences as in the picture", async () => {
  const question = questionOf("figure-d");
  for (const unit of question.battle.units) if (unit.player === "red") unit.name = "Orcs";
  const figure = asked(question);
  const told = "Any other way, Orcs (C) would Drop out of Combat. Orcs (B) loses contact but is nudged back.";
  assert.equal(verdictOf(figure, words).reasons.join(" "), told);
  assert.equal((await sentencesOf(question, figure.answer)).reasons.join(" "), told);
  const { description, shapes } = sceneOf(figure, words);
  assert.equal(description, "The battlefield: Combined Unit, Orcs (A), Orcs (B) and Orcs (C).");
  const labels = shapes.flatMap((shape) => (shape.kind === "label" && shape.key.startsWith("name/") ? shape.text : []));
  assert.deepEqual(labels, ["Combined Unit", "Orcs (A)", "Orcs (B)", "Orcs (C)"]);
});

test("a unit without a name and another that is called by its id are told apart, and a long name leaves room for the id", () => {
  const question = questionOf("figure-d");
  const [, a, b, c] = question.battle.units;
  b.name = " ";
  c.name = "B";
  a.name = question.battle.units[0].name = "Spearmen of the far and frozen North";
  const { description, shapes } = sceneOf(asked(question), words);
  assert.match(description, /North \(green\), .* North \(A\), B \(B\) and B \(C\)\.$/);
  const label = shapes.find(({ key }) => key === "name/A");
  assert.ok(label?.kind === "label" && /^Spear.*… \(A\)$/.test(label.text), JSON.stringify(label));
});

test("a name that is no text is refused in words, its own and another unit's", () => {
  for (const [at, fault] of [
    [0, { name: 5 }],
    [2, { name: 5 }],
    [2, { id: 5, name: undefined }],
  ]) {
    const question = questionOf("figure-d");
    Object.assign(question.battle.units[/** @type {number} */ (at)], fault);
    const error = { code: "json.type", at: "/battle/units/0/heading", expected: "a number", found: "x" };
    const { headline } = refusalOf(error, question.battle, words);
    assert.match(headline, /wrong form/, JSON.stringify(fault));
  }
});

test("the verdict of figure d is said in Russian too", () => {
  const { kicker, headline, reasons } = verdictOf(asked(questionOf("figure-d")), wordsIn("ru"));
  assert.equal(kicker, "Решение · приоритет 1");
  assert.equal(headline, "Снимите одну модель из последней шеренги и две слева.");
  assert.equal(reasons[0], "При любом другом выборе отряд C выпал бы из ближнего боя.");
});

test("the steps of figure d are told in order", () => {
  const figure = asked(questionOf("figure-d"));
  assert.deepEqual(
    momentsOf(figure.answer).map((moment) => momentText(moment, figure, words).text),
    [
      "Combined Unit loses 3 models, 1–3.",
      "B no longer touches Combined Unit.",
      "B moves 1.57″ (40\u00a0mm) forwards to Combined Unit.",
      "Nobody Drops out of Combat.",
    ],
  );
});

test("every option says what it takes and what beat it", () => {
  const { question, answer } = asked(questionOf("figure-d"));
  const names = optionTexts(answer.options, question.battle, words);
  const rows = answer.options.map((/** @type {any} */ option, /** @type {number} */ index) => [
    names[index].replaceAll("\u00a0", " "),
    whyText(option, answer.options, question.battle, words),
  ]);
  assert.deepEqual(rows, [
    ["2 right", "C would Drop out"],
    ["1 left, 1 right", "C would Drop out"],
    ["2 left", ""],
  ]);
});

test("what all options have in common is not repeated in each", () => {
  const question = questionOf("figure-d");
  question.losses.push({ unit: "B", healthPoints: 2 });
  const { answer } = asked(question);
  const rows = optionTexts(answer.options, question.battle, words);
  assert.deepEqual(rows, ["2\u00a0right", "1\u00a0left, 1\u00a0right", "2\u00a0left"]);
});

test("options of two units say which unit takes what", () => {
  const { question, answer } = asked(questionOf("both-hurt"));
  const [text] = optionTexts(answer.options, question.battle, words);
  assert.equal(text.replaceAll("\u00a0", " "), "green: 2 right; A: 1 right");
});

test("a batch of several units is told unit by unit", () => {
  const { headline } = verdictOf(asked(questionOf("both-hurt")), words);
  assert.equal(headline.replaceAll("\u00a0", " "), "Remove — green: 2 left; A: 4 rear, 1 left.");
});

test("when several ways are legal the player who chooses is named", () => {
  const { kicker, headline } = verdictOf(asked(questionOf("two-corners")), words);
  assert.equal(kicker, "Ruling · green chooses");
  assert.equal(headline, "2 ways are equally good. Choose one.");
});

test("a failed nudge names what stands in the way", () => {
  const { kicker, headline, reasons } = verdictOf(asked(questionOf("nudge-blocked")), words);
  assert.equal(kicker, "Not allowed");
  assert.equal(headline, "C cannot be nudged to Combined Unit.");
  assert.match(reasons.join(" "), /A and Impassable Terrain are in the way/);
});

test("an option against the rule is told as what would happen", () => {
  const figure = asked(questionOf("figure-d"));
  const answer = ask({ ...figure.question, choice: { sides: { green: { left: 1, right: 1 } } } });
  const shown = { ...answer.would, reasons: answer.reasons };
  const { kicker, headline, reasons } = verdictOf({ question: figure.question, answer: shown }, words, true);
  assert.equal(kicker, "Not allowed");
  assert.match(headline, /^Removing one model from the rear rank, one from the left and one from the right/);
  assert.ok(reasons.includes("C Drops out of Combat."));
  assert.ok(reasons.includes("Another way is better on priority 1: Drop out."));
});

test("a batch without losses says that nothing changes", () => {
  const { headline, reasons } = verdictOf(asked({ ...questionOf("figure-a"), losses: [] }), words);
  assert.equal(headline, "No casualties in this batch.");
  assert.deepEqual(reasons, ["Nobody loses a model, so nothing changes."]);
});

test("a refusal names the units concerned, and an unknown one says all it knows", () => {
  const { battle } = questionOf("figure-d");
  const overlap = { code: "battle.overlap", at: "/battle/units/2", expected: "", found: "", with: ["A"] };
  assert.equal(refusalOf(overlap, battle, words).headline, "These overlap: B and A. Move them apart first.");
  const strange = { code: "new.code", at: "/x", expected: "one thing", found: "another" };
  assert.equal(
    refusalOf(strange, battle, words).headline,
    "The referee cannot rule on this (new.code): expected one thing, found another.",
  );
});

test("what is limited is said as numbers, in the reader's own language", () => {
  const { battle } = questionOf("figure-a");
  const lists = { code: "json.tooMany", at: "/losses", expected: "at most 200", found: "1201" };
  assert.equal(refusalOf(lists, battle, words).headline, "There is too much in the question: at most 200.");
  const expected = "at most 600,000 steps of work and 1,000,000,000 combinations";
  const fault = { code: "ninth-age.tooMany", at: "/losses", expected, found: "2147483648" };
  assert.match(refusalOf(fault, battle, words).headline, /: 2,147,483,648, and at most 600,000\./);
  assert.match(refusalOf(fault, battle, wordsIn("ru")).headline, /: 2.147.483.648, а можно не больше 600.000\./);
});

test("wounds that remove no model are said to be carried, in both languages", () => {
  const question = questionOf("figure-a");
  question.battle.units[0].healthPoints = 3;
  question.losses = [{ unit: question.battle.units[0].id, healthPoints: 1 }];
  const figure = asked(question);
  const { headline, reasons } = verdictOf(figure, words);
  assert.equal(headline, "The losses remove no model.");
  assert.deepEqual(reasons, ["No model is removed; the lost Health Points are carried over to later losses."]);
  assert.match(verdictOf(figure, wordsIn("ru")).reasons[0], /учтутся/);
});

test("a named model that dies is named with its letter", () => {
  const question = {
    ask: "ninth-age/casualties",
    battle: {
      table: { width: 1828.8, depth: 1219.2 },
      activePlayer: "green",
      units: [
        {
          ...{ id: "green", player: "green", at: [460, 480], heading: 0, base: [20, 20] },
          ranks: ["rrrrC"],
          models: { C: { kind: "character", name: "Captain" } },
        },
        { id: "C", player: "red", at: [460, 480], heading: 180, base: [20, 20], ranks: ["rrrrr"] },
      ],
    },
    losses: [{ unit: "green", model: "C", healthPoints: 1 }],
  };
  assert.match(verdictOf(asked(question), words).headline, /green: Captain \(C\) dies\.$/);
  assert.match(verdictOf(asked(question), wordsIn("ru")).headline, /Отряд green: погибает Captain \(C\)\.$/);
});

test("a named model that slides is called by its name", () => {
  const question = questionOf("reading-06-musician-stays");
  const told = (/** @type {string} */ language) => {
    const figure = asked(question);
    return momentsOf(figure.answer).map((moment) => momentText(moment, figure, wordsIn(language)).text);
  };
  assert.ok(told("en").some((text) => /Musician \(M\) slides into the empty place/.test(text)));
  assert.ok(told("ru").some((text) => /модель Музыкант \(M\) сдвигается/.test(text)));
});

test("a pair that touches already is not said to touch again", () => {
  const question = questionOf("figure-d");
  const { contacts } = asked(question);
  const nudge = { ask: "ninth-age/nudge", battle: { ...question.battle, contacts }, unit: "B", toward: "green" };
  const figure = asked(nudge);
  const texts = momentsOf(figure.answer).map((moment) => momentText(moment, figure, words).text);
  assert.deepEqual(texts, ["B already touches Combined Unit."]);
});

test("a contact that does not fit names its units", () => {
  const { battle } = questionOf("figure-d");
  const fault = { code: "battle.contact", at: "/battle/contacts/0", expected: "units that touch", found: "green, A" };
  assert.equal(
    refusalOf(fault, battle, words).headline,
    "The battle stores a contact that does not fit: Combined Unit and A.",
  );
});

test("what a unit may do without foes is a choice of one", () => {
  const { battle } = questionOf("figure-d");
  /** @type {import("../../web/view/asked.js").Step} */
  const step = { step: "noMoreFoes", unit: "B", may: ["overrun", "postCombatPivot", "postCombatReform"] };
  assert.equal(
    stepsText([step], battle, words),
    "B has no foe left and may Overrun, make a Post-Combat Pivot or make a Post-Combat Reform.",
  );
  assert.match(stepsText([step], battle, wordsIn("ru")), /прорыв, разворот после боя или перестроение/);
});

test("ways to close a hole are told apart by the side that closes it, and the verdict says which was taken", () => {
  const question = questionOf("fact-r09-fewest-slide");
  const figure = asked(question);
  const rows = optionTexts(figure.answer.options, question.battle, words);
  assert.equal(new Set(rows).size, rows.length);
  assert.ok(
    rows.every((text) => /\b[A-Z]: from (the left|the right|behind)/.test(text)),
    rows.join("; "),
  );
  assert.match(verdictOf(figure, words).reasons.join(" "), /the models on the (left|right) of .* close up\./);
});

test("the two middle places of a War Platform are told apart", () => {
  const question = questionOf("fact-r14-two-central-places");
  const { answer } = asked(question);
  const legal = optionTexts(answer.options, question.battle, words).filter((_, index) => answer.options[index].legal);
  assert.deepEqual(
    legal.map((text) => text.replaceAll("\u00a0", " ")),
    ["3 right, platform left", "3 right, platform right"],
  );
});

test("all that close the ranks at once share a sentence", () => {
  const figure = asked(questionOf("fact-r10-front-rank-fills"));
  const slide = momentsOf(figure.answer).find(({ kind }) => kind === "slide");
  assert.ok(slide);
  assert.equal(momentText(slide, figure, words).text, "green: Character (H) and 1 other model close the ranks.");
  assert.match(momentText(slide, figure, wordsIn("ru")).text, /ряды смыкают: Персонаж \(H\) и ещё 1 модель\./);
});

test("a Character for whom no place is left is said to be removed for that", () => {
  const figure = asked(questionOf("fact-r09-last-resort"));
  assert.match(verdictOf(figure, words).reasons[0], /^green: no place is left for Character \(C\)/);
});

test("an illegal formation is refused with the model meant and with ranks that would be allowed, in both languages", () => {
  const { battle } = questionOf("figure-d");
  const fault = {
    ...{ code: "ninth-age.unsupported", at: "/battle/units/0/ranks/1", found: "r" },
    expected: 'such as ["rrrrrC", "rr"]',
  };
  const { headline, reasons } = refusalOf(fault, battle, words);
  assert.equal(headline, "Combined Unit: there must be models before the whole front of an R&F model.");
  assert.deepEqual(reasons, ["These ranks would be allowed: rrrrrC, rr."]);
  const inRussian = refusalOf({ ...fault, code: "ninth-age.frontRank", found: "C" }, battle, wordsIn("ru"));
  assert.equal(inRussian.headline, "Отряд Combined Unit: модель Captain (C) должна стоять как можно ближе к фронту.");
  assert.deepEqual(inRussian.reasons, ["Допустимы такие шеренги: rrrrrC, rr."]);
});

test("when named models slide from a lost end together, it is said who dies in their stead", () => {
  const question = JSON.parse(
    readFileSync(new URL("../../web/page/figures/larger-bases.json", import.meta.url), "utf8"),
  );
  const { reasons } = verdictOf(asked({ ...question, losses: [{ unit: "green", healthPoints: 12 }] }), words);
  assert.ok(
    reasons.includes(
      "Guards: Standard Bearer (S), Champion (P) and Lord (C) stay and slide; the nearest R&F dies instead.",
    ),
    reasons.join(" "),
  );
});
