// Links that strangers send: whatever is wrong with one is said in words, breaks nothing and becomes no markup.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, beforeEach, test } from "node:test";
import { deflateRawSync } from "node:zlib";

import { openPage } from "./support/open-page.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

before(async () => {
  opened = await openPage({ locale: "en-GB", viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  page = opened.page;
  page.setDefaultTimeout(15_000);
  await page.addInitScript(() => location.protocol === "http:" && localStorage.clear());
});
beforeEach(() => visit());
after(() => opened?.close());

/** @param {string} [hash] */
async function visit(hash = "") {
  // Another page in between, so that the same address is loaded anew.
  await page.goto("about:blank");
  await page.goto(`${opened.url}web/page/${hash}`);
  await page.locator("#header .share").waitFor();
  opened.complaints.length = 0;
}

const notice = async () => {
  await page.locator("#notice p").waitFor();
  return page.locator("#notice p").innerText();
};

/** @param {string} button */
async function saved(button) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return readFileSync(/** @type {string} */ (await file.path()));
}

const plain = (/** @type {unknown} */ value) => `#1j${Buffer.from(JSON.stringify(value)).toString("base64url")}`;
const changed = (/** @type {(question: any) => void} */ change) => {
  const question = JSON.parse(readFileSync(new URL("../../web/page/figures/figure-d.json", import.meta.url), "utf8"));
  change(question);
  return plain({ question, step: 2, option: 0 });
};

const hostile = /** @type {[string, string, RegExp][]} */ ([
  ["ten megabytes of zeros", `#1z${deflateRawSync(Buffer.alloc(10_000_000)).toString("base64url")}`, /too long/],
  ["data cut short", "#1zhZPPbqMwEIdfZfU7z7Y", /cut short/],
  ["wrong base64", "#1z(((", /cut short/],
  ["a version to come", "#7zAAAA", /newer/],
  ["something else", plain({ hello: "world" }), /not a position/],
  ["units that are no list", changed(({ battle }) => (battle.units = "B")), /cannot be used.*expected a list/],
  ["a unit that is null", changed(({ battle }) => (battle.units[0] = null)), /cannot be used/],
  ["ranks of numbers", changed(({ battle }) => (battle.units[0].ranks = [1])), /cannot be used/],
  ["losses that are a text", changed((question) => (question.losses = "all")), /cannot be used/],
  ["an unknown key", changed((question) => (question.battle.units[0].onclick = "alert(1)")), /does not know the word/],
  [
    "a key of prototypes",
    changed((question) => Object.defineProperty(question.battle, "__proto__", { value: {}, enumerable: true })),
    /does not know the word/,
  ],
  ["units in each other", changed(({ battle }) => (battle.units[2].at = [410, 490])), /overlap: B and Combined Unit/],
]);

test("a link that cannot be opened says in words what is wrong and breaks nothing", async () => {
  for (const [what, hash, says] of hostile) {
    await page.evaluate((to) => (location.hash = to), hash);
    assert.match(await notice(), says, what);
    assert.equal(await page.evaluate(() => location.hash), "", `${what}: a reload would ask for it again`);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.locator("#notice p").waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: "Example b" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).click();
  await page.locator(".verdict h2").waitFor();
  assert.deepEqual(opened.complaints, []);
});

for (const [what, hash, says] of [hostile[0], hostile[5], hostile[11]]) {
  test(`the page opens on an empty table when its link holds ${what}, and says so`, async () => {
    await visit(hash);
    assert.match(await notice(), says);
    assert.equal(await page.locator("#canvas [data-unit]").count(), 0);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator("#canvas [data-unit]").first().waitFor();
    assert.deepEqual(opened.complaints, []);
  });
}

test("names from a link are text, wherever they come, and run nothing", async () => {
  const name = `<img src=x onerror=document.title=1>\u202e</text><script>`;
  const hash = changed(({ battle }) => (battle.units[0].name = name));
  await visit(hash);
  await page.locator(".verdict h2").waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  const text = await page.locator("#share-text").inputValue();
  assert.ok(text.includes(name.replace("\u202e", "")) && !text.includes("\u202e"));
  const svg = (await saved("Save SVG")).toString();
  assert.doesNotMatch(svg, /<img|<script/);
  assert.ok((await saved("Save PNG")).length > 1000);
  assert.equal(await page.locator("img, #share script, #canvas script").count(), 0);
  assert.equal(await page.title(), "Close Ranks");
  assert.deepEqual(opened.complaints, []);
});
