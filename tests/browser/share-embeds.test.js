// What the sheet gives to be put into other pages, copied from the published site by keyboard and put there: each form shows the
// same moment, in whatever page, and what is in a name injects nothing anywhere.
import assert from "node:assert/strict";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";

import { serve } from "../../web/dev/serve.js";
import { writeSite } from "../../web/dev/write-site.js";
import { linkOf } from "../../web/view/link.js";
import { languages } from "../../web/view/words.js";
import { figureText } from "./support/figure-page.js";
import { openPage } from "./support/open-page.js";

const forms = ["forum", "link", "iframe", "element", "mediawiki", "dokuwiki", "markdown"];
const hostile = `</pre></closeranks></close-ranks><img src=x onerror=alert()>"'&`;

/** @type {string} */
let folder;
/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;
/** @type {Awaited<ReturnType<typeof serve>>} somebody else's site */
let other;
/** @type {import("playwright-core").Page} a page of it */
let elsewhere;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "closeranks-"));
  await writeSite(`${folder}/site/`);
  mkdirSync(`${folder}/other`);
  other = await serve({ port: 0, folder: `${folder}/other` });
  opened = await openPage({
    path: "",
    folder: `${folder}/site`,
    locale: "en-GB",
    viewport: { width: 360, height: 640 },
  });
  page = opened.page;
  page.setDefaultTimeout(15_000);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(opened.url).origin });
  elsewhere = await page.context().newPage();
  elsewhere.setDefaultTimeout(15_000);
});
beforeEach(() => {
  opened.complaints.length = 0;
});
after(async () => {
  await opened?.close();
  await other?.close();
  rmSync(folder, { recursive: true });
});

/**
 * Opens the second step of the fourth example in the page, and the sheet on it.
 * @param {(question: any) => void} [change]
 */
async function share(change = () => {}) {
  const question = JSON.parse(figureText("d"));
  change(question);
  await page.goto("about:blank");
  await page.goto(opened.url + (await linkOf({ question, step: 1, option: null })));
  await page.locator("#caption b", { hasText: "2/4 Lost contact" }).waitFor();
  await page.locator("#header .share").click();
  await page.locator("#share[open] #share-text").waitFor();
}

/**
 * Chooses a form and copies it, by keys alone.
 * @param {string} form
 */
async function copied(form) {
  const shown = page.locator("#share-text");
  await page.locator("#share-form").focus();
  await page.keyboard.press("Home");
  for (let i = 0; i < forms.indexOf(form); i++) await page.keyboard.press("ArrowDown");
  assert.equal(await page.locator("#share-form").inputValue(), form);
  await page.waitForFunction(() => document.querySelector("#share .said")?.textContent === "");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("#share .said", { hasText: "Copied." }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(text, await shown.inputValue());
  return text;
}

/**
 * Opens a page of another site with some HTML in it.
 * @param {string} body
 */
async function put(body) {
  writeFileSync(`${folder}/other/index.html`, `<!doctype html><link rel="icon" href="data:,"><body>${body}`);
  await elsewhere.goto(other.url);
}

/** @param {string} tag as a wiki's editor holds it */
function insideTag(tag) {
  const [, text] = /^<closeranks step="2">\n([^]*?)<\/closeranks>$/.exec(tag) ?? [];
  assert.ok(text, tag);
  return text;
}

test("every form can be chosen and is shown, nothing is too wide, and axe finds nothing", async () => {
  const axe = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
  await share();
  await page.evaluate(axe);
  for (const form of forms) {
    await page.locator("#share-form").selectOption(form);
    assert.ok((await page.locator("#share-text").inputValue()).length > 40, form);
    const found = await page.evaluate(async () => {
      const sheet = /** @type {Element} */ (document.querySelector("#share"));
      const axe = /** @type {any} */ (window).axe;
      const { violations } = await axe.run("#share", { rules: { "target-size": { enabled: true } } });
      const heights = [...sheet.querySelectorAll("select, button")].map((one) => one.getBoundingClientRect().height);
      return { tooWide: sheet.scrollWidth - sheet.clientWidth, violations, least: Math.min(...heights) };
    });
    assert.deepEqual([found.tooWide, found.violations], [0, []], form);
    assert.ok(found.least >= 44, String(found.least));
  }
  assert.deepEqual(opened.complaints, []);
});

test("the frame shows the moment in a page of another site", async () => {
  await share();
  await put(await copied("iframe"));
  await elsewhere
    .frameLocator("iframe")
    .locator("close-ranks [part=caption] p", { hasText: "2/4 Lost contact" })
    .waitFor();
  assert.match((await elsewhere.locator("iframe").getAttribute("title")) ?? "", /^Ruling · priority 1: Remove one/);
});

test("the element shows the moment in a page of another site, and its text where scripts do not run", async () => {
  await share();
  await put(await copied("element"));
  await elsewhere.locator("close-ranks [part=caption] p", { hasText: "2/4 Lost contact" }).waitFor();
  assert.match((await elsewhere.locator("close-ranks pre").textContent()) ?? "", /^ninth-age\/casualties\n/);
});

test("the tag of both wikis holds the notation of the position", async () => {
  await share();
  const tag = await copied("mediawiki");
  assert.equal(await copied("dokuwiki"), tag);
  await put('<close-ranks step="2"><pre></pre></close-ranks>');
  await elsewhere.locator("pre").evaluate((pre, text) => (pre.textContent = text), insideTag(tag));
  await elsewhere.addScriptTag({ url: `${opened.url}embed.js` });
  await elsewhere.locator("close-ranks [part=caption] p", { hasText: "2/4 Lost contact" }).waitFor();
});

test("Markdown shows the saved picture, and leads to the moment", async () => {
  await share();
  const text = await copied("markdown");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save SVG" }).click(),
  ]);
  copyFileSync(/** @type {string} */ (await saved.path()), `${folder}/other/${saved.suggestedFilename()}`);
  const [, title, file, link] = /^\[!\[(.*)\]\((.*)\)\]\(<(.*)>\)$/.exec(text) ?? [];
  assert.equal(file, saved.suggestedFilename());
  assert.match(title, /^Ruling · priority 1: Remove one/);
  await put(`<a href="${link}"><img src="${file}"></a>`);
  await elsewhere.waitForFunction(() => /** @type {any} */ (document.querySelector("img")).naturalWidth > 100);
  await elsewhere.locator("a").click();
  await elsewhere.locator("#caption b", { hasText: "2/4 Lost contact" }).waitFor();
});

