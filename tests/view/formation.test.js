// That every model and every unit is drawn where the referee says that it stands, in whatever formation.
import assert from "node:assert/strict";
import test from "node:test";

import { boundary, models } from "../../web/view/formation.js";
import { momentsOf, unitsAt } from "../../web/view/moments.js";
import { slidesOf, wayBack } from "../../web/view/slides.js";
import { readCases } from "../support/cases.js";
import { ask } from "./support/figure.js";

/** @typedef {import("../../web/view/outline.js").Outline} Outline */

const cases = /** @type {any[]} */ (readCases()).filter(
  ({ question, answer }) => question.ask === "ninth-age/casualties" && !answer.error,
);
const rulings = cases.map(({ file, question }) => {
  const answer = ask(question);
  return { file, question, answer: /** @type {any} */ (answer.would ?? answer) };
});

test("casualties are struck out at the size and the place of their bases", () => {
  let compared = 0;
  for (const { file, question, answer } of rulings) {
    for (const step of answer.steps.filter((/** @type {any} */ one) => one.step === "remove")) {
      const standing = models(question.battle.units.find((/** @type {any} */ { id }) => id === step.unit));
      for (const { letter = null, outline } of step.models) {
        const drawn = standing.filter((model) => model.letter === letter);
        assert.ok(
          drawn.some((model) => isSame(model.outline, outline)),
          `${file}: ${letter ?? "r"} at ${JSON.stringify(outline)}`,
        );
        compared += 1;
      }
    }
  }
  assert.ok(compared > 100, `${compared}`);
});

test("models that slide are drawn in the places they slide to, and know their way back", () => {
  let compared = 0;
  for (const { file, answer } of rulings) {
    for (const unit of answer.battle.units) {
      const slides = slidesOf(answer.steps, unit.id);
      if (slides.length === 0 || answer.steps.some((/** @type {any} */ { step }) => step === "nudge")) continue;
      const ways = models(unit).filter((model) => wayBack(slides, model));
      const slid = slides.reduce((sum, { models: block }) => sum + (block?.length ?? 1), 0);
      assert.equal(ways.length, slid, `${file}: ${unit.id}`);
      compared += slid;
    }
  }
  assert.ok(compared > 30, `${compared}`);
});

test("the Unit Boundary is drawn as the referee moves it", () => {
  let compared = 0;
  for (const { file, question, answer } of rulings) {
    const moments = momentsOf(answer);
    moments.forEach((moment) => {
      for (const step of moment.steps) {
        if (step.step !== "nudge") continue;
        const unit = unitsAt(question.battle, answer, moment).find(({ id }) => id === step.unit);
        assert.ok(unit && isSame(boundary(unit), step.after), file);
        compared += 1;
      }
    });
  }
  assert.ok(compared > 5, `${compared}`);
});

test("no two models of a unit are drawn over each other, and none outside of its boundary", () => {
  const units = rulings.flatMap(({ question, answer }) => [...question.battle.units, ...answer.battle.units]);
  for (const unit of units.filter(({ heading }) => heading === 0)) {
    const boxes = models(unit).map(({ outline: [[left, top], , [right, bottom]] }) => ({ left, top, right, bottom }));
    const [[left, top], , [right, bottom]] = boundary(unit);
    boxes.forEach((box, index) => {
      assert.ok(box.left >= left - 0.01 && box.right <= right + 0.01, unit.id);
      assert.ok(box.top >= top - 0.01 && box.bottom <= bottom + 0.01, unit.id);
      for (const other of boxes.slice(index + 1)) {
        const isApart = box.right <= other.left + 0.01 || other.right <= box.left + 0.01;
        assert.ok(isApart || box.bottom <= other.top + 0.01 || other.bottom <= box.top + 0.01, unit.id);
      }
    });
  }
});

/**
 * @param {Outline} one
 * @param {Outline} other
 */
function isSame(one, other) {
  return one.every(([x, y], index) => Math.abs(x - other[index][0]) < 0.01 && Math.abs(y - other[index][1]) < 0.01);
}
