// Makes the page one folder of few small files for any static host, with a service worker that keeps it for when there is no
// network. site.js is the command; `npm start` serves the sources instead.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";

import { build as bundle } from "esbuild";

import { languages } from "../view/words.js";
import { embedScript, wordsScripts } from "./embed-files.js";
import { root } from "./command.js";
import { gzipSize, smallHtml, smallScript, smallStyle } from "./minify.js";

/** @typedef {[path: string, bytes: string | Uint8Array]} File */

/** @typedef {{ path: string, raw: number, gzip: number, language?: string }} Kept a file that the service worker keeps */

const page = `${root}web/page/`;

/** How the page names the embed page and its script, in the sources. */
const embedsThere = ' data-embed-page="../element/embed.html" data-embed-script="../../dist/embed.js"';

const phoneIcon = '<link rel="apple-touch-icon" href="icons/apple-touch-icon.png" />';

/** The core lies beside the bundle, not in a folder above it. */
const corePath = {
  name: "core beside the bundle",
  /** @param {import("esbuild").PluginBuild} build */
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]web[\\/]fetch-core\.js$/ }, ({ path }) => ({
      contents: replaced(readFileSync(path, "utf8"), "../dist/core.wasm", "core.wasm"),
    }));
  },
};

/**
 * Writes the site into a folder, which then holds nothing else, from the built dist/; resolves to what its service worker keeps: every
 * file but the languages, and of these each visitor's own.
 * @param {string} folder with a closing slash
 * @param {{ isPublic?: boolean }} [options] whether others come to it: for their sites the embed page lies there too, which nobody's
 *   page needs offline, and for their phones the icons; a browser on this machine does with the drawn one
 * @returns {Promise<Kept[]>}
 */
export async function writeSite(folder, { isPublic = true } = {}) {
  const source = readFileSync(`${page}index.html`, "utf8");
  const html = isPublic
    ? replaced(source, embedsThere, ' data-embed-page="embed.html" data-embed-script="embed.js"')
    : replaced(replaced(source, embedsThere, ""), phoneIcon, "");
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" \/>\s*/g)];
  const style = sheets.map(([, href]) => readFileSync(page + href, "utf8")).join("\n");
  /** @type {File[]} */
  const written = [
    [
      "./",
      smallHtml(
        siteHtml(
          html,
          sheets.map(([link]) => link),
        ),
      ),
    ],
    ["style.css", await smallStyle(style)],
    ["core.wasm", readFileSync(`${root}dist/core.wasm`)],
    ["icon.svg", readFileSync(`${page}icon.svg`)],
    ["manifest.webmanifest", manifestText(isPublic)],
    ...(await scripts()),
  ];
  const files = new Map(written);
  const digests = Object.fromEntries([...files].map(([path, bytes]) => [path, `sha256-${sha256(bytes)}`]));
  const worker = readFileSync(`${page}service-worker.js`, "utf8");
  const site = {
    version: sha256(JSON.stringify(digests) + worker).slice(0, 12),
    files: digests,
    languages: languagesIn(files),
  };

  fill(folder, [
    ...written.map(([path, bytes]) => /** @type {File} */ ([path === "./" ? "index.html" : path, bytes])),
    ["service-worker.js", await smallScript(worker, { define: { "self.site": JSON.stringify(site) } })],
    ...(isPublic ? besides() : []),
  ]);

  const codes = Object.fromEntries(Object.entries(site.languages).map(([code, path]) => [path, code]));
  return [...files].map(([path, bytes]) => ({
    path,
    raw: Buffer.from(bytes).length,
    gzip: gzipSize(bytes),
    language: codes[path],
  }));
}

/** @param {boolean} hasIcons whether the icons of phones are there, beside the drawn one */
function manifestText(hasIcons) {
  const manifest = JSON.parse(readFileSync(`${page}manifest.webmanifest`, "utf8"));
  const icons = manifest.icons.filter((/** @type {{ src: string }} */ { src }) => hasIcons || src === "icon.svg");
  return JSON.stringify({ ...manifest, icons });
}

/**
 * The icons, the embed page and its scripts, and the licences, which lie at the root of the package.
 * @returns {File[]}
 */
