// The package as others get it: packed, installed into an empty folder, loaded and asked; its size and its contents.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { root } from "../web/dev/command.js";
import { readCases } from "./support/cases.js";
import { mismatches } from "./support/matches.js";
import { barredSizes, pack, pageSizes } from "./support/sizes.js";

/** @type {string} */
let folder;
/** @type {ReturnType<typeof pack>} */
let tarball;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "closeranks-"));
  tarball = pack(folder);
});
after(() => rmSync(folder, { recursive: true }));

test("it is installed into an empty folder and rules there", () => {
  const [worked] = readCases();
  writeFileSync(join(folder, "package.json"), '{"private": true}');
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${tarball.filename}`], { cwd: folder });
  writeFileSync(
    join(folder, "ask.mjs"),
    `import { load } from "closeranks";
     const [one, other] = await Promise.all([load(), load()]);
     const question = ${JSON.stringify(worked.question)};
     console.log(JSON.stringify([one.ask(question), other.ask(JSON.stringify(question))]));`,
  );
  const answers = JSON.parse(execFileSync(process.execPath, ["ask.mjs"], { cwd: folder, encoding: "utf8" }));
  assert.equal(answers.length, 2);
  for (const answer of answers) assert.deepEqual(mismatches(worked.answer, answer), []);
});

test("it depends on nothing and holds what it promises, but neither sources nor tests", () => {
  const { dependencies, exports } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  assert.equal(dependencies, undefined);
  const paths = tarball.files.map(({ path }) => path);
  const promised = Object.values(exports).flatMap((entry) =>
    typeof entry === "string" ? entry : Object.values(entry),
  );
  for (const path of [...promised, "dist/site/index.html", "dist/core.js", "README.md", "LICENSE", "THIRD_PARTY.md"]) {
    assert.ok(paths.includes(path.replace("./", "")), path);
  }
  assert.deepEqual(
    paths.filter((path) => /^(cpp|tests|build|demo|web\/dev|web\/page)\//.test(path)),
    [],
  );
});

test("a browser's bundle of it never sees Node's modules", () => {
  const sources = [
    "web/referee.js",
    "web/fetch-core.js",
    "web/loader.js",
    "web/svg.js",
    "web/words.js",
    "dist/core.js",
  ].map((file) => readFileSync(root + file, "utf8"));
  for (const text of sources) assert.doesNotMatch(text, /["']node:|require\(/);
});

test("it runs where a page forbids code made from text", () => {
  const glue = readFileSync(`${root}dist/core.js`, "utf8");
  assert.doesNotMatch(glue, /\beval\s*\(|\bFunction\s*\(|new Function/);
});

test("it keeps to the size bars, or to what is allowed above them", async () => {
  const sizes = barredSizes(tarball, await pageSizes());
  for (const { what, bytes, allowed } of sizes) assert.ok(bytes <= allowed, `${bytes} bytes of ${what}`);
});