test("the link leads to the moment, and the text for a forum ends with it", async () => {
  await share();
  const link = await copied("link");
  assert.ok((await copied("forum")).endsWith(link));
  await elsewhere.goto(link);
  await elsewhere.locator("#caption b", { hasText: "2/4 Lost contact" }).waitFor();
});

test("a name full of markup is a name in every form", async () => {
  await share(({ battle }) => (battle.units[0].name = hostile));
  /** @type {string[]} */
  const dialogs = [];
  elsewhere.on("dialog", (dialog) => dialogs.push(dialog.message()) && dialog.dismiss());
  await put(await copied("iframe"));
  await elsewhere.frameLocator("iframe").locator("close-ranks [part=caption] p", { hasText: hostile }).waitFor();
  assert.equal(await elsewhere.locator("iframe").count(), 1);
  await put(`${await copied("element")}<p>Below.</p>`);
  await elsewhere.locator("close-ranks [part=caption] p", { hasText: hostile }).waitFor();
  const parts = await elsewhere.evaluate(() => [...document.body.children].map(({ localName }) => localName));
  assert.deepEqual(parts, ["script", "close-ranks", "p"]);
  assert.doesNotMatch(insideTag(await copied("mediawiki")), /[<>&]/);
  assert.match(await copied("markdown"), /^\[!\[(?:\\.|[^\\[\]<>&])*\]\(close-ranks\.svg\)\]\(<[^<>\s]*>\)$/);
  assert.deepEqual(dialogs, []);
});

test("a figure in a frame speaks every language", async () => {
  await share();
  const [frame] = (await copied("iframe")).split("#");
  const [, hash] = (await copied("link")).split("#");
  for (const language of Object.keys(languages)) {
    await put(`${frame.replace("embed.html", `embed.html?lang=${language}`)}#${hash}"></iframe>`);
    const { "page.back": back } = (await import(`../../web/view/lang/${language}.js`)).default.messages;
    await elsewhere.frameLocator("iframe").getByRole("button", { name: back, exact: true }).waitFor();
  }
});

test("a page without the embed page beside it offers neither frame nor element", async () => {
  await writeSite(`${folder}/site/alone/`, { isPublic: false });
  await page.goto(`${opened.url}alone/`);
  await page.locator("#header .share").click();
  await page.locator("#share[open] #share-text").waitFor();
  const offered = await page
    .locator("#share-form option")
    .evaluateAll((all) => all.map((one) => /** @type {any} */ (one).value));
  assert.deepEqual(
    offered,
    forms.filter((form) => form !== "iframe" && form !== "element"),
  );
});
