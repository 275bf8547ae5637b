// That WebAssembly and g++ give the same answers to the last bit: one hash over the texts of all answers.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import test from "node:test";

import { root } from "../../web/dev/command.js";
import { openCore } from "../../web/loader.js";
import { readCases } from "../support/cases.js";

const questions = readCases().map(({ question }) => JSON.stringify(question));

/** @param {string[]} answers */
const hash = (answers) => createHash("sha256").update(answers.join("\n")).digest("hex");

test("the hash over the answers to all cases is the same natively and in WebAssembly", () => {
  const core = openCore(new WebAssembly.Module(readFileSync(`${root}dist/core.wasm`)));
  const inWasm = questions.map((question) => core.ask(question));

  const native = spawnSync(`${root}build/native/answer`, { input: `${questions.join("\n")}\n`, encoding: "utf8" });
  assert.equal(native.status, 0, native.stderr);
  const natively = native.stdout.trimEnd().split("\n");

  assert.equal(natively.length, questions.length);
  for (const [i, answer] of natively.entries()) assert.equal(inWasm[i], answer, questions[i]);
  assert.equal(hash(inWasm), hash(natively));
});
