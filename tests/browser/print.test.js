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
