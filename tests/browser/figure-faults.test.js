// That a figure in somebody else's page whose core is missing or fails leaves its text to be read, says what to do, and leaves
// the other figures alone.
import assert from "node:assert/strict";
import { test } from "node:test";

import { escaped, openFigurePage } from "./support/figure-page.js";
import { remembering } from "./support/other-worker.js";

const typed = `ninth-age/casualties
player green
green 5x2 20x20 at 460,480
player red
A 5x2 20x20 front of green
loss green 2`;
const figure = `<close-ranks><pre>${typed}</pre></close-ranks>`;

const failed = "The referee could not be loaded. Nothing is lost: check the connection and reload the page.";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const caption = (page) => page.locator("close-ranks [part=caption] p");

/**
 * @param {Page} page
 * @param {string} html put below what is there
 */
const append = (page, html) => page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), html);

for (const [what, answer] of Object.entries({
  missing: { status: 404, body: "Not found" },
  "cut short": { contentType: "application/wasm", body: "\0asm\x01\0\0\0\x01" },
})) {
  test(`a figure whose core is ${what} shows its text and says so, and the next one has the core read again`, async (t) => {
    const { page, close } = await openFigurePage('<script src="/tests/browser/support/heard.js"></script>');
    t.after(close);
    await page.route("**/core.wasm", (route) => route.fulfill(answer));
    await append(page, figure);
    assert.equal(await page.locator("close-ranks .fault").innerText(), failed);
    assert.ok(await page.locator("close-ranks pre").isVisible());
    const heard = await page.evaluate(() => /** @type {any} */ (globalThis).heard);
    assert.deepEqual(
      heard.map((/** @type {any} */ { type, detail }) => [type, detail.error.code]),
      [["closeranks-error", "load"]],
    );

    await page.unroute("**/core.wasm");
    await append(page, figure);
    await caption(page).waitFor();
    assert.equal(await page.locator("close-ranks").first().locator(".fault").innerText(), failed);
    // The first is read again when anything about it changes.
    await page
      .locator("close-ranks")
      .first()
      .evaluate((one) => one.setAttribute("lang", "de"));
    await caption(page).nth(1).waitFor();
  });
}

test("where the script of figures is missing their texts are there to be read", async (t) => {
  const { page, close } = await openFigurePage(figure, {
    head: '<script type="module" src="/web/element/gone.js"></script>',
  });
  t.after(close);
  assert.equal(await page.locator("close-ranks pre").innerText(), typed);
  assert.ok(await page.locator("close-ranks pre").isVisible());
});

test("a core that traps under a figure leaves its text, and the next figure gets another", async (t) => {
  const { page, close } = await openFigurePage("", { isWhole: true });
  t.after(close);
  await page.addInitScript(remembering);
  await page.reload();
  await append(page, figure);
  await caption(page).waitFor();
  await page.evaluate("new Uint8Array(memory.buffer).fill(255)");
  await append(page, figure.replace("loss green 2", "loss green 1"));
  const second = page.locator("close-ranks").nth(1);
  assert.match(await second.locator(".verdict h2").innerText(), /^The referee stumbled/);
  assert.ok(await second.locator("pre").isVisible());
  await append(page, figure.replace("loss green 2", "loss green 3"));
  await caption(page).nth(1).waitFor();
});

test("a frame whose core cannot run shows its text and says so", async (t) => {
  const { page, close } = await openFigurePage("", { head: "" });
  t.after(close);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  const source = `/web/element/embed.html${escaped(`#text=${encodeURIComponent(typed)}`)}`;
  await append(page, `<iframe sandbox="allow-scripts" width=600 height=400 src="${source}"></iframe>`);
  const inner = page.frameLocator("iframe");
  assert.equal(await inner.locator("close-ranks .fault").innerText(), failed);
  assert.equal(await inner.locator("close-ranks pre").innerText(), typed);
});
