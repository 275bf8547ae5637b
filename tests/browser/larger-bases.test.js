// The page with a unit of several ranks, a larger base and named models: it loses 1 to 12 models, one batch after another
// and at once, and every picture on the way is measured against what the referee says; and what an owner may choose.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, beforeEach, test } from "node:test";

import { measure } from "./support/measure.js";
import { openPage } from "./support/open-page.js";

const sample = JSON.parse(readFileSync(new URL("../../web/page/figures/larger-bases.json", import.meta.url), "utf8"));
const [guards] = sample.battle.units;

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  opened = await openPage({ locale: "en-GB", viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  page = opened.page;
});
beforeEach(async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await openSample();
});
after(() => opened?.close());

/** @param {object} [question] in place of the sample */
async function openSample(question) {
  await page.unroute("**/larger-bases.json");
  if (question) await page.route("**/larger-bases.json", (route) => route.fulfill({ json: question }));
  await page.goto(`${opened.url}web/page/`);
  await page.getByRole("button", { name: "Larger bases in several ranks" }).click();
  await page.locator(".figures button:last-child[aria-pressed=true]").waitFor();
  opened.complaints.length = 0;
}

async function rule() {
  await page.getByRole("button", { name: "Rule", exact: true }).click();
  await page.locator(".verdict h2").waitFor();
}

async function apply() {
  await page.getByRole("button", { name: "Apply and go on" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
}

/**
 * @param {string} selector
 * @returns {Promise<string[]>}
 */
async function texts(selector) {
  return (await page.locator(selector).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
}

/** Walks through all the moments of the ruling and looks at each picture. */
async function lookAtEveryMoment(/** @type {string} */ what) {
  const moments = await page.locator(".steps button").count();
  for (let index = 0; index < moments; index += 1) {
    await page.locator(".steps button").nth(index).click();
    await page.locator(`.steps li:nth-child(${index + 1}) [aria-current=step]`).waitFor();
    await checkPicture(`${what}, moment ${index + 1}`);
  }
}

/** That the picture is one that a player would call right, at whatever moment. */
async function checkPicture(/** @type {string} */ what) {
  const { cut, covering } = await page.evaluate(measure);
  assert.deepEqual(cut, [], `${what}: texts that are cut`);
  assert.deepEqual(covering, [], `${what}: texts that cover each other`);
  const { unit, bases, letters } = await page.evaluate(drawnGuards);
  const place = Math.min(...bases.map(({ width }) => width));
  for (const [index, one] of bases.entries()) {
    const isLarger = one.letter === "C";
    assert.ok(Math.abs(one.width / place - (isLarger ? 2 : 1)) < 0.1, `${what}: the width of ${one.letter}`);
    assert.ok(Math.abs(one.height - one.width) < 0.1, `${what}: the depth of ${one.letter}`);
    assert.ok(isInside(one, unit), `${what}: ${one.letter} is not within the unit`);
    for (const other of bases.slice(index + 1)) assert.ok(!overlap(one, other), `${what}: models over each other`);
  }
  for (const { text, size } of letters) assert.ok(size >= 9, `${what}: the letter ${text} is ${size} pixels high`);
  assert.deepEqual(
    letters.map(({ text }) => text).filter((text) => text === "C"),
    ["C"],
    `${what}: C is written once`,
  );
}

/** Runs in the page: the boundary, the bases and the letters of the Guards, in pixels. */
function drawnGuards() {
  /** @param {string} outline */
  const boxOf = (outline) => {
    const numbers = (outline.match(/-?[\d.]+/g) ?? []).map(Number);
    const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  };
  /** @param {string} look */
  const drawn = (look) =>
    [...document.querySelectorAll(`#canvas [data-unit="green"].${look} > path:first-child`)].flatMap((path) =>
      (path.getAttribute("d") ?? "").split("Z").filter(Boolean).map(boxOf),
    );
  const signs = [...document.querySelectorAll('#canvas [data-unit="green"].letter text')];
  const letters = signs.map((text) => ({ text: text.textContent, size: Number(text.getAttribute("font-size")) }));
  return {
    unit: drawn("boundary")[0],
    letters,
    bases: [
      ...drawn("models").map((box) => ({ ...box, letter: "r" })),
      ...drawn("named").map((box, index) => ({ ...box, letter: letters[index].text })),
    ],
  };
}

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * @param {Box} box
 * @param {Box} outer
 */
function isInside(box, outer) {
  const [right, bottom] = [outer.x + outer.width, outer.y + outer.height];
  return box.x >= outer.x && box.y >= outer.y && box.x + box.width <= right && box.y + box.height <= bottom;
}

/**
 * @param {Box} one
 * @param {Box} other
 */
function overlap(one, other) {
  const isApart = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isApart && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** How many models of the Guards are drawn. */
async function standing() {
  return (await page.evaluate(drawnGuards)).bases.length;
}

const all = 1 + [...guards.ranks.join("")].filter((place) => place !== "C").length;

for (const [width, height] of [
  [1280, 800],
  [390, 844],
]) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test(`twelve batches of one model at ${width} by ${height}, ${colorScheme}, give no wrong picture`, async () => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await checkPicture("before");
      assert.equal(await standing(), all);
      for (let batch = 1; batch <= 12; batch += 1) {
        if (batch > 1) await page.getByRole("button", { name: "Guards: one more" }).click();
        await rule();
        await lookAtEveryMoment(`batch ${batch}`);
        await apply();
        await checkPicture(`after batch ${batch}`);
        assert.equal(await standing(), all - batch);
        assert.equal(await page.locator("#canvas .contact").count(), 2, `batch ${batch}: Ogres and Wolves touch`);
      }
      assert.deepEqual(opened.complaints, []);
    });
  }
}

test("1 to 12 models lost at once give no wrong picture", async () => {
  for (let count = 1; count <= 12; count += 1) {
    if (count > 1) await page.getByRole("button", { name: "Guards: one more" }).click();
    await rule();
    await lookAtEveryMoment(`${count} at once`);
    assert.equal(await standing(), all - count);
  }
});

test("the larger base has its letter once and its Health Points, and the unit's name what its pool has lost", async () => {
  const health = page.locator('#canvas [data-unit="green"].health text');
  assert.deepEqual(await health.allTextContents(), ["3/3"]);
  assert.ok((await page.locator("#canvas .name text").allTextContents()).includes("Ogres −1/3"));
  await page.locator(".unit-name", { hasText: "Guards" }).click();
  await page.getByRole("button", { name: "Lord (C): one more" }).click();
  await rule();
  assert.deepEqual(await health.allTextContents(), ["2/3"]);
});

test("several pools are hit in one batch, and a larger base is struck out at its size", async () => {
  await page.locator(".unit-name", { hasText: "Guards" }).click();
  await page.getByRole("button", { name: "Champion (P): one more" }).click();
  for (let point = 0; point < 3; point += 1) await page.getByRole("button", { name: "Lord (C): one more" }).click();
  await rule();
  assert.match((await texts(".verdict h2"))[0], /Champion \(P\) and Lord \(C\) die/);
  await page.locator(".steps button").first().click();
  const widths = await page
    .locator("#canvas .dead path")
    .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().width));
  assert.equal(widths.length, 3);
  assert.ok(Math.abs(Math.max(...widths) / Math.min(...widths) - 2) < 0.1, widths.join());
  assert.deepEqual(opened.complaints, []);
});

