// That the page is never blocked: while the referee is at work for long, or for ever, it shows for how long, can be scrolled,
// undone and stopped, and nothing on the table is lost. And how soon a tapped ruling is painted on a slow processor.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { linkOf } from "../../web/view/link.js";
import { readCases } from "../support/cases.js";
import { openPage } from "./support/open-page.js";
import { changeWorker, endless } from "./support/other-worker.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  opened = await openPage({
    locale: "en-GB",
    viewport: { width: 390, height: 600 },
    hasTouch: true,
    reducedMotion: "reduce",
    keepsBattle: true,
    settles: false,
  });
  page = opened.page;
  await changeWorker(page, { beforeAnswer: endless });
});
beforeEach(async () => {
  // Another page first, so that the one before writes nothing into this test.
  await page.goto(`${opened.url}package.json`);
  await page.evaluate(() => localStorage.clear());
  await visit();
});
after(() => opened?.close());

async function visit() {
  await page.goto(`${opened.url}web/page/`);
  await primary().waitFor();
  opened.complaints.length = 0;
}

const primary = () => page.locator("footer .primary");
const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
const losses = async () => (await page.locator(".loss output").allInnerTexts()).map(Number);
const sign = () => page.locator("#waiting button");

/** Figure d with one more casualty, which the worker never answers. */
async function askForEver() {
  await button("Combined Unit: one more").click();
  await primary().click();
  await sign().waitFor();
}

test("an answer that is long in coming can be waited for: a sign with the time it has taken, and the page alive", async () => {
  await askForEver();
  assert.match(await page.locator("#waiting").innerText(), /^The referee is at work\.\s*\d s\s*Stop$/);
  await page.locator("#waiting output", { hasText: "2 s" }).waitFor();

  const scrolled = await page.locator(".ruling").evaluate(async (part) => {
    part.scrollTop = 20;
    await new Promise(requestAnimationFrame);
    return part.scrollTop;
  });
  assert.equal(scrolled, 20);
  await page.locator('#canvas .target[data-unit="B"]').press("Enter");
  await page.locator(".unit-name[aria-pressed=true]", { hasText: "B" }).waitFor();
  assert.equal(await sign().count(), 1, "a unit chosen meanwhile is in nobody's way");
  assert.deepEqual(opened.complaints, []);
});

test("Stop ends it: the position stays, the page says so, and the next question is answered", async () => {
  await askForEver();
  await sign().click();
  await page.locator(".verdict h2", { hasText: "You stopped the referee" }).waitFor();
  assert.equal(await sign().count(), 0);
  assert.equal((await losses())[0], 4);
  await button("Back to the losses").click();
  await primary().click();
  await sign().waitFor();
  await sign().click();
  await button("Back to the losses").click();
  await button("Combined Unit: one fewer").click();
  await primary().click();
  await page.locator(".verdict h2", { hasText: "Remove one model" }).waitFor();
  assert.deepEqual(opened.complaints, []);
});

test("Undo in the middle of it takes effect at once, and nobody waits for the rest", async () => {
  await askForEver();
  await button("Undo").click();
  await page.waitForFunction(() => document.querySelector(".loss output")?.textContent === "3");
  assert.equal(await sign().count(), 0);
  await primary().click();
  await page.locator(".verdict h2", { hasText: "Remove one model" }).waitFor();
  assert.equal((await losses())[0], 3);
  assert.deepEqual(opened.complaints, []);
});

test("a kept battle whose question has no end comes back all the same once it is stopped", async () => {
  await button("Combined Unit: one more").click();
  await page.goto(`${opened.url}web/page/?again`);
  await sign().waitFor();
  await sign().click();
  await primary().waitFor();
  assert.equal((await losses())[0], 4);
  assert.equal(await page.locator("#notice p").count(), 0);
  assert.deepEqual(opened.complaints, []);
});

test("a unit let go while the referee is stopped springs back", async () => {
  await changeWorker(page, {
    beforeAnswer: `if (data.battle?.units.some(({ id, at }) => id === "B" && at[0] !== 400)) for (;;);`,
  });
  await visit();
  const left = () =>
    page.locator('#canvas .boundary[data-unit="B"] path').evaluate((path) => path.getBoundingClientRect().left);
  const before = await left();
  await page.locator('#canvas .target[data-unit="B"]').press("Enter");
  await page.locator("#live .handle").waitFor();
  await page.keyboard.press("Shift+ArrowLeft");
  await sign().waitFor();
  await sign().click();
  await page.locator("#waiting:empty").waitFor({ state: "attached" });
  assert.equal(await left(), before);
  assert.equal(await button("Undo").isDisabled(), true);
  await changeWorker(page, { beforeAnswer: endless });
});

test("of two links opened one upon the other the newer is on the table, however long the referee takes", async () => {
  await changeWorker(page, { beforeAnswer: "for (const end = Date.now() + 700; Date.now() < end; );" });
  await visit();
  const [older, newer] = await Promise.all(
    ["conquest/single-wound", "ninth-age/figure-c"].map(async (name) => {
      const { question } = readCases().find(({ file }) => file === `${name}.json`) ?? assert.fail(name);
      return linkOf(/** @type {any} */ ({ question, step: null, option: null }));
    }),
  );
  await page.evaluate((to) => (location.hash = to), older);
  // The older one asks twice; the newer one comes when the second answer is on its way.
  await sign().waitFor();
  await page.locator("#waiting:empty").waitFor({ state: "attached" });
  await page.evaluate((to) => (location.hash = to), newer);
  await page.locator('#canvas .target[data-unit="green"]').waitFor();
  await page.locator("#waiting:empty").waitFor({ state: "attached" });
  assert.equal(new URL(page.url()).hash, newer);
  assert.equal(await page.locator("#notice p").count(), 0);
  assert.deepEqual(opened.complaints, []);
  await changeWorker(page, { beforeAnswer: endless });
});

test("the time from a tap to the painted ruling, with the processor slowed four times", async (t) => {
  const devtools = await page.context().newCDPSession(page);
  const times = [];
  for (const letter of ["d", "e", "a", "b", "c", "d", "e"]) {
    await page.locator(".figures button", { hasText: letter }).click();
    await page.locator(`.figures [aria-pressed=true]`, { hasText: letter }).waitFor();
    // It rests for a moment after each ruling.
    await page.locator("footer .primary:not([aria-disabled])").waitFor();
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    times.push(await page.evaluate(timeToRuling));
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    assert.equal(await page.locator(".verdict h2").count(), 1);
  }
  t.diagnostic(`from tap to painted ruling: ${times.map(Math.round)} ms (bar 100)`);
});

/** Runs in the page. */
async function timeToRuling() {
  const begun = performance.now();
  /** @type {HTMLElement} */ (document.querySelector("footer .primary")).click();
  while (!document.querySelector(".verdict h2")) await new Promise(requestAnimationFrame);
  // What a frame's callback finds is painted in that frame, before the next task.
  await new Promise((painted) => setTimeout(painted));
  return performance.now() - begun;
}
