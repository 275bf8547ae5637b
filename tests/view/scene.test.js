// What is drawn of figure d, moment by moment, as plain data: no browser, no SVG.
import assert from "node:assert/strict";
import test from "node:test";

import { momentsOf, unitsAt } from "../../web/view/moments.js";
import { sceneOf } from "../../web/view/scene.js";
import { ask, asked, questionOf } from "./support/figure.js";
import { wordsIn } from "./support/words.js";

const words = wordsIn("en");
const figure = asked(questionOf("figure-d"));
const kinds = momentsOf(figure.answer).map(({ kind }) => String(kind));

/**
 * @param {string} kind
 * @returns {any} the shapes of that moment by their keys
 */
function shapesAt(kind) {
  const scene = sceneOf({ ...figure, step: kinds.indexOf(kind) }, words);
  return Object.fromEntries(scene.shapes.map((shape) => [shape.key, shape]));
}

/**
 * @param {any} shape
 * @returns {number[]} left, top, right, bottom of its first outline
 */
function boxOf({ outlines: [outline] }) {
  const [xs, ys] = [0, 1].map((axis) => outline.map((/** @type {number[]} */ point) => point[axis]));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/**
 * @param {any} shapes
 * @param {string} start
 */
function textsOf(shapes, start) {
  return Object.values(shapes)
    .filter(({ key, text }) => text && key.startsWith(start))
    .map(({ text }) => text);
}

test("the moments are casualties, lost contact, nudge and result", () => {
  assert.deepEqual(kinds, ["remove", "loseContact", "nudge", "result"]);
});

test("before the ruling every model stands and nothing is marked", () => {
  const scene = sceneOf({ question: figure.question, contacts: figure.contacts }, words);
  const shapes = Object.fromEntries(scene.shapes.map((shape) => [shape.key, /** @type {any} */ (shape)]));
  assert.deepEqual(boxOf(shapes["unit/green/boundary"]), [400, 480, 520, 520]);
  assert.equal(shapes["unit/green/models"].outlines.length, 6);
  assert.equal(shapes["unit/green/C/letter"].text, "C");
  assert.deepEqual(
    Object.keys(shapes).filter((key) => key.startsWith("step/")),
    [],
  );
});

test("casualties are numbered where they stood while the unit is still whole", () => {
  const shapes = shapesAt("remove");
  assert.deepEqual(textsOf(shapes, "step/"), ["1", "2", "3"]);
  assert.deepEqual(boxOf(shapes["step/0/0/dead"]), [400, 500, 420, 520]);
  assert.deepEqual(boxOf(shapes["step/0/1/dead"]), [400, 480, 420, 500]);
  assert.deepEqual(boxOf(shapes["unit/green/boundary"]), [400, 480, 520, 520]);
});

test("lost contact is shown with the ranks closed and B not yet moved", () => {
  const shapes = shapesAt("loseContact");
  assert.deepEqual(boxOf(shapes["unit/green/boundary"]), [440, 480, 520, 500]);
  assert.deepEqual(boxOf(shapes["unit/B/boundary"]), [360, 480, 400, 500]);
  assert.equal(shapes["contact/green/B"], undefined);
  assert.deepEqual(textsOf(shapes, "step/1"), [words.say("mark.lostContact")]);
});

test("the nudge is an arrow with its length, a ghost where B was, and B in contact again", () => {
  const shapes = shapesAt("nudge");
  assert.deepEqual(shapes["step/2/arrow"].points, [
    [380, 490],
    [420, 490],
  ]);
  assert.deepEqual(boxOf(shapes["step/2/before"]), [360, 480, 400, 500]);
  assert.deepEqual(boxOf(shapes["unit/B/boundary"]), [400, 480, 440, 500]);
  assert.deepEqual(textsOf(shapes, "step/2"), ["1.57″ · 40\u00a0mm"]);
  assert.deepEqual(
    shapes["contact/green/B"].points.map((/** @type {number[]} */ [x]) => x),
    [440, 440],
  );
});

test("the result stands as the answer's battle does", () => {
  const { question, answer } = figure;
  const last = momentsOf(answer).at(-1);
  assert.ok(last);
  const places = (/** @type {any[]} */ units) => units.map(({ id, at, ranks }) => ({ id, at, ranks }));
  assert.deepEqual(places(unitsAt(question.battle, answer, last)), places(answer.battle.units));
});

for (const letter of ["a", "b", "c", "e"]) {
  test(`the result of figure ${letter} stands as the answer's battle does`, () => {
    const { question, answer } = asked(questionOf(`figure-${letter}`));
    const last = momentsOf(answer).at(-1);
    assert.ok(last);
    const places = (/** @type {any[]} */ units) => units.map(({ id, at, ranks }) => ({ id, at, ranks }));
    assert.deepEqual(places(unitsAt(question.battle, answer, last)), places(answer.battle.units));
  });
}

test("an option's outcome is a ghost where it changes something and solid elsewhere", () => {
  const would = ask({ ...figure.question, choice: { sides: { green: { left: 1, right: 1 } } } }).would;
  const scene = sceneOf({ ...figure, answer: would, step: momentsOf(would).length - 1, ghost: true }, words);
  const ghostly = scene.shapes.filter(({ key, look }) => key.endsWith("/boundary") && look.includes("maybe"));
  assert.deepEqual(
    ghostly.map(({ key }) => key),
    ["unit/green/boundary", "unit/B/boundary", "unit/C/boundary"],
  );
  assert.ok(scene.shapes.some((shape) => shape.kind === "label" && shape.text === words.say("mark.dropOut")));
});

test("a unit that is wiped out leaves the picture after its casualties were shown", () => {
  const question = questionOf("figure-a");
  const wiped = asked({ ...question, losses: [{ unit: "A", healthPoints: 16 }] });
  const moments = momentsOf(wiped.answer);
  const standing = moments.map((moment) => unitsAt(question.battle, wiped.answer, moment).map(({ id }) => id));
  assert.deepEqual(standing[0], ["green", "A"]);
  assert.deepEqual(standing.at(-1), ["green"]);
});

test("a player keeps its colour when the other has no unit left", () => {
  const question = questionOf("figure-a");
  const [green] = question.battle.units;
  const survivor = { ...green, id: "R", player: "red", models: {}, ranks: ["rrr"] };
  const scene = sceneOf(asked({ ...question, battle: { ...question.battle, units: [survivor] }, losses: [] }), words);
  assert.match(scene.shapes[0].look, /side-1/);
});

test("an empty table is looked at as a whole", () => {
  const { question } = figure;
  const scene = sceneOf(
    { question: { ...question, battle: { ...question.battle, units: [] }, losses: [] }, contacts: [] },
    words,
  );
  assert.deepEqual(scene.bounds, { left: 0, top: 0, right: 1828.8, bottom: 1219.2 });
});

test("only the combat that something happens in is looked at", () => {
  const far = { id: "far", player: "green", at: [1500, 900], heading: 0, base: [20, 20], ranks: ["rrr"] };
  const battle = { ...figure.question.battle, units: [...figure.question.battle.units, far] };
  const scene = sceneOf({ ...asked({ ...figure.question, battle }), step: 0 }, words);
  assert.ok(scene.bounds.right < 700);
});

test("a name that would hide the picture is cut short in it, whatever its letters; one of usual length is not", () => {
  for (const [name, shown] of [
    ["W".repeat(64), /^W{10,20}…$/],
    ["😀".repeat(64), /^(😀){5,15}…$/u],
    ["Knights of the Realm", /^Knights of the Realm$/],
  ]) {
    const question = questionOf("figure-d");
    question.battle.units[0].name = name;
    const { shapes } = sceneOf({ ...asked(question), step: 0 }, words);
    const label = shapes.find(({ key }) => key === "name/green");
    assert.ok(label?.kind === "label");
    assert.match(label.text, /** @type {RegExp} */ (shown));
  }
});
