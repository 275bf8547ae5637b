// Formats the project's C++ with clang-format and everything else with prettier; `--check` only tells whether it is so.
import { readdirSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

import { root, run } from "./command.js";

/**
 * Formats in place, or with `onlyCheck` throws when a file is not formatted.
 * @param {{ onlyCheck: boolean }} options
 */
export function format({ onlyCheck }) {
  const files = ["cpp", "tests/cpp", "tests/bench", "tests/fuzz"].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(h|cpp)$/.test(file)),
  );
  run("clang-format", [...(onlyCheck ? ["--dry-run", "-Werror"] : ["-i"]), ...files]);
  run("npx", ["prettier", onlyCheck ? "--check" : "--write", "--log-level", "warn", "."]);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  try {
    format({ onlyCheck: argv.includes("--check") });
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
