// The battlefield under a mouse and keys: dragging with ghost and length, snapping, springing back, looking elsewhere,
// measuring, exact moves.
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
  opened.complaints.length = 0;
});
after(() => opened?.close());

/** @param {string} id */
async function middleOf(id) {
  const box = await page.locator(`#canvas .boundary[data-unit="${id}"]`).boundingBox();
  assert.ok(box, id);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {string} id */
const pathOf = (id) => page.locator(`#canvas .boundary[data-unit="${id}"] path`).getAttribute("d");

/** Pixels a millimetre. */
const scale = async () => Number(await page.locator("#field-inches").getAttribute("width")) / 25.4;

/**
 * Holds a unit and drags it by millimetres.
 * @param {string} id
 * @param {[number, number]} by
 */
async function carry(id, [x, y]) {
  const from = await middleOf(id);
  const pixels = await scale();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x * pixels, from.y + y * pixels, { steps: 4 });
}

/** @param {string} id */
async function choose(id) {
  await page.locator(`#canvas .target[data-unit="${id}"]`).press("Enter");
  await page.locator("#live .handle").waitFor();
}

const live = (/** @type {string} */ look) => page.locator(`#live .${look}`);
const told = () => page.locator("#tools [role=status]").textContent();
const undo = () => page.getByRole("button", { name: "Undo" });
const contacts = () => page.locator("#canvas .contact").count();

test("a unit that is dragged leaves a ghost and says how far it has come, and undo brings it back", async () => {
  const start = await pathOf("B");
  await carry("B", [-9, 12]);
  assert.equal(await live("ghost").count(), 1);
  assert.deepEqual(await live("pill text").allTextContents(), ["0.59″ · 15\u00a0mm"]);
  assert.equal(await page.locator("#canvas .contact[style*=hidden]").count(), 1, "the contact it leaves is not shown");
  await page.mouse.up();
  await page.locator(".unit-name[aria-pressed=true]", { hasText: "B" }).waitFor();
  assert.equal(await contacts(), 2);
  assert.equal(await told(), "B · 0.59″ · 15\u00a0mm");
  await undo().click();
  assert.equal(await undo().isDisabled(), true);
  assert.equal(await contacts(), 3);
  assert.equal(await pathOf("B"), start);
  assert.deepEqual(opened.complaints, []);
});

test("a unit let go near another lies flush: the referee finds the contact, and it stands where it stood", async () => {
  await carry("B", [-18, 0]);
  await page.mouse.up();
  await page.locator(".unit-name[aria-pressed=true]", { hasText: "B" }).waitFor();
  const there = await pathOf("green");
  await carry("B", [15, 3]);
  assert.match((await live("pill.good text").textContent()) ?? "", /^touches Combined Unit/);
  assert.equal(await live("contact").count(), 1);
  await page.mouse.up();
  await page.locator("#canvas .contact").nth(2).waitFor({ state: "attached" });
  assert.equal(await pathOf("green"), there, "the camera stays");
  await page.getByRole("button", { name: "Rule", exact: true }).click();
  await page.locator(".verdict h2", { hasText: "one model from the rear rank and two from the left" }).waitFor();
});

test("where it would overlap it is marked, and springs back when let go", async () => {
  const start = await pathOf("B");
  await carry("B", [60, -30]);
  assert.equal(await live("clash").count(), 2);
  assert.match((await live("pill.bad text").textContent()) ?? "", /^overlaps /);
  await page.mouse.up();
  await page.locator("#canvas [data-unit=B]").first().waitFor();
  assert.equal(await pathOf("B"), start);
  assert.equal(await page.locator("#canvas [style*=translate]").count(), 0);
  assert.equal(await undo().isDisabled(), true);
  assert.match((await told()) ?? "", /overlaps/);
});

test("Escape lets go of what is held", async () => {
  const start = await pathOf("B");
  await carry("B", [-40, 30]);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  assert.equal(await pathOf("B"), start);
  assert.equal(await live("ghost").count(), 0);
  assert.equal(await undo().isDisabled(), true);
});

