// The examples of Conquest and of the ancients rules, played through on a phone with one finger.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { openPage } from "./support/open-page.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  const viewport = { width: 390, height: 844 };
  opened = await openPage({ locale: "en-GB", viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  page = opened.page;
});
beforeEach(async () => {
  await page.goto(`${opened.url}web/page/`);
  await page.locator(".figures").waitFor();
  opened.complaints.length = 0;
});
after(() => opened?.close());

/** @param {string} name of a ruleset */
async function choose(name) {
  await page.locator("button.ruleset").tap();
  await page.locator("#rulesets button", { hasText: name }).tap();
  await page.locator("button.ruleset", { hasText: name }).waitFor();
}

/** Taps what is to be done next as soon as it can be. */
async function next() {
  await page.locator("footer .primary:not([disabled]):not([aria-disabled])").tap();
}

/** @param {string} text of the headline */
async function ruled(text) {
  await page.locator(".verdict h2", { hasText: text }).waitFor();
}

/** Everything that can be tapped is large enough, and nothing sticks out. */
async function fits() {
  const found = await page.evaluate(() => {
    const targets = [...document.querySelectorAll("button")].map((one) => one.closest(".options tbody") ?? one);
    const small = targets.filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 0 && (width < 43.9 || height < 43.9);
    });
    const parts = [...document.querySelectorAll("#header, #caption, .ruling, footer, .rolls button, table")];
    const wide = parts.filter((part) => part.scrollWidth > part.clientWidth + 1);
    return [...small, ...wide].map(({ textContent, className }) => textContent || className);
  });
  assert.deepEqual(found, []);
}

/** @param {string} look */
const pictured = (look) => page.locator(`#canvas .${look} text`).allTextContents();

test("five stands take 9 Wounds: an order is chosen, applied, undone, and more Wounds shatter them", async () => {
  await choose("Conquest");
  assert.equal(await page.locator(".loss output").innerText(), "9");
  assert.equal(await page.locator("#canvas .next").count(), 2);
  await next();
  await ruled("2 ways are equally good. Choose one.");
  await fits();
  await page.locator(".options tbody").nth(1).tap();
  await ruled("Guard loses 9 models and 2 stands.");
  assert.match(await page.locator(".verdict").innerText(), /Morale dice: 9/);
  assert.deepEqual(await pictured("gone"), ["1", "2"]);
  await page.locator(".steps button").first().tap();
  await page.locator("#canvas .dead").waitFor();
  await fits();
  await next();
  await page.locator("footer .primary", { hasText: "Rule" }).waitFor();
  assert.equal(await page.locator(".loss output").innerText(), "0");
  assert.equal(await page.locator("#canvas .next").count(), 1);
  await page.getByRole("button", { name: "Undo" }).tap();
  await ruled("Guard loses 9 models and 2 stands.");
  await page.getByRole("button", { name: "Redo" }).tap();
  await page.locator("footer .primary", { hasText: "Rule" }).waitFor();
  for (let wounds = 1; wounds <= 11; wounds++) {
    await page.getByRole("button", { name: "Guard: one more" }).tap();
    await page.locator(".loss output", { hasText: String(wounds) }).waitFor();
  }
  await next();
  await ruled("Guard is Shattered and leaves the table.");
  assert.deepEqual((await pictured("pill")).slice(0, 2), ["Broken", "Shattered"]);
  assert.equal(await page.locator("#canvas .gone.side-0").count(), 3);
  await next();
  await page.getByText("No regiment is left.").waitFor();
  assert.equal(await page.locator("footer .primary").isDisabled(), true);
  assert.deepEqual(opened.complaints, []);
});

test("the Gauls and the javelinmen: the die is tapped, the ruling is told and applied", async () => {
  await choose("Ancients");
  await ruled("Javelinmen may retreat from Gauls.");
  const cells = (await page.locator(".rolls button").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " "));
  assert.deepEqual(cells, [
    "1 caught 1 out of formation",
    "2 caught exactly",
    "3 clear by 1″",
    "4 clear by 2″",
    "5 clear by 3″",
    "6 clear by 4″",
  ]);
  assert.equal(await page.locator("#canvas .badge.end").count(), 6);
  await fits();
  await page.locator(".rolls button").first().tap();
  await ruled("A roll of 1: caught.");
  assert.deepEqual(await pictured("pill"), ["caught"]);
  await page.locator(".rolls button").nth(2).tap();
  await ruled("A roll of 3: clear by 1″.");
  assert.deepEqual(await pictured("pill"), ["1″ · 25.4\u00a0mm"]);
  assert.equal(await page.locator('.verdict[role="status"][aria-live="polite"]').count(), 1);
  await page.locator(".steps button").nth(1).tap();
  await page.locator("#caption", { hasText: "Gauls runs 2″ (50.8 mm) after Javelinmen." }).waitFor();
  await fits();
  await next();
  await page.getByText("Nobody is in contact with an enemy any more.").waitFor();
  await page.getByRole("button", { name: "Undo" }).tap();
  await ruled("A roll of 3: clear by 1″.");
  assert.deepEqual(opened.complaints, []);
});

