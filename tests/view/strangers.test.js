// That names and ids of strangers change nothing but how units are called: in words, in pictures, on a terminal.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";

import { load } from "closeranks";
import { renderSvg } from "closeranks/svg";
import { sentencesOf } from "closeranks/words";

import { root } from "../../web/dev/command.js";
import { lossesTree } from "../../web/page/losses.js";
import { opened } from "../../web/page/state.js";
import { woundsTree } from "../../web/page/wounds-panel.js";
import { nothingDerived } from "../../web/view/answers.js";
import { isolated } from "../../web/view/isolated.js";
import { positionLines } from "../../web/view/position-text.js";
import { readSaved, tameIn } from "../../web/view/saved.js";
import { sceneAt } from "../../web/view/scene-at.js";
import { treeText } from "../../web/view/tree.js";
import { unitFacts } from "../../web/page/unit-text.js";
import { loadWords } from "../../web/view/words.js";
import { hostileQuestions, ids, names, renamed } from "../support/hostile-texts.js";
import { readCases } from "../support/cases.js";

/** @type {{ ask(question: any): any }} */
const referee = await load();

test("the referee takes every hostile name, and rules as on plain ones", () => {
  for (const { what, question } of hostileQuestions()) {
    const { outcome, options, chosen } = referee.ask(question);
    assert.equal(outcome, "decided", what);
    assert.deepEqual(Object.values(options[chosen].sides), [{ rear: 1, left: 2, right: 0 }], what);
  }
});

test("ids that objects have already are ids like any other, in answers and in words", async () => {
  const { question } = readCases().find(({ file }) => file === "ninth-age/figure-d.json") ?? assert.fail();
  const plain = ["Q1Q", "Q2Q", "Q3Q", "Q4Q"];
  const usual = renamed(question, plain, ["Q5Q", "Q6Q"]);
  const said = JSON.stringify([referee.ask(usual), await sentencesOf(usual, referee.ask(usual))]);
  for (let shift = 0; shift < ids.length; shift++) {
    const called = [...plain, "Q5Q", "Q6Q"].map((_, place) => ids[(place + shift) % ids.length]);
    const asked = renamed(question, called.slice(0, 4), called.slice(4));
    const answer = referee.ask(asked);
    const expected = said.replace(/Q(\d)Q/g, (_, number) => JSON.stringify(called[number - 1]).slice(1, -1));
    assert.deepEqual(
      JSON.parse(JSON.stringify([answer, await sentencesOf(asked, answer)]).replace(/[\u2068\u2069]/g, "")),
      JSON.parse(expected),
      called.join(),
    );
  }
  assert.deepEqual(Object.keys(Object.prototype), []);
});

test("a picture of any of them is text in XML, and nothing but text", async () => {
  for (const { what, question } of hostileQuestions()) {
    const svg = await renderSvg(question);
    assert.doesNotMatch(svg, /<(img|script|b|\/pre)|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u, what);
    const tags = [...svg.matchAll(/<\/?([^\s/>]+)/g)].map(([, tag]) => tag);
    assert.deepEqual(
      [...new Set(tags)].filter(
        (tag) =>
          !/^(svg|title|desc|style|g|path|circle|ellipse|rect|line|text|tspan|defs|marker|pattern|clipPath|use|mask)$/.test(
            tag,
          ),
      ),
      [],
      what,
    );
    assert.doesNotMatch(svg.replace(/>[^<]*</g, "><"), /\son\w+=/, what);
  }
});

test("a name that runs from right to left is kept to itself, and turns nothing outside", () => {
  for (const [what, name] of Object.entries(names)) {
    const shown = isolated(name);
    assert.doesNotMatch(shown, /[\u202a-\u202e\u2066\u2067]/, what);
    let depth = 0;
    for (const sign of shown) {
      depth += sign === "\u2068" ? 1 : sign === "\u2069" ? -1 : 0;
      assert.ok(depth === 0 || depth === 1, what);
      if (depth === 0) assert.doesNotMatch(sign, /[\p{Script=Hebrew}\p{Script=Arabic}\u200e\u200f\u061c]/u, what);
    }
    assert.equal(depth, 0, what);
    assert.equal(isolated(`Then ${shown} falls back.`), `Then ${shown} falls back.`, "once is enough");
  }
  assert.equal(isolated("Speerträger, 2."), "Speerträger, 2.");
});

test("what comes by link or file has no character that is unseen, turns the text or ends the line", () => {
  for (const { what, question } of hostileQuestions()) {
    const reading = readSaved(JSON.stringify(question));
    assert.ok("question" in reading, what);
    assert.doesNotMatch(
      JSON.stringify(reading.question),
      /\\u00|[\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/u,
      what,
    );
  }
});

test("what joins letters and signs or chooses how they look is left in names", () => {
  for (const name of ["👩\u200d🚀", "می\u200cخواهم", "❤\ufe0f", "葛\u{e0100}", "ᠠ\u180b"])
    assert.equal(tameIn(JSON.stringify(name)), name);
});

test("a unit or a model with nothing in its name to be seen is called by its id or its kind, wherever it is named", async () => {
  const words = await loadWords("en");
  /** @type {any} */
  const actions = {};
  /** @type {Record<string, (state: any) => any>} */
  const panels = {
    "ninth-age/figure-d.json": (state) => lossesTree(state, [], words, actions),
    "conquest/single-wound.json": (state) => woundsTree(state, nothingDerived, words, actions),
  };
  for (const [file, panel] of Object.entries(panels)) {
    const { question } = /** @type {any} */ (readCases().find((one) => one.file === file));
    for (const name of ["", " ", "\u00a0\u3000"]) {
      const units = question.battle.units.map((/** @type {any} */ unit) => {
        const models = Object.entries(unit.models ?? {}).map(([letter, model]) => [letter, { ...model, name }]);
        return { ...unit, name, models: Object.fromEntries(models) };
      });
      const battle = { ...question.battle, units, contacts: [] };
      const asked = { ...question, battle };
      const state = { ...opened(asked), selection: { unit: units[0].id, option: null } };
      const scene = sceneAt(state, nothingDerived, words);
      const tree = treeText(panel(state));
      const labels = scene.shapes.flatMap((shape) => (shape.kind === "label" && shape.unit ? [shape.text] : []));
      for (const { id } of units) {
        const what = `${file} ${id} ${JSON.stringify(name)}`;
        assert.ok(labels.includes(id), `${what}: ${labels}`);
        assert.match(scene.description, new RegExp(`\\b${id}\\b`), what);
        assert.match(tree, new RegExp(`aria-label="${id}"`), what);
      }
      assert.doesNotMatch(tree, /aria-label="\s*(\(|")/, name);
      assert.doesNotMatch(positionLines(asked, [], words).join(), /[•:]\s*[,;(]/, name);
      assert.ok(units.every((/** @type {any} */ unit) => unitFacts(unit, battle, words).name === unit.id));
    }
  }
});

test("a terminal gets no control character from them", () => {
  for (const { what, question } of hostileQuestions()) {
    for (const options of [["rule"], ["rule", "--json"], ["svg"]]) {
      const { stdout, stderr } = spawnSync(process.execPath, [`${root}web/cli/closeranks.js`, ...options], {
        input: JSON.stringify(question),
        encoding: "utf8",
      });
      assert.ok(stdout.length > 100, `${what} ${stderr}`);
      assert.doesNotMatch(stdout + stderr, /(?![\t\n])\p{Cc}/u, what);
    }
  }
});
