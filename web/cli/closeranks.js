#!/usr/bin/env node
// `npx closeranks`: takes the command line apart, runs one command, and ends with 0 for a ruling and 2 for anything that could not
// be done, with the reason on one line. What the commands do is in files of their own.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { rule } from "./rule.js";
import { serve } from "./serve.js";
import { svg } from "./svg.js";
import { Unusable } from "./unusable.js";

const help = `Close Ranks, a referee for rank-and-file miniature battles.

  closeranks svg [FILE]     draws the ruling on a position as SVG
    --step NUMBER           0 is the position itself, then each step; the result when left out
    --theme NAME            auto (as the reader's screen is), light or dark
    --lang CODE             en, de, es, fr, it, pl or ru

  closeranks rule [FILE]    tells the ruling: verdict, reasons, steps, and every option with what beat it
    --json                  as JSON, just as the referee answers
    --lang CODE             as above

  closeranks serve          serves the page to this machine only, until Ctrl+C
    --port NUMBER           8080 or the next free one when left out

  closeranks --version, closeranks --help

FILE holds a question in the notation or in JSON; without it, or with -, it is read from standard input.
It ends with 0 when there is a ruling (also "not allowed" and "the owner chooses"), with 2 when there is none.
`;

/**
 * @typedef {import("node:util").ParseArgsConfig["options"]} Options
 * @typedef {(values: any, files: string[]) => Promise<string>} Command resolves to what is printed
 * @type {Record<string, { run: Command, options: Options, files: number }>}
 */
const commands = {
  svg: {
    run: svg,
    options: { step: { type: "string" }, theme: { type: "string" }, lang: { type: "string" } },
    files: 1,
  },
  rule: { run: rule, options: { json: { type: "boolean" }, lang: { type: "string" } }, files: 1 },
  serve: { run: serve, options: { port: { type: "string" } }, files: 0 },
};

/** @param {string[]} words */
async function printed([name, ...words]) {
  if (name === "--help" || name === "-h" || words.includes("--help")) return help;
  if (name === "--version" || name === "-v") return `${versionOf(new URL("../../package.json", import.meta.url))}\n`;
  if (!Object.hasOwn(commands, name ?? "")) {
    throw new Unusable(
      `${name ? `There is no command ${name}` : "A command is missing"}: svg, rule, serve, or --help.`,
    );
  }
  const { run, options, files } = commands[name];
  const { values, positionals } = argumentsIn(words, options);
  if (positionals.length > files) throw new Unusable(`Too many words: ${positionals.slice(files).join(" ")}.`);
  return run(values, positionals);
}

/**
 * @param {string[]} args
 * @param {Options} options
 */
function argumentsIn(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Unusable(/** @type {Error} */ (error).message.split("\n")[0]);
  }
}

/** @param {URL} file */
function versionOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).version;
}

// Whoever reads the output may stop before its end.
process.stdout.on("error", ({ code }) => process.exit(code === "EPIPE" ? 0 : 2));

/**
 * Names are anybody's, and a terminal obeys control characters.
 * @param {string} text
 */
const harmless = (text) => text.replace(/(?![\t\n])\p{Cc}/gu, "");

try {
  process.stdout.write(harmless(await printed(process.argv.slice(2))));
} catch (error) {
  if (!(error instanceof Unusable)) throw error;
  process.stderr.write(`${harmless(error.message)}\n`);
  process.exitCode = 2;
}
