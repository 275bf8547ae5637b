// The page in Chromium, Firefox and WebKit alike: it loads without complaint, rules, and walks through its ruling.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { serve } from "../../web/dev/serve.js";
import { engines } from "./support/engines.js";

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
      await engine.until(() => document.querySelector("#canvas svg"));
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
      await engine.until(() => document.querySelector("#canvas svg"));
      assert.deepEqual(await complaintsOfPage(), []);
    });
  });
}
