// Pictures that stand alone: one a step, the same bytes each time, in true millimetres, safe to put beside others on any page.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

import * as svg from "closeranks/svg";

import { styleModules } from "../../web/dev/style.js";
import { momentsOf } from "../../web/view/moments.js";
import { themes } from "../../web/view/picture-style.js";
import { languages } from "../../web/view/words.js";
import { ask, questionOf } from "./support/figure.js";

const folder = new URL("../cases/", import.meta.url);
const figure = questionOf("figure-d");

/** Also what its types forbid is tried. */
const renderSvg = /** @type {(question: any, options?: any) => Promise<string>} */ (svg.renderSvg);

test("the sheets as modules are the sheets", async () => {
  for (const [file, text] of await styleModules()) {
    assert.ok(readFileSync(file, "utf8") === text, "print them anew: node web/dev/style.js");
  }
});

test("every worked case of every ruleset has a picture for each step, well formed and with finite numbers", async () => {
  let count = 0;
  for (const path of readdirSync(folder, { recursive: true }).map(String)) {
    if (!path.endsWith(".json")) continue;
    const { question } = JSON.parse(readFileSync(new URL(path, folder), "utf8"));
    const picture = await renderSvg(question).catch((/** @type {any} */ error) => error);
    if (picture instanceof Error) assert.ok("fault" in picture, `${path}: ${picture.stack}`);
    else {
      count++;
      assert.doesNotMatch(picture, /NaN|Infinity|undefined|\[object/, path);
      assert.ok(isWellFormed(picture), path);
    }
  }
  assert.ok(count > 100);
});

test("a picture comes out to the same byte each time, with another theme and language it is another", async () => {
  const all = [];
  for (const theme of themes) {
    for (const lang of Object.keys(languages)) {
      const [one, other] = await Promise.all([renderSvg(figure, { theme, lang }), renderSvg(figure, { theme, lang })]);
      assert.equal(one, other);
      all.push(one);
    }
  }
  assert.equal(new Set(all).size, all.length);
});

test("step 0 is the position, then comes each step, the last is the result, and one more is none", async () => {
  const steps = momentsOf(ask(figure)).length;
  const pictures = await Promise.all(Array.from({ length: steps + 1 }, (_, step) => renderSvg(figure, { step })));
  assert.equal(new Set(pictures).size, steps + 1);
  assert.equal(pictures.at(-1), await renderSvg(figure));
  assert.match(
    pictures[0],
    /<title>The battlefield: Combined Unit, A, B and C.<\/title><desc>Combined Unit −3<\/desc>/,
  );
  assert.match(pictures[1], /<title>Remove one model from the rear rank and two from the left.<\/title>/);
  assert.match(pictures[1], /<desc>[^<]*1\/4 Casualties: Combined Unit loses 3 models, 1–3.<\/desc>/);
  await assert.rejects(
    renderSvg(figure, { step: steps + 1 }),
    /^RangeError: step: one of 0, 1, 2, 3, 4 expected, found 5$/,
  );
  await assert.rejects(renderSvg(figure, { theme: "pink" }), RangeError);
  await assert.rejects(renderSvg(figure, { lang: "tlh" }), RangeError);
});

test("its units are the table's millimetres: a base of 20 mm is 20 of them wide, and 20 mm on paper", async () => {
  const picture = await renderSvg(figure, { step: 0 });
  const [left, top, width, height] = (/viewBox="([^"]+)"/.exec(picture)?.[1] ?? "").split(" ").map(Number);
  assert.match(picture, new RegExp(`width="${width}mm" height="${height}mm"`));
  const [, x, y, scale] = (/transform="translate\(([^ ]+) ([^)]+)\) scale\(([^)]+)\)"/.exec(picture) ?? []).map(Number);
  assert.deepEqual([x, y], [left, top]);
  // The grass is the table: in the picture's own units it begins at 0, 0 and is as large as the table.
  const grass = /class="grass" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/
    .exec(picture)
    ?.slice(1)
    .map(Number);
  const [gx, gy, gw, gh] = grass ?? [];
  for (const [found, expected] of [
    [x + gx * scale, 0],
    [y + gy * scale, 0],
    [gw * scale, figure.battle.table.width],
    [gh * scale, figure.battle.table.depth],
  ]) {
    assert.ok(Math.abs(found - expected) < 0.02, `${found} is not ${expected}`);
  }
});

