// A hurried thumb: taps faster than the referee answers, folds, and what lies where a thumb wants to be.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";

import { linkOf } from "../../web/view/link.js";
import { readCases } from "../support/cases.js";
import { openPage } from "./support/open-page.js";
import { changeWorker } from "./support/other-worker.js";
import { settled } from "./support/settled.js";

/** Every answer takes as long as on a slow device. */
const slow = "for (const end = Date.now() + 120; Date.now() < end; );";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  opened = await openPage({
    locale: "en-GB",
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    reducedMotion: "reduce",
  });
  page = opened.page;
});
beforeEach(async () => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit();
});
after(() => opened?.close());

async function visit() {
  await page.goto(`${opened.url}web/page/`);
  await page.locator(".figures").waitFor();
  opened.complaints.length = 0;
}

const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true }).first();
const counted = (/** @type {string} */ name) =>
  page.getByRole("group", { name, exact: true }).locator("output").innerText();

async function newUnit() {
  await button("New: an empty table").tap();
  await button("Add a unit: Green").tap();
  await page.locator("#live .handle").waitFor();
}

/**
 * Taps all at once, as no waiting test does, and waits for what comes of it.
 * @param {string[]} names
 */
async function tapAll(names) {
  await page.evaluate((all) => {
    for (const name of all) {
      const buttons = [...document.querySelectorAll("button")];
      buttons.find((one) => [one.ariaLabel, one.textContent].includes(name))?.click();
    }
  }, names);
  await settled(page);
}

test("taps faster than the answers all count, each from where the one before led", async () => {
  await changeWorker(page, { beforeAnswer: slow });
  await visit();
  await newUnit();
  await tapAll(["Files: more", "Files: more", "Models: more", "Files: more"]);
  assert.deepEqual([await counted("Files"), await counted("Models")], ["8", "11"]);
  await changeWorker(page, {});
});

test("Undo takes back the last tap, though the referee is still asked about it, and redo brings it again", async () => {
  await changeWorker(page, { beforeAnswer: slow });
  await visit();
  await newUnit();
  await tapAll(["Files: more", "Models: more", "Undo"]);
  assert.deepEqual([await counted("Files"), await counted("Models")], ["6", "10"]);
  await button("Redo").tap();
  assert.deepEqual([await counted("Files"), await counted("Models")], ["6", "11"]);
  await changeWorker(page, {});
});

test("in every part of the edit panel the second of two hurried taps goes on from the first", async () => {
  await changeWorker(page, { beforeAnswer: slow });
  await visit();
  await newUnit();
  await tapAll(["Turn 5° to the right", "Turn 5° to the right"]);
  assert.equal(await page.getByLabel("Heading, °").inputValue(), "10");
  await tapAll(["Change sides: to Red", "Change sides: to Red"]);
  await button("Change sides: to Red").waitFor();
  await button("Rank and file 1/1").tap();
  await tapAll(["Front Rank", "Front Rank"]);
  assert.equal(await page.locator("[aria-pressed=true]", { hasText: "Front Rank" }).count(), 0);

  await button("Add a unit: Red").tap();
  await button("Front").tap();
  await tapAll(["To the side: more", "To the side: more"]);
  assert.equal(await counted("To the side"), "2 files");

  await button("Table").tap();
  await button("Hill or wood").tap();
  await tapAll(["Width: more", "Width: more", "Depth: more"]);
  assert.deepEqual([await counted("Width"), await counted("Depth")], ["7″", "5.5″"]);
  assert.deepEqual(opened.complaints, []);
  await changeWorker(page, {});
});

