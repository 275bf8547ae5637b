// Makes small what is served: scripts, style sheets, HTML and bytes. Bundles nothing.
import { gzipSync } from "node:zlib";

import { deflateAsync } from "@gfx/zopfli";
import { transform } from "esbuild";
import { minify } from "terser";

/** @param {string | Uint8Array} bytes */
export const gzipSize = (bytes) => gzipSync(bytes, { level: 9 }).length;

/**
 * The smaller, once compressed, of what esbuild and what terser after it make of a script.
 * @param {string} script
 * @param {{ module?: boolean, define?: Record<string, string> }} [options] `define` puts JSON in the place of names
 * @returns {Promise<string>}
 */
export async function smallScript(script, { module = false, define = {} } = {}) {
  const { code } = await transform(script, {
    minify: true,
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    define,
  });
  const again = await minify(code, {
    module,
    toplevel: true,
    ecma: 2020,
    compress: { passes: 3, lhs_constants: false },
  });
  const smaller = /** @type {string} */ (again.code);
  return gzipSize(smaller) < gzipSize(code) ? smaller : code;
}

/**
 * A style sheet without what only people read.
 * @param {string} sheet
 */
export async function smallStyle(sheet) {
  const { code } = await transform(sheet, { loader: "css", minify: true, target: "es2022" });
  return code;
}

/**
 * HTML without the white space between and inside its tags; it must hold no text in which that would matter.
 * @param {string} html
 */
export const smallHtml = (html) => html.replace(/\s+/g, " ").replace(/> </g, "><").replace(/ \/?>/g, ">").trim();

/**
 * Bytes for a raw inflater. Takes seconds, since it is for bytes that no server will compress: a twentieth less than zlib's best.
 * @param {Uint8Array} bytes
 * @returns {Promise<Uint8Array>}
 */
export const deflated = (bytes) => deflateAsync(bytes, { numiterations: 5 });
