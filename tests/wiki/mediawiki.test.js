// Figures in MediaWiki, as demo/mediawiki adds them: the rule's figures, typed by an ordinary editor, are ruled and stepped in Chromium, by
// the extension and by the gadget; and hostile texts do nothing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launchChromium } from "../browser/support/chromium.js";
import { figures, walkThrough } from "./support/figures.js";
import { elsewhere, hostileFigures, hostilePages } from "./support/hostile.js";
import { mediaWikiFigures, mediaWikiPages, templates } from "./support/mediawiki-hostile.js";
import { openMediaWiki, password } from "./support/mediawiki.js";
import { watch } from "./support/watch.js";

const content = ".mw-parser-output, #firstHeading";

/** @type {Awaited<ReturnType<typeof openMediaWiki>>} */
let wiki;
/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("playwright-core").BrowserContext} an editor without special rights, logged in */
let editor;
before(async () => {
  wiki = await openMediaWiki();
  browser = await launchChromium();
  editor = await browser.newContext({ viewport: { width: 1000, height: 3000 } });
  editor.setDefaultTimeout(120_000);
  const lgtoken = (await api({ action: "query", meta: "tokens", type: "login" })).query.tokens.logintoken;
  const { login } = await api({ action: "login", lgname: "Editor", lgpassword: password, lgtoken });
  assert.equal(login.result, "Success");
});
after(async () => {
  await browser?.close();
  await wiki?.end();
});

/** @param {Record<string, string>} form */
async function api(form) {
  const response = await editor.request.post(`${wiki.url}api.php`, { form: { format: "json", ...form } });
  return response.json();
}

/** @type {string | undefined} */
let token;

/**
 * @param {string} title
 * @param {string} text
 */
async function save(title, text) {
  token ??= (await api({ action: "query", meta: "tokens" })).query.tokens.csrftoken;
  const { edit } = await api({ action: "edit", title, text, token: String(token) });
  assert.equal(edit?.result, "Success");
}

/** Opens a page and gathers what the console has to say. @param {string} title */
async function openPage(title) {
  const page = await editor.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`${wiki.url}index.php/${title}`);
  return { page, complaints };
}

test("the five figures of the rule are ruled and stepped, under MediaWiki's own policy against scripts", async () => {
  await save(
    "Figures",
    figures
      .map(({ letter, text }) => `<closeranks controls="full" label="Figure ${letter}">\n${text}</closeranks>\n`)
      .join("\n"),
  );
  const { page, complaints } = await openPage("Figures");
  await walkThrough(page);
  assert.deepEqual(complaints, []);
});

test("where the wiki has the gadget alone, it shows them too", async () => {
  await save(
    "Gadget",
    figures
      .map(
        ({ letter, text }) =>
          `<pre class="closeranks" data-controls="full" data-label="Figure ${letter}">\n${text}</pre>\n`,
      )
      .join("\n"),
  );
  const { page, complaints } = await openPage("Gadget");
  await walkThrough(page);
  assert.deepEqual(complaints, []);
  const scripts = page.locator("script[src$='define.js']");
  assert.deepEqual(await scripts.evaluateAll((all) => all.map((one) => one.getAttribute("src"))), [
    "/closeranks/package/web/element/define.js",
  ]);
});

test("without scripts the text is there to be read", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${wiki.url}index.php/Figures`);
  for (const { text } of figures) assert.ok(await page.getByText(text.trim()).isVisible());
  await context.close();
});

test("what an ordinary editor may type runs nothing, fetches nothing and becomes no markup", async () => {
  for (const [title, text] of Object.entries(templates)) await save(title, text);
  const page = await editor.newPage();
  const open = await watch(page, wiki.url);
  const pages = [hostileFigures, mediaWikiFigures, ...[...hostilePages, ...mediaWikiPages].map((one) => [one])];
  for (const typed of pages) {
    const title = typed[0].what;
    await save(title, typed.map(({ page }) => page).join("\n\n"));
    // Without MediaWiki's policy, so that nothing but the tag stands in the way.
    const { faults, texts } = await open(
      `${wiki.url}index.php?title=${encodeURIComponent(title)}&withoutPolicy`,
      content,
    );
    assert.deepEqual(faults, [], title);
    const lost = typed.filter(({ text }) => text !== undefined && !texts.includes(text)).map(({ what }) => what);
    assert.deepEqual(lost, []);
  }
});

test("the watch sees a script that runs, a request, and markup", async () => {
  const page = await editor.newPage();
  const open = await watch(page, wiki.url);
  const body = `<div class="mw-parser-output"><b onclick="x">x</b><img src="${elsewhere}x"><script>hacked()</script></div>`;
  await page.route("**/hacked.html", (route) => route.fulfill({ contentType: "text/html", body }));
  const { faults } = await open(`${wiki.url}hacked.html`, content);
  assert.deepEqual(faults.map((fault) => fault.split(" ")[0]).sort(), [
    "attribute",
    "element",
    "element",
    "request",
    "script",
    "script",
  ]);
});
