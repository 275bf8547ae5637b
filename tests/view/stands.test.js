// Conquest and the ancients rules drawn and told: scenes and sentences of worked cases, as data.
import assert from "node:assert/strict";
import test from "node:test";

import { barsOf } from "../../web/view/ancients-text.js";
import { orderText } from "../../web/view/conquest-text.js";
import { momentsOf } from "../../web/view/moments.js";
import { ordersTree } from "../../web/view/orders-tree.js";
import { spotsIn } from "../../web/view/places.js";
import { viewOf } from "../../web/view/rulesets.js";
import { standsOf } from "../../web/view/stands.js";
import { ask, questionOf } from "./support/figure.js";
import { wordsIn } from "./support/words.js";

const words = wordsIn("en");

/**
 * A worked case with its answer, its scene at a moment (the last by default), and its verdict.
 * @param {string} ruleset
 * @param {string} name
 * @param {{step?: number, language?: string, change?: object, next?: any[], rolls?: any[]}} [more]
 */
function seen(ruleset, name, { step, language = "en", change = {}, ...more } = {}) {
  const question = { ...questionOf(name, ruleset), ...change };
  const answer = ask(question);
  const moments = momentsOf(answer);
  const subject = { question, answer, contacts: answer.battle.contacts, step: step ?? moments.length - 1, ...more };
  const said = wordsIn(language);
  const shapes = viewOf(question).scene(subject, said).shapes;
  /** @param {string} look */
  const looks = (look) => shapes.filter((shape) => shape.look.split(" ").includes(look));
  /** @param {string} look */
  const texts = (look) => looks(look).map((shape) => ("text" in shape ? shape.text : ""));
  const verdict = viewOf(question).verdict({ question, answer }, said);
  const told = moments.map((moment) => viewOf(question).moment(moment, { question, answer }, said));
  return { question, answer, shapes, looks, texts, verdict, told };
}

test("a stand has a dot for each model, two by two for four", () => {
  const { looks } = seen("conquest", "single-wound", { change: { wounds: 0, choice: undefined } });
  const [dots] = looks("dots");
  assert.equal(dots.kind === "area" && dots.outlines.length, 20);
  const corners = new Set(dots.kind === "area" ? dots.outlines.slice(0, 4).map(([[x, y]]) => `${x}/${y}`) : []);
  assert.equal(corners.size, 4);
});

test("command and Character stands have their letters, and a Character no models to count", () => {
  const { question, shapes } = seen("conquest", "character-stand");
  const stands = standsOf(question.battle.units[0]);
  assert.deepEqual(
    stands.map(({ letter, left, full }) => [letter, left, full]),
    [
      [null, 4, 4],
      [null, 4, 4],
      ["K", 4, 4],
      ["C", 0, 0],
    ],
  );
  assert.deepEqual(
    shapes.flatMap((shape) => (shape.kind === "letter" && /\D/.test(shape.text) ? [shape.text] : [])),
    ["K", "C"],
  );
});

test("stands are struck out one after the other, and their ghosts stay, numbered in order", () => {
  const first = seen("conquest", "single-wound", { step: 0 });
  assert.equal(first.looks("dead").length, 1);
  assert.equal(first.looks("gone").length, 0);
  const last = seen("conquest", "single-wound");
  assert.deepEqual(
    last.looks("gone").flatMap((shape) => (shape.kind === "letter" ? [shape.text] : [])),
    ["1", "2"],
  );
  assert.equal(last.looks("spent")[0].kind === "area" && last.answer.battle.units[0].ranks[0], "344");
});

test("a stand and its last models are one moment", () => {
  const { told } = seen("conquest", "single-wound");
  assert.deepEqual(
    told.map(({ title }) => title),
    ["Casualties", "Casualties", "Casualties", "Result"],
  );
  assert.equal(told[0].text, "Guard: 4 models leave their stand. Guard loses a stand.");
});