test("of stands, Wounds, places and pursuits the second of two hurried taps goes on from the first", async () => {
  await changeWorker(page, { beforeAnswer: slow });
  await visit();
  const choose = async (/** @type {string} */ name) => {
    await page.locator("button.ruleset").tap();
    await page.locator("#rulesets button", { hasText: name }).tap();
  };
  await choose("Conquest");
  await tapAll(["Guard: one more", "Guard: one more"]);
  assert.equal(await counted("Guard"), "11");

  await choose("Ancients");
  await tapAll(["Gauls can still move: one more", "Gauls can still move: one more"]);
  assert.equal(await counted("Gauls can still move"), "4″");
  await button("Edit").tap();
  await page.locator("#panel .chips button", { hasText: /^\s*Gauls$/ }).tap();
  await tapAll(["Has run this turn", "Has run this turn"]);
  assert.equal(await page.locator("[aria-pressed=true]", { hasText: "Has run this turn" }).count(), 0);

  const turn = readCases().find(({ file }) => file === "ancients/reading-07-two-intervals.json") ?? assert.fail();
  const saved = /** @type {any} */ ({ question: turn.question, step: 0, option: null });
  const link = await linkOf(saved);
  await page.evaluate((to) => (location.hash = to), link);
  const places = page.getByRole("group", { name: "Places along the enemy's edge" }).first();
  await places.waitFor();
  await settled(page);
  const [more, fewer] = ["more", "fewer"].map((way) => `Places along the enemy's edge: one ${way}`);
  const place = async () => Number((await places.locator("output").innerText()).split("/")[0]);
  await tapAll([more]);
  const first = await place();
  await tapAll(first > 2 ? [fewer, fewer] : [more, more]);
  assert.equal(Math.abs((await place()) - first), 2);
  assert.deepEqual(opened.complaints, []);
  await changeWorker(page, {});
});

test("a pursuer's move is shown as it is and stepped from there", async () => {
  const { question } = readCases().find(({ file }) => file === "ancients/page-any-roll.json") ?? assert.fail();
  const saved = /** @type {any} */ ({ question: { ...question, pursuitRemaining: 30 }, step: 0, option: null });
  const link = await linkOf(saved);
  await page.evaluate((to) => (location.hash = to), link);
  const pursuit = page.getByRole("group", { name: /can still move/ });
  await pursuit.locator("output", { hasText: "1.18″" }).waitFor();
  const shown = [];
  for (const name of ["more", "fewer", "fewer", "fewer"]) {
    const step = pursuit.getByRole("button", { name });
    if (await step.isEnabled()) await step.tap();
    shown.push(await pursuit.locator("output").innerText());
  }
  assert.deepEqual(shown, ["2.18″", "1.18″", "0.18″", "0″"]);
});

test("looking nearer while the referee is at work on another battle stays, when the answer comes", async () => {
  const opening = () => page.locator("#rulesets button").nth(1).dispatchEvent("click");
  const scale = () => page.locator("#field-inches").getAttribute("width").then(Number);
  await opening();
  const whole = await scale();
  await changeWorker(page, { beforeAnswer: slow.repeat(4) });
  await visit();
  await page.evaluate(async () => {
    /** @type {HTMLElement} */ (document.querySelectorAll("#rulesets button")[1]).click();
    while (!document.querySelector("#canvas [data-unit=guard]")) await new Promise(requestAnimationFrame);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "+", bubbles: true }));
    if (!document.querySelector("[aria-busy=true]")) throw new Error("The answer has come already.");
  });
  await settled(page);
  assert.ok(Math.abs((await scale()) / whole - 1.25) < 0.01, `${await scale()} ${whole}`);
  await changeWorker(page, {});
});

