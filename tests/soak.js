// `npm run soak [-- fields [seed]]`: the random comparisons of the core's tests on as many fields as wished, a million
// unless told, on one core. Each line says with which seed to repeat it. Nothing here is part of `npm test`.
import { argv } from "node:process";

import { run } from "../web/dev/command.js";

const fields = Number(argv[2] ?? 1_000_000);
const seed = argv[3] ?? String(Math.floor(Math.random() * 2 ** 40));

/**
 * What is compared, by the names of its tests, how many rounds the longest of them plays at 100 percent, and how many
 * it plays here for each of the fields.
 * @type {[string, string, number, number][]}
 */
const comparisons = [
  ["Nudges at any heading against sampling", "ObliqueNudge.*", 4000, 1],
  ["What forbids them", "ObliqueBlockers.*", 4000, 0.05],
  ["Turned and mirrored fields", "ObliqueNudgeProperties.*", 2000, 0.02],
  ["Square-on nudges against enumeration", "LeastNudge.*:NearerWays.*:ForbiddenNudges.*", 4000, 0.05],
  ["Orders and splits against enumeration", "Batch.*", 1000, 0.02],
];

if (!Number.isSafeInteger(fields) || fields < 1 || !/^\d+$/.test(seed)) {
  console.error("npm run soak -- fields seed: two whole numbers");
  process.exit(1);
}
run("cmake", ["--preset", "native"]);
run("cmake", ["--build", "--preset", "native", "--target", "core_tests"]);
for (const [what, tests, rounds, share] of comparisons) {
  const percent = Math.max(1, Math.ceil((fields * share * 100) / rounds));
  console.log(`\n== ${what}: ${(rounds * percent) / 100} fields from seed ${seed}`);
  const began = Date.now();
  run("build/native/core_tests", [`--gtest_filter=${tests}`, "--gtest_brief=1"], {
    CLOSE_RANKS_SEED: seed,
    CLOSE_RANKS_ROUNDS: String(percent),
  });
  console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`);
}
