// `<close-ranks>` in somebody else's page, in Chromium: what it shows, that it leaves the page alone, and that it fails gently.
import assert from "node:assert/strict";
import { test } from "node:test";

import { escaped, figureText, openFigurePage } from "./support/figure-page.js";
import { openPage } from "./support/open-page.js";

const text = "<p>Text of the page.</p>".repeat(60);

/**
 * @param {string} attributes
 * @param {string} [letter]
 */
const figure = (attributes, letter = "d") =>
  `<close-ranks ${attributes}><script type="application/json">${figureText(letter)}</script></close-ranks>`;

/** @param {import("playwright-core").Page} page */
const caption = (page) => page.locator("close-ranks [part=caption] p").first();

/** @param {import("playwright-core").Page} page */
const shownStep = (page) =>
  page
    .locator("close-ranks")
    .first()
    .evaluate((one) => /** @type {any} */ (one).step);

test("a figure is ruled, and walked through by its buttons and, with the focus in it, by keys", async (t) => {
  const { page, complaints, close } = await openFigurePage(
    `<script src="/tests/browser/support/heard.js"></script>${figure("")}${text}`,
  );
  t.after(close);
  await caption(page).waitFor();
  assert.match(await caption(page).innerText(), /^1\/4 Casualties/);
  await page.locator("close-ranks [part=forward]").click();
  assert.match(await caption(page).innerText(), /^2\/4/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.match(await caption(page).innerText(), /^4\/4 Result/);
  assert.equal(await caption(page).getAttribute("aria-live"), "polite");
  await page.keyboard.press("Home");
  assert.match(await caption(page).innerText(), /^0\/4/);
  const heard = await page.evaluate(() => /** @type {any} */ (globalThis).heard);
  assert.deepEqual(
    heard.map((/** @type {any} */ { type }) => type),
    ["closeranks-ruled", ...Array(4).fill("closeranks-step")],
  );
  assert.equal(heard[0].detail.answer.outcome, "decided");
  assert.deepEqual(heard[4].detail, { step: 0, steps: 4 });
  assert.equal(await page.getByRole("region").count(), 1);
  assert.deepEqual(complaints, []);
});

test("keys and the wheel are the page's until a figure has the focus", async (t) => {
  const { page, close } = await openFigurePage(figure("") + text, { viewport: { width: 600, height: 500 } });
  t.after(close);
  await caption(page).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  await page.waitForFunction(() => scrollY > 300);
  assert.equal(await shownStep(page), 1);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(200, 100);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 100);
  assert.equal(await shownStep(page), 1);
});

for (const width of [300, 600, 900]) {
  test(`nothing on the page moves when figures come, ${width} pixels wide`, async (t) => {
    const figures = ["picture", "steps", "full"].map((controls) => `${figure(`controls=${controls}`)}<p>Below.</p>`);
    const head =
      '<link rel="stylesheet" href="/web/element/reserve.css"><script type="module" src="/web/element/define.js"></script>';
    const { page, complaints, close } = await openFigurePage(figures.join(""), {
      head,
      viewport: { width, height: 2400 },
    });
    t.after(close);
    await page.locator("close-ranks[controls=full] .verdict h2").waitFor();
    const shifts = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().map((entry) => /** @type {any} */ (entry).value)),
          ).observe({
            type: "layout-shift",
            buffered: true,
          });
          setTimeout(() => resolve([]), 500);
        }),
    );
    assert.deepEqual(shifts, []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, width);
    assert.deepEqual(complaints, []);
  });
}

test("figures start when they come near, and all share one core", async (t) => {
  const { page, complaints, close } = await openFigurePage("");
  t.after(close);
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const many = Array.from({ length: 20 }, () => figure("")).join(text);
  await page.route("**/many.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><script type="module" src="/web/element/define.js"></script><link rel="icon" href="data:,">${many}`,
    }),
  );
  await page.goto(new URL("/many.html", page.url()).href);
  await caption(page).waitFor();
  const answered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("close-ranks")].map((one) => /** @type {any} */ (one).answer !== null),
    );
  assert.deepEqual(await answered(), [true, ...Array(19).fill(false)]);
  await page.locator("close-ranks").nth(19).scrollIntoViewIfNeeded();
  await page.locator("close-ranks").nth(19).locator("[part=caption] p").waitFor();
  assert.equal(asked.filter((url) => url.endsWith("core.wasm")).length, 1);
  assert.deepEqual(complaints, []);
});

test("a text that cannot be asked stays, with the line and the column of its mistake", async (t) => {
  const wrong = "ninth-age/casualties\nplayer green\ngreen 5y2 20x20 at 460,480\n";
  const { page, complaints, close } = await openFigurePage(
    `<script src="/tests/browser/support/heard.js"></script><close-ranks><pre>${wrong}</pre></close-ranks>`,
  );
  t.after(close);
  const refusal = page.locator("close-ranks .verdict h2");
  await refusal.waitFor();
  assert.match(await refusal.innerText(), /^Line 3, character 7:/);
  assert.ok(await page.locator("close-ranks pre").isVisible());
  const [{ type, detail }] = await page.evaluate(() => /** @type {any} */ (globalThis).heard);
  assert.equal(type, "closeranks-error");
  assert.equal(detail.error.line, 3);
  assert.deepEqual(complaints, []);
});