test("a hole that closes from either side is the owner's choice, made by tapping", async () => {
  const lord = { ...guards, ranks: ["rrrCCrrr", "...CC"], models: { C: guards.models.C } };
  const ogres = { ...sample.battle.units[1], at: [460, 480] };
  await openSample({
    ...sample,
    battle: { ...sample.battle, units: [lord, ogres] },
    losses: [{ unit: "green", model: "C", healthPoints: 3 }],
  });
  await rule();
  assert.deepEqual(await texts(".kicker"), ["Ruling · green chooses"]);
  assert.deepEqual(await texts(".options tbody th"), ["1 C: from the left (legal)", "2 C: from the right (legal)"]);
  await page.getByRole("button", { name: "C: from the right" }).click();
  await page.locator(".verdict p", { hasText: "the models on the right of Lord (C) close up" }).waitFor();
  await page.getByRole("button", { name: "Take this choice" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
  const { unit } = await page.evaluate(drawnGuards);
  assert.ok(Math.abs(unit.width / unit.height - 6) < 0.1);
  assert.deepEqual(opened.complaints, []);
});

test("the owner takes other places in the rear rank by tapping, where that changes contact", async () => {
  const rear = { ...guards, ranks: ["rSPCCrr", "rrrCCr"] };
  await openSample({ ...sample, battle: { ...sample.battle, units: [rear, ...sample.battle.units.slice(1)] } });
  await rule();
  assert.match((await texts(".verdict"))[0], /is the owner's choice, and it changes contact/);
  assert.deepEqual(await texts(".rear button"), ["place 1 models in contact: 12", "place 6 models in contact: 11"]);
  assert.equal(await page.locator(".rear [aria-pressed=true]").innerText(), "place 6\nmodels in contact: 11");
  await page.getByRole("button", { name: "place 1" }).click();
  await page.locator(".rear [aria-pressed=true]", { hasText: "place 1" }).waitFor();
  const [dead, unit] = await Promise.all([
    page.locator("#canvas .dead path").boundingBox(),
    page.locator('#canvas [data-unit="green"].boundary').boundingBox(),
  ]);
  assert.ok(dead && unit && dead.x - unit.x < 3, "the model at the unit's left is struck out");
  await apply();
  await page.getByRole("button", { name: "Guards: one more" }).click();
  await rule();
  assert.deepEqual(opened.complaints, []);
});

test("ranks are seen closing by those who have not asked for less motion", async () => {
  const single = { ...guards, ranks: ["SPCCrr", "..CC"], at: [470, 480] };
  const question = { ...sample, battle: { ...sample.battle, units: [single, ...sample.battle.units.slice(1)] } };
  for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"])) {
    await page.emulateMedia({ reducedMotion });
    await openSample(question);
    await rule();
    await page.locator(".steps button", { hasText: "Close ranks" }).click();
    await page.locator("#canvas .arrow").first().waitFor();
    const moving = await page.locator("#canvas").evaluate((canvas) => canvas.getAnimations({ subtree: true }).length);
    assert.equal(moving > 0, reducedMotion === "no-preference", `${reducedMotion}: ${moving}`);
  }
  assert.deepEqual(opened.complaints, []);
});
