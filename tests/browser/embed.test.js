// The embed page in frames that may do next to nothing: at every usual size, nested twice, with anybody's hash.
import assert from "node:assert/strict";
import { test } from "node:test";

import { serve } from "../../web/dev/serve.js";
import { linkOf } from "../../web/view/link.js";
import { engines } from "./support/engines.js";
import { escaped, figureText, openFigurePage } from "./support/figure-page.js";
import { openPage } from "./support/open-page.js";

const sizes = [
  [300, 400],
  [320, 480],
  [450, 350],
  [600, 371],
  [700, 500],
  [800, 600],
];

/** @param {string} letter */
const linkTo = (letter) => linkOf({ question: JSON.parse(figureText(letter)), step: 0, option: null });

const hash = await linkTo("d");

/**
 * @param {string} address after embed.html
 * @param {string} [attributes]
 */
const frame = (address, attributes = "width=600 height=400") =>
  `<iframe sandbox="allow-scripts" frameborder="0" ${attributes} src="/web/element/embed.html${escaped(address)}"></iframe>`;

/** Runs in the frame. */
function lookAround() {
  const root = document.querySelector("close-ranks")?.shadowRoot;
  if (!root?.querySelector(".caption p, .verdict h2")) return null;
  const { scrollWidth, scrollHeight } = document.documentElement;
  const cut = [...root.querySelectorAll(".caption, .caption p, .picture text")].filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  });
  return { beyond: [scrollWidth > innerWidth, scrollHeight > innerHeight], cut: cut.map((part) => part.textContent) };
}

/**
 * @param {import("playwright-core").Frame} inner
 * @returns {Promise<any>}
 */
async function settled(inner) {
  for (;;) {
    const found = await inner.evaluate(lookAround).catch(() => null);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

for (const language of ["en", "ru"]) {
  test(`at every usual size nothing is cut and nothing scrolls, in ${language}, at every step`, async (t) => {
    const frames = sizes.map(([width, height]) => frame(`?lang=${language}${hash}`, `width=${width} height=${height}`));
    const { page, complaints, close } = await openFigurePage(frames.join(""), {
      head: "",
      viewport: { width: 1500, height: 1300 },
    });
    t.after(close);
    for (const inner of page.frames().slice(1)) {
      await settled(inner);
      for (const key of ["Home", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"]) {
        await inner.locator("[part=figure]").press(key);
        assert.deepEqual(await settled(inner), { beyond: [false, false], cut: [] });
      }
    }
    assert.deepEqual(complaints, []);
  });
}

test("it works nested twice, and takes notation from its address", async (t) => {
  const notation =
    "ninth-age/casualties\nplayer green\ngreen 5x2 20x20 at 460,480\nplayer red\nA 5x2 20x20 front of green\nloss green 2";
  const address = `#text=${encodeURIComponent(notation)}`;
  const { page, complaints, close } = await openFigurePage(`<iframe width=700 height=500 src="/outer.html"></iframe>`, {
    head: "",
  });
  t.after(close);
  await page.route("**/outer.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html>${frame(address)}` }),
  );
  complaints.length = 0;
  await page.reload();
  const inner = page.frameLocator("iframe").frameLocator("iframe");
  await inner.locator("close-ranks [part=caption] p").waitFor();
  assert.match(await inner.locator("close-ranks [part=caption] p").innerText(), /^1\/\d Casualties/);
  assert.deepEqual(complaints, []);
});

test("whatever the hash, it answers with words and the console stays silent", async (t) => {
  const deep = `{"a":`.repeat(4000);
  const hashes = ["", "#", "#1z", "#1zAAAA", "#9zAAAA", "#1j!!", "#text=%", "#text=%00%ff", `#text=${"x".repeat(60_000)}`,
    "#text=<script>alert(1)</script>", `#text=${deep}`, '#text={"ask":"ninth-age/casualties","battle":{"units":[null]}}', '#text={"ask":1}',
    '#text={"ask":"ninth-age/casualties","battle":{"units":5},"losses":[]}', "#__proto__"]; // prettier-ignore
  const { page, complaints, close } = await openFigurePage(frame(hashes[0]), { head: "" });
  t.after(close);
  for (const one of hashes) {
    await page.evaluate((html) => (document.body.innerHTML = html), frame(one));
    const refusal = page.frameLocator("iframe").locator("close-ranks .verdict h2, close-ranks .fault");
    await refusal.waitFor();
    // A code without its sentence would be one word.
    assert.match(await refusal.innerText(), /\p{L}+ \p{L}+ \p{L}+/u, one.slice(0, 40));
  }
  assert.deepEqual(complaints, []);
});

test("its frame gets the height it asks for, in the demonstration", async (t) => {
  const { page, complaints, close } = await openPage({ path: "demo/iframe.html" });
  t.after(close);
  await page.frameLocator("iframe").locator("close-ranks .verdict h2").waitFor();
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("iframe")).style.height !== "");
  await page.waitForTimeout(300);
  const inner = page.frames()[1];
  const [content, height] = await inner.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  assert.equal(content, height);
  assert.ok(height > 500, String(height));
  assert.deepEqual(complaints, []);
});

test("it works in Firefox's sandbox too", async (t) => {
  const server = await serve({ port: 0 });
  t.after(server.close);
  const engine = await engines.Firefox();
  t.after(engine.close);
  await engine.open(`${server.url}demo/iframe.html`);
  await engine.run(
    (html) => {
      document.body.innerHTML = html;
      addEventListener("message", ({ data }) => Object.assign(globalThis, { told: data }));
    },
    frame(`?controls=full${hash}`),
  );
  // An opaque origin cannot be looked into; what it tells is that the ruling below the picture is there.
  await engine.until(() => /** @type {any} */ (globalThis).told?.height > 600);
  assert.equal(await engine.run(() => /** @type {any} */ (globalThis).told.source), "closeranks");
  assert.deepEqual(await engine.complaints(), []);
});
