// Building a position with a thumb on a phone: figure c from an empty table, and every part of the edit panel.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { languages } from "../../web/view/words.js";
import { readCases } from "../support/cases.js";
import { mismatches } from "../support/matches.js";
import { wordsIn } from "../view/support/words.js";
import { measure } from "./support/measure.js";
import { openPage } from "./support/open-page.js";
import { lastAsked, listen } from "./support/overheard.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;
let taps = 0;

before(async () => {
  opened = await openPage({
    locale: "en-GB",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: "reduce",
  });
  page = opened.page;
  await listen(page);
});
beforeEach(async () => {
  await page.goto(`${opened.url}web/page/`);
  await page.locator(".figures").waitFor();
  opened.complaints.length = 0;
  taps = 0;
});
after(() => opened?.close());

/**
 * A thumb on a button of the panel, by its name.
 * @param {string | RegExp} name
 * @param {number} [times]
 */
async function tap(name, times = 1) {
  for (let time = 0; time < times; time++) {
    await page.locator("#panel").getByRole("button", { name, exact: true }).first().tap();
    taps += 1;
  }
}

/** The battle as it is on the table now. */
async function battleNow() {
  return (await lastAsked(page, "ninth-age/contacts")).question.battle;
}

/**
 * Where the units stand as the first of them sees it, and all that belongs to them but names.
 * @param {any} battle
 */
function seenFromFirst({ units, table, activePlayer, terrain = [] }) {
  const [first] = units;
  const turn = (first.heading * Math.PI) / 180;
  const players = [...new Set([activePlayer, ...units.map((/** @type {any} */ { player }) => player)])];
  return {
    table,
    terrain,
    units: units.map((/** @type {any} */ { player, at, heading, base, ranks, models = {}, ...unit }) => {
      const [x, y] = [at[0] - first.at[0], at[1] - first.at[1]];
      return {
        side: players.indexOf(player),
        at: [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)],
        heading: (heading - first.heading + 360) % 360,
        base,
        ranks,
        models: Object.fromEntries(
          Object.entries(models).map(([letter, model]) => [letter, { ...model, name: undefined }]),
        ),
        besides: Object.keys(unit).filter((key) => !["id", "name"].includes(key)),
      };
    }),
  };
}

/**
 * Something with ids in it, with others.
 * @param {any} value
 * @param {Record<string, string>} ids
 * @returns {any}
 */
function renamed(value, ids) {
  if (typeof value === "string") return ids[value] ?? value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, ids));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [ids[key] ?? key, renamed(item, ids)]));
}

test("figure c is built from an empty table and ruled in at most 25 taps and 60 seconds", async () => {
  const start = performance.now();
  await tap("New: an empty table");
  await tap("Add a unit: Green");
  await tap("Files: more");
  await tap("Ranks: less");
  await tap("Models: more");
  await tap("Rank and file 1/6");
  await tap("Add a unit: Red");
  await tap("Ranks: more");
  await tap("Front");
  await tap("To the side: more", 2);
  await tap("Add a unit: Red");
  await tap("Files: less", 2);
  await tap("Ranks: less");
  await tap("Left");
  await tap("To the side: less", 2);
  await tap("Done");
  await tap("A: one more", 3);
  await tap("Rule");
  await page.locator(".verdict h2").waitFor();
  const seconds = (performance.now() - start) / 1000;
  console.log(`figure c: ${taps} taps, ${seconds.toFixed(1)} s`);

  const { question, answer } = await lastAsked(page, "ninth-age/casualties");
  const figure = /** @type {any} */ (readCases().find(({ file }) => file.endsWith("figure-c.json")));
  const [own, others] = [question.battle, figure.question.battle].map(seenFromFirst);
  assert.deepEqual(mismatches(others, own), []);
  assert.deepEqual(mismatches(own, others), []);
  assert.deepEqual(question.losses, [{ unit: "A", healthPoints: 3 }]);
  assert.deepEqual(mismatches(renamed(figure.answer, { green: "A", A: "B", B: "C" }), answer), []);
  assert.ok(taps <= 25 && seconds <= 60, `${taps} taps, ${seconds} s`);
  assert.deepEqual(opened.complaints, []);
});

