// That a battle is there again after a reload, a crash, a broken or a full storage, and that none of these stops the page.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { openPage } from "./support/open-page.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  opened = await openPage({ locale: "en-GB", reducedMotion: "reduce", keepsBattle: true });
});
beforeEach(async () => {
  // A tab of the test before would write what it still had to when this one hides it.
  for (const tab of opened.page.context().pages()) if (tab !== opened.page) await tab.close();
  page = await opened.page.context().newPage();
  await page.goto(`${opened.url}package.json`);
  await page.evaluate(() => localStorage.clear());
  await visit(page);
});
after(() => opened?.close());

/** @param {import("playwright-core").Page} tab */
async function visit(tab) {
  await tab.goto(`${opened.url}web/page/`);
  await tab.locator("footer .primary").waitFor();
}

/** @param {import("playwright-core").Page} tab */
const add = (tab) => tab.getByRole("button", { name: "Combined Unit: one more" }).click();

/** @param {import("playwright-core").Page} tab */
const losses = async (tab) => (await tab.locator(".loss output").allInnerTexts()).map(Number);

const notice = () => page.locator("#notice p");

/** @returns {Promise<Record<string, string>>} what is kept, by the ends of its keys */
const kept = () =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key.split("/").at(-1), text])),
  );

/** @param {Record<string, string>} texts */
const put = (texts) =>
  page.evaluate((texts) => {
    for (const [end, text] of Object.entries(texts)) localStorage.setItem(`close-ranks/web/page/state/${end}`, text);
  }, texts);

/** Away and back, with the storage changed between so that the page cannot write over it. */
async function comeBackTo(/** @type {Record<string, string>} */ texts) {
  await page.goto(`${opened.url}package.json`);
  await put(texts);
  await visit(page);
}

test("ruling, moment and undo are there again after a reload, and so is the mark of the example", async () => {
  await add(page);
  await page.getByRole("button", { name: "Rule", exact: true }).click();
  await page.getByRole("button", { name: "Step back" }).click();
  const [caption, verdict] = [await page.locator("#caption").innerText(), await page.locator(".verdict").innerText()];
  await page.reload();
  await page.locator(".verdict h2").waitFor();
  assert.deepEqual(
    [await page.locator("#caption").innerText(), await page.locator(".verdict").innerText()],
    [caption, verdict],
  );
  assert.equal(await page.locator(".figures [aria-pressed=true]").innerText(), "d");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo", disabled: true }).waitFor();
  assert.deepEqual(await losses(page), [3, 0, 0, 0]);
  assert.equal(await notice().count(), 0);
});

test("what was written before a crash of the tab is there in the next", async () => {
  await add(page);
  await page.waitForFunction(() => Object.keys(localStorage).length > 0);
  const crash = page.waitForEvent("crash");
  const devtools = await page.context().newCDPSession(page);
  devtools.send("Page.crash").catch(() => {});
  await crash;
  page = await opened.page.context().newPage();
  await visit(page);
  assert.deepEqual(await losses(page), [4, 0, 0, 0]);
});

test("a write that was cut short is set aside, and the one before it is on the table", async () => {
  await add(page);
  await page.waitForFunction(() => Object.keys(localStorage).length === 1);
  await add(page);
  await page.waitForFunction(() => Object.keys(localStorage).length === 2);
  await page.goto(`${opened.url}package.json`);
  const texts = await kept();
  const newest = Object.keys(texts).sort((one, other) => parseInt(texts[other]) - parseInt(texts[one]))[0];
  const cut = texts[newest].slice(0, texts[newest].length / 2);
  await put({ [newest]: cut });
  await visit(page);
  assert.deepEqual(await losses(page), [4, 0, 0, 0]);
  assert.match(await notice().innerText(), /The last change could not be read back/);
  assert.equal((await kept()).broken, cut);
});

const whole = (/** @type {string} */ text) => `7 ${text.length}\n${text}`;
const unit = { id: "A", player: "red", at: [0, 0], heading: 0, base: [20, 20], ranks: ["rr"] };
const table = { width: 1000, depth: 1000 };
const stateOf = (/** @type {object} */ battle, /** @type {object} */ asked) =>
  whole(
    JSON.stringify({
      version: 1,
      battles: [battle],
      now: { battle: 0, asked, step: null, selection: { unit: null, option: null } },
      past: [],
      future: [],
    }),
  );
const losing = { ask: "ninth-age/casualties", losses: [] };

for (const [what, text] of Object.entries({
  "what is no text of ours": "<img src=x onerror=alert(1)>",
  "whole text that holds no state": whole("{}"),
  "a unit without ranks": stateOf({ table, activePlayer: "red", units: [{ ...unit, ranks: undefined }] }, losing),
  "a unit that is none": stateOf({ table, activePlayer: "red", units: [null] }, losing),
  "a place that is none": stateOf({ table, activePlayer: "red", units: [{ ...unit, at: ["a", {}] }] }, losing),
  "a ruleset that there is not": stateOf({ table, activePlayer: "red", units: [unit] }, { ask: "constructor/x" }),
})) {
  test(`${what} is set aside for the example, said once, and never fatal`, async () => {
    await comeBackTo({ 0: text });
    assert.deepEqual(await losses(page), [3, 0, 0, 0]);
    assert.match(await notice().innerText(), /could not be read and was set aside/);
    assert.equal((await kept()).broken, text);
    await add(page);
    await page.reload();
    await page.locator("footer .primary").waitFor();
    assert.deepEqual(await losses(page), [4, 0, 0, 0]);
    assert.equal(await notice().count(), 0);
  });
}

test("a position that the rules refuse is kept as it is", async () => {
  const units = [
    { ...unit, name: "Spearmen" },
    { ...unit, id: "B", player: "green" },
  ];
  await comeBackTo({ 0: stateOf({ table, activePlayer: "red", units }, losing) });
  const drawn = await page
    .locator("#canvas [data-unit]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-unit")));
  assert.deepEqual([...new Set(drawn)].sort(), ["A", "B"]);
  assert.equal(await notice().count(), 0);
});

test("in a full storage the page works on and says once that nothing is kept", async () => {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let i = 0; ; i++) localStorage.setItem(`other ${size} ${i}`, "x".repeat(size));
      } catch {
        // Smaller ones may still fit.
      }
    }
  });
  await add(page);
  await notice().waitFor();
  assert.match(await notice().innerText(), /Your browser keeps nothing for this page/);
  await page.getByRole("button", { name: "Close" }).click();
  await add(page);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  assert.deepEqual(await losses(page), [5, 0, 0, 0]);
  assert.equal(await notice().count(), 0);
});

test("where storage is denied the page works and says so", async () => {
  const complaints = /** @type {string[]} */ ([]);
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await visit(page);
  assert.match(await notice().innerText(), /Your browser keeps nothing for this page/);
  await add(page);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  assert.deepEqual(await losses(page), [4, 0, 0, 0]);
  assert.deepEqual(complaints, []);
});

test("of two tabs the last that changes something is the one that is read, and both stay whole", async () => {
  const other = await page.context().newPage();
  await visit(other);
  for (let i = 0; i < 3; i++) await Promise.all([add(page), add(other)]);
  await add(page);
  await add(page);
  await page.reload();
  await other.reload();
  for (const tab of [page, other]) {
    await tab.locator(".loss output").first().waitFor();
    assert.deepEqual(await losses(tab), [8, 0, 0, 0]);
  }
  assert.equal(await notice().count(), 0);
  await other.close();
});