test("it is marked where a regiment breaks and where it shatters", () => {
  const { texts, verdict } = seen("conquest", "broken-and-shattered");
  assert.deepEqual(texts("bad").filter(Boolean), ["Broken", "Shattered"]);
  assert.equal(verdict.headline, "Guard loses 16 models and 4 stands. Guard is Shattered and leaves the table.");
});

test("Wounded markers lie beside the regiment until they return to the pool", () => {
  const before = seen("conquest", "carried-marker", { step: 0 });
  assert.deepEqual(before.texts("marker"), ["1"]);
  const after = seen("conquest", "carried-marker");
  assert.equal(after.looks("marker").length, 0);
  assert.deepEqual(after.verdict.reasons[0], "Morale dice: 3 · Wounded markers: 0 · Steady");
});

test("an arrow comes from the free side of the stand that is next, else from behind it", () => {
  const next = [
    { rank: 0, file: 0 },
    { rank: 0, file: 1 },
    { rank: 0, file: 2 },
  ];
  const arrows = seen("conquest", "single-wound", { next }).looks("next");
  const ways = arrows.map((shape) => {
    const [[x, y], [toX, toY]] = shape.kind === "line" ? shape.points : [];
    return [Math.sign(toX - x), Math.sign(toY - y)].map((sign) => sign + 0);
  });
  assert.deepEqual(ways, [
    [1, 0],
    [0, -1],
    [-1, 0],
  ]);
});

test("orders are told rank by rank with their ends, and stands with a letter by it", () => {
  const { question, answer } = seen("conquest", "single-wound");
  const [unit] = question.battle.units;
  assert.equal(
    orderText(answer.options[1], unit.ranks, words),
    "rank 2: right\u00a04, left\u00a04; rank 1: right\u00a01",
  );
  const command = seen("conquest", "character-stand");
  assert.match(orderText(command.answer.options[0], ["44KC"], words), /K\u00a01$/);
});

test("of very many orders every one is listed by and by, and always the one that is looked at", () => {
  const question = questionOf("single-wound", "conquest");
  const [unit] = question.battle.units;
  const battle = { ...question.battle, units: [{ ...unit, ranks: ["44444", "12312"] }] };
  const asked = { ...question, battle, wounds: 9 };
  const ruling = ask(asked);
  assert.equal(ruling.options.length, 120);
  /** @type {(number | null)[]} */
  const wanted = [];
  const actions = { showOption: (/** @type {number | null} */ option) => wanted.push(option) };
  /** @param {number | null} option */
  const bodies = (option) => {
    const tree = /** @type {any} */ (
      ordersTree({ question: asked, selection: { option } }, { ruling }, words, actions)
    );
    return tree.children.find((/** @type {any} */ { tag }) => tag === "table").children.slice(1);
  };
  const listed = new Set();
  /** @type {number | null} */
  let option = null;
  for (let page = 0; page < 3; page += 1) {
    const rows = bodies(option);
    for (const { key } of rows) listed.add(key);
    const marked = rows.flatMap((/** @type {any} */ { key, attributes }) =>
      /shown/.test(attributes.class) ? [key] : [],
    );
    assert.deepEqual(marked, option === null ? [] : [`option-${option}`]);
    const after = rows.find((/** @type {any} */ { key }) => key === "after");
    assert.equal(Boolean(after), page < 2);
    after?.children[0].children[0].children[0].on.click();
    option = wanted.at(-1) ?? null;
  }
  assert.equal([...listed].filter((key) => key.startsWith("option-")).length, 120);
  assert.ok(bodies(119).some((/** @type {any} */ { key }) => key === "option-119"));
});

test("where the rules are silent it says so and why", () => {
  const { verdict } = seen("conquest", "reading-05-mixed-wounds");
  assert.equal(verdict.kicker, "The rules do not say");
  assert.match(verdict.headline, /different Wounds/);
});

test("Russian counts models and stands as Russian does", () => {
  const { verdict } = seen("conquest", "single-wound", { language: "ru" });
  assert.equal(verdict.headline, "Полк Guard теряет 9 моделей и 2 стенда.");
});

