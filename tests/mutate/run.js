// `npm run mutate [-- file]`: plants each fault of faults.js, or those of files whose names hold the word, into a copy of
// the core, and tells which test finds it. Ends with 1 when one survives that is not said to be the same. Takes about
// half an hour; nothing of it is part of `npm test` but that the list fits the code.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { argv } from "node:process";

import { root, run } from "../../web/dev/command.js";
import { faults } from "./faults.js";

const copy = `${root}build/mutate/source/`;
const build = `${root}build/mutate/build`;

/** Cases first: they find most, at once. */
const filters = ["Cases.*:Hostile.Sends*", "-Oblique*", "Oblique*"];

/** A fault may make a search endless, which is found too. */
const mostSeconds = 600;

for (const part of ["cpp", "tests/cpp", "tests/cases", "CMakeLists.txt", "package.json"]) {
  rmSync(copy + part, { recursive: true, force: true });
  cpSync(root + part, copy + part, { recursive: true, preserveTimestamps: true });
}
mkdirSync(build, { recursive: true });
run("cmake", [
  "-S",
  copy,
  "-B",
  build,
  "-G",
  "Ninja",
  "-DCMAKE_BUILD_TYPE=Release",
  "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -Wno-error",
]);
run("cmake", ["--build", build, "--target", "core_tests"]);
const sound = finder();
if (sound) throw new Error(`without any fault ${sound} fails`);

/** What finds the fault that is planted, or undefined. */
function finder() {
  for (const filter of filters) {
    const words = ["--gtest_brief=1", "--gtest_fail_fast", `--gtest_filter=${filter}`];
    const { status, stdout } = spawnSync(`${build}/core_tests`, words, {
      encoding: "utf8",
      timeout: mostSeconds * 1000,
      maxBuffer: 2 ** 28,
    });
    if (status !== 0)
      return stdout?.match(/\[ {2}FAILED {2}\] (.*?)[ (]/)?.[1] ?? "a test that never ends or breaks down";
  }
}

const survivors = [];
const planted = faults.filter(({ file }) => file.includes(argv[2] ?? ""));
for (const { file, text, by, breaks, same } of planted) {
  if (same) {
    console.log(`same      ${file}: ${breaks}: ${same}`);
    continue;
  }
  const sound = readFileSync(`${copy}cpp/${file}`, "utf8");
  writeFileSync(
    `${copy}cpp/${file}`,
    sound.replace(text, () => by),
  );
  // With warnings as errors, what is no longer used would be found by the compiler, which proves nothing.
  const { status, stdout } = spawnSync("cmake", ["--build", build, "--target", "core_tests"], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${file}: ${breaks}: does not compile\n${stdout}`);
  const found = finder();
  if (!found) survivors.push(`${file}: ${breaks}`);
  console.log(`${found ? "found    " : "SURVIVED "} ${file}: ${breaks}${found ? `: ${found}` : ""}`);
  writeFileSync(`${copy}cpp/${file}`, sound);
}
console.log(`\n${planted.length} faults, ${survivors.length} survived.\n${survivors.join("\n")}`);
process.exit(survivors.length > 0 ? 1 : 0);
