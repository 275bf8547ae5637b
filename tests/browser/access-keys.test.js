// The page by keyboard and for those who hear it: where the focus goes, what is said, and the battle as a table.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { openPage } from "./support/open-page.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  opened = await openPage({ locale: "en-GB", viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  page = opened.page;
});
beforeEach(async () => {
  await page.goto(`${opened.url}web/page/`);
  await page.locator(".figures").waitFor();
});
after(() => opened?.close());

/** What has the focus, by its accessible name or its text. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement: held } = document;
    return held?.getAttribute("aria-label") ?? held?.textContent ?? "";
  });

async function rule() {
  await page.locator(".primary").press("Enter");
  await page.locator(".verdict h2").waitFor();
}

test("the first key press offers to skip to the ruling", async () => {
  await page.keyboard.press("Tab");
  assert.equal(await focused(), "Skip to the ruling");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "panel");
  assert.equal(await page.evaluate(() => location.hash), "");
});

test("a unit in the picture tells all of itself, and Enter chooses it", async () => {
  const unit = page.locator(".target[data-unit=green]");
  assert.equal(
    await unit.getAttribute("aria-label"),
    "Combined Unit: green, Active Player, files: 6, ranks: 2, 7 models, Captain (C) · 0 of 3 Health Points lost. In contact: " +
      "front with A (front), left flank with B (front) and right flank with C (front).",
  );
  await unit.focus();
  await page.keyboard.press("Enter");
  await page.locator(".loss.chosen").waitFor();
  assert.equal(await unit.getAttribute("aria-pressed"), "true");
  assert.match(await focused(), /^Combined Unit: /);
});

test("the battle as a table keeps in step with the picture, chooses units, and Escape leads back to its button", async () => {
  await rule();
  const button = page.getByRole("button", { name: "Battle as a table" });
  await button.press("Enter");
  const cells = async () =>
    (await page.locator(".units td").allInnerTexts()).map((text) => text.replaceAll("\n", ", "));
  assert.deepEqual(await cells(), [
    ...["4 × 1, 4 models", "front with A (front), left flank with B (front), right flank with C (front)", "3"],
    ...["5 × 2, 10 models", "front with Combined Unit (front)", "–"],
    ...["1 × 2, 2 models", "front with Combined Unit (left flank)", "–"],
    ...["3 × 2, 6 models", "front with Combined Unit (right flank)", "–"],
  ]);
  await page.locator(".steps li:nth-child(2) button").press("Enter");
  await page.locator(".steps li:nth-child(2) .current").waitFor();
  const [, contacts] = await cells();
  assert.equal(contacts, "front with A (front), right flank with C (front)");
  await page.locator(".units .unit-name").nth(2).press("Enter");
  await page.locator(".units .chosen").waitFor();
  assert.equal(await page.locator(".target[aria-pressed=true]").getAttribute("data-unit"), "B");
  await page.keyboard.press("Escape");
  await page.locator(".units").waitFor({ state: "detached" });
  assert.equal(await focused(), "Battle as a table");
});

test("the ruling is said once and whole, by a region that was there before", async () => {
  const said = await page.evaluateHandle(() => {
    const region = /** @type {Element} */ (document.querySelector("[role=status].verdict"));
    const texts = /** @type {string[]} */ ([]);
    if (getComputedStyle(region).display === "none") texts.push("not there");
    const tell = () => texts.push([...region.children].map((part) => part.textContent).join(" "));
    new MutationObserver(tell).observe(region, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  await rule();
  await page.waitForTimeout(600);
  assert.deepEqual(await said.jsonValue(), [
    "Ruling · priority 1 Remove one model from the rear rank and two from the left. Any other way, C would Drop out of " +
      "Combat. B loses contact but is nudged back.",
  ]);
});

test("the focus goes on when what had it can be used no more", async () => {
  const less = page.getByRole("button", { name: "Combined Unit: one fewer" });
  for (const _ of [1, 2, 3]) await less.press("Enter");
  await page.locator(".loss output", { hasText: "3" }).waitFor({ state: "detached" });
  assert.equal(await focused(), "Combined Unit: one more");
  for (const _ of [1, 2, 3]) await page.keyboard.press("Enter");
  await rule();
  await page.locator(".options .beaten button").first().press("Enter");
  // Right after a ruling the button rests for a moment, so that a double tap does nothing.
  await page.locator(".primary:not([aria-disabled])", { hasText: "Back to the ruling" }).press("Enter");
  await page.getByRole("button", { name: "Apply and go on" }).waitFor();
  assert.equal(await focused(), "Apply and go on");
  await page.getByRole("button", { name: "Step back" }).press("Enter");
  await page.getByRole("button", { name: "Step forward" }).press("Enter");
  await page.locator(".steps li:last-child .current").waitFor();
  assert.equal(await focused(), "Step back");
});

test("whatever keys are pressed, the focus is never lost", async () => {
  const seed = Number(process.env.CLOSE_RANKS_SEED ?? Date.now() % 100_000);
  let random = seed;
  const keys = ["Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Enter", "Enter", "Escape"];
  const pressed = [];
  await page.locator(".primary").focus();
  for (let round = 0; round < 120; round++) {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    const key = keys[Math.floor(random / 65_536) % keys.length];
    pressed.push(key);
    await page.keyboard.press(key);
    const isLost = await page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      const { activeElement: held } = document;
      return held === document.body && document.hasFocus();
    });
    // Past its last or before its first stop the browser itself has the focus.
    if (isLost && key.endsWith("Tab")) await page.locator(".primary").focus();
    else assert.ok(!isLost, `seed ${seed}: ${pressed.join(" ")}`);
  }
});
