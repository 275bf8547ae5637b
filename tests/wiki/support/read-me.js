// The commands that a README tells its reader to type, run as that reader would.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "../../../web/dev/command.js";

/**
 * Runs the commands under some headings where `demo/` and the packed package lie, with the wiki's folder as $WIKI.
 * @param {string} readMe from the root
 * @param {string[]} headings
 * @param {string} wiki
 */
export function doAsTold(readMe, headings, wiki) {
  const folder = mkdtempSync(join(tmpdir(), "closeranks-"));
  try {
    // Without its scripts, which write the page that a wiki has no use for.
    execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], { cwd: root });
    symlinkSync(`${root}demo`, join(folder, "demo"));
    for (const heading of headings) {
      execFileSync("sh", ["-e", "-c", commandsUnder(readMe, heading)], {
        cwd: folder,
        env: { ...process.env, WIKI: wiki },
      });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} readMe
 * @param {string} heading
 */
function commandsUnder(readMe, heading) {
  const [, section] = readFileSync(root + readMe, "utf8").split(`\n## ${heading}\n`);
  const [, commands] = /```sh\n([^]*?)```/.exec(section?.split("\n## ")[0] ?? "") ?? [];
  if (!commands) throw new Error(`${readMe} has no commands under ${heading}`);
  return commands;
}
