// The page as a player uses it: figures, ruling, steps, options, losses, nudges, undo, keys and hostile names.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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

/** @param {string} letter */
async function open(letter) {
  await page.getByRole("button", { name: `Example ${letter}` }).click();
}

async function rule() {
  await page.getByRole("button", { name: "Rule", exact: true }).click();
  await page.locator(".verdict h2").waitFor();
}

/**
 * @param {string} selector
 * @returns {Promise<string[]>}
 */
async function texts(selector) {
  return (await page.locator(selector).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
}

/**
 * @param {string} key of a shape's look
 * @returns {Promise<string[]>}
 */
async function pictured(key) {
  return page.locator(`#canvas .${key} text`).allTextContents();
}

for (const [letter, verdict] of Object.entries({
  a: "Remove one model from the rear rank, one from the left and one from the right.",
  b: "Remove one model from the rear rank and two from the right.",
  c: "Remove one model from the rear rank and two from the right.",
  d: "Remove one model from the rear rank and two from the left.",
  e: "Remove one model from the rear rank and two from the right.",
})) {
  test(`example ${letter} is one tap away, and its ruling one more`, async () => {
    await open(letter);
    await rule();
    assert.deepEqual(await texts(".verdict h2"), [verdict]);
    assert.deepEqual(opened.complaints, []);
  });
}

test("the page opens on example d with its losses set and nothing ruled", async () => {
  assert.equal(await page.locator(".figures [aria-pressed=true]").innerText(), "d");
  assert.deepEqual(await texts(".loss output"), ["3", "0", "0", "0"]);
  assert.equal(await page.locator(".verdict h2").count(), 0);
  assert.equal(await page.locator("#canvas .contact").count(), 3);
});

test("walking through the ruling shows casualties, lost contact, nudge and result", async () => {
  await rule();
  assert.equal(await page.locator(".steps button").count(), 4);
  await page.locator(".steps button").first().click();
  assert.deepEqual(await pictured("badge"), ["1", "2", "3"]);
  await page.getByRole("button", { name: "Step forward" }).click();
  assert.deepEqual(await pictured("pill"), ["contact lost"]);
  await page.getByRole("button", { name: "Step forward" }).click();
  assert.deepEqual(await pictured("pill"), ["1.57″ · 40\u00a0mm"]);
  assert.equal(await page.locator("#canvas .arrow").count(), 1);
  await page.getByRole("button", { name: "Step back" }).click();
  assert.deepEqual(await texts("#caption b"), ["2/4 Lost contact"]);
  assert.deepEqual(opened.complaints, []);
});

test("tapping another option shows its outcome as ghosts and says why it is not allowed", async () => {
  await rule();
  assert.equal(await page.locator("#canvas .maybe").count(), 0);
  await page.getByRole("button", { name: /1 left, 1 right/ }).click();
  await page.locator("#canvas .boundary.maybe").first().waitFor();
  assert.deepEqual(await texts(".kicker"), ["Not allowed"]);
  assert.deepEqual((await pictured("pill")).sort(), ["0.79″ · 20\u00a0mm", "Drops out"]);
  assert.equal(await page.getByRole("button", { name: "Apply and go on" }).count(), 0);
  await page.getByRole("button", { name: "Back to the ruling" }).click();
  await page.getByRole("button", { name: "Apply and go on" }).waitFor();
  assert.equal(await page.locator("#canvas .maybe").count(), 0);
  assert.deepEqual(opened.complaints, []);
});

test("the table of options holds every score and what beat each", async () => {
  await rule();
  const cells = await texts(".options tbody tr:first-child td");
  assert.deepEqual(cells, ["1", "1", "9", "2", "1", "2", "10", "0", "0", "2", "12", "2"]);
  assert.deepEqual(await texts(".options .why"), ["C would Drop out", "C would Drop out"]);
});

test("applying goes on to the next batch, and undo and redo go back and forth", async () => {
  await rule();
  const ruling = await texts(".verdict");
  await page.getByRole("button", { name: "Apply and go on" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
  assert.deepEqual(await texts(".loss output"), ["0", "0", "0", "0"]);
  const applied = await page.locator("#canvas").innerHTML();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".verdict h2").waitFor();
  assert.deepEqual(await texts(".verdict"), ruling);
  await page.getByRole("button", { name: "Redo" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
  assert.equal(await page.locator("#canvas").innerHTML(), applied);
  assert.equal(await page.getByRole("button", { name: "Redo" }).isDisabled(), true);
});

test("a second batch is ruled from where the first one ended", async () => {
  await rule();
  await page.getByRole("button", { name: "Apply and go on" }).click();
  await page.getByRole("button", { name: "Combined Unit: one more" }).click();
  await rule();
  assert.match((await texts(".verdict h2"))[0], /^Remove one model from the (left|right)\.$/);
});

test("the stepper sets losses and takes back the ruling", async () => {
  await rule();
  await page.getByRole("button", { name: "Combined Unit: one fewer" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
  assert.equal((await texts(".loss output"))[0], "2");
  await rule();
  assert.match((await texts(".verdict h2"))[0], /^Remove one model from the rear rank and one from the/);
});

test("when the owner chooses, a legal way is looked at and then taken", async () => {
  await open("a");
  await page.getByRole("button", { name: "Combined Unit: one fewer" }).click();
  await rule();
  assert.deepEqual(await texts(".kicker"), ["Ruling · green chooses"]);
  assert.equal(await page.getByRole("button", { name: "Choose a way first" }).isDisabled(), true);
  assert.deepEqual(await pictured("badge.way"), await texts(".options .number"));
  await page.getByRole("button", { name: /1 left/ }).click();
  await page.locator("#canvas .maybe").first().waitFor();
  assert.deepEqual(await pictured("badge.way"), []);
  await page.getByRole("button", { name: "Take this choice" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
  assert.equal((await texts(".loss output"))[0], "0");
});

test("when the owner chooses, a tap on the number of a way in the picture shows it, as one on its row does", async () => {
  await open("a");
  await page.getByRole("button", { name: "Combined Unit: one fewer" }).click();
  await rule();
  for (const number of ["2", "1"]) {
    await page.locator("#canvas .badge.way", { hasText: number }).click();
    await page.locator("#canvas .maybe").first().waitFor();
    assert.deepEqual(await texts(".options .shown .number"), [number]);
    await page.locator("footer .back").click();
    await page.locator("#canvas .maybe").first().waitFor({ state: "detached" });
  }
  assert.equal(await page.locator(".options .shown").count(), 0);
});

test("a unit that has lost contact is nudged alone, to look at", async () => {
  await rule();
  const ruling = await texts(".verdict");
  await page.locator(".steps button").nth(1).click();
  await page.locator('#canvas [data-unit="B"]').first().click({ force: true });
  await page.getByRole("button", { name: "Nudge B to Combined Unit" }).click();
  await page.locator(".verdict h2", { hasText: "touches Combined Unit again" }).waitFor();
  assert.deepEqual(await pictured("pill"), ["1.57″ · 40\u00a0mm"]);
  assert.equal(await page.getByRole("button", { name: "Apply and go on" }).count(), 0);
  await page.getByRole("button", { name: "Back to the ruling" }).click();
  await page.locator("#caption b", { hasText: "2/4 Lost contact" }).waitFor();
  assert.deepEqual(await texts(".verdict"), ruling);
  assert.equal((await texts(".loss output"))[0], "3");
});

test("a nudge is offered only while a stored pair is parted", async () => {
  await page.locator('#canvas [data-unit="B"]').first().click({ force: true });
  await page.locator(".unit-name[aria-pressed=true]").waitFor();
  assert.deepEqual(await texts(".nudges button"), []);
  await rule();
  const offered = [];
  for (const index of [0, 1, 2, 3]) {
    await page.locator(".steps button").nth(index).click();
    await page.locator(`.steps li:nth-child(${index + 1}) [aria-current=step]`).waitFor();
    offered.push((await texts(".nudges button")).join());
  }
  assert.deepEqual(offered, ["", "Nudge B to Combined Unit", "", ""]);
});

test("a battle that stores a parted pair lets it be nudged before anything is ruled, and applied", async () => {
  await page.route("**/figure-d.json", async (route) => {
    const question = await (await route.fetch()).json();
    question.battle.units[2].at[0] -= 10;
    question.battle.contacts = [{ units: [question.battle.units[0].id, "B"], facings: ["left", "front"] }];
    await route.fulfill({ json: question });
  });
  await page.reload();
  await page.locator(".unit-name", { hasText: /^B$/ }).click();
  await page.getByRole("button", { name: "Nudge B to Combined Unit" }).click();
  await page.locator(".verdict h2", { hasText: "B moves 0.39″" }).waitFor();
  await page.getByRole("button", { name: "Apply and go on" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
  assert.deepEqual(await texts(".nudges button"), []);
  await page.unroute("**/figure-d.json");
});

test("a double tap on Rule rules and does not apply", async () => {
  const primary = page.locator("footer .primary");
  // In the page itself, so that the second tap comes at once however slow the machine is.
  await page.evaluate(async () => {
    const tap = () => /** @type {HTMLElement} */ (document.querySelector("footer .primary")).click();
    tap();
    while (!document.querySelector(".verdict h2")) await new Promise(requestAnimationFrame);
    tap();
  });
  await page.waitForTimeout(600);
  assert.equal(await page.locator(".verdict h2").count(), 1);
  assert.equal(await primary.innerText(), "Apply and go on");
  await primary.click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
});

test("each owner chooses only for units of that player, one after the other", async () => {
  await page.route("**/figure-d.json", async (route) => {
    const file = new URL("../cases/ninth-age/reading-01-active-player-chooses-first.json", import.meta.url);
    await route.fulfill({ json: JSON.parse(readFileSync(file, "utf8")).question });
  });
  await page.reload();
  await rule();
  assert.deepEqual(await texts(".kicker"), ["Ruling · red chooses"]);
  assert.equal(await page.locator(".options tbody").count(), 4);
  await page.getByRole("button", { name: /green: 1 right; A: 1 left/ }).click();
  await page.getByRole("button", { name: "Take this choice" }).click();
  await page.locator(".kicker", { hasText: "green chooses" }).waitFor();
  assert.deepEqual(await texts(".verdict h2"), ["2 ways are equally good. Choose one."]);
  assert.equal(await page.locator(".options tbody").count(), 2);
  await page.getByRole("button", { name: /green: 1 left; A: 1 left/ }).click();
  await page.getByRole("button", { name: "Take this choice" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
  assert.deepEqual(await texts(".loss output"), ["0", "0"]);
  await page.unroute("**/figure-d.json");
});

test("a nudge that is barred says by what, and shows the ways that were nearer", async () => {
  await page.getByRole("button", { name: "Example e" }).click();
  await rule();
  await page.locator(".steps button", { hasText: "Lost contact" }).click();
  await page.locator('#canvas [data-unit="D"]').first().click({ force: true });
  await page.getByRole("button", { name: "Nudge D to Combined Unit" }).click();
  await page.locator(".verdict h2", { hasText: "cannot be nudged" }).waitFor();
  assert.match((await texts(".verdict"))[0], /Not allowed.*A and Impassable Terrain/);
  assert.ok((await page.locator("#canvas .barred").count()) > 0);
  await page.getByRole("button", { name: "Back to the ruling" }).click();
  await page.locator("#caption b", { hasText: "Lost contact" }).waitFor();
  assert.equal((await texts(".loss output"))[0], "3");
});

test("a refusal is said in words and nothing breaks", async () => {
  await page.route("**/figure-d.json", async (route) => {
    const question = await (await route.fetch()).json();
    question.battle.units[2].at = [410, 490];
    await route.fulfill({ json: question });
  });
  await page.reload();
  await page.locator(".verdict h2", { hasText: "These overlap: B and Combined Unit." }).waitFor();
  await page.getByRole("button", { name: "Rule", exact: true }).click();
  await page.getByRole("button", { name: "Back to the losses" }).click();
  await page.unroute("**/figure-d.json");
  await open("a");
  await rule();
  assert.deepEqual(await texts(".kicker"), ["Ruling · priority 4"]);
});

test("arrows walk, Escape leaves an option, Ctrl+Z and Ctrl+Shift+Z undo and redo", async () => {
  await rule();
  await page.keyboard.press("ArrowLeft");
  await page.locator("#caption b", { hasText: "3/4" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator("#caption b", { hasText: "4/4" }).waitFor();
  await page.getByRole("button", { name: /2 right/ }).click();
  await page.locator(".kicker", { hasText: "Not allowed" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".kicker", { hasText: "Ruling" }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
  await page.keyboard.press("Control+Shift+z");
  await page.locator(".verdict h2").waitFor();
});

test("everything can be reached with the keyboard, and focus stays where it was", async () => {
  const plus = page.getByRole("button", { name: "A: one more" });
  await plus.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  assert.equal((await texts(".loss output"))[1], "2");
  assert.equal(await plus.evaluate((button) => button === document.activeElement), true);
  const outline = await plus.evaluate((button) => getComputedStyle(button).outlineStyle);
  assert.equal(outline, "solid");
  await page.getByRole("button", { name: "Rule", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".verdict h2").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.className), "primary");
});

test("the ruling is announced and the battlefield is described", async () => {
  await rule();
  assert.equal(await page.locator('.verdict[role="status"][aria-live="polite"]').count(), 1);
  assert.equal(await page.getByRole("group", { name: "The battlefield: Combined Unit, A, B and C." }).count(), 1);
  assert.equal(await page.locator(".steps [aria-current=step]").count(), 1);
});

test("names with markup stay text everywhere", async () => {
  const hostile = `<img src=x onerror="document.title='gone'">`;
  await page.route("**/figure-d.json", async (route) => {
    const question = await (await route.fetch()).json();
    question.battle.units[0].name = hostile;
    await route.fulfill({ json: question });
  });
  await page.reload();
  await page.locator(".figures").waitFor();
  await rule();
  assert.equal(await page.title(), "Close Ranks");
  assert.equal(await page.locator("img").count(), 0);
  assert.equal((await texts(".unit-name .text"))[0], hostile);
  assert.ok((await pictured("name")).some((text) => text.startsWith("<img src=x")));
  await page.unroute("**/figure-d.json");
  assert.deepEqual(opened.complaints, []);
});

test("inline scripts and foreign sources are forbidden by the page's own policy", async () => {
  const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
  assert.match(policy ?? "", /default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/);
  assert.match(policy ?? "", /require-trusted-types-for 'script'; trusted-types close-ranks$/);
  await rule();
  const found = await page.evaluate(async () => {
    const { trustedTypes } = /** @type {any} */ (globalThis);
    const script = () => document.createElement("script");
    const thrown = [
      () => (script().src = "https://example.org/one.js"),
      () => (script().textContent = "document.title = 'gone'"),
      () => document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=\"document.title = 'gone'\">"),
      () => trustedTypes.createPolicy("default", {}),
      () => trustedTypes.createPolicy("close-ranks", {}),
      () => new Worker("worker.js"),
    ].map((attempt) => {
      try {
        attempt();
        return "nothing";
      } catch (error) {
        return /** @type {Error} */ (error).name;
      }
    });
    const violated = new Promise((resolve) => addEventListener("securitypolicyviolation", resolve, { once: true }));
    const inline = script();
    inline.append("document.title = 'gone'");
    document.body.append(inline);
    await violated;
    return thrown;
  });
  assert.deepEqual(found, Array(6).fill("TypeError"));
  assert.equal(await page.title(), "Close Ranks");
});
