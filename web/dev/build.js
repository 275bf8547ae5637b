// Builds dist/ from the C++ core: core.wasm, its glue core.js and the glue's types, and with them the embed's scripts. `npm run build` also prints the sizes.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { root, run } from "./command.js";
import { embedScript, wordsScripts } from "./embed-files.js";
import { setUpBuild } from "./set-up.js";

const sources = [
  "cpp",
  "web/view",
  "web/element",
  "web/loader.js",
  "web/dev",
  "CMakeLists.txt",
  "CMakePresets.json",
  "package.json",
];
const outputs = ["dist/core.wasm", "dist/core.js", "dist/core.d.ts", embedScript, ...wordsScripts];

/** Builds dist/ anew, or what changed of it. */
export async function build() {
  run("cmake", ["--preset", "wasm"]);
  run("cmake", ["--build", "--preset", "wasm", "--target", "module"]);
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(`${root}dist/core.wasm`, readFileSync(`${root}build/wasm/core.wasm`));
  copyFileSync(`${root}cpp/wasm/core.d.ts`, `${root}dist/core.d.ts`);
  // Imported here, since this file is read before npm's packages are there.
  const { minify } = await import("terser");
  const glue = withoutPatterns(readFileSync(`${root}build/wasm/core.js`, "utf8"));
  const { code } = await minify(glue, {
    module: true,
    compress: { passes: 4, unsafe: true, pure_getters: true, keep_fargs: false },
    mangle: true,
  });
  writeFileSync(`${root}dist/core.js`, /** @type {string} */ (code));
  const { writeEmbed } = await import("./write-embed.js");
  await writeEmbed();
}

/**
 * The glue without its regular expressions, which only tidy names and messages: one that is first compiled while the call stack is
 * nearly full ends the whole process, and a new instance may be made just then.
 * @param {string} glue
 */
function withoutPatterns(glue) {
  return glue
    .replace(String.raw`stack.replace(/^Error(:[^\n]*)?\n/,"")`, "stack")
    .replace(String.raw`scriptDirectory.replace(/[?#].*/,"")`, "scriptDirectory")
    .replace(String.raw`name.replace(/[^a-zA-Z0-9_]/g,"$")`, "name");
}

/** Whether dist/ is there and no source is younger. */
export function isBuilt() {
  const built = outputs.map((file) => statSync(root + file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.min(...built) >= Math.max(...sources.map(youngest));
}

/** @param {string} path */
function youngest(path) {
  const { mtimeMs } = statSync(root + path);
  if (!statSync(root + path).isDirectory()) return mtimeMs;
  const files = readdirSync(root + path, { recursive: true }).map((file) => `${root}${path}/${file}`);
  return Math.max(mtimeMs, ...files.map((file) => statSync(file).mtimeMs));
}

/** The sizes in bytes, a line a file. */
export function sizeTable() {
  const sizes = ["dist/core.wasm", "dist/core.js"].map((file) => {
    const bytes = readFileSync(root + file);
    return { file, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
  });
  const total = { file: "together", raw: 0, gzip: 0 };
  for (const { raw, gzip } of sizes) {
    total.raw += raw;
    total.gzip += gzip;
  }
  const line = (/** @type {(string | number)[]} */ [file, raw, gzip]) =>
    `${String(file).padEnd(16)}${String(raw).padStart(10)}${String(gzip).padStart(10)}`;
  return [line(["bytes", "raw", "gzip"]), ...[...sizes, total].map((size) => line(Object.values(size)))].join("\n");
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  try {
    setUpBuild();
    await build();
    console.log(sizeTable());
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
