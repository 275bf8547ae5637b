// Links: every position comes back as it went in, short enough to send, and nothing anyone writes into one does harm.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { deflateRawSync } from "node:zlib";

import { linkOf, readLink } from "../../web/view/link.js";
import { fileText, readSaved } from "../../web/view/saved.js";
import { readCases } from "../support/cases.js";
import { ask } from "./support/figure.js";
import { greatBattle } from "./support/great-battle.js";

const folder = new URL("../../web/page/figures/", import.meta.url);
const figures = readdirSync(folder).flatMap((file) => {
  const read = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  return [read].flat().map((question, index) => ({ file: `${file} ${index}`, question }));
});
const figureD = figures.find(({ file }) => file.startsWith("figure-d"))?.question;

/** @param {any} saved */
const withoutPacking = async (saved) => {
  const { CompressionStream } = globalThis;
  // @ts-ignore: as in a browser that has none
  globalThis.CompressionStream = undefined;
  try {
    return await linkOf(saved);
  } finally {
    globalThis.CompressionStream = CompressionStream;
  }
};

/** @param {string} text */
const plain = (text) => `#1j${Buffer.from(text).toString("base64url")}`;

test("every worked case and every example comes back from a link and from a file as it went in", async () => {
  const all = [...readCases(), ...figures];
  assert.ok(all.length > 200);
  for (const [index, { file, question }] of /** @type {[number, any][]} */ ([...all.entries()])) {
    const saved = { question, step: index % 3 ? index % 5 : null, option: index % 2 ? index : null };
    assert.deepEqual(await readLink(await linkOf(saved)), saved, file);
    assert.deepEqual(await readLink(await withoutPacking(saved)), saved, file);
    assert.deepEqual(readSaved(fileText(saved)), saved, file);
  }
});

test("the link of each example is shorter than 700 characters", async () => {
  for (const { file, question } of figures) {
    const { length } = await linkOf({ question, step: 3, option: 1 });
    assert.ok(length < 700, `${file}: ${length}`);
  }
});

test("the link of 8 units of 40 models with names, Characters, contacts and terrain is shorter than 2,000 characters", async () => {
  const { outcome, battle } = ask(greatBattle);
  assert.equal(outcome, "decided");
  for (const question of [greatBattle, { ...greatBattle, battle }]) {
    const { length } = await linkOf({ question, step: 4, option: 2 });
    console.log(`8 units: ${length} characters`);
    assert.ok(length < 2000, String(length));
  }
});

test("the first version is read for ever", async () => {
  const { question, step, option } = /** @type {any} */ (
    await readLink(
      "#1z" +
        "hZPPbqMwEIdfZfU7z7YOzR_iW5sX6GVPyIcJjIIVx1Db7KqKePfKYTclrdrlADYe_H3jGc54GSQm23noMzgeoeGtT-1PPsh9zXFgl6xEEPackpMclng_Df7YJrXQi7Io70pCI_1lWiy2d8VI4DrZ3_Ls-FUCNA5BxIMweJsidHWGbWavPZ8EGrvutLdemh-_vE0g9B8_5wRdLdeKlqUyhFa4sf4ArbJiFOiqUFTkpcD-mEEI-dqBEGAIp64RF7P_Lt-O1meNuuXAdZIwU-E-sc3MVtil9rmzPps_jONIf-0f38Mf57ZBmqvr5pProvyfbZa9PM0V9fSOevoKpRQttzeo7Xek6UiuhN0s9y8Iq0LRcnNDKDbfJzOlAjMaQpIQ8pFeqx-6-gj6VwR76jnGS3sRuiE56_Ou1UopWhUrQ9X6drRWhqbVtTJmNCPBdTHK1F-502ad87GKOTom6aEfCF0__QV-cG58Aw",
    )
  );
  assert.deepEqual([question, step, option], [figureD, 3, null]);
});

