// That custom-elements.json and the types say what the element has, no more and no less.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { root } from "../../web/dev/command.js";
import { CloseRanks } from "../../web/element/close-ranks.js";
import { figureText, openFigurePage } from "./support/figure-page.js";

/** The class that the types declare; tsc compares them. @type {typeof import("../../web/element/element-types.js").CloseRanks} */
const declared = /** @type {any} */ (CloseRanks);

const manifest = JSON.parse(readFileSync(`${root}custom-elements.json`, "utf8"));
const [{ declarations }] = manifest.modules;
const [said] = declarations;

/** @param {string} what a list of the manifest's */
const names = (what) => said[what].map((/** @type {{name: string}} */ { name }) => name).sort();

test("every attribute and property is there, and no other", () => {
  assert.deepEqual(names("attributes"), [...declared.observedAttributes].sort());
  const own = Object.entries(Object.getOwnPropertyDescriptors(CloseRanks.prototype)).filter(([, { get }]) => get);
  assert.deepEqual(names("members"), own.map(([name]) => name).sort());
  for (const { name, readonly = false } of said.members) {
    const { set } = Object.getOwnPropertyDescriptor(CloseRanks.prototype, name) ?? {};
    assert.equal(set === undefined, readonly, name);
  }
});

test("every module and export is there", async () => {
  for (const { path, exports } of manifest.modules) {
    const text = readFileSync(root + path, "utf8");
    for (const { kind, name } of exports) {
      assert.ok(text.includes(kind === "js" ? `export class ${name} ` : `customElements.define("${name}"`), name);
    }
  }
});

test("every part, slot and event is there, and every custom property is used as it is set", async (t) => {
  const colours = names("cssProperties").filter((/** @type {string} */ name) => !name.includes("close-ranks"));
  const ownText = readFileSync(`${root}web/element/room.js`, "utf8");
  const used = [...ownText.matchAll(/--close-ranks-\w+/g)].map(([name]) => name);
  assert.deepEqual([...new Set([...used, ...colours])].sort(), names("cssProperties"));

  const body = `<script src="/tests/browser/support/heard.js"></script><close-ranks controls="full"><script type="application/json">${figureText("d")}</script></close-ranks><close-ranks>nothing</close-ranks>`;
  const { page, close } = await openFigurePage(body);
  t.after(close);
  const figure = page.locator("close-ranks").first();
  await figure.locator(".ruling .verdict h2").waitFor();
  await figure.locator("[part=forward]").click();
  await page.locator("close-ranks").nth(1).locator(".verdict h2").waitFor();
  const heard = await page.evaluate(() =>
    /** @type {any} */ (globalThis).heard.map((/** @type {any} */ one) => one.type),
  );
  assert.deepEqual([...new Set(heard)].sort(), names("events"));

  const found = await figure.evaluate((one, colours) => {
    const inside = /** @type {ShadowRoot} */ (one.shadowRoot);
    const isUsed = (/** @type {string} */ name) => {
      const parts = [one, ...inside.querySelectorAll("*:not(svg *)")];
      const look = () =>
        parts
          .map((part) =>
            JSON.stringify([
              ..."color backgroundColor borderTopColor outlineColor"
                .split(" ")
                .map((what) => /** @type {any} */ (getComputedStyle(part))[what]),
            ]),
          )
          .join();
      const before = look();
      /** @type {HTMLElement} */ (one).style.setProperty(name, "rgb(1, 2, 3)");
      const after = look();
      /** @type {HTMLElement} */ (one).style.removeProperty(name);
      return before !== after;
    };
    return {
      parts: [...new Set([...inside.querySelectorAll("[part]")].map((part) => part.getAttribute("part")))].sort(),
      unused: colours.filter((/** @type {string} */ name) => !isUsed(name)),
    };
  }, colours);
  assert.deepEqual(found, { parts: names("cssParts"), unused: [] });
});
