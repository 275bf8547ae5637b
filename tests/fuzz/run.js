// Builds the laws of this folder and has libFuzzer try to break them, two at a time: first on the worked cases and the
// committed corpora, then at random. What breaks a law is kept in build/asan/ and its file named.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

import { root, run } from "../../web/dev/command.js";
import { readCases } from "../support/cases.js";

/**
 * Each law, and the folder of tests/fuzz/corpus that it begins with. What begins with texts begins with the worked
 * cases too.
 * @type {Record<string, "questions" | "notations" | "fields">}
 */
export const laws = {
  any_text: "questions",
  rewriting: "questions",
  notation: "notations",
  battle_after: "fields",
  least_nudge: "fields",
  other_names: "fields",
};

/** No text of a few thousand bytes may take longer, with both sanitizers and on a busy machine. */
const mostSecondsEach = 10;

/**
 * @param {object} wish
 * @param {number} wish.seconds for each law
 * @param {number} wish.seed
 * @param {string[]} [wish.only] some of the laws
 * @param {boolean} [wish.keeps] whether what was found worth trying is there the next time
 */
export async function fuzz({ seconds, seed, only = Object.keys(laws), keeps = false }) {
  run("cmake", ["--preset", "asan"]);
  run("cmake", ["--build", "--preset", "asan", "--target", "fuzz"]);
  if (!keeps) rmSync(`${root}build/asan/corpus`, { recursive: true, force: true });
  writeSeeds();
  console.log(`Seed ${seed}, ${seconds} s for each law.`);
  const waiting = [...only];
  const work = async () => {
    for (let law = waiting.shift(); law; law = waiting.shift()) await tryToBreak(law, seconds, seed);
  };
  await Promise.all([work(), work()]);
}

/** The questions of all cases as texts, those that can be typed as notations, and the words of both. */
function writeSeeds() {
  const words = new Set(readFileSync(`${root}web/schema.json`, "utf8").match(/"[\w/-]+"/g));
  writeFileSync(`${root}build/asan/words`, [...words].map((word) => `${word}\n`).join(""));
  const questions = readCases().map(({ file, question }) => ({ name: file.replaceAll("/", "-"), question }));
  const asked = questions.map(({ question }) => JSON.stringify({ ask: "notation/write", question }));
  const { stdout } = spawnSync(`${root}build/asan/answer`, { input: `${asked.join("\n")}\n`, encoding: "utf8" });
  const answers = stdout.trimEnd().split("\n");
  for (const kind of ["questions", "notations"]) mkdirSync(`${root}build/asan/seeds/${kind}`, { recursive: true });
  for (const [i, { name, question }] of questions.entries()) {
    writeFileSync(`${root}build/asan/seeds/questions/${name}`, JSON.stringify(question));
    const { text } = JSON.parse(answers[i]);
    if (text) writeFileSync(`${root}build/asan/seeds/notations/${name.replace(/json$/, "txt")}`, text);
  }
}

/**
 * @param {string} law
 * @param {number} seconds
 * @param {number} seed
 * @returns {Promise<void>}
 */
function tryToBreak(law, seconds, seed) {
  const kind = laws[law];
  const own = `build/asan/corpus/${law}`;
  mkdirSync(`${root}${own}`, { recursive: true });
  const folders = [own, `tests/fuzz/corpus/${kind}`, ...(kind === "fields" ? [] : [`build/asan/seeds/${kind}`])];
  const words = [
    `-seed=${seed}`,
    `-max_total_time=${seconds}`,
    `-timeout=${mostSecondsEach}`,
    // Whatever is longer than a field needs is not read; texts begin as long as the cases.
    `-max_len=${kind === "fields" ? 200 : 16384}`,
    "-len_control=0",
    "-dict=build/asan/words",
    "-print_final_stats=1",
    `-artifact_prefix=build/asan/${law}-`,
  ];
  const child = spawn(`build/asan/${law}`, [...words, ...folders], { cwd: root, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (log = (log + text).slice(-20_000)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      const executions = log.match(/number_of_executed_units: (\d+)/)?.[1];
      if (code !== 0) return reject(new Error(`${log}\n${law} ended with ${signal ?? code}, seed ${seed}`));
      console.log(`${law}: ${executions} executions`);
      resolve();
    });
  });
}
