// That no clock is believed: one that is far off, goes backwards or jumps changes neither what is kept nor what a tap means.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { openPage } from "./support/open-page.js";
import { changeWorker, endless } from "./support/other-worker.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  // The clock of the page is no help to wait by.
  opened = await openPage({
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    keepsBattle: true,
    settles: false,
    path: "package.json",
  });
});
beforeEach(async () => {
  await page?.close();
  page = await opened.page.context().newPage();
  await page.goto(`${opened.url}package.json`);
  await page.evaluate(() => localStorage.clear());
});
after(() => opened?.close());

/**
 * Opens the page with other clocks.
 * @param {string} clocks a script that sets `now`, a function from the true time to what Date tells, or `passed`, the same for
 *   the milliseconds since the page was opened
 */
async function visit(clocks) {
  await page.addInitScript(`
    globalThis.now = globalThis.passed = (time) => time;
    ${clocks}
    const TrueDate = Date;
    const passedTruly = performance.now.bind(performance);
    performance.now = () => passed(passedTruly());
    globalThis.Date = class extends TrueDate {
      constructor(...given) {
        super(...(given.length > 0 ? given : [Date.now()]));
      }
      static now() {
        return now(TrueDate.now());
      }
    };`);
  await page.goto(`${opened.url}web/page/`);
  await primary().waitFor();
}

const primary = () => page.locator("footer .primary");
const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
const firstLoss = (/** @type {number} */ count) =>
  page.waitForFunction((count) => document.querySelector(".loss output")?.textContent === String(count), count);

for (const [what, clocks] of Object.entries({
  "stands in 1970": "now = () => 0;",
  "stands in the year 9999": "now = () => Date.UTC(9999, 11, 31);",
  "goes backwards": "let hours = 0; now = (time) => time - 3_600_000 * ++hours;",
  "jumps ahead by days": "let days = 0; passed = (time) => time + 86_400_000 * ++days;",
})) {
  test(`under a clock that ${what} the last change is there after a reload, and undo leads back through all`, async () => {
    await visit(clocks);
    for (let count = 4; count <= 6; count++) {
      await button("Combined Unit: one more").click();
      await firstLoss(count);
    }
    await page.reload();
    await firstLoss(6);
    await button("Combined Unit: one fewer").click();
    await firstLoss(5);
    await primary().click();
    await page.locator(".verdict h2", { hasText: /^Remove / }).waitFor();
    await page.reload();
    await page.locator(".verdict h2", { hasText: /^Remove / }).waitFor();
    for (const count of [5, 6, 5, 4, 3]) {
      await button("Undo").click();
      await firstLoss(count);
    }
    await button("Undo").and(page.locator("[disabled]")).waitFor();
    assert.equal(await page.locator("#notice p").count(), 0);
  });
}

test("a clock that jumps while the referee is at work neither hides the sign nor its button", async () => {
  await changeWorker(page, { beforeAnswer: endless });
  await visit("");
  await button("Combined Unit: one more").click();
  await firstLoss(4);
  await primary().click();
  await page.locator("#waiting button").waitFor();
  await page.evaluate("passed = (time) => time + 86_400_000");
  await page.locator("#waiting output", { hasText: /^86,4\d\d s$/ }).waitFor();
  await page.locator("#waiting button").click();
  await page.locator(".verdict h2", { hasText: "You stopped the referee" }).waitFor();
  await firstLoss(4);
});

test("a second tap is no double tap because the clock was set back between the two", async () => {
  await visit("");
  const width = async () => Number(await page.locator("#field-inches").getAttribute("width"));
  const tap = () => page.mouse.click(200, 620);
  const far = await width();
  await page.mouse.move(260, 400);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(
    (far) => Number(document.querySelector("#field-inches")?.getAttribute("width")) > far * 1.3,
    far,
  );
  const near = await width();

  await page.evaluate("passed = () => 5000");
  await tap();
  await page.evaluate("now = (time) => time - 3_600_000; passed = () => 6000;");
  await tap();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  assert.equal(await width(), near);
  await tap();
  await page.waitForFunction(
    (near) => Number(document.querySelector("#field-inches")?.getAttribute("width")) < near / 1.2,
    near,
  );
});
