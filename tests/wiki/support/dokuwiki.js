// A DokuWiki of its own for a test: Debian's package copied and served to this machine, with Close Ranks added as its README says, and
// with an editor who has no special rights.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { unpackedWiki } from "../../../web/dev/wikis.js";
import { runPhp, servePhp } from "./php.js";
import { doAsTold } from "./read-me.js";

export const password = "nobody-guesses-this-1";

const dataFolders = "attic cache index locks log media media_attic media_meta meta pages tmp".split(" ");

/** Sets one up and serves it; `end` ends the server and takes it away. */
export async function openDokuWiki() {
  const folder = `${mkdtempSync(join(tmpdir(), "closeranks-"))}/`;
  copyWiki(unpackedWiki("dokuwiki"), folder);
  const hash = runPhp(["-r", "echo password_hash( $argv[1], PASSWORD_BCRYPT );", password]);
  writeFileSync(`${folder}conf/local.php`, `<?php $conf['useacl'] = 1; $conf['savedir'] = '${folder}data';\n`);
  writeFileSync(`${folder}conf/acl.auth.php`, "* @ALL 1\n* @user 8\n");
  writeFileSync(`${folder}conf/users.auth.php`, `editor:${hash}:Editor:editor@example.org:user\n`);
  doAsTold("demo/dokuwiki/README.md", ["The plugin"], folder);
  const { url, end } = await servePhp(folder);
  return {
    url,
    end: async () => {
      await end();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * The wiki in one folder, as its makers have it: Debian's package has its parts in several, and names them by absolute paths.
 * @param {string} unpacked
 * @param {string} folder
 */
function copyWiki(unpacked, folder) {
  const source = `${unpacked}usr/share/dokuwiki/`;
  const isLink = /\/(\.htaccess|lib\/tpl|lib\/plugins)$/;
  cpSync(source, folder, { recursive: true, filter: (path) => !isLink.test(path) });
  cpSync(`${unpacked}var/lib/dokuwiki/lib`, `${folder}lib`, { recursive: true });
  cpSync(`${unpacked}etc/dokuwiki`, `${folder}conf`, {
    recursive: true,
    filter: (path) => !/\/(acl|users)\.auth\.php$/.test(path),
  });
  for (const name of dataFolders) mkdirSync(`${folder}data/${name}`, { recursive: true });
  const scripts = readdirSync(folder, { recursive: true }).map(String);
  for (const file of scripts.filter((name) => name.endsWith(".php"))) {
    const text = readFileSync(folder + file, "utf8");
    const moved = text
      .replace(/(['"])\/usr\/share\/(php|php-geshi|javascript)\//g, `$1${unpacked}usr/share/$2/`)
      .replace(/(['"])\/etc\/dokuwiki\//g, `$1${folder}conf/`);
    if (moved !== text) writeFileSync(folder + file, moved);
  }
}
