// What axe finds on every view of the page, wide and narrow, light and dark. (axe-core is MPL-2.0: it tests the page and is
// no part of it.) axe does not look into pictures: access-contrast.test.js does.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";

import { openPage } from "./support/open-page.js";
import { views } from "./support/views.js";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
before(async () => {
  opened = await openPage({ locale: "en-GB", reducedMotion: "reduce" });
  opened.page.setDefaultTimeout(10_000);
  await opened.page.context().addInitScript({ path: axe });
});
after(() => opened?.close());

for (const [view, show] of Object.entries(views)) {
  test(`axe finds nothing on ${view}`, async () => {
    const { page, url } = opened;
    await page.goto(`${url}web/page/`);
    await page.locator(".figures").waitFor();
    await show(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await page.evaluate(look), [], `${size.width} pixels wide and ${colorScheme}`);
      }
    }
  });
}

/** Runs in the page; every rule that axe has, its recommendations and the sizes of targets too. */
async function look() {
  const { violations } = await /** @type {any} */ (window).axe.run({ rules: { "target-size": { enabled: true } } });
  return violations.flatMap((/** @type {any} */ { id, nodes }) =>
    nodes.map((/** @type {any} */ { html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
}
