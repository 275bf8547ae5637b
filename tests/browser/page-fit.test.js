// That the page fits: nothing cut or covered, and targets large enough for a thumb, on every screen it is meant for.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { linkOf } from "../../web/view/link.js";
import { languages } from "../../web/view/words.js";
import { questionOf } from "../view/support/figure.js";
import { measure } from "./support/measure.js";
import { openPage } from "./support/open-page.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  opened = await openPage({ locale: "en-GB", reducedMotion: "reduce" });
  page = opened.page;
});
after(() => opened?.close());

const screens = [
  [1280, 800],
  [390, 844],
  [360, 640],
  [320, 568],
  [844, 390],
  [640, 360],
];

/** The languages in which all is looked at on every screen; in the others the fullest example on the tightest ones. */
const thorough = ["en", "ru"];
const tight = [320, 640];

for (const [width, height] of screens) {
  for (const language of Object.keys(languages)) {
    const isThorough = thorough.includes(language);
    if (!isThorough && !tight.includes(width)) continue;
    test(`nothing overflows and every target is 44 pixels at ${width} by ${height} in ${language}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto(`${opened.url}web/page/?lang=${language}`);
      await page.locator(".figures").waitFor();
      opened.complaints.length = 0;
      for (const letter of isThorough ? ["a", "b", "c", "d", "e"] : ["c"]) {
        await page.locator(".figures button", { hasText: letter }).click();
        await check(`${letter} before`, width, height);
        await page.locator("footer .primary").click();
        await page.locator(".verdict h2").waitFor();
        await check(`${letter} ruled`, width, height);
        await page.locator(".options tbody.beaten button").first().click();
        await page.locator("#canvas .maybe").first().waitFor();
        await check(`${letter} option`, width, height);
      }
      await page.locator(".figures button").last().click();
      await check("larger bases before", width, height);
      await page.locator(".unit-name").first().click();
      await page.locator(".loss button").nth(2).waitFor();
      await check("larger bases, a unit chosen", width, height);
      await page.locator("footer .primary").click();
      await page.locator(".verdict h2").waitFor();
      await check("larger bases ruled", width, height);
      await page.locator("[aria-controls=units]").click();
      await check("the battle as a table", width, height);
      assert.deepEqual(opened.complaints, []);
    });
  }
}

test("the options can be reached by scrolling the sheet of a phone", async () => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${opened.url}web/page/`);
  await page.locator("footer .primary").click();
  const last = page.locator(".options tbody").last();
  await last.scrollIntoViewIfNeeded();
  const [row, footer] = [await last.boundingBox(), await page.locator("footer").boundingBox()];
  assert.ok(row && footer && row.y + row.height <= footer.y + 1);
});

for (const [width, height] of [
  [640, 360],
  [667, 375],
]) {
  test(`at ${width} by ${height} the panel stands beside the battlefield and leaves the ruling room`, async () => {
    await page.setViewportSize({ width, height });
    await page.goto(`${opened.url}web/page/`);
    await page.locator("footer .primary").click();
    await page.locator(".verdict h2").waitFor();
    const [field, ruling] = [await page.locator("#canvas").boundingBox(), await page.locator(".ruling").boundingBox()];
    assert.ok(field && ruling && ruling.x >= field.x + field.width - 1 && ruling.height >= 150, `${ruling?.height}`);
  });
}

for (const language of thorough) {
  test(`enlarged to four times its size in ${language}, all of the page is reached by scrolling down`, async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${opened.url}web/page/?lang=${language}`);
    await page.locator("footer .primary").click();
    await page.locator(".verdict h2").waitFor();
    const { page: size, ...found } = await page.evaluate(measure);
    assert.deepEqual(found, { small: [], wide: [], cut: [], covering: [] });
    assert.equal(size[0], 320);
    await page.locator("footer .primary").click();
    await page.locator(".loss").first().waitFor();
    const last = page.locator("footer .primary");
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 256, JSON.stringify(box));
  });
}

for (const [width, height] of screens.filter(([width]) => tight.includes(width))) {
  for (const name of ["W".repeat(64), "😀".repeat(64), "مرحبا بالعالم ".repeat(4).trim()]) {
    test(`a name like ${name.slice(0, 4)}… fits at ${width} by ${height}, in the picture, the panels and the table`, async () => {
      const question = withNames(questionOf("figure-d"), name);
      /** @param {string} what */
      const fits = async (what) => {
        // Four such names may have to cover each other.
        const { covering, ...found } = await page.evaluate(measure);
        assert.deepEqual(found, { small: [], wide: [], cut: [], page: [width, height] }, what);
      };
      await page.setViewportSize({ width, height });
      await page.goto("about:blank");
      await page.goto(`${opened.url}web/page/${await linkOf({ question, step: 3, option: null })}`);
      await page.locator(".verdict h2").waitFor();
      await fits("the ruling");
      await page.locator("[aria-controls=units]").click();
      await fits("the table");
      await page.locator("[aria-controls=units]").click();
      await page.goto("about:blank");
      await page.goto(`${opened.url}web/page/${await linkOf({ question, step: null, option: null })}`);
      await page.locator(".details", { hasText: name }).first().waitFor();
      await fits("the losses");
      await page.locator(".unit-name").first().click();
      await page.locator(".loss > .text", { hasText: name }).waitFor();
      await fits("the losses, a unit chosen");
      await page.locator(".loss > .text + .stepper button").last().click();
      await page.locator("[aria-controls=units]").click();
      await fits("the table with the losses");
      await page.locator("[aria-controls=units]").click();
      await page.locator("footer .edit").click();
      await page.locator(".build").first().waitFor();
      await fits("the building");
      await page.locator(".grid .named").first().click();
      await page.locator(".model").waitFor();
      await fits("the building, a model chosen");
    });
  }
}

/**
 * A question whose units and models with names are all called the same.
 * @param {any} question
 * @param {string} name
 */
function withNames(question, name) {
  for (const unit of question.battle.units) {
    unit.name = name;
    for (const model of Object.values(unit.models ?? {})) model.name = name;
  }
  return question;
}

/**
 * @param {string} what
 * @param {number} width
 * @param {number} height
 */
async function check(what, width, height) {
  const found = await page.evaluate(measure);
  assert.deepEqual(found.small, [], `${what}: targets that are too small`);
  assert.deepEqual(found.wide, [], `${what}: things that overflow sideways`);
  assert.deepEqual(found.page, [width, height], `${what}: the page itself scrolls`);
  assert.deepEqual(found.cut, [], `${what}: texts of the picture that are cut`);
  assert.deepEqual(found.covering, [], `${what}: texts of the picture that cover each other`);
}
