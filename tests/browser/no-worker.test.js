// That the page rules without a thread beside it, where it may have none or the thread's file is gone: after an update, too,
// under a tab that was left open.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { root } from "../../web/dev/command.js";
import { writeSite } from "../../web/dev/write-site.js";
import { openPage } from "./support/open-page.js";

/** @typedef {import("playwright-core").Page} Page */

const options = { locale: "en-GB", reducedMotion: /** @type {const} */ ("reduce"), keepsBattle: true };

/**
 * @param {Page} page
 * @param {string} name
 */
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** @param {Page} page */
async function mustRule(page) {
  await page.locator("footer .primary").click();
  assert.match(await page.locator(".verdict h2").innerText(), /^Remove one model from the rear rank/);
}

/**
 * Has the worker's file answered otherwise for the worker, and not for the page, which reads it, too.
 * @param {Page} page
 * @param {Parameters<import("playwright-core").Route["fulfill"]>[0]} answer
 */
async function answerWorker(page, answer) {
  await page.route("**/worker.js", async (route) => {
    // A script that imports it names itself, a worker the page.
    const { referer } = await route.request().allHeaders();
    return referer.endsWith(".js") ? route.fallback() : route.fulfill(answer);
  });
}

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const withoutWorker = {
  "a browser has no workers": (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker")),
  "a policy allows no workers": async (page) => {
    const html = readFileSync(`${root}web/page/index.html`, "utf8");
    const body = html.replace("worker-src 'self'", "worker-src 'none'");
    assert.notEqual(body, html);
    await page.route("**/web/page/", (route) => route.fulfill({ contentType: "text/html", body }));
  },
  "the worker's file cannot be had": (page) => answerWorker(page, { status: 404, body: "Not found" }),
  "the worker's file is something else": (page) => answerWorker(page, { contentType: "text/html", body: "Log in." }),
};

for (const [what, plant] of Object.entries(withoutWorker)) {
  test(`where ${what}, the page rules all the same, and goes on`, async (t) => {
    const { page, url, close } = await openPage({ ...options, path: "package.json" });
    t.after(close);
    await plant(page);
    await page.goto(`${url}web/page/`);
    await page.locator("footer .primary").waitFor();
    await mustRule(page);
    // One that could not begin is let go.
    for (const worker of page.workers()) await worker.waitForEvent("close");
    await button(page, "Apply and go on").click();
    await button(page, "Undo").click();
    await page.reload();
    assert.match(await page.locator(".verdict h2").innerText(), /^Remove one model from the rear rank/);
    assert.equal(await page.locator("#notice p").count(), 0);
  });
}

for (const [what, lose] of /** @type {[string, (page: Page) => Promise<void>][]} */ ([
  ["is lost", async (page) => page.workers()[0].evaluate("void setTimeout(() => { throw new Error('lost'); })")],
  [
    "is stopped",
    async (page) => {
      await page.workers()[0].evaluate("void (globalThis.postMessage = () => {})");
      // Nothing to wait for.
      await page.locator("footer .primary").evaluate((one) => /** @type {HTMLElement} */ (one).click());
      await page.locator("#waiting button").click();
      await button(page, "Back to the losses").click();
    },
  ],
])) {
  test(`a tab left open over an update that took its worker away rules on when the worker ${what}`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), "closeranks-"));
    t.after(() => rmSync(folder, { recursive: true }));
    await writeSite(`${folder}/`, { isPublic: false });
    const { page, close } = await openPage({ ...options, folder, path: "", serviceWorkers: "block" });
    t.after(close);
    await page.locator("footer .primary").waitFor();
    await button(page, "Combined Unit: one more").click();
    const [file] = readdirSync(folder).filter((name) => name.startsWith("worker-"));
    rmSync(`${folder}/${file}`);
    let asked = 0;
    page.on("request", (request) => (asked += Number(request.url().endsWith(file))));

    await lose(page);
    for (const says of [
      /^Remove one model from the rear rank and three/,
      /^Remove one model from the rear rank and two/,
    ]) {
      await page.locator("footer .primary").click();
      assert.match(await page.locator(".verdict h2").innerText(), says);
      await button(page, "Combined Unit: one fewer").click();
    }
    assert.equal(asked, 1);
  });
}