test("an edit that cannot be is said in words and changes nothing, and each that can is one step of undo", async () => {
  await tap("New: an empty table");
  await tap("Add a unit: Green");
  await tap("Add a unit: Red");
  const before = await battleNow();
  await page.locator("summary", { hasText: "More" }).tap();
  await page.getByLabel("Down, mm").fill(String(before.units[0].at[1] + 10));
  await page.getByLabel("Down, mm").blur();
  await page.getByText("These overlap: B and A. Move them apart first.").waitFor();
  assert.equal(await page.getByLabel("Down, mm").inputValue(), String(before.units[1].at[1]));
  await tap("Files: more");
  await page.locator(".barred:empty").waitFor({ state: "attached" });
  assert.deepEqual((await battleNow()).units[1].ranks, ["rrrrrr", "rrrr"]);
  for (const count of [2, 1, 0]) {
    await page.getByRole("button", { name: "Undo" }).tap();
    await page.waitForFunction((wanted) => {
      const units = [...document.querySelectorAll("#canvas [data-unit]")].map((shape) =>
        shape.getAttribute("data-unit"),
      );
      return new Set(units).size === wanted;
    }, count);
  }
  await page.getByText("The table is empty.").waitFor();
  await page.getByRole("button", { name: "Undo" }).tap();
  await page.getByRole("button", { name: "Undo" }).and(page.locator(":disabled")).waitFor();
  assert.deepEqual(opened.complaints, []);
});

test("a unit of an example is duplicated where there is room, mirrored and deleted, and its losses go with it", async () => {
  await tap("Edit");
  await page.locator(".chips button", { hasText: "Combined Unit" }).tap();
  await tap("Duplicate");
  await page.locator(".who input[value=D]").waitFor();
  const { units } = await battleNow();
  assert.deepEqual([units.length, units[4].ranks, units[4].models], [5, units[0].ranks, units[0].models]);
  await tap("Mirror");
  await page.locator(".grid .named").first().waitFor();
  assert.deepEqual((await battleNow()).units[4].ranks, ["Crrrrr", ".....r"]);
  await tap("Table");
  await page.locator(".chips button", { hasText: "Combined Unit" }).tap();
  await tap("Delete");
  await page.locator(".chips button", { hasText: "Combined Unit" }).waitFor({ state: "detached" });
  await tap("Done");
  assert.deepEqual(await page.locator(".loss output").allInnerTexts(), ["0", "0", "0", "0"]);
  assert.deepEqual(opened.complaints, []);
});

test("a tap on the letter of a model of the chosen unit shows that model as one in the grid does, and a tap beside it does not", async () => {
  await tap("New: an empty table");
  await tap("Add a unit: Green");
  await tap("Rank and file 1/2");
  const letter = page.locator("#canvas .named");
  await page.locator(".grid .named[aria-pressed=true]").waitFor();
  for (const isShown of [false, true]) {
    const box = await letter.boundingBox();
    assert.ok(box && box.width >= 24);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    assert.equal(await page.locator(".model").count(), Number(isShown));
    assert.equal(await page.locator(".grid .named").getAttribute("aria-pressed"), String(isShown));
  }
  const { top, bottom } = await page.locator(".model").evaluate((part) => part.getBoundingClientRect());
  const footer = await page.locator("footer").boundingBox();
  assert.ok(footer && top >= 0 && bottom <= footer.y + 1, `${top} ${bottom}`);
  const box = await letter.boundingBox();
  assert.ok(box);
  await page.touchscreen.tap(box.x + box.width * 1.6, box.y + box.height / 2);
  assert.equal(await page.locator(".grid").count(), 0);
  assert.deepEqual(opened.complaints, []);
});

