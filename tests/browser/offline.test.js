// That the published page works below any folder, without a network after one visit, and through updates whole or broken.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";

import { writeSite } from "../../web/dev/write-site.js";
import { openPage } from "./support/open-page.js";

/** @type {string} */
let folder;
/** @type {string} */
let site;
/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "closeranks-"));
  site = `${folder}/some/where/`;
  await writeSite(site);
});
afterEach(() => opened?.close());
after(() => rmSync(folder, { recursive: true }));

/** @param {import("playwright-core").BrowserContextOptions & {path?: string}} [options] */
async function visit(options) {
  opened = await openPage({
    folder,
    path: "some/where/",
    locale: "en-GB",
    reducedMotion: "reduce",
    keepsBattle: true,
    ...options,
  });
  page = opened.page;
  await page.locator("footer .primary").waitFor();
}

/** The worker serves the page from now on. */
async function beServed() {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

async function endNetwork() {
  await opened.page.context().setOffline(true);
  await opened.endServer();
}

async function ruleFigureD() {
  await page.locator(".figures button", { hasText: "d" }).click();
  await page.locator("footer .primary").click();
  await page.locator(".verdict h2").waitFor();
  return page.locator(".verdict h2").innerText();
}

const caches = () => page.evaluate(() => window.caches.keys());
const verdict = "Remove one model from the rear rank and two from the left.";

/** Publishes a next version, which differs in its style sheet; `isWhole` tells whether that is there, too. */
function publish(/** @type {{isWhole: boolean}} */ { isWhole }) {
  const [style, worker] = [`${site}style.css`, `${site}service-worker.js`];
  const old = readFileSync(style);
  appendFileSync(style, `:root{--edition:"${Date.now()}"}`);
  const text = readFileSync(worker, "utf8");
  const [, version] = text.match(/version:"(.*?)"/) ?? [];
  assert.ok(version && text.includes(digest(old)));
  const next = text.replace(version, digest(version)).replace(digest(old), digest(readFileSync(style)));
  writeFileSync(worker, next);
  if (!isWhole) writeFileSync(style, old);
}

/** @param {string | Uint8Array} bytes */
const digest = (bytes) => createHash("sha256").update(bytes).digest("base64");

const edition = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--edition"));
const news = () => page.locator("#notice", { hasText: "A new version is ready" });

test("after one visit it opens and rules without network and server, by each of its names", async () => {
  await visit();
  await beServed();
  await endNetwork();
  for (const name of ["", "index.html", "?lang=en"]) {
    await page.goto(`${opened.url}some/where/${name}`);
    assert.equal(await ruleFigureD(), verdict);
  }
  assert.deepEqual(opened.complaints, []);
});

test("the second visit, without network, has the live example soon", async (context) => {
  await visit();
  await beServed();
  await endNetwork();
  await page.addInitScript(() => {
    const look = () =>
      requestAnimationFrame(() => {
        if (document.querySelector("#canvas [data-unit]")) performance.mark("live");
        else look();
      });
    look();
  });
  const times = [];
  for (let i = 0; i < 5; i++) {
    await page.goto(`${opened.url}some/where/`);
    await page.waitForFunction(() => performance.getEntriesByName("live").length > 0);
    times.push(await page.evaluate(() => performance.getEntriesByName("live")[0].startTime));
  }
  context.diagnostic(`from the start of the navigation to the live example: ${times.map(Math.round)} ms (bar 500)`);
});

for (const [what, options] of /** @type {const} */ ([
  ["the browser's own language", { locale: "ru-RU" }],
  ["a language asked for at first sight", { path: "some/where/?lang=ru" }],
  ["a language chosen later", {}],
])) {
  test(`${what} is there without network`, async () => {
    await visit(options);
    await beServed();
    if (what === "a language chosen later") {
      await page.locator('[popovertarget="languages"].quiet').click();
      await page.locator("#languages button", { hasText: "Русский" }).click();
    }
    await page.locator("html[lang=ru]").waitFor();
    await page.evaluate(async () => {
      for (let isKept = false; !isKept; await new Promise((done) => setTimeout(done, 25))) {
        const read = performance.getEntriesByType("resource").find(({ name }) => name.includes("/ru-"));
        isKept = read !== undefined && (await window.caches.match(read.name)) !== undefined;
      }
    });
    await endNetwork();
    await page.reload();
    await page.getByRole("button", { name: "Рассудить", exact: true }).waitFor();
    assert.deepEqual(opened.complaints, []);
  });
}

test("an update is told, waits for its button, and keeps the position", async () => {
  await visit();
  await beServed();
  await ruleFigureD();
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  publish({ isWhole: true });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await news().waitFor();
  assert.equal(await page.evaluate(() => "isTheSame" in window), true);
  assert.equal(await page.locator(".verdict h2").innerText(), verdict);

  // A reload alone does not take it either, and tells it again.
  await page.reload();
  await news().waitFor();
  assert.equal(await edition(), "");
  await page.locator("footer .primary").waitFor();
  await page.getByRole("button", { name: "Update" }).click();
  await page.waitForFunction(() => getComputedStyle(document.documentElement).getPropertyValue("--edition") !== "");
  await page.locator(".verdict h2").waitFor();
  assert.equal(await page.locator(".verdict h2").innerText(), verdict);
  assert.equal(await news().count(), 0);
  assert.equal((await caches()).length, 1);
  assert.deepEqual(opened.complaints, []);
});

test("another tab is not reloaded by an update that was asked for here, but told of it", async () => {
  await visit();
  await beServed();
  const other = await page.context().newPage();
  await other.goto(`${opened.url}some/where/`);
  await other.locator("footer .primary").waitFor();
  await other.evaluate(() => Object.assign(window, { isTheSame: true }));
  publish({ isWhole: true });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await other.locator("#notice .deed").waitFor();
  await other.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Update" }).click();
  await other.locator("#notice .deed").waitFor();
  assert.equal(await other.evaluate(() => "isTheSame" in window), true);
  await other.getByRole("button", { name: "Update" }).click();
  await other.waitForFunction(() => !("isTheSame" in window));
});

test("where no service worker may be, the page works and says nothing of it", async () => {
  await visit();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "serviceWorker", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.reload();
  assert.equal(await ruleFigureD(), verdict);
  assert.equal(await page.locator("#notice p").count(), 0);
  assert.deepEqual(opened.complaints, []);
});

test("an update of which a file is missing or old changes nothing: the version before goes on, whole", async () => {
  await visit();
  await beServed();
  const before = await caches();
  const old = await edition();
  publish({ isWhole: false });
  for (const isMissing of [false, true]) {
    if (isMissing) rmSync(`${site}style.css`);
    await page.reload();
    // The reload looks for an update by itself, too, so that there may be two tries one after the other.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => {});
      for (let quiet = 0; quiet < 20; quiet = registration.installing ? 0 : quiet + 1)
        await new Promise((done) => setTimeout(done, 25));
    });
    assert.equal(await news().count(), 0);
    assert.deepEqual(await caches(), before);
  }
  await endNetwork();
  await page.reload();
  assert.equal(await ruleFigureD(), verdict);
  assert.equal(await edition(), old);
});