function besides() {
  const html = readFileSync(`${root}web/element/embed.html`, "utf8");
  const icons = readdirSync(`${page}icons`).map((icon) => `icons/${icon}`);
  const asTheyAre = [embedScript, ...wordsScripts, "web/element/embed-height.js", "LICENSE", "THIRD_PARTY.md"];
  return [
    ["embed.html", smallHtml(replaced(html, "../../dist/embed.js", "embed.js"))],
    ...icons.map((path) => /** @type {File} */ ([path, readFileSync(page + path)])),
    ...asTheyAre.map((path) => /** @type {File} */ ([basename(path), readFileSync(root + path)])),
  ];
}

/**
 * Makes a folder hold these files and no others. What is right already is not touched: somebody may be reading it.
 * @param {string} folder
 * @param {File[]} files
 */
function fill(folder, files) {
  const wanted = new Map(files);
  const present = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  for (const path of present) if (!wanted.has(path) && statSync(folder + path).isFile()) rmSync(folder + path);
  for (const [path, bytes] of wanted) {
    if (present.includes(path) && readFileSync(folder + path).equals(Buffer.from(bytes))) continue;
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, bytes);
  }
}

/**
 * The page's HTML with one style sheet, the core asked for before the script asks for it, and the service worker named.
 * @param {string} html
 * @param {string[]} links to its style sheets
 */
function siteHtml(html, links) {
  const head =
    '<link rel="stylesheet" href="style.css" /><link rel="preload" href="core.wasm" as="fetch" crossorigin />';
  const styled = links.slice(1).reduce((text, link) => replaced(text, link, ""), replaced(html, links[0], head));
  return replaced(styled, "<html ", '<html data-service-worker="service-worker.js" ');
}

/**
 * The page's modules as app.js and files for the core's worker and for each language that are read on demand, named after
 * their bytes: a page that is still open when a new version takes over must not read that version's.
 * @returns {Promise<[string, string][]>}
 */
async function scripts() {
  const { outputFiles } = await bundle({
    entryPoints: [`${page}app.js`],
    outdir: root,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    write: false,
    plugins: [corePath],
  });
  const named = outputFiles.map(({ path, text }) => ({ path: path.slice(root.length), text }));
  const worker = named.find(({ path }) => path.startsWith("worker-"))?.path ?? "";
  return Promise.all(
    named.map(async ({ path, text }) => {
      const whole = path === "app.js" ? replaced(text, '"worker.js"', `"${worker}"`) : text;
      return [path, await smallScript(whole, { module: true })];
    }),
  );
}

/**
 * The file of each language by its code, the one for everyone else first.
 * @param {Map<string, unknown>} files
 * @returns {Record<string, string>}
 */
function languagesIn(files) {
  const named = Object.keys(languages).map((code) => [
    code,
    [...files.keys()].find((path) => path.startsWith(`${code}-`)),
  ]);
  return Object.fromEntries(named);
}

/**
 * Throws where there is nothing to replace, so that no change of a source goes unnoticed.
 * @param {string} text
 * @param {string} old
 * @param {string} by
 */
function replaced(text, old, by) {
  if (!text.includes(old)) throw new Error(`${old} is not there any more.`);
  return text.replace(old, () => by);
}

/** @param {string | Uint8Array} bytes */
function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("base64");
}

/**
 * What is kept in bytes, a line a file; the sum is for a visitor of the language that takes most.
 * @param {Kept[]} kept
 */
export function keptTable(kept) {
  const line = (/** @type {(string | number)[]} */ [path, raw, gzip]) =>
    `${String(path).padEnd(26)}${String(raw).padStart(10)}${String(gzip).padStart(10)}`;
  const own = keptByOne(kept);
  const sum = (/** @type {"raw" | "gzip"} */ size) => own.reduce((total, file) => total + file[size], 0);
  const lines = kept.map((file) => line([own.includes(file) ? file.path : `(${file.path})`, file.raw, file.gzip]));
  return [
    line(["kept offline, bytes", "raw", "gzip"]),
    ...lines,
    line(["for one visitor", sum("raw"), sum("gzip")]),
  ].join("\n");
}

/**
 * What is kept for one visitor at most: of the languages the largest.
 * @param {Kept[]} kept
 */
export function keptByOne(kept) {
  const [largest] = kept.filter(({ language }) => language).sort((one, other) => other.gzip - one.gzip);
  return kept.filter((file) => !file.language || file === largest);
}