test("a regiment of stands is built with its command stand and its Wounds, and ruled", async () => {
  await openRuleset("Conquest");
  await tap("New: an empty table");
  await tap("Add a unit: Green");
  await tap("K Command");
  await tap("Rank and file 1/2");
  await tap("Stands: more");
  await tap("Wounds each: more");
  await tap("Markers: more");
  await tap("Last: left");
  await page.getByRole("button", { name: "Last: left", pressed: true }).waitFor();
  const { question } = await lastAsked(page, "conquest/wounds");
  const [{ ranks, stand, markers, lastEnd, models }] = question.battle.units;
  assert.deepEqual([ranks, stand, markers, lastEnd], [["4K4", "444", "4"], { models: 4, wounds: 2 }, 1, "left"]);
  assert.equal(models.K.kind, "command");
  await tap("Done");
  await tap("A: one more", 3);
  await tap("Rule");
  await page.locator(".verdict h2").waitFor();
  assert.deepEqual(opened.complaints, []);
});

test("two units of the ancients rules are built and set in contact, and the rolls are there", async () => {
  await openRuleset("Ancients");
  await tap("New: an empty table");
  await tap("Add a unit: Green");
  await tap("Add a unit: Red");
  await tap("Front");
  await page.locator("#panel").getByRole("button", { name: "Front", exact: true, pressed: true }).waitFor();
  await tap("Done");
  await page.locator(".rolls button").nth(5).waitFor();
  assert.equal(await page.locator(".pairs button").count(), 2);
  assert.deepEqual(opened.complaints, []);
});

/** @param {string} name */
async function openRuleset(name) {
  await page.locator("button.ruleset").tap();
  await page.locator("#rulesets button", { hasText: name }).tap();
  await page.locator("#rulesets").waitFor({ state: "hidden" });
}

const screens = [
  [390, 844],
  [320, 568],
  [640, 360],
  [1280, 800],
];

for (const language of Object.keys(languages)) {
  test(`the whole edit panel fits every screen in ${language}, with targets for a thumb`, async () => {
    const { say } = wordsIn(language);
    await page.goto(`${opened.url}web/page/?lang=${language}`);
    await page.locator(".new").tap();
    await fits("the empty table");
    await page.locator(".add button").first().tap();
    await page.locator(".grid button").nth(4).tap();
    for (const count of [1, 2]) {
      await page.locator(".add button").nth(1).tap();
      await page.locator(".even button").nth(count).tap();
      await page.locator(".counters input").waitFor();
    }
    await fits("an engaged unit");
    await page.locator(".add button").nth(2).tap();
    await fits("the table");
    await page.locator(".even button", { hasText: say("edit.wall") }).tap();
    await page.getByRole("button", { name: say("terrain.impassable") }).waitFor();
    await fits("terrain");
    await page.locator(".add button").nth(2).tap();
    await page.locator(".chips button").first().tap();
    await page.locator(".model").waitFor();
    await fits("a model");
    await page.locator(".model input").first().fill("W".repeat(64));
    await page.locator(".who input").fill("W".repeat(64));
    await page.locator(".who input").blur();
    await page.locator(".grid .named").waitFor();
    await fits("long names");
    assert.deepEqual(opened.complaints, []);
  });
}

/**
 * At every size, with all that can be unfolded.
 * @param {string} what
 */
async function fits(what) {
  await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(measure);
    assert.deepEqual(found.small, [], `${what} at ${width}: targets that are too small`);
    assert.deepEqual(found.wide, [], `${what} at ${width}: things that overflow sideways`);
    assert.deepEqual(found.page, [width, height], `${what} at ${width}: the page itself scrolls`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

test("a table left empty is said to be empty, with what to do next, and no losses are asked for", async () => {
  for (const ruleset of ["The Ninth Age", "Conquest", "Ancients"]) {
    await page.locator("button.ruleset").tap();
    await page.locator("#rulesets button", { hasText: ruleset }).tap();
    await tap("New: an empty table");
    await tap("Done");
    const hint = "The table is empty. Add units by “Edit”, or choose an example.";
    assert.equal(await page.locator("#caption").textContent(), hint, ruleset);
    assert.deepEqual(await page.locator("#panel h2", { hasText: "Losses" }).allTextContents(), [], ruleset);
  }
});
