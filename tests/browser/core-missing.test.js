// That a page whose core cannot be read or compiled says so and what to do, and has the battle again as soon as it can.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { root } from "../../web/dev/command.js";
import { openPage } from "./support/open-page.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  opened = await openPage({ locale: "en-GB", reducedMotion: "reduce", keepsBattle: true });
  page = opened.page;
  await primary().waitFor();
  await button("Combined Unit: one more").click();
  await primary().click();
  await button("Step back").click();
});
after(() => opened?.close());

const primary = () => page.locator("footer .primary");
const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });

async function reload() {
  const loaded = page.waitForEvent("load");
  await button("Reload").click();
  await loaded;
}

/** What is on the table, and looked at. */
const table = () => Promise.all([page.locator(".verdict").innerText(), page.locator("#caption").innerText()]);

async function mustHaveFailed() {
  const alert = page.getByRole("alert");
  await alert.waitFor();
  assert.equal(
    await alert.innerText(),
    "The referee could not be loaded. Nothing is lost: check the connection and reload the page.\n\nReload",
  );
}

const core = readFileSync(`${root}dist/core.wasm`);
const wasm = { contentType: "application/wasm" };
/** @typedef {import("playwright-core").Route} Route */

for (const [what, file, answer] of /** @type {[string, string, (route: Route) => Promise<void>][]} */ ([
  ["is not there", "core.wasm", (route) => route.fulfill({ status: 404, body: "Not found" })],
  ["cannot be reached", "core.wasm", (route) => route.abort("internetdisconnected")],
  ["is something else", "core.wasm", (route) => route.fulfill({ contentType: "text/html", body: "<p>Log in first." })],
  ["is cut short", "core.wasm", (route) => route.fulfill({ ...wasm, body: core.subarray(0, core.length / 2) })],
  ["is empty", "core.wasm", (route) => route.fulfill({ ...wasm, body: "" })],
  ["has lost the script that asks it", "worker.js", (route) => route.fulfill({ status: 404, body: "Not found" })],
])) {
  test(`a core that ${what} is said to be missing, and with it the battle is there again`, async () => {
    const before = await table();
    await page.route(`**/${file}`, answer);
    await page.reload();
    await mustHaveFailed();
    await page.unroute(`**/${file}`);
    await reload();
    await page.locator(".verdict h2").waitFor();
    assert.deepEqual(await table(), before);
    assert.equal(await page.locator("#notice p").count(), 0);
  });
}

test("a reload in vain costs nothing either", async () => {
  const before = await table();
  await page.route("**/core.wasm", (route) => route.abort());
  await page.reload();
  for (let i = 0; i < 3; i++) {
    await mustHaveFailed();
    await reload();
  }
  await mustHaveFailed();
  await page.unroute("**/core.wasm");
  await reload();
  await page.locator(".verdict h2").waitFor();
  assert.deepEqual(await table(), before);
});

test("a browser that runs no WebAssembly is told the same, in its own language", async () => {
  const other = await page.context().newPage();
  await other.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  await other.goto(`${opened.url}web/page/?lang=de`);
  await other.getByRole("alert").waitFor();
  assert.match(await other.getByRole("alert").innerText(), /^Der Schiedsrichter konnte nicht geladen werden\./);
  await other.getByRole("button", { name: "Neu laden" }).waitFor();
  await other.close();
});
