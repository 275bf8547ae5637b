// That the page's examples are the rule's figures as the worked cases hold them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { letters } from "../../web/page/figures.js";
import { ask, questionOf } from "./support/figure.js";

for (const letter of letters) {
  test(`example ${letter} of the page asks what the worked case of figure ${letter} asks`, () => {
    const [shown, worked] = [
      `web/page/figures/figure-${letter}.json`,
      `tests/cases/ninth-age/figure-${letter}.json`,
    ].map((file) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")));
    assert.deepEqual(shown, worked.question);
  });
}

for (const [ruleset, first] of [
  ["conquest", "single-wound"],
  ["ancients", "page-any-roll"],
]) {
  test(`the examples of ${ruleset} are ruled on, and the first asks what its worked case asks`, () => {
    const file = new URL(`../../web/page/figures/${ruleset}.json`, import.meta.url);
    const questions = JSON.parse(readFileSync(file, "utf8"));
    const { choice, ...worked } = questionOf(first, ruleset);
    assert.deepEqual(questions[0], worked);
    for (const question of questions) assert.ok(ask(question).outcome);
    assert.ok(questions.length <= letters.length);
  });
}
