// `npm test`: brings what is missing, checks form, builds everything and runs every test, stage by stage.
// Says how long each stage took, and stops at the first that fails.
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";

import { build, sizeTable } from "../web/dev/build.js";
import { root, run, runBeside } from "../web/dev/command.js";
import { format } from "../web/dev/format.js";
import { setUpTests } from "../web/dev/set-up.js";
import { fuzz } from "./fuzz/run.js";

/** @param {string} preset */
const makeAll = (preset) => {
  run("cmake", ["--preset", preset]);
  run("cmake", ["--build", "--preset", preset]);
};

/** Built for their answers only, which tests/wasm/hash.test.js compares, and for the types that the core describes. */
const answering = ["gcc", "fastest", "clang"];

/** GoogleTest keeps one of them busy. */
const cores = availableParallelism();

/**
 * Runs the core's tests in as many parts as there are cores.
 * @param {string} program
 */
async function testCore(program) {
  const parts = Array.from({ length: cores }, (_, part) =>
    runBeside(program, ["--gtest_brief=1"], {
      GTEST_TOTAL_SHARDS: String(cores),
      GTEST_SHARD_INDEX: String(part),
      // A quarter less time. The program run alone says more of where memory came from.
      ASAN_OPTIONS: "malloc_context_size=1",
    }),
  );
  await Promise.all(parts);
}

/** @type {[string, () => void | Promise<void>][]} */
const stages = [
  ["What is needed", setUpTests],
  ["Form: clang-format and prettier", () => format({ onlyCheck: true })],
  ["The WebAssembly module", () => build().then(() => console.log(sizeTable()))],
  ["Types: tsc", () => run("npx", ["tsc"])],
  [
    "The core under AddressSanitizer and UndefinedBehaviorSanitizer",
    () => {
      makeAll("asan");
      return testCore("build/asan/core_tests");
    },
  ],
  [
    "The laws, with libFuzzer",
    () => fuzz({ seconds: 3, seed: Number(process.env.CLOSE_RANKS_SEED ?? Math.floor(Math.random() * 2 ** 31)) }),
  ],
  ["The answers of three compilers", () => answering.forEach(makeAll)],
  [
    "The core in WebAssembly",
    () => {
      makeAll("wasm");
      // Emscripten 3.1.6 takes Node's fetch for a browser's and would fetch a file path.
      run(process.execPath, ["--no-experimental-fetch", "build/wasm/core_tests.cjs", "--gtest_brief=1"]);
    },
  ],
  [
    "The package, the page and the house",
    () => {
      run(process.execPath, ["web/dev/pack.js"]);
      run(process.execPath, ["--test", `--test-concurrency=${cores}`, ...testFiles()]);
    },
  ],
];

function testFiles() {
  const files = readdirSync(`${root}tests`, { recursive: true }).map((file) => `tests/${file}`);
  return files.filter((file) => file.endsWith(".test.js")).sort();
}

for (const [heading, work] of stages) {
  console.log(`\n== ${heading}`);
  const began = Date.now();
  try {
    await work();
    console.log(`${((Date.now() - began) / 1000).toFixed(0)} s`);
  } catch (error) {
    console.error(`\nFailed: ${heading}\n${/** @type {Error} */ (error).message}`);
    process.exit(1);
  }
}
