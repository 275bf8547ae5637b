// The package as others use it: packed, installed into an empty folder, and there used in Node, in a browser without a bundler,
// built with Vite and with esbuild, from TypeScript, and by the demos.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { root } from "../web/dev/command.js";
import { openPage } from "./browser/support/open-page.js";
import { pack } from "./support/sizes.js";

const { exports } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const headline = "Remove one model from the rear rank and two from the left.";
/** The same in the element, which speaks German here. */
const inElement = "Entferne ein Modell aus dem hintersten Glied und zwei von links.";

/** @type {string} */
let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "closeranks-"));
  const { filename } = pack(folder);
  write("package.json", '{"private": true, "type": "module"}');
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${filename}`], { cwd: folder });
  cpSync(`${root}demo`, folder, { recursive: true });
});
after(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  writeFileSync(join(folder, name), text);
}

/**
 * Runs a tool of the project, or Node, in the empty folder; gives what it wrote to standard output.
 * @param {string} tool
 * @param {...string} words
 */
function run(tool, ...words) {
  const isNode = tool === "node";
  const program = isNode ? process.execPath : `${root}node_modules/.bin/${tool}`;
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: "utf8" });
  assert.equal(status, 0, stdout + stderr);
  return stdout;
}

/** @param {string} within a folder of the empty folder; gives the text of all its scripts */
function scriptsIn(within) {
  const files = readdirSync(join(folder, within), { recursive: true }).map(String);
  return files.filter((file) => file.endsWith(".js")).map((file) => readFileSync(join(folder, within, file), "utf8"));
}

/**
 * Opens a page of the empty folder and waits for sentences in it.
 * @param {string} path
 * @param {...string} sentences
 */
async function shows(path, ...sentences) {
  const { page, complaints, close } = await openPage({ path, folder });
  try {
    for (const sentence of sentences) await page.getByText(sentence).first().waitFor();
    assert.deepEqual(complaints, []);
    return { pictures: await page.locator("svg").count() };
  } finally {
    await close();
  }
}

/** The script that the browsers' tests build or load as it is. */
const script = `
import { load } from "closeranks";
import "closeranks/define";
import { renderSvg } from "closeranks/svg";
import { sentencesOf } from "closeranks/words";

const text = ${JSON.stringify(readFileSync(`${root}demo/picture.txt`, "utf8"))};
const referee = await load();
const { question } = referee.ask({ ask: "notation/read", text });
const picture = await renderSvg(text, { lang: "ru" });
const { headline } = await sentencesOf(question, referee.ask(question));
document.body.innerHTML = picture + "<p>" + headline + "</p><close-ranks controls=full lang=de></close-ranks>";
document.querySelector("close-ranks").question = question;
`;

test("everything that package.json exports is there", () => {
  const names = Object.keys(exports).map((name) => `closeranks${name.slice(1)}`);
  const found = JSON.parse(
    run(
      "node",
      "--input-type=module",
      "-e",
      `console.log(JSON.stringify(${JSON.stringify(names)}.map((name) => import.meta.resolve(name))))`,
    ),
  );
  assert.equal(found.length, names.length);
  for (const entry of Object.values(exports).flatMap((entry) =>
    typeof entry === "string" ? entry : Object.values(entry),
  )) {
    readFileSync(join(folder, "node_modules/closeranks", String(entry)));
  }
});

test("it rules and draws in Node, as the demos show", () => {
  assert.ok(run("node", "node.js").startsWith(`${headline}\n`));
  assert.equal(run("node", "picture.js").trimEnd().split("\n").length, 5);
  const command = spawnSync("npx", ["--offline", "closeranks", "svg", "--theme", "light", "picture.txt"], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.equal(command.stdout, readFileSync(join(folder, "picture-4.svg"), "utf8"), command.stderr);
});

test("it works in a browser without a bundler", async () => {
  const imports = Object.fromEntries(
    ["", "/define", "/svg", "/words"].map((name) => [
      `closeranks${name}`,
      `./node_modules/closeranks/${exports[`.${name}`].default}`,
    ]),
  );
  write("script.js", script);
  write(
    "plain.html",
    `<!doctype html><link rel="icon" href="data:,"><script type="importmap">${JSON.stringify({ imports })}</script>
     <script type="module" src="script.js"></script>`,
  );
  assert.deepEqual(await shows("plain.html", headline, inElement), { pictures: 2 });
});

test("the demo of a drawing of one's own draws under a strict policy", async () => {
  await shows("own-drawing.html", headline);
});

test("built with Vite it works, and sees nothing of Node", async () => {
  mkdirSync(join(folder, "vite"), { recursive: true });
  write("vite/script.js", script);
  write(
    "vite/index.html",
    '<!doctype html><link rel="icon" href="data:,"><script type="module" src="./script.js"></script>',
  );
  run("vite", "build", "vite", "--base", "./", "--logLevel", "error");
  for (const text of scriptsIn("vite/dist")) assert.doesNotMatch(text, /["'`]node:|require\(/);
  assert.deepEqual(await shows("vite/dist/index.html", headline, inElement), { pictures: 2 });
});

