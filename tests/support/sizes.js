// What the package weighs, and the bars for it. Sizes are bytes, compressed by Node's zlib at level 9; 1 KB is 1,000 bytes.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { root } from "../../web/dev/command.js";

/** @typedef {{ what: string, bytes: number }} Size */

const core = ["dist/core.wasm", "dist/core.js"];

/** Every file that the page reads, from the root. */
export function pageFiles() {
  const inFolders = ["web/page", "web/view"].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true }).map((file) => `${folder}/${file}`),
  );
  const read = inFolders.filter((file) => /\.(html|js|json|css|svg)$/.test(file)).sort();
  return [...core, "web/loader.js", "web/referee.js", ...read];
}

/** @param {string[]} files from the root */
export const gzipOf = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(root + file), { level: 9 }).length, 0);

/**
 * Packs the package into a folder, and says how it is called there and what it holds.
 * @param {string} folder
 * @returns {{ filename: string, size: number, files: { path: string }[] }}
 */
export function pack(folder) {
  const report = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { cwd: root, encoding: "utf8" });
  return JSON.parse(report)[0];
}

/**
 * The sizes that have a bar, `most`. Two are above theirs since the core rules on three rulesets and any formation; until
 * they are below it again they must stay within `allowed`.
 * @param {{ size: number }} tarball
 * @returns {(Size & { most: number, allowed: number })[]}
 */
export const barredSizes = (tarball) => [
  { what: "WebAssembly and glue", bytes: gzipOf(core), most: 70_000, allowed: 95_000 },
  { what: "the page with all it reads", bytes: gzipOf(pageFiles()), most: 150_000, allowed: 200_000 },
  { what: "npm tarball", bytes: tarball.size, most: 400_000, allowed: 400_000 },
];

/** @returns {(Size & { most?: number })[]} each file of the page, then what has a bar */
export function packageSizes() {
  const folder = mkdtempSync(join(tmpdir(), "closeranks-"));
  try {
    const files = pageFiles().map((file) => ({ what: `\`${file}\``, bytes: gzipOf([file]) }));
    return [...files, ...barredSizes(pack(folder))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
