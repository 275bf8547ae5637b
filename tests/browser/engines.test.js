// The page in Chromium, Firefox and WebKit alike: it loads without complaint, rules, walks through its ruling, lets a
// unit be dragged, saves a picture, and comes again when the server is gone.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import { serve } from "../../web/dev/serve.js";
import { writeSite } from "../../web/dev/write-site.js";
import { engines } from "./support/engines.js";

/** @type {string} */
let folder;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "closeranks-"));
  await writeSite(`${folder}/`);
});
after(() => rmSync(folder, { recursive: true }));

/**
 * The middle of a unit in the window. Runs in the page.
 * @param {string} unit
 * @returns {[number, number]}
 */
function middleOf(unit) {
  const outlines = [...document.querySelectorAll(`#canvas [data-unit="${unit}"]`)].map((one) =>
    one.getBoundingClientRect(),
  );
  const { left, right, top, bottom } = outlines.sort((a, b) => b.width * b.height - a.width * a.height)[0];
  return [(left + right) / 2, (top + bottom) / 2];
}

for (const [name, open] of Object.entries(engines)) {
  describe(`in ${name}`, () => {
    /** @type {import("./support/engines.js").Engine} */
    let engine;
    /** @type {Awaited<ReturnType<typeof serve>>} */
    let server;

    before(async () => {
      server = await serve({ port: 0 });
      engine = await open();
      await engine.open(`${server.url}web/page/?lang=en`);
      await engine.until(() => document.querySelector("footer .primary"));
    });
    after(async () => {
      await engine?.close();
      await server?.close();
    });

    const complaintsOfPage = async () => (await engine.complaints()).filter((text) => text !== "a complaint");

    test("what goes wrong in the page is noticed", async () => {
      await engine.run(() => void console.error("a complaint"));
      const end = Date.now() + 5000;
      while ((await engine.complaints()).length === 0 && Date.now() < end) await engine.run(() => 0);
      assert.deepEqual(await engine.complaints(), ["a complaint"]);
    });

    test("figure d is ruled, and its steps are walked", async () => {
      await engine.click(".figures button:nth-child(4)");
      await engine.click(".primary");
      await engine.until(() => document.querySelector(".verdict h2"));
      assert.equal(await engine.text(".verdict h2"), "Remove one model from the rear rank and two from the left.");
      assert.equal(await engine.text("#caption b"), "4/4 Result");
      await engine.press("ArrowLeft");
      await engine.until(() => document.querySelector("#canvas .arrow"));
      assert.match(await engine.text("#caption"), /^‹ 3\/4 Nudge/);
      assert.deepEqual(await complaintsOfPage(), []);
    });

    test("the picture is painted", async () => {
      const png = await engine.screenshot();
      assert.equal(Buffer.from(png.slice(1, 4)).toString(), "PNG");
      assert.ok(png.length > 20_000, `${png.length} bytes`);
    });

    test("a reload brings the page again, without a complaint", async () => {
      await engine.reload();
      await engine.until(() => document.querySelector("footer .primary"));
      assert.deepEqual(await complaintsOfPage(), []);
    });

    test("a unit is dragged away, and undo brings it back", async () => {
      await engine.click(".figures button:nth-child(1)");
      await engine.until(() => document.querySelector(".primary")?.textContent === "Rule");
      const apart = async () =>
        Math.abs((await engine.run(middleOf, "A"))[1] - (await engine.run(middleOf, "green"))[1]);
      const before = await apart();
      const [x, y] = await engine.run(middleOf, "A");
      await engine.drag([x, y], [x, y - 90]);
      /** @param {(pixels: number) => boolean} isSo */
      const become = async (isSo) => {
        const end = Date.now() + 5000;
        while (!isSo(await apart()) && Date.now() < end) await engine.run(() => 0);
        assert.ok(isSo(await apart()), `${await apart()} pixels apart, ${before} before`);
      };
      await become((pixels) => pixels > before + 60);
      await engine.click('#header [aria-label="Undo"]');
      await become((pixels) => Math.abs(pixels - before) < 2);
      assert.deepEqual(await complaintsOfPage(), []);
    });

    test("the moment is saved as a PNG with the picture in it", async () => {
      await engine.run(() => {
        const make = URL.createObjectURL.bind(URL);
        const window = /** @type {any} */ (globalThis);
        URL.createObjectURL = (/** @type {any} */ blob) => make((window.saved = blob));
        HTMLAnchorElement.prototype.click = function () {
          window.savedAs = this.download;
        };
      });
      await engine.click("#header .share");
      await engine.run(() =>
        [...document.querySelectorAll("#share button")]
          .flatMap((button) => (button.textContent === "Save PNG" ? [/** @type {HTMLElement} */ (button)] : []))
          .forEach((button) => button.click()),
      );
      await engine.until(() => /** @type {any} */ (globalThis).savedAs);
      const { name, type, colours } = await engine.run(async () => {
        const { saved, savedAs } = /** @type {any} */ (globalThis);
        const image = await createImageBitmap(saved);
        const drawing = /** @type {any} */ (new OffscreenCanvas(image.width, image.height).getContext("2d"));
        drawing.drawImage(image, 0, 0);
        const pixels = new Uint32Array(drawing.getImageData(0, 0, image.width, image.height).data.buffer);
        return { name: savedAs, type: saved.type, colours: new Set(pixels).size };
      });
      assert.deepEqual([name, type], ["close-ranks-2x.png", "image/png"]);
      assert.ok(colours > 50, `${colours} colours`);
      assert.deepEqual(await complaintsOfPage(), []);
      await engine.click("#share header button");
    });

    test("after one visit the page comes and rules without the server", async () => {
      const site = await serve({ port: 0, folder });
      await engine.open(`${site.url}?lang=en`);
      await engine.until(() => navigator.serviceWorker.controller?.state === "activated");
      await site.close();
      await engine.reload();
      await engine.until(() => document.querySelector("footer .primary"));
      await engine.click(".figures button:nth-child(4)");
      await engine.click(".primary");
      await engine.until(() => document.querySelector(".verdict h2"));
      assert.equal(await engine.text(".verdict h2"), "Remove one model from the rear rank and two from the left.");
    });
  });
}
