// The page on paper.
import assert from "node:assert/strict";
import { test } from "node:test";

import { openPage } from "./support/open-page.js";

test("print has picture and verdict on one page, light on a dark screen", async (t) => {
  const { page, close } = await openPage({ locale: "en-GB", viewport: { width: 1280, height: 800 } });
  t.after(close);
  await page.getByRole("button", { name: "Rule", exact: true }).click();
  await page.locator(".verdict h2").waitFor();
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  const colours = await page.evaluate(() => ({
    ink: getComputedStyle(document.body).color,
    grass: getComputedStyle(/** @type {Element} */ (document.querySelector("#canvas .grass"))).fill,
  }));
  assert.deepEqual(colours, { ink: "rgb(34, 38, 31)", grass: "rgb(230, 234, 214)" });
  const boxes = await page.evaluate(() =>
    ["#canvas svg", ".verdict h2"].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0,
    ),
  );
  assert.ok(
    boxes.every((height) => height > 20),
    String(boxes),
  );
  const pdf = (await page.pdf({ format: "A4", tagged: false })).toString("latin1");
  assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 1);
});

test("print has no button and no field, before a ruling and in it, in any ruleset, nor while a battle is built", async (t) => {
  const { page, close } = await openPage({ locale: "en-GB", viewport: { width: 1280, height: 800 } });
  t.after(close);
  /** @param {string} when */
  const check = async (when) => {
    await page.emulateMedia({ media: "print" });
    assert.deepEqual(await page.evaluate(controlsOnPaper), [], when);
    await page.emulateMedia({ media: "screen" });
  };
  await page.locator(".unit-name").first().click();
  await check("a unit chosen");
  await page.locator("footer .primary").click();
  await page.locator(".verdict h2").waitFor();
  await check("ruled");
  await page.locator(".options tbody button").first().click();
  await check("an option");
  for (const ruleset of ["Conquest", "Ancients"]) {
    await page.locator("#rulesets button", { hasText: ruleset }).click();
    await page.locator("#rulesets [aria-pressed=true]", { hasText: ruleset }).waitFor();
    await check(ruleset);
    await page.locator("footer .edit").click();
    await page.locator(".build").first().waitFor();
    await check(`${ruleset} being built`);
    await page.locator("footer .primary").click();
  }
});

/** Runs in the page: all that can be pressed or filled in, but for names, steps and rolls, which are there to be read. */
function controlsOnPaper() {
  return [...document.querySelectorAll("button, input, select, summary, textarea")]
    .filter((control) => control.checkVisibility() && !control.matches(".unit-name, .steps button, .rolls button"))
    .map((control) => control.getAttribute("aria-label") || control.outerHTML);
}
