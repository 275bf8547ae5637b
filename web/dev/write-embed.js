// Bundles the embed page's one classic script, dist/embed.js, with the built core, the style sheets and two languages inside.
import { readFileSync, writeFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";

import { build as bundle } from "esbuild";

import { root } from "./command.js";
import { smallScript, smallStyle } from "./minify.js";

const element = `${root}web/element/`;

/** What the script has words of; a reader of another language gets the first of all. */
const languages = ["en", "ru"];

/** Words of the page's panels, which no figure says. */
const unsaid = /[\\/]lang[\\/]\w+[\\/](edit|hand|keeping)\.js$/;

const inside = {
  name: "all inside",
  /** @param {import("esbuild").PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\/(referee|style-text)\.js$/ }, () => ({ path: `${element}inside.js` }));
    onLoad({ filter: /[\\/]lang[\\/]\w+\.js$/ }, ({ path }) =>
      languages.some((language) => path.endsWith(`${language}.js`)) ? undefined : { contents: "export default null;" },
    );
    onLoad({ filter: unsaid }, () => ({ contents: "export default {};" }));
  },
};

/** Needs the built core. */
export async function writeEmbed() {
  const core = deflateRawSync(readFileSync(`${root}dist/core.wasm`), { level: 9 }).toString("base64");
  const { outputFiles } = await bundle({
    entryPoints: [`${element}embed.js`],
    bundle: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    write: false,
    define: {
      "import.meta.url": "document.baseURI",
      "self.packedCore": JSON.stringify(core),
      "self.packedStyle": JSON.stringify(await styleText()),
    },
    plugins: [inside],
  });
  writeFileSync(`${root}dist/embed.js`, await smallScript(outputFiles[0].text));
}

/** The sheets that the element reads, in its order. */
async function styleText() {
  const list = readFileSync(`${element}style-text.js`, "utf8").matchAll(/new URL\("([^"]+\.css)"/g);
  const sheets = [...list].map(([, path]) => readFileSync(element + path, "utf8"));
  return smallStyle(sheets.join("\n"));
}
