// A program started for a test: what it says, and its end, whatever becomes of the test.
import { spawn } from "node:child_process";

/**
 * Starts it as the head of a process group of its own, so that what it starts ends with it.
 * @param {string} program
 * @param {string[]} options
 * @param {Record<string, string>} [environment]
 */
export function startProgram(program, options, environment = {}) {
  const child = spawn(program, options, { detached: true, env: { ...process.env, ...environment } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  /** @type {Promise<unknown>} */
  const ended = new Promise((resolve) => {
    child.once("exit", resolve);
    child.once("error", resolve);
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, "SIGKILL");
    } catch {
      // All of it has ended by itself.
    }
  };
  process.once("exit", kill);
  return {
    /** All that it has written so far. */
    said: () => said,
    /** The first line it writes; rejects when it ends before. */
    firstLine: () =>
      new Promise((resolve, reject) => {
        child.stdout.once("data", (chunk) => resolve(String(chunk).trim().split("\n")[0]));
        ended.then((end) => reject(new Error(`${program} ended: ${end}\n${said}`)));
      }),
    end: async () => {
      process.off("exit", kill);
      kill();
      await ended;
    },
  };
}
