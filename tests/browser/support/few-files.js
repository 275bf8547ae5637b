// The scripts of the page, of figures and of languages in a file each, made anew from the sources: a page of a hundred files takes
// Chromium five times as long to open. What tests put something else in the place of stays a file of its own.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";

import { build as bundle } from "esbuild";

import { root } from "../../../web/dev/command.js";
import { languages } from "../../../web/view/words.js";

const folder = `${root}build/few-files/`;

const entries = [
  "web/page/app.js",
  "web/element/define.js",
  ...Object.keys(languages).map((language) => `web/view/lang/${language}.js`),
];

/** The referee finds the core from where its own file lies, and the policy of own scripts may be made once only. */
const left = {
  name: "left as they are",
  /** @param {import("esbuild").PluginBuild} build */
  setup({ onResolve }) {
    onResolve({ filter: /\/(asking|figures|own-script|referee|lang\/\w+)\.js$/ }, ({ kind, path, resolveDir }) =>
      kind === "entry-point" || /\/lang\/\w+$/.test(resolveDir)
        ? undefined
        : { path: `/${relative(root, resolve(resolveDir, path))}`, external: true },
    );
  },
};

/**
 * Writes them where other tests may be reading them, so each at once and whole.
 * @returns {Promise<Record<string, string>>} by their paths on a server of the project
 */
export async function fewFiles() {
  const { outputFiles } = await bundle({
    entryPoints: entries.map((entry) => root + entry),
    outbase: root,
    outdir: folder,
    bundle: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    write: false,
    plugins: [left],
  });
  mkdirSync(folder, { recursive: true });
  const beside = mkdtempSync(`${folder}new-`);
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${beside}/whole.js`, contents);
    renameSync(`${beside}/whole.js`, path);
  }
  rmSync(beside, { recursive: true });
  return Object.fromEntries(outputFiles.map(({ path }) => [`/${relative(folder, path)}`, path]));
}
