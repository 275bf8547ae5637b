// That the page fits: nothing cut or covered, and targets large enough for a thumb, on every screen it is meant for.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

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
  [844, 390],
  [667, 375],
  [640, 360],
];

for (const [width, height] of screens) {
  for (const language of ["en", "ru"]) {
    test(`nothing overflows and every target is 44 pixels at ${width} by ${height} in ${language}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto(`${opened.url}web/page/?lang=${language}`);
      await page.locator(".figures").waitFor();
      opened.complaints.length = 0;
      for (const letter of ["a", "b", "c", "d", "e"]) {
        await page.locator(".figures button", { hasText: letter }).click();
        await check(`${letter} before`, width, height);
        await page.locator("footer .primary").click();
        await page.locator(".verdict h2").waitFor();
        await check(`${letter} ruled`, width, height);
        await page.locator(".options tbody.beaten button").first().click();
        await page.locator("#canvas .maybe").first().waitFor();
        await check(`${letter} option`, width, height);
      }
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

/** Runs in the page. */
function measure() {
  const boxOf = (/** @type {Element} */ element) => element.getBoundingClientRect();
  const nameOf = (/** @type {Element} */ element) => element.textContent || element.className;
  const targets = [...document.querySelectorAll("button")]
    .filter((button) => boxOf(button).width > 0)
    .map((button) => button.closest(".options tbody") ?? button);
  const small = targets.filter((target) => boxOf(target).width < 43.9 || boxOf(target).height < 43.9);
  const parts = [
    ...document.querySelectorAll("#header, #caption, .ruling, .figures, footer, .options table, .verdict"),
  ];
  const wide = parts.filter((part) => part.scrollWidth > part.clientWidth + 1 || boxOf(part).right > innerWidth + 0.5);
  const field = boxOf(/** @type {Element} */ (document.querySelector("#canvas")));
  const labels = [...document.querySelectorAll("#canvas .label text")];
  const cut = labels.filter((label) => {
    const { left, top, right, bottom } = boxOf(label);
    return left < field.left - 0.5 || top < field.top - 0.5 || right > field.right + 0.5 || bottom > field.bottom + 0.5;
  });
  const covering = labels.filter((label, index) =>
    labels.slice(index + 1).some((other) => {
      const [one, two] = [boxOf(label), boxOf(other)];
      return one.left < two.right && two.left < one.right && one.top + 4 < two.bottom && two.top + 4 < one.bottom;
    }),
  );
  const { scrollWidth, scrollHeight } = document.documentElement;
  return {
    small: small.map(nameOf),
    wide: wide.map((part) => part.className || part.id),
    cut: cut.map(nameOf),
    covering: covering.map(nameOf),
    page: [scrollWidth, scrollHeight],
  };
}
