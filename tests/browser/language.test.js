// That the page speaks the language its reader wants, remembers a choice, and stays in its own when a file cannot be read.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openPage } from "./support/open-page.js";
import { settled } from "./support/settled.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  opened = await openPage({ locale: "ru-RU", reducedMotion: "reduce" });
  page = opened.page;
});
after(() => opened?.close());

test("the browser's language is spoken, and loaded alone", async () => {
  /** @type {string[]} */
  const read = [];
  page.on("request", (request) => read.push(...(/lang\/(\w+)\.js/.exec(request.url())?.slice(1) ?? [])));
  await page.reload();
  await page.getByRole("button", { name: "Рассудить" }).click();
  await page.locator(".verdict h2", { hasText: "Снимите одну модель" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "ru");
  assert.deepEqual([...new Set(read)], ["ru"]);
});

test("another language is taken from the menu by its own name, with the ruling as it is, and remembered", async () => {
  await choose("English");
  await page.locator(".verdict h2", { hasText: "Remove one model" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
});

test("the address asks for a language until another is chosen", async () => {
  await page.goto(`${opened.url}web/page/?lang=ru`);
  await page.getByRole("button", { name: "Рассудить" }).waitFor();
  await choose("English");
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
  assert.equal(new URL(page.url()).search, "");
});

test("of two languages chosen quickly the newer is spoken and remembered, though its file comes first", async () => {
  await page.route("**/lang/de.js", async (route) => {
    await page.locator("html[lang=pl]").waitFor();
    await route.continue();
  });
  const german = page.waitForResponse("**/lang/de.js");
  await page.evaluate(() => {
    for (const code of ["de", "pl"])
      document.querySelector(`#languages [lang=${code}]`)?.dispatchEvent(new Event("click"));
  });
  await (await german).finished();
  await page.evaluate("import('../view/lang/de.js').then(() => null)");
  await settled(page);
  assert.equal(await page.locator("html").getAttribute("lang"), "pl");
  assert.equal(await page.evaluate(() => localStorage.getItem("close-ranks/language")), "pl");
  await page.unroute("**/lang/de.js");
  await choose("English");
});

test("a language that cannot be read is said to be missing, in the language at hand", async () => {
  await page.route("**/lang/ru.js", (route) => route.abort());
  await page.reload();
  await choose("Русский");
  await page.getByRole("status").filter({ hasText: "Русский could not be loaded" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  assert.equal(await page.locator("#notice").innerText(), "");
});

test("the page opens in English when its own language cannot be read", async () => {
  await page.goto(`${opened.url}web/page/?lang=ru`);
  await page.getByRole("status").filter({ hasText: "Русский could not be loaded" }).waitFor();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
  await page.unroute("**/lang/ru.js");
});

test("the page opens in any language that can be read when neither its own nor English can", async () => {
  const missing = /\/lang\/(?!pl)\w+\.js$/;
  await page.route(missing, (route) => route.abort());
  await page.goto(`${opened.url}web/page/?lang=ru`);
  await page.getByRole("button", { name: "Rozstrzygnij", exact: true }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "pl");
  await page.getByRole("status").filter({ hasText: "Русский" }).waitFor();
  await page.unroute(missing);
});

test("without any words there is a sign to reload by", async () => {
  const all = /\/lang\/\w+\.js$/;
  await page.route(all, (route) => route.abort());
  await page.goto(`${opened.url}web/page/?lang=en`);
  await page.getByRole("button", { name: "↻" }).waitFor();
  await page.unroute(all);
  await page.getByRole("button", { name: "↻" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
});

test("where nothing may be stored, a choice lasts as long as the page", async () => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(`${opened.url}web/page/`);
  await choose("English");
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
});

/** @param {string} name as the language calls itself */
async function choose(name) {
  await page.locator('[popovertarget="languages"].quiet').click();
  await page.locator("#languages button", { hasText: name }).click();
}
