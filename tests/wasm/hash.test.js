// That every compiler, every level of optimising and every engine give the same answers to the last bit: one hash over
// the texts of all answers. The builds are those of `npm test`: see `answering` in tests/run.js.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";

import { root } from "../../web/dev/command.js";
import { serve } from "../../web/dev/serve.js";
import { openCore } from "../../web/loader.js";
import { engines } from "../browser/support/engines.js";
import { readCases } from "../support/cases.js";

const questions = readCases().map(({ question }) => JSON.stringify(question));

/** @param {string} text */
const hash = (text) => createHash("sha256").update(text).digest("hex");

/**
 * The answers of a native build.
 * @param {string} preset
 */
function answersOf(preset) {
  const asked = spawnSync(`${root}build/${preset}/answer`, {
    input: `${questions.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  assert.equal(asked.status, 0, asked.stderr || String(asked.error));
  return asked.stdout.trimEnd().split("\n");
}

/** @type {string[]} */
let natively;
before(() => (natively = answersOf("gcc")));

/** @param {string[]} answers */
function assertSame(answers) {
  assert.equal(answers.length, questions.length);
  for (const [i, answer] of answers.entries()) assert.equal(answer, natively[i], questions[i]);
  assert.equal(hash(answers.join("\n")), hash(natively.join("\n")));
}

for (const [preset, compiler] of Object.entries({
  asan: "clang with AddressSanitizer and UndefinedBehaviorSanitizer",
  fastest: "g++ -O3 for this very processor",
  clang: "clang -O3 for this very processor",
})) {
  test(`all answers of g++ -O2 and of ${compiler} are the same`, () => assertSame(answersOf(preset)));
}

test("all answers of g++ -O2 and of WebAssembly in Node are the same", (context) => {
  const core = openCore(new WebAssembly.Module(readFileSync(`${root}dist/core.wasm`)));
  assertSame(questions.map((question) => core.ask(question)));
  context.diagnostic(`${questions.length} answers, ${hash(natively.join("\n"))}`);
});

/**
 * Runs in the page, and leaves the hash of each answer there.
 * @param {string[]} asked
 */
async function answerThere(asked) {
  const page = /** @type {any} */ (window);
  const hex = (/** @type {ArrayBuffer} */ bytes) =>
    [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    const { openCore } = await import(new URL("/web/loader.js", location.href).href);
    const bytes = await (await fetch("/dist/core.wasm")).arrayBuffer();
    const core = openCore(await WebAssembly.compile(bytes));
    const texts = asked.map((question) => new TextEncoder().encode(core.ask(question)));
    page.hashes = await Promise.all(texts.map(async (text) => hex(await crypto.subtle.digest("SHA-256", text))));
  } catch (error) {
    page.hashes = [String(error)];
  }
}

for (const [name, open] of Object.entries(engines)) {
  test(`all answers of g++ -O2 and of WebAssembly in ${name} are the same`, async () => {
    const server = await serve({ port: 0 });
    const engine = await open();
    try {
      await engine.open(`${server.url}web/page/?lang=en`);
      await engine.evaluate(`void (${answerThere})(${JSON.stringify(questions)})`);
      await engine.until(() => /** @type {any} */ (window).hashes);
      const hashes = await engine.run(() => /** @type {any} */ (window).hashes);
      assert.deepEqual(hashes, natively.map(hash));
    } finally {
      await engine.close();
      await server.close();
    }
  });
}
