// `npm run mutate [-- word ...]`: plants each fault of faults.js, or those whose file or sentence holds one of the words,
// into a copy of the core, and tells which test finds it. Ends with 1 when one survives that is not said to be the same, or does not
// compile. Nothing of it is part of `npm test` but that the list fits the code.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { argv } from "node:process";

import { root, run } from "../../web/dev/command.js";
import { faults } from "./faults.js";

const copy = `${root}build/mutate/source/`;
const build = `${root}build/mutate/build`;

/** Cases first: they find most, at once. */
const filters = ["Cases.*:Hostile.Sends*", "-Cases.*:Hostile.Sends*:Oblique*", "Oblique*"];

/** A fault may make a search endless, which is found too: milliseconds for each filter, told from what it takes without any fault. */
const patience = filters.map(() => 600_000);

// Without warnings, which are errors: what a fault leaves unused would be found by the compiler, which proves nothing.
const flags = "-O1 -w";

for (const part of ["cpp", "tests/cpp", "tests/cases", "CMakeLists.txt", "package.json"]) bringUpToDate(part);
mkdirSync(build, { recursive: true });
run("cmake", ["-S", copy, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=None", `-DCMAKE_CXX_FLAGS=${flags}`]);
run("cmake", ["--build", build, "--target", "core_tests"]);
const took = filters.map(() => 0);
const sound = finder();
if (sound) throw new Error(`without any fault ${sound} fails`);
for (const [index, time] of took.entries()) patience[index] = 10_000 + 10 * time;

/**
 * Copies what differs. By their times files would not do: one with a fault in it is newer than the right one.
 * @param {string} part
 */
function bringUpToDate(part) {
  const gone = (/** @type {string} */ file) => !existsSync(`${root}${part}/${file}`);
  const copied = existsSync(`${copy}${part}/`) ? readdirSync(copy + part, { recursive: true }).map(String) : [];
  for (const file of copied.filter(gone)) rmSync(`${copy}${part}/${file}`, { recursive: true, force: true });
  const differs = (/** @type {string} */ from, /** @type {string} */ to) =>
    statSync(from).isDirectory() || !existsSync(to) || !readFileSync(from).equals(readFileSync(to));
  cpSync(root + part, copy + part, { recursive: true, filter: differs });
}

/** What finds the fault that is planted, or undefined. */
function finder() {
  for (const [index, filter] of filters.entries()) {
    const began = Date.now();
    const words = ["--gtest_brief=1", "--gtest_fail_fast", `--gtest_filter=${filter}`];
    const { status, stdout } = spawnSync(`${build}/core_tests`, words, {
      encoding: "utf8",
      timeout: patience[index],
      maxBuffer: 2 ** 28,
    });
    took[index] = Date.now() - began;
    if (status !== 0)
      return (
        stdout?.match(/\[ {2}FAILED {2}\] (?:.*GetParam\(\) = )?(\S+)/)?.[1] ?? "a test that never ends or breaks down"
      );
  }
}

/** @type {Record<string, string[]>} */
const told = { found: [], SURVIVED: [], "NO BUILD": [], same: [] };
const words = argv.length > 2 ? argv.slice(2) : [""];
const planted = faults.filter(({ file, breaks }) => words.some((word) => `${file}: ${breaks}`.includes(word)));
for (const { file, text, by, breaks, same } of planted) {
  const [outcome, why] = same ? ["same", same] : plant(file, text, by);
  told[outcome].push(`${file}: ${breaks}`);
  console.log(`${outcome.padEnd(8)}  ${file}: ${breaks}${why ? `: ${why}` : ""}`);
}
console.log(`\n${planted.length} faults`);
for (const [outcome, which] of Object.entries(told)) {
  console.log(`${outcome}: ${which.length}`);
  if (outcome !== "found") for (const one of which) console.log(`  ${one}`);
}
process.exit(told.SURVIVED.length + told["NO BUILD"].length > 0 ? 1 : 0);

/**
 * Plants one fault, looks for what finds it, and puts the file right again.
 * @param {string} file
 * @param {string} text
 * @param {string} by
 * @returns {[outcome: string, why?: string]}
 */
function plant(file, text, by) {
  const path = `${copy}cpp/${file}`;
  const right = readFileSync(path, "utf8");
  writeFileSync(
    path,
    right.replace(text, () => by),
  );
  const { status, stdout } = spawnSync("cmake", ["--build", build, "--target", "core_tests"], { encoding: "utf8" });
  const found = status === 0 ? finder() : undefined;
  writeFileSync(path, right);
  if (status !== 0) return ["NO BUILD", stdout.match(/error: .*/)?.[0]];
  return found ? ["found", found] : ["SURVIVED"];
}
