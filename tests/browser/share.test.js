// Sharing as a player does it: link, text, log, picture and file, with the clipboard and without.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, beforeEach, test } from "node:test";

import { linkOf } from "../../web/view/link.js";
import { readCases } from "../support/cases.js";
import { openPage } from "./support/open-page.js";
import { settled } from "./support/settled.js";

/** @type {import("./support/open-page.js").OpenPage} */
let opened;
/** @type {import("playwright-core").Page} */
let page;

const figure = (/** @type {string} */ letter) =>
  JSON.parse(readFileSync(new URL(`../../web/page/figures/figure-${letter}.json`, import.meta.url), "utf8"));
const headline = "Remove one model from the rear rank and two from the left.";

before(async () => {
  opened = await openPage({ locale: "en-GB", viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  page = opened.page;
  page.setDefaultTimeout(15_000);
  // What an earlier test left in the browser is none of the next one's business.
  await page.addInitScript(() => location.protocol === "http:" && localStorage.clear());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(opened.url).origin });
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

async function rule() {
  await page.getByRole("button", { name: "Rule", exact: true }).click();
  await page.locator(".verdict h2").waitFor();
}

async function apply() {
  await page.getByRole("button", { name: "Apply and go on" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
}

async function share() {
  await page.getByRole("button", { name: "Share" }).click();
  await page.locator("#share[open]").waitFor();
}

const said = () => page.locator("#share .said").innerText();
const field = (/** @type {string} */ name) => page.locator(`#share-${name}`).inputValue();
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

/** @param {string} button */
async function download(button) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(/** @type {string} */ (await file.path())) };
}

/** @param {string | Buffer} text */
async function openFile(text) {
  await page
    .locator("#share-file")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

const notice = async () => {
  await page.locator("#notice p").waitFor();
  return page.locator("#notice p").innerText();
};

test("a copied link opens the same moment of the same ruling, and undo leads back", async () => {
  await page.getByRole("button", { name: "Example d" }).click();
  await rule();
  await page.locator(".steps button").nth(1).click();
  const picture = await page.locator("#canvas").innerHTML();
  await share();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.locator("#share .said", { hasText: "Copied." }).waitFor();
  const link = await clipboard();
  assert.equal(link, await field("link"));
  assert.ok(link.length < 700, String(link.length));
  await visit(new URL(link).hash);
  await page.locator("#caption b", { hasText: "2/4 Lost contact" }).waitFor();
  assert.equal(await page.locator(".verdict h2").innerText(), headline);
  assert.equal(await page.locator("#canvas").innerHTML(), picture);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Rule", exact: true }).waitFor();
  assert.deepEqual(opened.complaints, []);
});

test("a link followed on the open page replaces the question, and undo brings the old one back", async () => {
  await page.getByRole("button", { name: "Example b" }).click();
  const hash = await linkOf({ question: figure("c"), step: null, option: null });
  await page.evaluate((to) => (location.hash = to), hash);
  await page.waitForFunction(() => document.querySelectorAll(".loss").length === 3);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator('.figures [aria-pressed="true"]', { hasText: "b" }).waitFor();
  assert.equal(new URL(page.url()).hash, "");
});

test("the address names what is on the table, or nothing", async () => {
  const hash = await linkOf({ question: figure("c"), step: null, option: null });
  await visit(hash);
  await rule();
  assert.equal(new URL(page.url()).hash, hash);
  await apply();
  assert.equal(new URL(page.url()).hash, "");
});

test("a link keeps the option that is looked at", async () => {
  await rule();
  await page.getByRole("button", { name: /1 left, 1 right/ }).click();
  await page.locator("#canvas .boundary.maybe").first().waitFor();
  await share();
  await visit(new URL(await field("link")).hash);
  await page.locator(".kicker", { hasText: "Not allowed" }).waitFor();
  assert.ok((await page.locator("#canvas .maybe").count()) > 0);
});

test("a question of every kind opens from its link", async () => {
  for (const file of [
    "ninth-age/nudge-figure-d",
    "ninth-age/contacts-figure-d",
    "conquest/single-wound",
    "ancients/page-roll-two",
    "ancients/reading-07-two-intervals",
  ]) {
    const { question } = readCases().find((one) => one.file === `${file}.json`) ?? assert.fail(file);
    const hash = await linkOf(/** @type {any} */ ({ question, step: 0, option: null }));
    await page.evaluate((to) => (location.hash = to), hash);
    await settled(page);
    const { units } = /** @type {any} */ (question).battle;
    await page.waitForFunction(
      (count) =>
        new Set([...document.querySelectorAll("#canvas [data-unit]")].map((shape) => shape.getAttribute("data-unit")))
          .size === count,
      units.length,
    );
    if (!file.includes("contacts")) await page.locator(".verdict h2").waitFor();
    assert.equal(await page.locator("#notice p").count(), 0);
  }
  assert.deepEqual(opened.complaints, []);
});

test("the text for a forum has the position, the ruling, the steps, what was played, and the link", async () => {
  await rule();
  await apply();
  await page.getByRole("button", { name: "Combined Unit: one more" }).click();
  await rule();
  await share();
  await page.getByRole("button", { name: "Copy text" }).click();
  await page.locator("#share .said", { hasText: "Copied." }).waitFor();
  const text = await clipboard();
  assert.equal(text, await field("text"));
  const lines = text.split("\n");
  assert.equal(lines[0], "Close Ranks · The Ninth Age");
  for (const line of [
    "• B (red): r / r, bases 20 × 20 mm, front centre 17.32″ (440\u00a0mm) from the left and 19.29″ (490\u00a0mm) from the top edge, heading 90°",
    "Losses in this batch: Combined Unit −1",
    "Remove one model from the left.",
    "1. Casualties: Combined Unit loses 1 model.",
    `Batch 1: Combined Unit −3. ${headline} Any other way, C would Drop out of Combat. B loses contact but is nudged back.`,
  ]) {
    assert.ok(lines.includes(line), `${line}\n\n${text}`);
  }
  assert.equal(lines.at(-1), await field("link"));
});

test("the log goes with undo and redo, tells of changes by hand, and another battle begins it anew", async () => {
  const log = async () => {
    await share();
    const text = (await page.locator("#share-log").count()) ? await field("log") : "";
    await page.keyboard.press("Escape");
    return text.split("\n").map((line) => line.split(/[:.] /)[0]);
  };
  assert.deepEqual(await log(), [""]);
  await rule();
  assert.deepEqual(await log(), [""]);
  await apply();
  assert.deepEqual(await log(), ["Batch 1"]);
  await page.getByRole("button", { name: "Combined Unit: one more" }).click();
  await rule();
  await apply();
  assert.deepEqual(await log(), ["Batch 1", "Batch 2"]);
  await page.getByRole("button", { name: "Undo" }).click();
  assert.deepEqual(await log(), ["Batch 1"]);
  await page.getByRole("button", { name: "Redo" }).click();
  assert.deepEqual(await log(), ["Batch 1", "Batch 2"]);
  await page.getByRole("button", { name: "Example c" }).click();
  assert.deepEqual(await log(), [""]);
});

test("with the clipboard denied the text is selected, and that is said", async () => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await share();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.locator("#share .said", { hasText: "The text is selected" }).waitFor();
  assert.equal(await page.evaluate(() => getSelection()?.toString()), await field("link"));
  await page.getByRole("button", { name: "Copy text" }).click();
  const selected = () => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (document.activeElement);
    return value.slice(selectionStart, selectionEnd);
  };
  await page.waitForFunction(() => document.activeElement?.id === "share-text");
  assert.equal(await page.evaluate(selected), await field("text"));
  assert.equal(await page.locator('#share .said[role="status"][aria-live="polite"]').count(), 1);
});

test("without any clipboard it is the same", async () => {
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await share();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.locator("#share .said", { hasText: "The text is selected" }).waitFor();
});

test("the system's own sheet is offered where there is one, and gets the link", async () => {
  await share();
  assert.equal(await page.getByRole("button", { name: "Send …" }).count(), 0);
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (/** @type {any} */ data) => Object.assign(window, { sent: data }) });
  });
  await share();
  await page.getByRole("button", { name: "Send …" }).click();
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).sent.url), await field("link"));
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`the picture is a PNG of the promised pixels at every size, in light colours on a ${colorScheme} screen`, async () => {
    await page.emulateMedia({ colorScheme });
    await rule();
    await share();
    for (const zoom of [1, 2, 3, 4]) {
      await page.getByRole("button", { name: `${zoom}×`, exact: true }).click();
      const promised = (await page.locator(".zooms .hint").innerText())
        .match(/[\d,]+/g)
        ?.map((text) => Number(text.replace(",", "")));
      const { name, bytes } = await download("Save PNG");
      assert.equal(name, `close-ranks-${zoom}x.png`);
      assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], promised);
      const corner = await page.evaluate(pixelsOf, bytes.toString("base64"));
      assert.deepEqual(corner.grass, [230, 234, 214, 255]);
      assert.ok(corner.colours > 20, String(corner.colours));
    }
    await page.emulateMedia({ colorScheme: null });
    assert.deepEqual(opened.complaints, []);
  });
}