test("a retreat shows where it began, the corridor, and the gap in inches and millimetres", () => {
  const { looks, texts, verdict } = seen("ancients", "page-roll-three");
  assert.equal(looks("ghost").length, 2);
  assert.equal(looks("corridor").length, 1);
  assert.deepEqual(texts("good").filter(Boolean), ["1″ · 25.4\u00a0mm"]);
  assert.equal(verdict.headline, "A roll of 3: clear by 1″.");
});

test("a unit that is caught, exactly or not, is marked so, and a 1 costs one figure its formation", () => {
  const one = seen("ancients", "page-roll-one");
  assert.deepEqual(one.texts("bad").filter(Boolean), ["caught"]);
  assert.deepEqual(one.verdict.reasons, ["Gauls catches it.", "One figure of Javelinmen loses its formation."]);
  assert.deepEqual(seen("ancients", "page-roll-two").texts("bad").filter(Boolean), ["caught exactly"]);
});

test("before the die is rolled the end of every roll is drawn, to be tapped", () => {
  const { before, after } = seen("ancients", "page-roll-three").answer.steps[0];
  const { shapes } = seen("ancients", "page-any-roll", { rolls: [{ roll: 3, caught: false, before, after }] });
  const tapped = shapes.flatMap((shape) => ("option" in shape && shape.option !== undefined ? [shape.option] : []));
  assert.deepEqual(tapped, [2, 2]);
});

test("tests for terrain are told in one sentence and its outlines are marked", () => {
  const { looks, verdict } = seen("ancients", "terrain-behind", { change: { roll: 4 } });
  assert.equal(looks("test").length, 2);
  assert.equal(verdict.reasons.at(-1), "Javelinmen takes a formation test: Obstacle (hedge) and Area (wood).");
});

test("what bars a retreat is named and marked, with a roll and without", () => {
  const terrain = seen("ancients", "terrain-behind", { change: { roll: 6 } });
  assert.deepEqual(
    terrain.looks("blocker").map(({ key }) => key),
    ["bar/rock"],
  );
  const flank = seen("ancients", "flank-contact", { change: { roll: undefined } });
  assert.equal(barsOf(flank.answer).length, 1);
  assert.ok(flank.verdict.reasons.includes("Horse is in its flank."));
  assert.deepEqual(
    flank.looks("blocker").map(({ key }) => key),
    ["bar/horse"],
  );
});

test("the spots of a turn hold both ends and the nearest of every stretch, and the referee allows each", () => {
  const { question, answer } = seen("ancients", "reading-07-two-intervals");
  const spots = spotsIn(answer.places);
  answer.places.forEach((/** @type {any} */ { from, to, nearest }, /** @type {number} */ place) => {
    const own = spots.filter((spot) => spot.place === place);
    assert.deepEqual([own[0].at, own[own.length - 1].at], [from, to]);
    assert.deepEqual(own.find(({ isNearest }) => isNearest)?.at, nearest);
  });
  for (const { heading, at } of spots) {
    assert.equal(ask({ ...question, choice: { heading, at } }).outcome, "decided", `${at}`);
  }
});

test("a turn owes a test, and the unit is drawn where it stands then", () => {
  const { verdict, looks, told } = seen("ancients", "reading-07-place-chosen", { language: "ru" });
  assert.match(verdict.reasons.at(-1) ?? "", /проходит тест на потерю строя\.$/);
  assert.deepEqual(
    told.map(({ title }) => title),
    ["Разворот", "Тест на потерю строя", "Итог"],
  );
  assert.equal(looks("ghost").length, 1);
  assert.equal(looks("places").length, 1);
});

test("the result of an open retreat or turn is what is still to be known, not what to do on the page", () => {
  const last = (/** @type {string} */ name) => seen("ancients", name).told.at(-1)?.text;
  assert.equal(last("page-any-roll"), "The die has not been rolled yet.");
  assert.equal(last("reading-07-turn-to-the-flank"), "The place has not been chosen yet.");
});
