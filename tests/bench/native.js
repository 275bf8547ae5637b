// Runs the native benchmark for one question at a time and reads Google Benchmark's report.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

import { root, run } from "../../web/dev/command.js";

const program = `${root}build/bench/bench`;
const file = `${root}build/bench/questions.txt`;

/**
 * Builds the benchmark and hands it its questions.
 * @param {{ name: string, question: object }[]} questions
 */
export function buildNative(questions) {
  run("cmake", ["--preset", "bench"]);
  run("cmake", ["--build", "--preset", "bench"]);
  writeFileSync(file, questions.map(({ name, question }) => `${JSON.stringify({ name, question })}\n`).join(""));
}

/**
 * Milliseconds of processor time by the name of what was timed, the mean over calls that together take at least `slice`
 * milliseconds; undefined when that is not over after `limit` seconds of it.
 * @param {string} question
 * @param {string[]} works
 * @param {number} slice
 * @param {number} [limit]
 * @returns {Record<string, number> | undefined}
 */
export function nativeTimes(question, works, slice, limit) {
  const words = [`--benchmark_filter=^${question}/(${works.join("|")})$`, `--benchmark_min_time=${slice / 1000}`];
  const limited = ["-c", `ulimit -t ${limit ?? "unlimited"}; exec "$@"`, "sh", program, ...words];
  const { error, status, signal, stdout, stderr } = spawnSync("sh", [...limited, "--benchmark_format=json"], {
    encoding: "utf8",
    env: { ...process.env, BENCH_QUESTIONS: file },
  });
  if (limit && (signal === "SIGXCPU" || signal === "SIGKILL")) return undefined;
  if (error) throw error;
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  /** @type {{ benchmarks: { name: string, cpu_time: number, time_unit: string }[] }} */
  const report = JSON.parse(stdout);
  return Object.fromEntries(
    report.benchmarks.map(({ name, cpu_time, time_unit }) => {
      if (time_unit !== "ns") throw new Error(`${name} was timed in ${time_unit}`);
      return [name.slice(question.length + 1), cpu_time / 1e6];
    }),
  );
}
