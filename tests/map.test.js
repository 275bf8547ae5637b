// That the maps in the documents show the project as it is: files, who may use whom, readings and facts.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import test from "node:test";

import { root } from "../web/dev/command.js";
import { languages } from "../web/view/words.js";
import { mayUse } from "./support/layers.js";

/** @param {string} path */
const read = (path) => readFileSync(root + path, "utf8");

/** @param {string} folder */
const filesIn = (folder) => readdirSync(root + folder, { recursive: true }).map((file) => `${folder}/${file}`);

/**
 * The part of a document under one of its headings.
 * @param {string} document
 * @param {string} heading
 */
function section(document, heading) {
  const [, found] = read(document).split(`\n## ${heading}\n`);
  assert.ok(found, `${document} has no ${heading}`);
  return found.split("\n## ")[0];
}

test("cpp/README.md lists every file of the core once, and no other", () => {
  const listed = [...section("cpp/README.md", "The files").matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  const files = filesIn("cpp").filter((file) => /\.\w+$/.test(file) && !file.endsWith(".md"));
  const there = new Set(files.map((file) => file.replace(/^cpp\//, "").replace(/(?<!\.d)\.(h|cpp)$/, "")));
  assert.deepEqual(listed.sort(), [...there].sort());
});

test("cpp/README.md says who may use whom as the check of the includes does", () => {
  const rows = section("cpp/README.md", "Who may use whom").matchAll(/^\| `([^`]+)` *\|(.*)\|$/gm);
  const said = [...rows].map(([, part, used]) => [part, [...used.matchAll(/`([^`]+)`/g)].map(([, name]) => name)]);
  const short = (/** @type {string} */ part) => part.replace(/^cpp\//, "");
  const kept = Object.entries(mayUse)
    .filter(([part]) => part.startsWith("cpp/"))
    .map(([part, used]) => [short(part), used.map(short)]);
  assert.deepEqual(Object.fromEntries(said), Object.fromEntries(kept));
});

test("every file and folder that CONTRIBUTING.md names is there", () => {
  const named = [...read("CONTRIBUTING.md").matchAll(/`((?:cpp|web|demo|tests)\/[\w./-]*)`/g)].map(([, path]) => path);
  assert.ok(named.length > 20);
  assert.deepEqual(
    named.filter((path) => !existsSync(root + path)),
    [],
  );
});

for (const file of [
  "README.md",
  "web/svg-types.d.ts",
  "web/view/render-svg.js",
  "web/cli/closeranks.js",
  "demo/mediawiki/CloseRanks/CloseRanks.php",
  "demo/dokuwiki/closeranks/syntax.php",
]) {
  test(`the languages that ${file} lists are all there are`, () => {
    const list =
      /\ben\b(?:\W|\s|or|and)+(?:[a-z]{2}\b(?:\W|\s|or|and)+){3,}[a-z]{2}\b|\bde\b\|[a-z|]+/.exec(read(file))?.[0] ??
      "";
    const codes = (list.match(/\b[a-z]{2}\b/g) ?? []).filter((code) => code !== "or");
    assert.deepEqual(codes.sort(), Object.keys(languages).sort());
  });
}

test("the folders that README.md lists are there", () => {
  const folders = [...section("README.md", "The folders").matchAll(/^\| \[?`([^`]+)`/gm)].map(([, folder]) => folder);
  assert.ok(folders.length > 3);
  assert.deepEqual(
    folders.filter((folder) => !existsSync(root + folder)),
    [],
  );
});

test("tests/README.md lists everything that lies in tests/", () => {
  const listed = [...read("tests/README.md").matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name.replace(/\/$/, ""));
  const there = readdirSync(`${root}tests`).filter((name) => name !== "README.md");
  assert.deepEqual(listed.sort(), there.sort());
});

test("demo/README.md lists everything that lies in demo/, and none of its pages and scripts is longer than 60 lines", () => {
  const listed = [...read("demo/README.md").matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name.replace(/\/$/, ""));
  const there = readdirSync(`${root}demo`).filter((name) => name !== "README.md");
  assert.deepEqual(listed.sort(), there.sort());
  const long = filesIn("demo").filter(
    (file) => /\.(html|js|php|txt)$/.test(file) && read(file).split("\n").length > 61,
  );
  assert.deepEqual(long, []);
});

for (const ruleset of readdirSync(`${root}cpp/rules`)) {
  const folder = `cpp/rules/${ruleset}`;
  const readings = [...read(`${folder}/README.md`).matchAll(/^(\d+)\. /gm)].map(([, number]) => number);
  const facts = [...read(`${folder}/README.md`).matchAll(/^\| ([A-Z]\d+) +\|/gm)].map(([, code]) => code);

  test(`the readings of ${ruleset} are numbered from 1, and each has a case`, () => {
    assert.ok(readings.length > 0);
    assert.deepEqual(
      readings,
      readings.map((_, i) => String(i + 1)),
    );
    const cases = filesIn(`tests/cases/${ruleset.replaceAll("_", "-")}`);
    assert.deepEqual(
      readings.filter((number) => !cases.some((file) => file.includes(`/reading-${number.padStart(2, "0")}-`))),
      [],
    );
  });

  test(`every reading and fact that a comment of ${ruleset} cites is in its README`, () => {
    const files = filesIn(folder).filter((file) => /\.(h|cpp)$/.test(file));
    const cited = files.flatMap((file) => citedIn(read(file)));
    assert.ok(cited.length > 0);
    assert.deepEqual(
      cited.filter((code) => !readings.includes(code) && !facts.includes(code)),
      [],
    );
  });
}

/**
 * The numbers and codes that comments name after "reading" and "fact", such as the 1 and 5 of "readings 1 and 5".
 * @param {string} text of a C++ file
 */
function citedIn(text) {
  const comments =
    text
      .match(/\/\/.*/g)
      ?.join("\n")
      .replace(/\n\/\//g, "") ?? "";
  const lists = comments.matchAll(/\b(?:reading|fact)s? ([A-Z]?\d+(?:(?:, | and | to )[A-Z]?\d+)*)/g);
  return [...lists].flatMap(([, codes]) => codes.split(/, | and | to /));
}