/**
 * Runs in the page: a pixel of the ground, and how many colours there are.
 * @param {string} base64
 */
async function pixelsOf(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    canvas.getContext("2d", { willReadFrequently: true })
  );
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const colours = new Set(new Uint32Array(data.buffer));
  // Two thirds down at the left there is neither unit nor line.
  const place = [...Array(12).keys()].map((x) => context.getImageData(3 + x, bitmap.height - 9, 1, 1).data.join());
  const most = place.sort(
    (one, other) => place.filter((p) => p === other).length - place.filter((p) => p === one).length,
  )[0];
  return { grass: most.split(",").map(Number), colours: colours.size };
}

test("the picture is well-formed SVG that stands alone, as large as the models, and the same byte for byte", async () => {
  await rule();
  await share();
  const { name, bytes } = await download("Save SVG");
  assert.equal(name, "close-ranks.svg");
  assert.ok(bytes.equals((await download("Save SVG")).bytes));
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await share();
  assert.ok(bytes.equals((await download("Save SVG")).bytes), "on another screen");
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1280, height: 800 });
  const text = bytes.toString();
  assert.doesNotMatch(text, /var\(|--|@media|url\((?!#moment)|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  // The page itself may parse nothing.
  const elsewhere = await page.context().newPage();
  const found = await elsewhere.evaluate((svg) => {
    const { documentElement: root } = new DOMParser().parseFromString(svg, "image/svg+xml");
    const box = (root.getAttribute("viewBox") ?? "").split(" ").map(Number);
    const scale = /scale\((.*)\)/.exec(root.querySelector("g")?.getAttribute("transform") ?? "")?.[1];
    const model = /** @type {Element} */ (root.querySelector(".models path")).getAttribute("d") ?? "";
    return {
      name: root.localName,
      title: root.querySelector("title")?.textContent,
      description: root.querySelector("desc")?.textContent,
      width: root.getAttribute("width"),
      unitsWide: box[2],
      scale: Number(scale),
      model,
    };
  }, text);
  await elsewhere.close();
  assert.equal(found.name, "svg");
  assert.equal(found.title, `Ruling · priority 1: ${headline}`);
  assert.equal(found.description, "The battlefield: Combined Unit, A, B and C.");
  // A base of 20 mm is as wide as 20 mm of the picture.
  const xs =
    found.model
      .split("Z")[0]
      .match(/[\d.]+ [\d.]+/g)
      ?.map((pair) => Number(pair.split(" ")[0])) ?? [];
  const wide = Math.max(...xs) - Math.min(...xs);
  const millimetres = Number.parseFloat(found.width ?? "") / found.unitsWide;
  assert.ok(Math.abs(wide * found.scale * millimetres - 20) < 1.5, `${wide * found.scale * millimetres}`);
});

test("a file is readable, and opens again as what it was", async () => {
  await page.getByRole("button", { name: "Example e" }).click();
  await rule();
  const verdict = await page.locator(".verdict").innerText();
  await share();
  const { name, bytes } = await download("Save file");
  assert.equal(name, "close-ranks.json");
  const { closeRanks, question } = JSON.parse(bytes.toString());
  assert.equal(closeRanks, 1);
  assert.deepEqual(question, figure("e"));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Example a" }).click();
  await share();
  await openFile(bytes);
  await page.locator(".verdict h2").waitFor();
  assert.equal(await page.locator(".verdict").innerText(), verdict);
  assert.equal(await page.locator("#share[open]").count(), 0);
});

test("a file dropped on the page is opened", async () => {
  const text = JSON.stringify(figure("c"));
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], "c.json"));
    document
      .querySelector("#canvas")
      ?.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
  await page.waitForFunction(() => document.querySelectorAll(".loss").length === 3);
});

test("a file that is no position, or too long, is refused in words", async () => {
  await share();
  await openFile("a letter to my aunt");
  assert.equal(await notice(), "This link or file is damaged or cut short. Ask for it once more.");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await share();
  await openFile(" ".repeat(1_000_001));
  assert.equal(await notice(), "This is too long for a position.");
  assert.deepEqual(opened.complaints, []);
});

test("keys in the sheet stay there, Escape and a tap beside it close it, and focus goes back", async () => {
  await rule();
  await share();
  await page.locator("#share-link").focus();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.locator("#caption b").innerText(), "4/4 Result");
  await page.keyboard.press("Escape");
  await page.locator("#share:not([open])").waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => document.activeElement?.className), "share");
  await share();
  await page.mouse.click(20, 400);
  await page.locator("#share:not([open])").waitFor({ state: "attached" });
});