test("notation with markup in its names injects nothing", async (t) => {
  const hostile = "<img src=x onerror=alert(1)><script>alert(1)</script>";
  const asked = `ninth-age/casualties\nplayer green\ngreen "${hostile}" 5x2 20x20 at 460,480\nplayer red\nA 5x2 20x20 front of green\nloss green 2`;
  const { page, complaints, close } = await openFigurePage(
    `<close-ranks controls="full"><pre>${escaped(asked)}</pre></close-ranks>`,
  );
  t.after(close);
  await page.locator("close-ranks .verdict h2").waitFor();
  const inside = await page
    .locator("close-ranks")
    .evaluate((one) => one.shadowRoot?.querySelectorAll("img, script").length);
  assert.equal(inside, 0);
  assert.match(await caption(page).innerText(), /<img src=x/);
  assert.deepEqual(complaints, []);
});

test("a figure may be made by script, moved, changed and taken away", async (t) => {
  const { page, complaints, close } = await openFigurePage(`<div id="one"></div><div id="two"></div>`);
  t.after(close);
  await page.evaluate((json) => {
    const early = /** @type {any} */ (document.createElement("close-ranks"));
    early.question = JSON.parse(json);
    early.setAttribute("controls", "full");
    document.querySelector("#one")?.append(early);
    document.querySelector("#two")?.append(early);
  }, figureText("a"));
  await page.locator("#two close-ranks .verdict h2").waitFor();
  await page.locator("close-ranks").evaluate((one) => one.setAttribute("lang", "ru"));
  await page.locator("close-ranks", { hasText: "Потери" }).waitFor();
  await page.locator("close-ranks").evaluate((one, json) => {
    /** @type {any} */ (one).question = JSON.parse(json);
    one.setAttribute("theme", "dark");
  }, figureText("d"));
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("close-ranks")).answer?.battle.units.length === 4,
  );
  await page.waitForFunction(() => {
    const part = document.querySelector("close-ranks")?.shadowRoot?.querySelector(".figure");
    return part && getComputedStyle(part).backgroundColor === "rgb(29, 32, 27)";
  });
  await page.locator("close-ranks").evaluate((one) => {
    one.remove();
    one.setAttribute("src", "nothing");
  });
  await page.waitForTimeout(200);
  assert.deepEqual(
    complaints.filter((one) => !/404/.test(one)),
    [],
  );
});

test("another look and another language keep the step and the ruling; without its attribute the step is the first", async (t) => {
  const { page, complaints, close } = await openFigurePage(
    `<script src="/tests/browser/support/heard.js"></script>${figure('controls="full" lang="en"')}`,
  );
  t.after(close);
  await caption(page).waitFor();
  await page.locator("close-ranks [part=forward]").click();
  await page.locator("close-ranks [part=forward]").click();
  assert.match(await caption(page).innerText(), /^3\/4/);
  const element = page.locator("close-ranks");
  const set = (/** @type {string} */ name, /** @type {string} */ value) =>
    element.evaluate((one, [key, text]) => one.setAttribute(key, text), [name, value]);
  await set("theme", "dark");
  assert.equal(
    await page.locator("close-ranks [part=figure]").evaluate((one) => getComputedStyle(one).colorScheme),
    "dark",
  );
  await set("lang", "de");
  await page.getByRole("button", { name: "Schritt vor" }).waitFor();
  assert.match(await caption(page).innerText(), /^3\/4/);
  const heard = await page.evaluate(() => /** @type {any} */ (globalThis).heard);
  assert.equal(heard.filter((/** @type {any} */ { type }) => type === "closeranks-ruled").length, 1);
  await set("step", "2");
  assert.equal(await shownStep(page), 2);
  await element.evaluate((one) => one.removeAttribute("step"));
  assert.equal(await shownStep(page), 1);
  assert.deepEqual(complaints, []);
});

test("in full every way is shown and may be looked at", async (t) => {
  const { page, complaints, close } = await openFigurePage(figure("controls=full"), {
    viewport: { width: 320, height: 900 },
  });
  t.after(close);
  await page.locator("close-ranks .options .beaten button").first().click();
  await page.locator("close-ranks .verdict.barred").waitFor();
  await page.locator("close-ranks .ruling > button").click();
  await page.locator("close-ranks .verdict:not(.barred)").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  assert.deepEqual(complaints, []);
});

test("the demonstration of the element is ruled", async (t) => {
  const { page, complaints, close } = await openPage({ path: "demo/element.html" });
  t.after(close);
  await page.locator("close-ranks .verdict h2").waitFor();
  assert.match(await caption(page).innerText(), /^1\/4 Casualties/);
  assert.deepEqual(complaints, []);
});

test("the demonstration of a rule page rules its five figures as the rule does", async (t) => {
  const { page, complaints, close } = await openPage({ path: "demo/rule-page/" });
  t.after(close);
  const figures = page.locator("close-ranks");
  /** @type {string[]} */
  const said = [];
  for (let i = 0; i < (await figures.count()); i++) {
    await figures.nth(i).scrollIntoViewIfNeeded();
    const verdict = figures.nth(i).locator(".verdict");
    await verdict.locator("h2").waitFor();
    said.push(`${await verdict.locator(".kicker").innerText()}: ${await verdict.locator("h2").innerText()}`);
  }
  const rear = "Remove one model from the rear rank";
  assert.deepEqual(said, [
    `Ruling · priority 1: ${rear} and two from the left.`,
    `Ruling · priority 1: ${rear} and two from the right.`,
    `Ruling · priority 2: ${rear} and two from the right.`,
    `Ruling · priority 3: ${rear} and two from the right.`,
    `Ruling · priority 4: ${rear}, one from the left and one from the right.`,
  ]);
  assert.deepEqual(complaints, []);
});
