// The wikis that tests put figures into: Debian's packages, unpacked below build/wiki/ and not installed, since installing them
// would start a web server. Setting a wiki up is left to the tests.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";

import { root } from "./command.js";

/** The packages of each. */
const packages = {
  mediawiki: ["mediawiki", "mediawiki-classes"],
  dokuwiki: "dokuwiki php-phpseclib libphp-simplepie php-geshi libjs-jquery libjs-jquery-cookie libjs-jquery-ui".split(
    " ",
  ),
};

/** @typedef {keyof typeof packages} Wiki */

export const wikis = /** @type {Wiki[]} */ (Object.keys(packages));

/**
 * The folder with the wiki's files as its packages have them, from `usr/` down; brought when it is not there.
 * @param {Wiki} wiki
 */
export function unpackedWiki(wiki) {
  const folder = `${root}build/wiki/${wiki}/`;
  if (existsSync(folder)) return folder;
  console.log(`Unpacking Debian's ${wiki} into build/wiki/; this happens once.`);
  const beginning = `${root}build/wiki/new-${wiki}/`;
  rmSync(beginning, { recursive: true, force: true });
  mkdirSync(beginning, { recursive: true });
  try {
    download(wiki, beginning);
  } catch {
    // Debian's lists may be missing, or name versions that are there no more.
    if (process.getuid?.() === 0) execFileSync("apt-get", ["update", "-q"]);
    download(wiki, beginning);
  }
  for (const file of readdirSync(beginning).filter((name) => name.endsWith(".deb"))) {
    execFileSync("dpkg-deb", ["--extract", file, "."], { cwd: beginning });
    rmSync(beginning + file);
  }
  renameSync(beginning, folder);
  return folder;
}

/**
 * @param {Wiki} wiki
 * @param {string} folder
 */
function download(wiki, folder) {
  execFileSync("apt-get", ["-q", "-o", "APT::Sandbox::User=root", "download", ...packages[wiki]], { cwd: folder });
}
