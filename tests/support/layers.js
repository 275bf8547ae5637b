// Which part of the project may use which, and a check of one file's include or import lines against it.
import { posix } from "node:path";

/** A refusal is a plain value, which whatever checks or reads a question gives back. */
const error = "cpp/ruling/error.h";

/**
 * The table of the design. A part is a folder or a file; the longest that holds a file is its part, and a part may
 * always use itself. `<…>` stands for headers and packages from outside by their first word.
 * @type {Record<string, string[]>}
 */
export const mayUse = {
  "cpp/geometry": [],
  "cpp/battle": ["cpp/geometry", error],
  "cpp/ruling": ["cpp/geometry"],
  "cpp/rules/ninth_age": ["cpp/geometry", "cpp/battle", "cpp/ruling"],
  "cpp/rules/conquest": ["cpp/geometry", "cpp/battle", "cpp/ruling"],
  "cpp/rules/ancients": ["cpp/geometry", "cpp/battle", "cpp/ruling"],
  "cpp/json": ["<nlohmann>", "cpp/geometry/point.h", error],
  "cpp/notation": ["cpp/geometry", "cpp/battle", "cpp/json"],
  "cpp/referee": ["cpp/geometry", "cpp/battle", "cpp/ruling", "cpp/rules", "cpp/json", "cpp/notation"],
  "cpp/describe": ["<nlohmann>", "cpp/json", "cpp/referee"],
  "cpp/wasm": ["cpp/referee", "<emscripten>"],
  "web/loader.js": ["dist"],
  "web/node.js": ["web/loader.js", "<node:fs>"],
  "web/fetch-core.js": [],
  "web/referee.js": ["web/fetch-core.js", "web/loader.js"],
  "web/svg.js": ["web/referee.js", "web/view"],
  "web/node-svg.js": ["web/node.js", "web/view"],
  "web/words.js": ["web/view"],
  "web/view": [],
  "web/page": ["web/fetch-core.js", "web/loader.js", "web/view"],
  "web/cli": [
    "web/node.js",
    "web/node-svg.js",
    "web/view",
    "<node:fs>",
    "<node:http>",
    "<node:path>",
    "<node:url>",
    "<node:util>",
  ],
  "web/element": ["web/loader.js", "web/referee.js", "web/view"],
  demo: ["<closeranks>", "<node:fs>"],
};

/**
 * The part that a file or folder belongs to, or undefined when the table does not know it.
 * @param {string} path
 */
function partOf(path) {
  const parts = Object.keys(mayUse).filter((part) => path === part || path.startsWith(`${part}/`));
  return parts.sort((a, b) => b.length - a.length)[0];
}

/**
 * What a file uses against the table, each as a line to read; empty when it keeps to it.
 * @param {string} file from the project's root
 * @param {string} text of the file
 */
export function violations(file, text) {
  const part = partOf(file);
  if (!part) return [`${file} belongs to no part of the table`];
  const used = /\.(h|cpp)$/.test(file) ? includesOf(text) : importsOf(file, text);
  return used
    .filter((target) => partOf(target) !== part)
    .filter((target) => !mayUse[part].some((allowed) => target === allowed || target.startsWith(`${allowed}/`)))
    .map((target) => `${file}: ${part} may not use ${target}`);
}

/** @param {string} text */
function includesOf(text) {
  const own = [...text.matchAll(/^\s*#\s*include\s*"([^"]+)"/gm)].map(([, path]) => `cpp/${path}`);
  // The standard library's headers have neither folder nor suffix.
  const foreign = [...text.matchAll(/^\s*#\s*include\s*<([^>]*[/.][^>]*)>/gm)].map(([, path]) => outside(path));
  return [...own, ...foreign];
}

/**
 * @param {string} file
 * @param {string} text
 */
function importsOf(file, text) {
  const names = [...codeOf(text).matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*["'`]([^"'`]+)["'`]/g)].map(
    ([, name]) => name,
  );
  return names.map((name) => (name.startsWith(".") ? posix.join(posix.dirname(file), name) : outside(name)));
}

/**
 * JavaScript without its comments, so that the types named in them do not count.
 * @param {string} text
 */
export function codeOf(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** @param {string} name */
function outside(name) {
  return `<${name.split("/")[0]}>`;
}