test("a pursuer that can move farther changes the odds", async () => {
  await choose("Ancients");
  await page.getByRole("button", { name: "Gauls can still move: one more" }).tap();
  await page.locator(".rolls button", { hasText: /3\s*caught exactly/ }).waitFor();
});

test("a pursuer with nothing left to move cannot be given less", async () => {
  await choose("Ancients");
  const less = page.getByRole("button", { name: "Gauls can still move: one fewer" });
  await less.tap();
  await page.locator(".loss output", { hasText: "1″" }).waitFor();
  await less.tap();
  await page.locator(".loss output", { hasText: "0″" }).waitFor();
  assert.equal(await less.isDisabled(), true);
  await page.locator(".rolls button", { hasText: /1\s*clear by 1″/ }).waitFor();
});

test("turn and retreat are asked about the same contact in turn, and the pursuer's move is not forgotten", async () => {
  await choose("Ancients");
  await page.getByRole("button", { name: "Turn", exact: true }).tap();
  await ruled("Javelinmen may not turn to face Gauls.");
  await fits();
  await page.getByRole("button", { name: "Retreat", exact: true }).tap();
  await ruled("Javelinmen may retreat from Gauls.");
  await page.locator(".rolls button", { hasText: /2\s*caught exactly/ }).waitFor();
  assert.deepEqual(opened.complaints, []);
});

test("a unit that was caught may retreat again in the next turn", async () => {
  await choose("Ancients");
  await page.locator(".rolls button").first().tap();
  await ruled("A roll of 1: caught.");
  await next();
  await ruled("Javelinmen may not retreat from Gauls.");
  await fits();
  await page.getByRole("button", { name: "New turn" }).tap();
  await ruled("Javelinmen may retreat from Gauls.");
  assert.equal(await page.getByRole("button", { name: "New turn" }).count(), 0);
});

test("Wounds that no morale test follows have no dice, and the tally of a turn ends with it", async () => {
  await choose("Conquest");
  await page.getByRole("button", { name: "Morale test follows" }).tap();
  await next();
  await ruled("2 ways are equally good. Choose one.");
  assert.match(await page.locator(".verdict").innerText(), /Morale dice: 0/);
  await page.locator(".options tbody").first().tap();
  await ruled("Guard loses 9 models and 2 stands.");
  await next();
  await page.getByRole("button", { name: "New turn" }).tap();
  for (let wounds = 1; wounds <= 7; wounds++) {
    await page.getByRole("button", { name: "Guard: one more" }).tap();
    await page.locator(".loss output", { hasText: String(wounds) }).waitFor();
  }
  await next();
  await ruled("Guard loses 7 models and 2 stands. Guard is Broken.");
  await page.locator(".options tbody").first().waitFor();
});

test("a place to turn to is tapped in the picture and in the panel, and taken", async () => {
  await choose("Ancients");
  await page.locator(".figures button").last().tap();
  await ruled("Javelinmen may turn to face Horse.");
  await fits();
  await page.getByRole("button", { name: "Nearest place" }).tap();
  await ruled("Javelinmen turns to face Horse.");
  await page.locator('#canvas [data-option="0"]').dispatchEvent("click");
  await page.locator(".loss output", { hasText: "1/9" }).waitFor();
  await page.getByRole("button", { name: "one more" }).tap();
  await page.locator(".loss output", { hasText: "2/9" }).waitFor();
  await next();
  await ruled("Javelinmen may retreat from Horse.");
  assert.deepEqual(opened.complaints, []);
});

test("another ruleset shows its example, also from the middle of building", async () => {
  await page.locator(".new").tap();
  await page.locator(".add").waitFor();
  await choose("Ancients");
  await page.locator(".rolls button").first().waitFor();
  assert.equal(await page.locator(".add").count(), 0);
});

test("what bars a retreat is said in Russian too", async () => {
  await page.goto(`${opened.url}web/page/?lang=ru`);
  await choose("Античность");
  await page.locator(".figures button").nth(2).tap();
  await ruled("Отряд Javelinmen не может отступить от отряда Gauls.");
  assert.match(await page.locator(".verdict").innerText(), /Horse зашёл ему во фланг/);
  await fits();
});

for (const [width, height] of [
  [320, 568],
  [640, 360],
  [1280, 800],
]) {
  test(`both fit into ${width} by ${height}, also in a language of long words`, async () => {
    await page.setViewportSize({ width, height });
    await page.goto(`${opened.url}web/page/?lang=de`);
    for (const ruleset of [1, 2]) {
      const names = page.locator("button.ruleset");
      if (await names.isVisible()) await names.tap();
      await page.locator("#rulesets button").nth(ruleset).tap();
      if (ruleset === 1) await next();
      await page.locator(".verdict h2").waitFor();
      await fits();
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });
}