test("a key's move is made before the Undo or the loss that is tapped after it", async () => {
  await changeWorker(page, { beforeAnswer: slow });
  await visit();
  await newUnit();
  const place = () => page.getByLabel("Across, mm").inputValue();
  const before = await place();
  const moveAndTap = (/** @type {string} */ name) =>
    page.evaluate((label) => {
      const arrow = { key: "ArrowRight", code: "ArrowRight", bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", arrow));
      /** @type {HTMLElement} */ (document.querySelector(`[aria-label="${label}"]`)).click();
    }, name);
  await moveAndTap("Undo");
  await settled(page);
  assert.equal(await place(), before);
  await button("Redo").tap();
  assert.equal(Number(await place()), Number(before) + 12.7);
  await button("Done").tap();
  await moveAndTap("A: one more");
  await settled(page);
  assert.equal(await counted("A"), "1");
  await button("Undo").tap();
  assert.equal(await counted("A"), "0");
  await button("Undo").tap();
  await button("Edit").tap();
  assert.equal(Number(await place()), Number(before) + 12.7);
  await changeWorker(page, {});
});

test("a fold that was opened stays open while things in it are changed", async () => {
  await newUnit();
  await page.locator("summary", { hasText: "More" }).tap();
  for (const points of ["2", "3", "4"]) {
    await button("Health Points: more").tap();
    assert.equal(await counted("Health Points"), points);
  }
  await page.getByLabel("Across, mm").fill("600");
  await page.getByLabel("Across, mm").press("Enter");
  assert.equal(await page.locator("details", { hasText: "More" }).getAttribute("open"), "");
});

test("a name or a number that is typed and entered is taken, and the field keeps the focus", async () => {
  await newUnit();
  await page.locator("summary", { hasText: "More" }).tap();
  for (const [label, typed, taken] of [
    ["Name", " Guard ", "Guard"],
    ["Name", "", "A"],
    ["Across, mm", "600.00", "600"],
    ["Across, mm", "1e9", "600"],
  ]) {
    const field = page.getByLabel(label, { exact: true }).first();
    await field.fill(typed);
    await field.press("Enter");
    assert.equal(await field.inputValue(), taken);
    assert.ok(await field.evaluate((one) => document.activeElement === one), `the field in which ${typed} was typed`);
  }
  await button("Undo").tap();
  assert.equal(await page.getByLabel("Across, mm").inputValue(), "914.4");
  assert.deepEqual(opened.complaints, []);
});

test("terrain grows until it is as large as the table, and no larger", async () => {
  await button("New: an empty table").tap();
  await page.locator("summary", { hasText: "More" }).tap();
  for (const [label, inches] of [
    ["Table width, ″", "8"],
    ["Table depth, ″", "5"],
  ]) {
    await page.getByLabel(label).fill(inches);
    await page.getByLabel(label).press("Enter");
  }
  await button("Block").tap();
  for (const [name, most] of [
    ["Width", "8″"],
    ["Depth", "5″"],
  ]) {
    for (let taps = 0; taps < 9 && (await button(`${name}: more`).isEnabled()); taps += 1)
      await button(`${name}: more`).tap();
    assert.equal(await counted(name), most);
  }
  await button("Width: less").tap();
  assert.equal(await counted("Width"), "7.5″");
  await button("Turn 90° to the right").tap();
  assert.equal(await button("Width: more").isDisabled(), true, "it lies across the table now");
  assert.deepEqual(opened.complaints, []);
});

test("an empty table takes no size that no table has", async () => {
  await button("New: an empty table").tap();
  await page.locator("summary", { hasText: "More" }).tap();
  const width = page.locator(".typed input").first();
  const before = await width.inputValue();
  for (const wrong of ["0", "-5"]) {
    await width.fill(wrong);
    await width.press("Enter");
    await page.locator(".barred:not(:empty)").waitFor();
    assert.equal(await width.inputValue(), before);
  }
  assert.deepEqual(opened.complaints, []);
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
]) {
  test(`at ${width} by ${height} the handle of a new unit and of a wide one is under no other button`, async () => {
    await page.setViewportSize({ width, height });
    await newUnit();
    for (let files = 5; files <= 10; files += 1) {
      const under = await page.evaluate(() => {
        const boxOf = (/** @type {Element} */ part) => part.getBoundingClientRect();
        const handle = boxOf(/** @type {Element} */ (document.querySelector("#live .handle circle")));
        const tools = [...document.querySelectorAll(".tool, #units-place > button")].map(boxOf);
        return tools.filter(
          ({ left, top, right, bottom }) =>
            handle.right > left && handle.left < right && handle.bottom > top && handle.top < bottom,
        );
      });
      assert.deepEqual(under, [], `${files} files`);
      await button("Files: more").tap();
    }
  });
}

test("another ruleset in the middle of a drag leaves nothing of the old battle", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const box = await page.locator('#canvas .boundary[data-unit="B"]').boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y - 30, { steps: 4 });
  await page.locator("#live .ghost").waitFor({ state: "attached" });
  await page.locator("#rulesets button").nth(1).dispatchEvent("click");
  assert.equal(await page.locator("#live .ghost").count(), 0);
  await page.mouse.move(box.x + 40, box.y - 60, { steps: 4 });
  await page.mouse.up();
  assert.equal(await page.locator("#live .ghost, #live .pill").count(), 0);
  assert.deepEqual(opened.complaints, []);
});
