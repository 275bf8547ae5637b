// Brings what building and testing need: Debian or Ubuntu packages by apt-get, npm packages by npm ci.
// Uses Node's own modules only, since it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

import { root, run } from "./command.js";
import { unpackedWiki, wikis } from "./wikis.js";

/** @typedef {{ isThere: () => boolean, debianPackage: string }} Need */

/** @type {Need[]} */
const toBuild = [
  {
    isThere: () => !!find("emcc") || existsSync(`${process.env.EMSDK}/upstream/emscripten/emcc`),
    debianPackage: "emscripten",
  },
  { isThere: () => !!find("cmake"), debianPackage: "cmake" },
  { isThere: () => !!find("ninja"), debianPackage: "ninja-build" },
  { isThere: () => existsSync("/usr/include/nlohmann/json.hpp"), debianPackage: "nlohmann-json3-dev" },
  { isThere: () => existsSync("/usr/src/googletest"), debianPackage: "libgtest-dev" },
];

/** @type {Need[]} */
const toTest = [
  { isThere: () => !!find("g++"), debianPackage: "g++" },
  { isThere: () => !!find("clang-format"), debianPackage: "clang-format" },
  { isThere: () => !!find("clang++"), debianPackage: "clang" },
  { isThere: hasFuzzer, debianPackage: "libclang-rt-dev" },
  { isThere: () => !!find("chromium"), debianPackage: "chromium" },
  { isThere: () => !!find("chromium-headless-shell"), debianPackage: "chromium-headless-shell" },
  { isThere: () => !!find("firefox-esr"), debianPackage: "firefox-esr" },
  { isThere: () => !!find("WebKitWebDriver"), debianPackage: "webkit2gtk-driver" },
  { isThere: () => !!find("Xvfb"), debianPackage: "xvfb" },
  { isThere: () => !!find("php"), debianPackage: "php-cli" },
  ...[
    ["pdo_sqlite", "php-sqlite3"],
    ["mbstring", "php-mbstring"],
    ["xml", "php-xml"],
    ["intl", "php-intl"],
  ].map(([extension, debianPackage]) => ({ isThere: () => hasPhp(extension), debianPackage })),
];

/** @type {Need[]} */
const toBench = [
  { isThere: () => !!find("g++"), debianPackage: "g++" },
  { isThere: () => existsSync("/usr/include/benchmark/benchmark.h"), debianPackage: "libbenchmark-dev" },
];

/** @type {Need[]} */
const toCover = [
  { isThere: () => !!find("g++"), debianPackage: "g++" },
  { isThere: () => !!find("gcovr"), debianPackage: "gcovr" },
];

/** Brings what `npm run build` needs; throws with the line to type when that takes root. */
export function setUpBuild() {
  bringDebianPackages(toBuild);
  bringNpmPackages();
}

/** Brings what `npm test` needs; throws with the line to type when that takes root. */
export function setUpTests() {
  bringDebianPackages([...toBuild, ...toTest]);
  wikis.forEach(unpackedWiki);
  bringNpmPackages();
}

/** Brings what `npm run bench` needs; throws with the line to type when that takes root. */
export function setUpBench() {
  bringDebianPackages([...toBuild, ...toBench]);
  bringNpmPackages();
}

/** Brings what `npm run coverage` needs; throws with the line to type when that takes root. */
export function setUpCoverage() {
  bringDebianPackages([...toBuild, ...toCover]);
  bringNpmPackages();
}

/**
 * The first program of that name on PATH, or undefined.
 * @param {string} program
 */
export function find(program) {
  const places = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, program));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return statSync(place).isFile();
    } catch {
      return false;
    }
  });
}

/** @param {string} extension of PHP */
function hasPhp(extension) {
  return spawnSync("php", ["--ri", extension]).status === 0;
}

/** Whether clang has libFuzzer and its sanitizers, which Debian packs apart. */
function hasFuzzer() {
  const { stdout } = spawnSync("clang++", ["--print-runtime-dir"], { encoding: "utf8" });
  const folder = stdout?.trim();
  return !!folder && existsSync(folder) && readdirSync(folder).some((file) => file.startsWith("libclang_rt.fuzzer"));
}

/** @param {Need[]} needs */
function bringDebianPackages(needs) {
  const missing = needs.filter((need) => !need.isThere()).map((need) => need.debianPackage);
  if (missing.length === 0) return;
  const install = ["install", "-y", "--no-install-recommends", ...missing];
  if (!find("apt-get") || process.getuid?.() !== 0) {
    throw new Error(`Missing: ${missing.join(", ")}. On Debian or Ubuntu:\n  sudo apt-get ${install.join(" ")}`);
  }
  console.log(`Installing ${missing.join(", ")} with apt-get; this happens once and takes a minute or two.`);
  run("apt-get", ["update", "-q"]);
  run("apt-get", ["-q", ...install], { DEBIAN_FRONTEND: "noninteractive" });
}

function bringNpmPackages() {
  const installed = statSync(`${root}node_modules/.package-lock.json`, { throwIfNoEntry: false });
  if (installed && installed.mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs) return;
  console.log("Installing the npm packages that building and testing use.");
  run("npm", ["ci", "--no-fund", "--no-audit"]);
}
