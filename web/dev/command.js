// Runs another program in the root of the project and waits for it. Nothing else.
import { spawn, spawnSync } from "node:child_process";
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

/**
 * The same while others run beside it: resolves when it has ended well.
 * @param {string} program
 * @param {string[]} words
 * @param {Record<string, string>} [environment] added to this process's own
 * @returns {Promise<void>}
 */
export function runBeside(program, words, environment = {}) {
  const child = spawn(program, words, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new Error(`${program} cannot be started: ${error.message}`)));
    child.once("exit", (status, signal) =>
      status === 0 ? resolve() : reject(new Error(`${program} ended with ${signal ?? status}`)),
    );
  });
}
