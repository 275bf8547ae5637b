// Every worked case, asked through the page's own module in Chromium.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { readCases } from "../support/cases.js";
import { openPage } from "./support/open-page.js";

const cases = readCases();

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
before(async () => (opened = await openPage()));
after(() => opened?.close());

test("all cases hold in Chromium, as many as on the disk", async () => {
  const judged = await opened.page.evaluate(async (asked) => {
    const referee = await (await import(new URL("/web/referee.js", location.href).href)).load();
    const { judge } = await import(new URL("/tests/support/judge.js", location.href).href);
    return judge(referee, asked);
  }, cases);
  assert.equal(judged.length, cases.length);
  assert.ok(cases.length >= 17);
  for (const { file, mismatches } of judged) assert.deepEqual(mismatches, [], file);
});

test("what does not hold is noticed in Chromium too", async () => {
  const [worked] = cases;
  const wrong = { ...worked, answer: { outcome: "no such outcome" } };
  const [judged] = await opened.page.evaluate(
    async (asked) => {
      const referee = await (await import(new URL("/web/referee.js", location.href).href)).load();
      const { judge } = await import(new URL("/tests/support/judge.js", location.href).href);
      return judge(referee, asked);
    },
    [wrong],
  );
  assert.equal(judged.mismatches.length, 1);
});
