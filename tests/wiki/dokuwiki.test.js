// Figures in DokuWiki, as demo/dokuwiki adds them: the rule's figures, typed by an ordinary editor, are ruled and stepped in Chromium;
// and hostile texts do nothing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launchChromium } from "../browser/support/chromium.js";
import { dokuWikiFigures, dokuWikiPages } from "./support/dokuwiki-hostile.js";
import { openDokuWiki, password } from "./support/dokuwiki.js";
import { figures, walkThrough } from "./support/figures.js";
import { hostileFigures, hostilePages } from "./support/hostile.js";
import { watch } from "./support/watch.js";

/** What figures need, and beside it what DokuWiki's own pages do. */
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action 'self'; manifest-src 'self'";

/** @type {Awaited<ReturnType<typeof openDokuWiki>>} */
let wiki;
/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("playwright-core").BrowserContext} an editor without special rights, logged in */
let editor;
before(async () => {
  wiki = await openDokuWiki();
  browser = await launchChromium();
  editor = await browser.newContext({ viewport: { width: 1000, height: 3000 } });
  editor.setDefaultTimeout(120_000);
  const html = await post({ id: "start", do: "login", u: "editor", p: password });
  assert.match(html, /do=logout/);
});
after(async () => {
  await browser?.close();
  await wiki?.end();
});

/** @param {Record<string, string>} form */
async function post(form) {
  const response = await editor.request.post(`${wiki.url}doku.php`, { form });
  assert.equal(response.status(), 200);
  return response.text();
}

/** @param {string} id */
const addressOf = (id) => `${wiki.url}doku.php?id=${id}`;

/**
 * @param {string} id
 * @param {string} wikitext
 */
async function save(id, wikitext) {
  const form = await (await editor.request.get(`${addressOf(id)}&do=edit`)).text();
  const [, sectok] = /name="sectok" value="(\w+)"/.exec(form) ?? [];
  await post({ id, sectok, wikitext, prefix: ".", suffix: "", "do[save]": "1" });
  const saved = await editor.request.get(`${addressOf(id)}&do=export_raw`);
  assert.equal(await saved.text(), wikitext);
}

test("the five figures of the rule are ruled and stepped, under a policy against scripts", async () => {
  const tags = figures.map(
    ({ letter, text }) => `<closeranks controls="full" label="Figure ${letter}">\n${text}</closeranks>\n`,
  );
  await save("figures", tags.join("\n"));
  const page = await editor.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.route("**/doku.php?*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
  });
  await page.goto(addressOf("figures"));
  await walkThrough(page);
  assert.deepEqual(complaints, []);
});

test("without scripts the text is there to be read", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto(addressOf("figures"));
  for (const { text } of figures) assert.ok(await page.getByText(text.trim()).isVisible());
  await context.close();
});

test("what an ordinary editor may type runs nothing, fetches nothing and becomes no markup", async () => {
  const page = await editor.newPage();
  const open = await watch(page, wiki.url);
  const pages = [hostileFigures, dokuWikiFigures, ...[...hostilePages, ...dokuWikiPages].map((one) => [one])];
  for (const [index, typed] of pages.entries()) {
    await save(`hostile${index}`, typed.map(({ page }) => page).join("\n\n"));
    const { faults, texts } = await open(addressOf(`hostile${index}`), "#dokuwiki__content .page");
    assert.deepEqual(faults, [], typed[0].what);
    const lost = typed.filter(({ text }) => text !== undefined && !texts.includes(text)).map(({ what }) => what);
    assert.deepEqual(lost, []);
  }
});