test("light and dark are written out, without media queries and variables; as the screen is there is one query", async () => {
  const [auto, light, dark] = await Promise.all(themes.map((theme) => renderSvg(figure, { theme })));
  for (const picture of [light, dark]) assert.doesNotMatch(picture, /@media|var\(|--/);
  assert.match(light, /\.grass\{fill:#e6ead6\}/);
  assert.match(dark, /\.grass\{fill:#2b3128\}/);
  assert.equal(auto.match(/@media/g)?.length, 1);
  assert.doesNotMatch(auto, /var\(|--/);
});

test("it refers to nothing outside, and its names are its own", async () => {
  const [one, other] = await Promise.all([renderSvg(figure), renderSvg(figure, { theme: "dark" })]);
  const idsIn = (/** @type {string} */ text) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  for (const picture of [one, other]) {
    assert.doesNotMatch(picture.replace('xmlns="http://www.w3.org/2000/svg"', ""), /https?:|href=|@import|<script/);
    assert.equal(new Set(idsIn(picture)).size, idsIn(picture).length);
    for (const [, id] of picture.matchAll(/url\(#([^)]+)\)/g)) assert.ok(idsIn(picture).includes(id));
    const [, style] = /<style>(.*?)<\/style>/s.exec(picture) ?? [];
    const scope = /class="battlefield ([^"]+)"/.exec(picture)?.[1];
    for (const [, selectors] of (style ?? "").replace(/@media[^{]*\{/, "").matchAll(/([^{}]+)\{/g)) {
      for (const selector of selectors.split(",")) assert.ok(selector.startsWith(`.${scope}`), selector);
    }
  }
  assert.ok(idsIn(one).every((id) => !idsIn(other).includes(id)));
});

test("the notation and JSON give the same picture as the object", async () => {
  const written = /** @type {any} */ (ask({ ask: "notation/write", question: figure })).text;
  const picture = await renderSvg(figure);
  assert.equal(await renderSvg(JSON.stringify(figure)), picture);
  assert.equal(await renderSvg(written), picture);
  assert.equal(await renderSvg(`\ufeff${written.replaceAll("\n", "\r\n")}`), picture);
});

test("a question that is refused is no picture: it rejects with the fault and its place", async () => {
  const text = "ninth-age/contacts\nplayer green\nA 5x2 20 at 460,480\n";
  const error = /** @type {any} */ (await renderSvg(text).catch((error) => error));
  assert.equal(error.fault.code, "notation.syntax");
  assert.deepEqual([error.fault.line, error.fault.column], [3, 7]);
  assert.match(error.message, /^Line 3, character 7: /);
  const twice = /** @type {any} */ (await renderSvg('{"ask":"ninth-age/contacts","ask":""}').catch((error) => error));
  assert.equal(twice.fault.code, "json.duplicateKey");
  await assert.rejects(renderSvg({ ask: "notation/write", question: figure }), /expected a question about a battle/);
  await assert.rejects(renderSvg(""), /^Error: /);
});

test("names with markup stay text", async () => {
  const question = structuredClone(figure);
  question.battle.units[0].name = `</style><script>alert("1")</script>`;
  assert.doesNotMatch(await renderSvg(question), /<script|<\/style><\/style>/);
});

/**
 * Whether every tag is closed in order and every mark is part of a tag.
 * @param {string} text
 */
function isWellFormed(text) {
  /** @type {string[]} */
  const open = [];
  const rest = text.replace(/<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g, (_, closes, tag, attributes, isEmpty) => {
    if (closes) return open.pop() === tag && !attributes ? "" : "<";
    if (!isEmpty) open.push(tag);
    return "";
  });
  return open.length === 0 && !/[<>"]/.test(rest);
}