test("a unit pressed and let go outside of the picture is not held any more", async () => {
  const start = await pathOf("B");
  const { x, y } = await middleOf("B");
  const panel = await page.locator("#panel").boundingBox();
  assert.ok(panel);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(panel.x + 5, panel.y + 5);
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.move(x - 40, y + 30, { steps: 4 });
  assert.equal(await live("ghost").count(), 0);
  await carry("B", [-40, 30]);
  assert.equal(await live("ghost").count(), 1, "it can be held again");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  assert.equal(await pathOf("B"), start);
});

test("in a ruling that is not applied nothing is dragged, a tap selects, and arrows walk", async () => {
  await page.getByRole("button", { name: "Rule", exact: true }).click();
  await page.locator(".verdict h2").waitFor();
  const before = await middleOf("B");
  await carry("B", [-20, 0]);
  assert.equal(await live("ghost").count(), 0);
  await page.mouse.up();
  assert.ok((await middleOf("B")).x < before.x - 10, "the ground was moved instead");
  await page.locator("#canvas [data-unit=A]").first().click({ force: true });
  await page.locator(".unit-name[aria-pressed=true]", { hasText: "A" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.locator("#caption b", { hasText: "3/4" }).waitFor();
});

test("terrain is dragged likewise", async () => {
  const rock = page.locator("#canvas .terrain path");
  const [before, box, pixels] = [await rock.getAttribute("d"), await rock.boundingBox(), await scale()];
  assert.ok(box);
  await page.mouse.move(box.x + 20, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 12 + 30 * pixels, { steps: 3 });
  assert.deepEqual(await live("pill text").allTextContents(), ["1.18″ · 30\u00a0mm"]);
  await page.mouse.up();
  await page.waitForFunction((d) => document.querySelector("#canvas .terrain path")?.getAttribute("d") !== d, before);
  assert.equal(await undo().isEnabled(), true);
});

test("the handle turns a unit by 5° about its middle", async () => {
  await carry("B", [-5, 40]);
  await page.mouse.up();
  await live("handle").waitFor();
  const before = await middleOf("B");
  const knob = await live("knob").boundingBox();
  assert.ok(knob && (await live("hit").boundingBox())?.width === 46);
  await page.mouse.move(knob.x + knob.width / 2, knob.y + knob.height / 2);
  await page.mouse.down();
  const [x, y] = [knob.x + knob.width / 2 - before.x, knob.y + knob.height / 2 - before.y];
  await page.mouse.move(before.x - y + 3, before.y + x, { steps: 5 });
  assert.deepEqual(await live("pill text").allTextContents(), ["90°"]);
  await page.mouse.up();
  await page.locator("#tools [role=status]", { hasText: "B · 90°" }).waitFor({ state: "attached" });
  const turned = await middleOf("B");
  assert.ok(Math.hypot(turned.x - before.x, turned.y - before.y) < 0.6);
});

test("the ground is dragged to look elsewhere, and nothing of that is undone", async () => {
  const before = await middleOf("A");
  await page.mouse.move(200, 650);
  await page.mouse.down();
  await page.mouse.move(260, 620, { steps: 4 });
  await page.mouse.up();
  const there = await middleOf("A");
  assert.ok(Math.abs(there.x - before.x - 60) < 1 && Math.abs(there.y - before.y + 30) < 1);
  assert.equal(await undo().isDisabled(), true);
  await page.getByRole("button", { name: "Example a" }).click();
  await page.getByRole("button", { name: "Example d" }).click();
  assert.deepEqual(await middleOf("A"), before, "another example is shown as a whole");
});

test("the wheel zooms at the pointer, the button shows all units, then the table", async () => {
  const before = await middleOf("B");
  const pixels = await scale();
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(
    (width) => Number(document.querySelector("#field-inches")?.getAttribute("width")) > width * 1.3,
    pixels * 25.4,
  );
  const there = await middleOf("B");
  assert.ok(Math.hypot(there.x - before.x, there.y - before.y) < 1);
  await page.getByRole("button", { name: "Show all units" }).click();
  const all = await scale();
  await page.getByRole("button", { name: "Show all units" }).click();
  assert.ok((await scale()) < all / 2);
  const grass = await page.locator("#canvas .grass").boundingBox();
  assert.ok(grass && grass.x > 0 && grass.width < 880);
  await page.mouse.dblclick(200, 600);
  assert.equal(await scale(), all);
});

test("a tap on the ground moves the chosen unit there, its front where the tap was", async () => {
  await choose("B");
  await page.mouse.click(250, 620);
  await page.locator("#canvas .contact").nth(2).waitFor({ state: "detached" });
  const front = await page.locator('#canvas .front[data-unit="B"] path').boundingBox();
  assert.ok(front && Math.abs(front.x + front.width / 2 - 250) < 6 && Math.abs(front.y + front.height / 2 - 620) < 6);
  await page.getByRole("button", { name: "Moving and keys" }).click();
  await page.getByRole("switch", { name: "A tap on the table" }).click();
  await page.keyboard.press("Escape");
  await page.mouse.click(150, 200);
  await page.locator(".unit-name[aria-pressed=true]").waitFor({ state: "detached" });
  assert.equal(await page.getByRole("button", { name: "Redo" }).isDisabled(), true);
});

test("a tape is laid from corner to corner, is left lying with others and is tapped away", async () => {
  await page.getByRole("button", { name: "Measuring tape" }).click();
  const box = await page.locator('#canvas .boundary[data-unit="A"]').boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 4, box.y + 3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 5, box.y + 4, { steps: 4 });
  assert.deepEqual(await live("pill text").allTextContents(), ["3.94″ · 100\u00a0mm"]);
  await page.mouse.up();
  await page.mouse.move(200, 600);
  await page.mouse.down();
  await page.mouse.move(300, 640, { steps: 4 });
  await page.mouse.up();
  assert.equal(await live("pill text").count(), 2);
  await page.mouse.click(250, 620);
  assert.deepEqual(await live("pill text").allTextContents(), ["3.94″ · 100\u00a0mm"]);
  await page.getByRole("button", { name: "Measuring tape" }).click();
  await carry("B", [-30, 0]);
  assert.equal(await live("ghost").count(), 1, "the tool is put away");
  await page.mouse.up();
  await page.getByRole("button", { name: "Undo", disabled: false }).waitFor();
});

test("a tape that lies elsewhere leaves nothing at the picture's edge", async () => {
  await page.getByRole("button", { name: "Measuring tape" }).click();
  await page.mouse.move(200, 600);
  await page.mouse.down();
  await page.mouse.move(300, 640, { steps: 4 });
  await page.mouse.up();
  await page.getByRole("button", { name: "Measuring tape" }).click();
  await page.mouse.move(60, 700);
  await page.mouse.down();
  await page.mouse.move(700, 700, { steps: 4 });
  assert.equal(await live("pill text").count(), 1);
  await page.mouse.move(860, 60, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(60, 700);
  await page.mouse.down();
  await page.mouse.move(860, 700, { steps: 4 });
  await page.mouse.up();
  assert.equal(await live("pill text").count(), 0);
});

test("keys move the chosen unit exactly, one step to undo each, and a barred move is told and not made", async () => {
  await choose("B");
  const expected = [
    ["ArrowLeft", "B · 0.5″ · 12.7\u00a0mm"],
    ["Shift+ArrowLeft", "B · 0.04″ · 1\u00a0mm"],
    ["Alt+ArrowDown", "B · 0.04″ · 1\u00a0mm"],
    ["e", "B · 5°"],
    ["Shift+Q", "B · -1°"],
    ["s", "B · 180°"],
    ["2", "B · 2″ · 50.8\u00a0mm"],
  ];
  for (const [key, text] of expected) {
    await page.keyboard.press(key);
    await page.waitForFunction((one) => document.querySelector("#tools [role=status]")?.textContent === one, text);
  }
  for (const _ of expected) await undo().click();
  assert.equal(await undo().isDisabled(), true);
  await page.locator("#canvas .target[data-unit=B]").press("1");
  await page.waitForFunction(() => /overlaps/.test(document.querySelector("#tools [role=status]")?.textContent ?? ""));
  assert.equal(await undo().isDisabled(), true);
  assert.deepEqual(opened.complaints, []);
});

test("keys that write a character move nothing while a button has the focus or the help is open", async () => {
  await choose("B");
  const before = await pathOf("B");
  const more = page.getByRole("button", { name: "A: one more" });
  for (const key of ["s", "q", "E", "2", "0", "+"]) await more.press(key);
  await page.locator("body").evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await page.keyboard.press("?");
  await page.locator("#hand-help").waitFor({ state: "visible" });
  for (const key of ["s", "2"]) await page.keyboard.press(key);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.querySelector("#tools [role=status]")?.textContent?.includes("0.5″"));
  await undo().click();
  assert.equal(await undo().isDisabled(), true, "the arrow alone has moved it");
  assert.equal(await pathOf("B"), before);
});

test("keys pressed faster than they are answered are all answered", async () => {
  await choose("B");
  await page.evaluate(() => {
    const arrow = { key: "ArrowLeft", code: "ArrowLeft", bubbles: true };
    for (let count = 0; count < 9; count += 1) document.body.dispatchEvent(new KeyboardEvent("keydown", arrow));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { ...arrow, shiftKey: true }));
  });
  // The last is a millimetre, and told.
  await page.locator("#tools [role=status]", { hasText: "0.04″" }).waitFor({ state: "attached" });
  for (let count = 0; count < 10; count += 1) await undo().click();
  assert.equal(await undo().isDisabled(), true);
});