for (const [what, hash, fault] of /** @type {[string, string, string][]} */ ([
  ["nothing", "#", "broken"],
  ["an anchor", "#top", "broken"],
  ["no data", "#1z", "broken"],
  ["an unknown packing", "#1qAAAA", "broken"],
  ["letters that base64url does not have", "#1zab+/==", "broken"],
  ["base64 of an impossible length", "#1jA", "broken"],
  ["noise", "#1zAAECAwQFBgcICQ", "broken"],
  ["text that is no JSON", plain("nope"), "broken"],
  ["bytes that are no UTF-8", "#1j_____w", "broken"],
  ["a version from the future", "#2zAAAA", "version"],
  ["a version that is no number", "#99999999999999999999zAAAA", "version"],
  ["a list", plain("[1, 2, 3]"), "wrong"],
  ["null", plain("null"), "wrong"],
  ["another thing's JSON", plain('{"question": "who?"}'), "wrong"],
  ["an unknown ask", plain('{"question": {"ask": "constructor", "battle": {}}}'), "wrong"],
  ["an inherited ask", plain('{"question": {"ask": "__proto__", "battle": {}}}'), "wrong"],
  ["a list for an ask", plain('{"question": {"ask": ["ninth-age/casualties"], "battle": {}}}'), "wrong"],
  ["a list for a battle", plain('{"question": {"ask": "ninth-age/casualties", "battle": []}}'), "wrong"],
  [
    "a question handed down",
    plain('{"__proto__": {"question": {"ask": "ninth-age/casualties", "battle": {}}}}'),
    "wrong",
  ],
  ["a step of text", plain('{"question": {"ask": "ninth-age/casualties", "battle": {}}, "step": "1"}'), "wrong"],
  ["a step below nothing", plain('{"question": {"ask": "ninth-age/casualties", "battle": {}}, "step": -1}'), "wrong"],
  ["half an option", plain('{"question": {"ask": "ninth-age/casualties", "battle": {}}, "option": 0.5}'), "wrong"],
  ["brackets 20,000 deep", plain("[".repeat(20_000) + "]".repeat(20_000)), "tooLong"],
  ["too many characters", `#1z${"A".repeat(60_000)}`, "tooLong"],
])) {
  test(`a link with ${what} is refused as ${fault}`, async () => assert.deepEqual(await readLink(hash), { fault }));
}

test("what stands behind a link in a sentence does not damage it", async () => {
  const [{ question }] = figures;
  const saved = { question, step: 1, option: null };
  const hash = await linkOf(saved);
  for (const tail of [".", ",", ")", "…", "%20", "%22%3E", ')."'])
    assert.deepEqual(await readLink(hash + tail), saved, tail);
});

test("brackets of any depth that fit into a link are refused", async () => {
  const text = "[".repeat(400_000) + "]".repeat(400_000);
  const hash = `#1z${deflateRawSync(text, { level: 9 }).toString("base64url")}`;
  assert.ok(["broken", "wrong"].includes(/** @type {any} */ (await readLink(hash)).fault));
});

test("every link cut short is refused", async () => {
  const link = await linkOf({ question: figureD, step: 3, option: null });
  for (let length = 0; length < link.length; length++) {
    assert.equal(/** @type {any} */ (await readLink(link.slice(0, length))).fault, "broken", String(length));
  }
});

test("ten megabytes in a short link are refused with little more than a megabyte of them made", async () => {
  const hash = `#1z${deflateRawSync(Buffer.alloc(10_000_000), { level: 9 }).toString("base64url")}`;
  assert.ok(hash.length < 14_000);
  let made = 0;
  const { DecompressionStream } = globalThis;
  const counted = (/** @type {CompressionFormat} */ format) => {
    const { readable, writable } = new DecompressionStream(format);
    const counting = new TransformStream({
      transform(chunk, controller) {
        made += chunk.length;
        controller.enqueue(chunk);
      },
    });
    return { readable: readable.pipeThrough(counting), writable };
  };
  globalThis.DecompressionStream = /** @type {any} */ (
    function () {
      return counted("deflate-raw");
    }
  );
  try {
    assert.deepEqual(await readLink(hash), { fault: "tooLong" });
  } finally {
    globalThis.DecompressionStream = DecompressionStream;
  }
  assert.ok(made > 1_000_000 && made < 2_000_000, String(made));
});

test("a file that is too long is not even read", () => {
  assert.deepEqual(readSaved(" ".repeat(1_000_001)), { fault: "tooLong" });
});

test("a question alone is a position, too, and a worked case with all that stands beside it", () => {
  assert.deepEqual(readSaved(JSON.stringify(figureD)), { question: figureD, step: null, option: null });
  const text = JSON.stringify({ name: "a case", question: figureD, answer: {} });
  assert.deepEqual(readSaved(text), { question: figureD, step: null, option: null });
});

test("a file of a version to come says so", () => {
  const text = fileText({ question: figureD, step: null, option: null }).replace('"closeRanks": 1', '"closeRanks": 2');
  assert.deepEqual(readSaved(text), { fault: "version" });
});

test("keys of prototypes change nothing outside of what was read", async () => {
  const text = JSON.stringify({ question: figureD }).replace(
    "{",
    '{"__proto__": {"polluted": 1}, "constructor": {"a": 1}, ',
  );
  const read = /** @type {any} */ (await readLink(plain(text)));
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
  assert.equal(read.polluted, undefined);
  assert.deepEqual(read.question, figureD);
});

test("names stay text, without what breaks lines or turns the text around them", async () => {
  const question = structuredClone(figureD);
  question.battle.units[0].name = '<img src=x onerror="alert(1)">\u202e\u2066\n\u2028x\u0000';
  question.battle.units[1].name = "שלום";
  const read = /** @type {any} */ (await readLink(await linkOf({ question, step: null, option: null })));
  assert.equal(read.question.battle.units[0].name, '<img src=x onerror="alert(1)">x');
  assert.equal(read.question.battle.units[1].name, "שלום");
});
