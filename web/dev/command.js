// Runs another program in the root of the project and waits for it. Nothing else.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The root of the project, with a closing slash. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Runs a program with its output shown; throws when it cannot be started or ends with anything but 0.
 * @param {string} program
 * @param {string[]} words
 * @param {Record<string, string>} [environment] added to this process's own
 */
export function run(program, words, environment = {}) {
  const { status, signal, error } = spawnSync(program, words, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (error) throw new Error(`${program} cannot be started: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ended with ${signal ?? status}`);
}
