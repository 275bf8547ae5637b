// `npm run bench`: times every question natively and in WebAssembly in turns, and prints times, ratios and sizes beside the
// bars as Markdown. It asserts nothing. `--rounds=N` takes N rounds, `--only=TEXT` the questions with TEXT in their names.
import { argv } from "node:process";
import { parseArgs } from "node:util";

import { build } from "../../web/dev/build.js";
import { run } from "../../web/dev/command.js";
import { setUpBench } from "../../web/dev/set-up.js";
import { packageSizes } from "../support/sizes.js";
import { buildNative, nativeTimes } from "./native.js";
import { questions } from "./questions.js";
import { machine, sizesTable, timesTables } from "./tables.js";
import { asksOf, openPackage, stagesOf, timeOf } from "./wasm.js";

/** @typedef {import("./wasm.js").Works} Works */
/** @typedef {import("./tables.js").Measured} Measured */
/** @typedef {import("./questions.js").Timed} Timed */

// Milliseconds. A slice is short, so that few are interrupted, and the median over the rounds leaves those out.
const slice = 10;
// Milliseconds after which V8 has optimised what is called often.
const warmUp = 300;
// Seconds that the plain enumeration may take.
const naiveLimit = 20;

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * One line of the tables: the medians over the rounds.
 * @param {Timed} timed
 * @param {Works} works in WebAssembly
 * @param {number} rounds
 * @returns {Measured}
 */
function measured({ name, question, most }, works, rounds) {
  for (const work of Object.values(works)) timeOf(work, warmUp);
  /** @type {Record<string, number[]>} */
  const times = {};
  const keep = (/** @type {string} */ key, /** @type {number} */ time) => (times[key] ??= []).push(time);
  for (let round = 0; round < rounds; round++) {
    const natively = nativeTimes(name, ["ask", "read", "decide", "write"], slice) ?? {};
    for (const [key, time] of Object.entries(natively)) keep(`native.${key}`, time);
    for (const [key, work] of Object.entries(works)) keep(`wasm.${key}`, timeOf(work, slice));
  }
  const searches = question.ask === "ninth-age/casualties";
  return {
    name,
    most,
    answer: /** @type {any} */ (works.ask()),
    times: Object.fromEntries(Object.entries(times).map(([key, all]) => [key, median(all)])),
    naive: searches ? (nativeTimes(name, ["naive"], slice, naiveLimit)?.naive ?? Infinity) : undefined,
  };
}

async function bench() {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: { rounds: { type: "string", default: "9" }, only: { type: "string", default: "" } },
  });
  setUpBench();
  await build();
  run("cmake", ["--build", "--preset", "wasm", "--target", "stages"]);
  const timed = questions().filter(({ name }) => name.includes(values.only));
  buildNative(timed);
  const core = openPackage();
  const lines = [];
  for (const one of timed) {
    console.error(`${one.name} …`);
    const works = { ...asksOf(core, one.question), ...(await stagesOf(one.question)) };
    lines.push(measured(one, works, Number(values.rounds)));
  }
  console.log(
    `\n${machine(Number(values.rounds))}\n\n${timesTables(lines, naiveLimit)}\n\n${sizesTable(await packageSizes())}`,
  );
}

try {
  await bench();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
