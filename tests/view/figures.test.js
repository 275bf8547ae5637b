// That the page's examples are the rule's figures as the worked cases hold them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { letters } from "../../web/page/figures.js";

for (const letter of letters) {
  test(`example ${letter} of the page asks what the worked case of figure ${letter} asks`, () => {
    const [shown, worked] = [
      `web/page/figures/figure-${letter}.json`,
      `tests/cases/ninth-age/figure-${letter}.json`,
    ].map((file) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")));
    assert.deepEqual(shown, worked.question);
  });
}
