// Whatever strangers call their units, and by whichever way it comes in: it is shown as text, runs nothing, asks nobody for
// anything, and turns nothing round. And what other windows say to the page and to its frames is not heard.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { load } from "../../web/node.js";
import { serve } from "../../web/dev/serve.js";
import { linkOf } from "../../web/view/link.js";
import { readCases } from "../support/cases.js";
import { hostileQuestions, messages } from "../support/hostile-texts.js";
import { escaped, openFigurePage } from "./support/figure-page.js";
import { openPage } from "./support/open-page.js";

const questions = hostileQuestions();

/** As notation, which escapes what it must. */
const referee = /** @type {{ask: (question: any) => any}} */ (await load());
const notations = questions.map(({ question }) => referee.ask({ ask: "notation/write", question }).text);

const verdict = /^Remove one model from the rear rank and two from the left\.$/;

/**
 * What must never come of a name, in a document with its shadows. Runs in the page.
 * @param {string} title
 */
function harmIn(title) {
  const roots = [document, ...[...document.querySelectorAll("close-ranks")].map((one) => one.shadowRoot ?? one)];
  const strange = roots.flatMap((root) => [
    ...root.querySelectorAll("img, image, iframe:not([sandbox]), object, embed, form, a[href]:not(.skip)"),
    ...[...root.querySelectorAll("*")].filter(({ attributes }) =>
      [...attributes].some(({ name }) => name.startsWith("on")),
    ),
  ]);
  const inline = roots.flatMap((root) => [
    ...root.querySelectorAll("script:not([src]):not([type='application/json'])"),
  ]);
  const turned = roots
    .flatMap((root) => [...root.querySelectorAll("h2, #caption p, .steps li, .caption p")])
    .map((part) => part.textContent ?? "")
    .filter((text) => /[\u202a-\u202e\u2066\u2067]/.test(text));
  return {
    harm: [...strange, ...inline].map((one) => one.outerHTML.slice(0, 80)).concat(turned),
    isTitled: document.title === title,
    prototype: Object.keys(Object.prototype),
  };
}

const noHarm = { harm: [], isTitled: true, prototype: [] };

test("a unit called as a model of another one is keeps its row, and things called the same are all there", async (t) => {
  const opened = await openPage({ locale: "en-GB", reducedMotion: "reduce" });
  t.after(opened.close);
  const { page, complaints } = opened;
  const { question } = /** @type {any} */ (readCases().find(({ file }) => file === "ninth-age/figure-d.json"));
  const [first, ...others] = question.battle.units;
  const units = [first, { ...others[0], id: `${first.id}/C`, name: undefined }, ...others.slice(1)];
  const losses = [{ unit: first.id, model: "C", healthPoints: 1 }];
  const asked = { ...question, battle: { ...question.battle, units, contacts: [] }, losses };
  await page.evaluate((to) => (location.hash = to), await linkOf({ question: asked, step: null, option: null }));
  await page.getByRole("group", { name: `${first.id}/C`, exact: true }).waitFor();
  await page.locator(`#canvas .target[data-unit="${first.id}"]`).press("Enter");
  assert.equal(await page.locator(".losses .loss").count(), units.length + 1);

  const counts = await page.evaluate(`import("../view/tree.js").then(({ element, updateChildren }) => {
    const host = document.createElement("ul");
    const draw = (texts) => updateChildren(host, texts.map((text) => element("li", { key: "same" }, text)));
    draw(["a", "b", "c"]);
    const before = [...host.children];
    draw(["d", "e", "f", "g"]);
    return [host.textContent, before.every((node, index) => node === host.children[index])];
  })`);
  assert.deepEqual(counts, ["defg", true]);
  assert.deepEqual(complaints, []);
});

test("names in the page, by link, by file, dropped, and kept from last time", async (t) => {
  const opened = await openPage({
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    keepsBattle: true,
  });
  t.after(opened.close);
  const { page, url, complaints } = opened;
  await page.locator("footer .primary").waitFor();

  /** @param {string} what */
  const look = async (what) => {
    await page.locator(".verdict h2", { hasText: verdict }).waitFor();
    assert.deepEqual(await page.evaluate(harmIn, "Close Ranks"), noHarm, what);
    assert.equal(await page.locator("#notice p").count(), 0, what);
  };
  const reset = async () => {
    await page.getByRole("button", { name: "Example a", exact: true }).click();
    await page.locator(".verdict h2").waitFor({ state: "detached" });
  };
  for (const { what, question } of questions) {
    const saved = { question, step: 0, option: null };
    const text = JSON.stringify({ closeRanks: 1, ...saved });
    await page.evaluate((hash) => (location.hash = hash), await linkOf(saved));
    await look(`link: ${what}`);
    await page.locator("#header .share").click();
    await page.locator("#share[open]").waitFor();
    assert.doesNotMatch(await page.locator("#share-text").inputValue(), /[\u202a-\u202e\u2066\u2067]/);
    await page.keyboard.press("Escape");
    await reset();
    await page.locator("#header .share").click();
    await page.locator("#share-file").setInputFiles({ name: "a.json", mimeType: "", buffer: Buffer.from(text) });
    await look(`file: ${what}`);
    await reset();
    await page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], "<b>.json"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
    await look(`dropped: ${what}`);
    await page.goto(`${url}web/page/`);
    await look(`kept: ${what}`);
    await page.locator("[aria-controls=units]").click();
    assert.deepEqual(await page.evaluate(harmIn, "Close Ranks"), noHarm, `table: ${what}`);
    await page.getByRole("button", { name: "Edit" }).click();
    await page.locator("#panel .add").waitFor();
    assert.deepEqual(await page.evaluate(harmIn, "Close Ranks"), noHarm, `edited: ${what}`);
  }
  assert.deepEqual(complaints, []);
});

