// What the package weighs, and the bars for it. Sizes are bytes, compressed by Node's zlib at level 9; 1 KB is 1,000 bytes.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { root } from "../../web/dev/command.js";

/** @typedef {{ what: string, bytes: number }} Size */

const core = ["dist/core.wasm", "dist/core.js"];

/**
 * What the service worker keeps for one visitor, file by file: the whole offline page.
 * @returns {Promise<Size[]>}
 */
export async function pageSizes() {
  const folder = mkdtempSync(join(tmpdir(), "closeranks-"));
  try {
    // Imported here, since the benchmark reads this file before npm's packages are there.
    const { keptByOne, writeSite } = await import("../../web/dev/write-site.js");
    const kept = keptByOne(await writeSite(`${folder}/`));
    return kept.map(({ path, gzip }) => ({ what: `\`${path}\``, bytes: gzip }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string[]} files from the root */
const gzipOf = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(root + file), { level: 9 }).length, 0);

/**
 * Packs the package into a folder, and says how it is called there and what it holds.
 * @param {string} folder
 * @returns {{ filename: string, size: number, files: { path: string }[] }}
 */
export function pack(folder) {
  const report = execFileSync("npm", ["pack", "--json", "--foreground-scripts=false", "--pack-destination", folder], {
    cwd: root,
    encoding: "utf8",
  });
  return JSON.parse(report)[0];
}

/**
 * The sizes that have a bar, `most`. The core is above its since it rules on three rulesets and any formation, and the page
 * with it; until they are below it again they must stay within `allowed`.
 * @param {{ size: number }} tarball
 * @param {Size[]} page
 * @returns {(Size & { most: number, allowed: number })[]}
 */
export const barredSizes = (tarball, page) => [
  { what: "WebAssembly and glue", bytes: gzipOf(core), most: 70_000, allowed: 96_500 },
  {
    what: "the whole offline page",
    bytes: page.reduce((sum, { bytes }) => sum + bytes, 0),
    most: 150_000,
    allowed: 168_900,
  },
  { what: "the embed page's script", bytes: gzipOf(["dist/embed.js"]), most: 110_000, allowed: 127_900 },
  { what: "npm tarball", bytes: tarball.size, most: 400_000, allowed: 400_000 },
];

/** @returns {Promise<(Size & { most?: number })[]>} each file of the page, then what has a bar */
export async function packageSizes() {
  const folder = mkdtempSync(join(tmpdir(), "closeranks-"));
  try {
    const page = await pageSizes();
    return [...page, ...barredSizes(pack(folder), page)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
