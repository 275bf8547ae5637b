// A MediaWiki of its own for a test: installed from Debian's package into SQLite and served to this machine, with Close Ranks added
// as its README says, and with an editor who has no special rights.
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { root } from "../../../web/dev/command.js";
import { unpackedWiki } from "../../../web/dev/wikis.js";
import { runPhp, servePhp } from "./php.js";
import { doAsTold } from "./read-me.js";

const readMe = "demo/mediawiki/README.md";

export const password = "nobody-guesses-this-1";

/** MediaWiki's policy against scripts unless a page is asked for without it, and a language with variants. */
const settings = `
$wgCSPHeader = !isset( $_GET['withoutPolicy'] );
$wgUsePigLatinVariant = true;
$wgJobRunRate = 0;
$wgFavicon = 'data:,';
`;

/** Sets one up and serves it; `end` ends the server and leaves the unpacked files for the next time. */
export async function openMediaWiki() {
  const folder = freshFolder();
  const data = mkdtempSync(join(tmpdir(), "closeranks-"));
  const { url, end } = await servePhp(folder);
  try {
    install(folder, data, url);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    url,
    end: async () => {
      await end();
      rmSync(data, { recursive: true });
    },
  };
}

/** The unpacked wiki without what the package links to elsewhere and without what the last test added. */
function freshFolder() {
  const folder = `${unpackedWiki("mediawiki")}usr/share/mediawiki/`;
  for (const name of ["LocalSettings.php", "config", "images", "closeranks"]) {
    rmSync(folder + name, { recursive: true, force: true });
  }
  mkdirSync(`${folder}images`);
  if (existsSync(`${folder}extensions-core`)) {
    rmSync(`${folder}extensions`);
    renameSync(`${folder}extensions-core`, `${folder}extensions`);
  }
  rmSync(`${folder}extensions/CloseRanks`, { recursive: true, force: true });
  return folder;
}

/**
 * @param {string} folder
 * @param {string} data
 * @param {string} url
 */
function install(folder, data, url) {
  const options = {
    dbtype: "sqlite",
    dbpath: data,
    dbname: "wiki",
    server: url.slice(0, -1),
    scriptpath: "",
    pass: password,
    skins: "Vector",
    extensions: "Gadgets,ParserFunctions,Cite,Poem",
  };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  runPhp([`${folder}maintenance/install.php`, ...words, "Wiki", "Admin"]);
  appendFileSync(`${folder}LocalSettings.php`, settings);
  doAsTold(readMe, ["The extension", "The gadget"], folder);
  runPhp([`${folder}maintenance/createAndPromote.php`, "Editor", password]);
  saveAsAdministrator(
    folder,
    "MediaWiki:Gadget-closeranks.js",
    readFileSync(`${root}demo/mediawiki/gadget.js`, "utf8"),
  );
  const [definition] = /^\* closeranks.*$/m.exec(readFileSync(root + readMe, "utf8")) ?? [""];
  saveAsAdministrator(folder, "MediaWiki:Gadgets-definition", definition);
}

/**
 * @param {string} folder
 * @param {string} title
 * @param {string} text
 */
function saveAsAdministrator(folder, title, text) {
  runPhp([`${folder}maintenance/edit.php`, "--user", "Admin", title], text);
}
