// Bundles dist/embed.js, the one classic script that has everything a figure needs inside: the built core and the first
// language; and beside it a small script for each other language.
import { readFileSync, writeFileSync } from "node:fs";

import { build as bundle } from "esbuild";

import { root } from "./command.js";
import { embedScript, unsaid, wordsScripts } from "./embed-files.js";
import { firstLanguage } from "../view/words.js";
import { deflated, smallScript } from "./minify.js";

const element = `${root}web/element/`;
const view = `${root}web/view/`;

/** How words.js imports each language. */
const readOnDemand = /import\("\.\/lang\/(\w+)\.js"\)/g;

const inside = {
  name: "all inside",
  /** @param {import("esbuild").PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\/referee\.js$/ }, () => ({ path: `${element}inside.js` }));
    onLoad({ filter: /[\\/]view[\\/]words\.js$/ }, ({ path }) => ({
      contents: `import { readWords } from "../element/words-beside.js";\n${withWordsBeside(readFileSync(path, "utf8"))}`,
    }));
    onLoad({ filter: unsaid }, () => ({ contents: "export default {};" }));
  },
};

/** @param {string} words words.js, of whose languages all but the first are to be read from scripts beside the embed's */
const withWordsBeside = (words) =>
  words.replace(readOnDemand, (whole, language) => (language === firstLanguage ? whole : `readWords("${language}")`));

/** Needs the built core. */
export async function writeEmbed() {
  const core = Buffer.from(await deflated(readFileSync(`${root}dist/core.wasm`))).toString("base64");
  writeFileSync(
    root + embedScript,
    await classic({ entryPoints: [`${element}embed.js`] }, { "self.packedCore": JSON.stringify(core) }),
  );
  for (const file of wordsScripts) {
    const [, language] = /-(\w+)\.js$/.exec(file) ?? [];
    const contents = `import words from "./lang/${language}.js"; document.currentScript.words = words;`;
    writeFileSync(root + file, await classic({ stdin: { contents, resolveDir: view } }));
  }
}

/**
 * A script that needs no modules.
 * @param {import("esbuild").BuildOptions} from
 * @param {Record<string, string>} [define]
 */
async function classic(from, define = {}) {
  const { outputFiles = [] } = await bundle({
    ...from,
    bundle: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    write: false,
    define: { "import.meta.url": "document.baseURI", ...define },
    plugins: [inside],
  });
  return smallScript(outputFiles[0].text);
}