test("names in a figure, by its text, its notation, its source and a script", async (t) => {
  const figures = questions.flatMap(({ question }, index) => [
    `<close-ranks controls="full"><pre>${escaped(JSON.stringify(question))}</pre></close-ranks>`,
    `<close-ranks controls="full"><pre>${escaped(notations[index])}</pre></close-ranks>`,
    `<close-ranks controls="full" src="/texts/${index}"></close-ranks>`,
  ]);
  const { page, complaints, close } = await openFigurePage("", { locale: "en-GB" });
  t.after(close);
  await page.route("**/texts/*", (route) =>
    route.fulfill({ body: notations[Number(route.request().url().split("/").at(-1))] }),
  );
  await page.route("**/strangers.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Figures</title><script type="module" src="/web/element/define.js"></script><link rel="icon" href="data:,"><body>${figures.join("")}`,
    }),
  );
  await page.goto(new URL("/strangers.html", page.url()).href);
  await page.evaluate(
    (given) => {
      for (const question of given)
        document.body.append(Object.assign(document.createElement("close-ranks"), { question }));
    },
    questions.map(({ question }) => question),
  );
  for (const figure of await page.locator("close-ranks").all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator("[part=caption] p").waitFor();
  }
  assert.equal(await page.locator("close-ranks").count(), questions.length * 4);
  assert.deepEqual(await page.evaluate(harmIn, "Figures"), noHarm);
  assert.deepEqual(complaints, []);
});

test("names in a frame, by its address", async (t) => {
  const { page, complaints, close } = await openPage({ path: "web/element/embed.html", locale: "en-GB" });
  t.after(close);
  for (const [index, { what, question }] of questions.entries()) {
    const link = await linkOf({ question, step: 0, option: null });
    for (const hash of [
      link,
      `#text=${encodeURIComponent(notations[index])}`,
      `#text=${encodeURIComponent(JSON.stringify(question))}`,
    ]) {
      const before = await page.locator("close-ranks").elementHandle();
      await page.evaluate((to) => (location.hash = to), hash);
      await page.waitForFunction((old) => document.querySelector("close-ranks") !== old, before);
      await page.locator("close-ranks [part=caption] p").waitFor();
      assert.deepEqual(await page.evaluate(harmIn, "Close Ranks"), noHarm, what);
    }
  }
  assert.deepEqual(complaints, []);
});

test("what windows of others say to the page, to a frame and to a page with frames changes nothing", async (t) => {
  const opened = await openPage({ path: "web/element/embed.html", locale: "en-GB", reducedMotion: "reduce" });
  t.after(opened.close);
  const { page, url, complaints } = opened;
  const folder = mkdtempSync(join(tmpdir(), "closeranks-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const targets = ["web/page/", "web/element/embed.html", "demo/iframe.html"];
  const inside = targets.map((path) => `<iframe width=400 height=600 src="${url}${path}"></iframe>`);
  writeFileSync(`${folder}/index.html`, `<!doctype html><link rel="icon" href="data:,">${inside.join("")}`);
  const other = await serve({ port: 0, folder });
  t.after(other.close);
  await page.goto(other.url);
  const [app, embed, host] = targets.map((path) => page.frame({ url: url + path }) ?? assert.fail(path));
  await app.locator("footer .primary").waitFor();
  await embed.locator("close-ranks [part=caption] p, close-ranks .verdict h2").first().waitFor();
  await host.locator("iframe").scrollIntoViewIfNeeded();
  await host.locator("iframe[style*=height]").waitFor();
  const seen = () =>
    Promise.all([
      app.locator("#canvas").innerHTML(),
      embed.locator("close-ranks").evaluate((one) => one.shadowRoot?.querySelector(".caption")?.textContent),
      host.locator("iframe").getAttribute("style"),
    ]);
  const before = await seen();
  await page.evaluate(async (all) => {
    for (const message of all)
      for (let index = 0; index < frames.length; index++) frames[index].postMessage(message, "*");
    // Answered after the messages before it have been heard.
    await new Promise((resolve) => setTimeout(resolve));
  }, messages);
  for (const frame of [app, embed, host]) await frame.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  assert.deepEqual(await seen(), before);
  assert.deepEqual(
    complaints.filter((one) => !one.startsWith(`asked for ${other.url}`)),
    [],
  );
});
