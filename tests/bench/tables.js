// What was measured as Markdown tables, each figure beside its bar. Measures nothing.
import { cpus, loadavg } from "node:os";

/**
 * `times` are milliseconds of processor time by "native.…" and "wasm.…"; `naive` is Infinity when it was given up.
 * @typedef {object} Measured
 * @property {string} name
 * @property {number} [most]
 * @property {{ options?: unknown[], optionsCount?: number, error?: { code: string } }} answer
 * @property {Record<string, number>} times
 * @property {number} [naive]
 */

// Bars of WebAssembly against g++ -O2.
const mostDeciding = 1.6;
const mostAsking = 2.5;

/** @param {number} rounds */
export const machine = (rounds) =>
  `Median of ${rounds} rounds, native and WebAssembly in turns; milliseconds of processor time. Node ${process.version}, ` +
  `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0].toFixed(1)}.`;

/**
 * @param {Measured[]} lines
 * @param {number} naiveLimit seconds
 */
export function timesTables(lines, naiveLimit) {
  return [asksTable(lines), stagesTable(lines), naiveTable(lines, naiveLimit)].join("\n\n");
}

/** @param {Measured[]} lines */
function asksTable(lines) {
  const rows = lines.map(({ name, answer, times, most }) => {
    const ratio = times["wasm.askText"] / times["native.ask"];
    const verdict = most === undefined ? ["", ""] : [`≤ ${most}`, met(times["wasm.ask"], most)];
    const answered = answer.error ? `\`${answer.error.code}\`` : optionsOf(answer);
    const three = [times["native.ask"], times["wasm.askText"], times["wasm.ask"]].map(short);
    return [name, answered, ...three, ...verdict, `${ratio.toFixed(2)} ×`, met(ratio, mostAsking)];
  });
  const heads = ["one ask", "options", "native, text", "Wasm, text", "Wasm, `referee.ask`", "bar", ""];
  return table([...heads, `Wasm / native ≤ ${mostAsking}`, ""], rows);
}

/** @param {Measured[]} lines */
function stagesTable(lines) {
  const rows = lines.map(({ name, times }) => {
    const stages = ["native", "wasm"].flatMap((where) =>
      ["read", "decide", "write"].map((stage) => short(times[`${where}.${stage}`])),
    );
    const ratio = times["wasm.decide"] / times["native.decide"];
    const texts = (times["wasm.read"] + times["wasm.write"]) / (times["native.read"] + times["native.write"]);
    return [name, ...stages, `${texts.toFixed(2)} ×`, `${ratio.toFixed(2)} ×`, met(ratio, mostDeciding)];
  });
  const heads = ["read", "decide", "write"].map((stage) => [`native ${stage}`, `Wasm ${stage}`]);
  const stages = [...heads.map(([native]) => native), ...heads.map(([, wasm]) => wasm)];
  return table(["stages", ...stages, "read + write", `decide ≤ ${mostDeciding}`, ""], rows);
}

/**
 * @param {Measured[]} lines
 * @param {number} naiveLimit
 */
function naiveTable(lines, naiveLimit) {
  const rows = lines.flatMap(({ name, answer, times, naive }) => {
    if (naive === undefined || answer.error) return [];
    const ours = times["native.decide"];
    const given = naive === Infinity;
    const enumerated = given ? `not in ${naiveLimit} s` : short(naive);
    const least = (given ? naiveLimit * 1000 : naive) / ours;
    return [
      [name, optionsOf(answer), enumerated, short(ours), `${given ? "> " : ""}${least.toFixed(least < 10 ? 1 : 0)} ×`],
    ];
  });
  return table(["search, natively", "options", "plain enumeration", "ours, deciding", "quicker by"], rows);
}

/** @param {(import("../support/sizes.js").Size & { most?: number })[]} sizes */
export function sizesTable(sizes) {
  const rows = sizes.map(({ what, bytes, most }) => {
    const bar = most === undefined ? ["", ""] : [`≤ ${kilobytes(most)}`, met(bytes, most)];
    return [what, kilobytes(bytes), ...bar];
  });
  return table(["size, gzip -9 of Node's zlib", "KB", "bar", ""], rows);
}

/** @param {Measured["answer"]} answer */
const optionsOf = ({ options, optionsCount }) => String(optionsCount ?? options?.length ?? "");

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** @param {number} milliseconds */
const short = (milliseconds) => (milliseconds >= 100 ? milliseconds.toFixed(0) : milliseconds.toPrecision(3));

/**
 * @param {number} value
 * @param {number} most
 */
const met = (value, most) => (value <= most ? "met" : "**not met**");

/**
 * @param {string[]} heads
 * @param {string[][]} rows
 */
function table(heads, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const rule = heads.map((_, column) => (column === 0 ? "---" : "--:"));
  return [line(heads), line(rule), ...rows.map(line)].join("\n");
}