test("the help lists the keys and says how a tape goes, opens by ? and closes by Escape", async () => {
  await page.keyboard.press("?");
  const help = page.locator("#hand-help");
  await help.waitFor({ state: "visible" });
  assert.equal(await help.locator("dt").count(), 8);
  await help.getByText("tap a tape to take it away").waitFor();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });
});

for (const [ruleset, letter] of [
  ["Conquest", "d"],
  ["Ancients", "a"],
]) {
  test(`in ${ruleset}, too, a unit is dragged, marked where it overlaps and put down where it may stand`, async () => {
    await page.getByRole("button", { name: ruleset, exact: true }).click();
    await page.locator("#canvas .dots").first().waitFor({ state: "attached" });
    await page.getByRole("button", { name: `Example ${letter}` }).click();
    const boundaries = page.locator("#canvas .boundary");
    await boundaries.nth(1).waitFor({ state: "attached" });
    const [id, other] = await boundaries.evaluateAll((all) => all.map((one) => one.getAttribute("data-unit") ?? ""));
    const [from, to, pixels, path] = [await middleOf(id), await middleOf(other), await scale(), await pathOf(id)];
    await carry(id, [(to.x - from.x) / pixels, (to.y - from.y) / pixels]);
    assert.equal(await live("clash").count(), 2);
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelector("#tools [role=status]")?.textContent?.includes("overlaps"));
    assert.equal(await pathOf(id), path);
    await carry(id, [(from.x - to.x) / pixels / 2, (from.y - to.y) / pixels / 2]);
    await page.waitForTimeout(300);
    await page.mouse.up();
    await page.waitForFunction(() =>
      /^[^a-z]*″/.test(document.querySelector("#tools [role=status]")?.textContent?.split("·")[1] ?? ""),
    );
    assert.notEqual(await pathOf(id), path);
    assert.deepEqual(opened.complaints, []);
  });
}
