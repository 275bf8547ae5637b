// That a page whose script cannot be had, or may not run, is not blank, and that one which starts shows none of that.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openPage } from "./support/open-page.js";

const said = "Close Ranks could not start. Check the connection and reload.";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  opened = await openPage({ settles: false, reducedMotion: "reduce" });
  page = opened.page;
});
after(() => opened?.close());

for (const what of ["page/app.js", "view/tree.js"]) {
  test(`without ${what} the page says that it could not start, though not at once`, async () => {
    await page.route(`**/${what}`, (route) => route.abort());
    await page.goto(`${opened.url}web/page/`);
    const message = page.getByText(said);
    assert.equal(await message.isVisible(), false, "it may still be coming");
    await message.evaluate((part) => part.getAnimations().forEach((animation) => animation.finish()));
    assert.equal(await message.isVisible(), true);
    await page.unroute(`**/${what}`);
  });
}

test("a page that starts takes the message away", async () => {
  await page.goto(`${opened.url}web/page/`);
  await page.locator(".figures").waitFor();
  assert.equal(await page.locator("#unstarted").count(), 0);
});

test("where scripts are switched off the page says so, and nothing of a connection", async () => {
  const browser = page.context().browser();
  assert.ok(browser);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${opened.url}web/page/`);
  assert.match(await plain.locator("noscript p").innerText(), /needs JavaScript/);
  assert.equal(await plain.locator("noscript p").isVisible(), true);
  assert.equal(await plain.locator(".late").evaluate((part) => getComputedStyle(part).display), "none");
  await context.close();
});
