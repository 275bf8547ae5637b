// `npm run soak [-- what [amount [seed]]]`: what `npm test` plays for seconds, for as long as wished. `fields`: the random
// comparisons of the core's tests on so many fields, a million unless told, on one core. `fuzz`, or one law of
// tests/fuzz: each law for so many seconds, ten minutes unless told, on two. Each says with which seed to repeat it.
import { argv } from "node:process";

import { run } from "../web/dev/command.js";
import { fuzz, laws } from "./fuzz/run.js";

const [, , what = "fields", amount, seed = String(Math.floor(Math.random() * 2 ** 31))] = argv;

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

/** @param {number} fields */
function compare(fields) {
  run("cmake", ["--preset", "native"]);
  run("cmake", ["--build", "--preset", "native", "--target", "core_tests"]);
  for (const [heading, tests, rounds, share] of comparisons) {
    const percent = Math.max(1, Math.ceil((fields * share * 100) / rounds));
    console.log(`\n== ${heading}: ${(rounds * percent) / 100} fields from seed ${seed}`);
    const began = Date.now();
    run("build/native/core_tests", [`--gtest_filter=${tests}`, "--gtest_brief=1"], {
      CLOSE_RANKS_SEED: seed,
      CLOSE_RANKS_ROUNDS: String(percent),
    });
    console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
}

const isFuzz = what === "fuzz" || what in laws;
const much = Number(amount ?? (isFuzz ? 600 : 1_000_000));
if (!(isFuzz || what === "fields") || !Number.isSafeInteger(much) || much < 1 || !/^\d+$/.test(seed)) {
  console.error(
    `npm run soak -- what amount seed: fields, fuzz or one of ${Object.keys(laws).join(", ")}; whole numbers`,
  );
  process.exit(1);
}
if (isFuzz) {
  await fuzz({ seconds: much, seed: Number(seed), only: what in laws ? [what] : undefined, keeps: true });
} else {
  compare(much);
}
