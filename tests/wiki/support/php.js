// Runs PHP: scripts of a wiki, and PHP's own server for a wiki's folder on a free port of this machine.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

import { find } from "../../../web/dev/set-up.js";

/** PHP, or the reason why not. */
function php() {
  const program = find("php");
  if (!program) throw new Error("PHP is missing; npm test brings it");
  return program;
}

/**
 * Runs a script and gives what it printed; throws with that when it fails.
 * @param {string[]} words the script's file and what it is told
 * @param {string} [input]
 */
export function runPhp(words, input = "") {
  return execFileSync(php(), words, { input, encoding: "utf8" });
}

/**
 * Serves a folder. What the server's own process is, ends with `end`.
 * @param {string} folder
 */
export async function servePhp(folder) {
  const words = ["-d", "opcache.enable_cli=1", "-d", "display_errors=1", "-S", "127.0.0.1:0", "-t", folder];
  const server = spawn(php(), words, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(server, "exit");
  const end = async () => {
    server.kill();
    await ended;
  };
  const lines = createInterface({ input: server.stderr });
  const url = await new Promise((resolve, reject) => {
    lines.on("line", (line) => {
      const [, found] = /\((http:\/\/127\.0\.0\.1:\d+)\) started/.exec(line) ?? [];
      if (found) resolve(`${found}/`);
    });
    ended.then(() => reject(new Error("PHP's server ended")));
  });
  return { url: /** @type {string} */ (url), end };
}