test("built with esbuild it works beside a copy of the core, and sees nothing of Node", async () => {
  write("script.js", script);
  run("esbuild", "script.js", "--bundle", "--splitting", "--format=esm", "--target=es2022", "--outdir=built/js");
  for (const text of scriptsIn("built")) assert.doesNotMatch(text, /["'`]node:|require\(/);
  mkdirSync(join(folder, "built/dist"));
  copyFileSync(join(folder, "node_modules/closeranks/dist/core.wasm"), join(folder, "built/dist/core.wasm"));
  write(
    "built/index.html",
    '<!doctype html><link rel="icon" href="data:,"><script type="module" src="js/script.js"></script>',
  );
  assert.deepEqual(await shows("built/index.html", headline, inElement), { pictures: 2 });
});

test("a bundle for one use holds no other", () => {
  write("only.js", 'import { load } from "closeranks";\nglobalThis.load = load;\n');
  run("esbuild", "only.js", "--bundle", "--minify", "--format=esm", "--target=es2022", "--outfile=only/only.js");
  const [text] = scriptsIn("only");
  assert.ok(text.length < 20_000, `${text.length} bytes`);
});

for (const [module, resolution] of [
  ["esnext", "bundler"],
  ["node16", "node16"],
]) {
  test(`TypeScript finds and checks its types with moduleResolution ${resolution}`, () => {
    write(
      "consumer.ts",
      `import { load, type Answer, type CasualtiesQuestion, type Referee } from "closeranks";
import { renderSvg, type PictureOptions } from "closeranks/svg";
import "closeranks/define";
import { CloseRanks, type CloseRanksAttributes } from "closeranks/element";
import { languages, sentencesOf } from "closeranks/words";

export function figureOf(question: CasualtiesQuestion): CloseRanks {
  const figure = document.createElement("close-ranks");
  figure.question = question;
  figure.addEventListener("closeranks-step", ({ detail }) => console.log(detail.step < detail.steps));
  // @ts-expect-error the answer is only read
  figure.answer = null;
  const attributes: CloseRanksAttributes = { controls: "full", theme: "dark" };
  // @ts-expect-error there are no such controls
  attributes.controls = "none";
  return Object.assign(new CloseRanks(), attributes);
}

export async function rule(question: CasualtiesQuestion): Promise<string[]> {
  const referee: Referee = await load();
  const answer = referee.ask(question);
  if ("error" in answer) throw new Error(answer.error.code);
  const how: PictureOptions = { step: 1, theme: "dark", lang: "pl" };
  const all: Answer = answer;
  const { headline, steps } = await sentencesOf(question, all, { lang: Object.keys(languages)[0] });
  // @ts-expect-error there is no such theme
  await renderSvg(question, { theme: "pink" });
  // @ts-expect-error an answer has no such key
  console.log(answer.nothing);
  return [await renderSvg(question, how), await renderSvg("text"), headline, ...steps.map(({ text }) => text)];
}
`,
    );
    write(
      "markup.tsx",
      `import "closeranks/define";

export const figure = <close-ranks controls="steps" lang="de">text</close-ranks>;
// @ts-expect-error there are no such controls
export const wrong = <close-ranks controls="none" />;
`,
    );
    run(
      "tsc",
      "--noEmit",
      "--strict",
      "--jsx",
      "preserve",
      "--target",
      "es2022",
      "--module",
      module,
      "--moduleResolution",
      resolution,
      "consumer.ts",
      "markup.tsx",
    );
  });
}
