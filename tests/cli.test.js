// `npx closeranks`: what each command prints, and how it ends, also when it is given nonsense.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { renderSvg } from "closeranks/svg";

import { root } from "../web/dev/command.js";
import { fileText } from "../web/view/saved.js";
import { writeSite } from "../web/dev/write-site.js";

const command = `${root}web/cli/closeranks.js`;
const figure = readFileSync(`${root}web/page/figures/figure-d.json`, "utf8");
const position = `ninth-age/casualties
player green
green "Spearmen" rrrrrC/r 20x20 at 460,480
  with C character "Captain" healthPoints 3
player red
A 8x2 20x20 front of green
loss green 3
`;

/** @type {string} */
let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "closeranks-"));
});
after(() => rmSync(folder, { recursive: true }));

/**
 * Runs the command in the empty folder.
 * @param {string[]} words
 * @param {string | Uint8Array} [input]
 */
function run(words, input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { cwd: folder, input });
  return { status, out: String(stdout), error: String(stderr) };
}

/**
 * Expects the command to end with 2 and one line, and gives that line.
 * @param {string[]} words
 * @param {string | Uint8Array} [input]
 */
function refused(words, input) {
  const { status, out, error } = run(words, input);
  assert.deepEqual([status, out], [2, ""], error);
  assert.equal(error.split("\n").length, 2, error);
  assert.doesNotMatch(error, /\bat .*\.js|Error:/);
  return error.trimEnd();
}

/**
 * @param {string} name
 * @param {string | Uint8Array} content
 */
function file(name, content) {
  writeFileSync(join(folder, name), content);
  return name;
}

test("a file that the page has saved is ruled like the question in it", () => {
  const question = JSON.parse(figure);
  const saved = fileText({ question, step: 2, option: null });
  assert.equal(run(["rule"], saved).out, run(["rule"], figure).out);
  assert.equal(run(["svg"], saved).out, run(["svg"], figure).out);
  assert.match(refused(["rule"], saved.replace('"closeRanks": 1', '"closeRanks": 99')), /newer Close Ranks/);
});

test("svg draws a file in the notation, in JSON, and standard input alike", async () => {
  const picture = await renderSvg(position);
  assert.deepEqual(run(["svg", file("position.txt", position)]), { status: 0, out: picture, error: "" });
  assert.equal(run(["svg"], position).out, picture);
  assert.equal(run(["svg", "-"], position).out, picture);
  assert.equal(run(["svg", file("figure.json", figure)]).out, await renderSvg(figure));
  const { out } = run(["svg", "--step", "1", "--theme", "dark", "--lang=ru", "position.txt"]);
  assert.equal(out, await renderSvg(position, { step: 1, theme: "dark", lang: "ru" }));
});

test("rule tells verdict, steps, and every option with what beat it", () => {
  assert.equal(
    run(["rule", file("figure.json", figure)]).out,
    `Ruling · priority 1
Remove one model from the rear rank and two from the left.
Any other way, C would Drop out of Combat.
B loses contact but is nudged back.

1. Casualties: Combined Unit loses 3 models, 1–3.
2. Lost contact: B no longer touches Combined Unit.
3. Nudge: B moves 1.57″ (40\u00a0mm) forwards to Combined Unit.
4. Result: Nobody Drops out of Combat.

All the ways there are:
- 2\u00a0right (not allowed): C would Drop out
- 1\u00a0left, 1\u00a0right (not allowed): C would Drop out
* 2\u00a0left (the ruling)
`,
  );
  assert.match(run(["rule", "--lang", "ru"], figure).out, /^Решение/);
});

test("rule --json prints the referee's own answer", () => {
  const { status, out } = run(["rule", "--json"], figure);
  const answer = JSON.parse(out);
  assert.equal(status, 0);
  assert.equal(answer.outcome, "decided");
  assert.deepEqual(answer.options[answer.chosen].sides.green, { rear: 1, left: 2, right: 0 });
});

test("what is not allowed, and what the owner chooses, are rulings too", () => {
  const choice = { ...JSON.parse(figure), choice: { sides: { green: { left: 0, right: 2 } } } };
  const notAllowed = run(["rule", "--json"], JSON.stringify(choice));
  assert.deepEqual([notAllowed.status, JSON.parse(notAllowed.out).outcome], [0, "notAllowed"]);
  const open = run(["rule", "--json"], position.replace("loss green 3", "loss green 2"));
  assert.deepEqual([open.status, JSON.parse(open.out).outcome], [0, "ownerChooses"]);
  assert.equal(run(["svg"], JSON.stringify(choice)).status, 0);
});

test("every ruleset is told and drawn from the notation's examples", () => {
  const page = readFileSync(`${root}cpp/notation/README.md`, "utf8").split("\n## Examples\n")[1];
  const examples = [...page.matchAll(/```text\n([\s\S]*?)```/g)].map(([, text]) => text);
  assert.ok(examples.length >= 10);
  for (const text of examples) {
    const told = run(["rule"], text);
    assert.equal(told.status, 0, text + told.error);
    assert.doesNotMatch(told.out, /undefined|NaN|\{\w+\}|\[object/);
    assert.ok(told.out.length > 50, told.out);
    assert.equal(run(["svg"], text).status, 0, text);
  }
});

test("a mistake is told by file, line and column", () => {
  const wrong = file("wrong.txt", position.replace("20x20 at", "20 at"));
  assert.match(refused(["rule", wrong]), /^wrong\.txt:3:\d+: expected .+, found .+ \(notation\.syntax\)$/);
  const overlap = position.replace("front of green", "at 470,480");
  assert.match(refused(["svg"], overlap), /^standard input:6:1: These overlap.* \(battle\.overlap\)$/);
  assert.match(
    refused(["rule", file("bad.json", '{"ask":\n "é" 3}')]),
    /^bad\.json:2:6: expected JSON, found byte 15 /,
  );
  const twice = figure.replace('"losses"', '"losses": [], "losses"');
  assert.equal(
    refused(["rule"], twice),
    'standard input: The question says one thing twice ("losses"). (json.duplicateKey /losses)',
  );
  assert.match(refused(["svg"], "{}"), /json\.missingKey/);
  assert.match(refused(["svg"], ""), /standard input:1:1/);
});

test("what is no file, no text or too long is refused in one line", () => {
  mkdirSync(join(folder, "folder"), { recursive: true });
  assert.equal(refused(["rule", "nowhere.txt"]), "nowhere.txt is not there.");
  assert.equal(refused(["svg", "folder"]), "folder is a folder.");
  assert.equal(refused(["svg", "x".repeat(5000)]).slice(-25), "x is no name of a file.".padStart(25, "x"));
  assert.equal(refused(["svg", file("noise", Uint8Array.of(0xff, 0xfe, 0, 1))]), "noise is not text in UTF-8.");
  assert.equal(refused(["rule", file("zeros", Uint8Array.of(65, 0))]), "zeros is not text in UTF-8.");
  assert.match(refused(["rule"], " ".repeat(3_000_000)), /^standard input/);
  assert.match(refused(["svg"], `{"ask":"${"é".repeat(1_000_000)}"}`), /json\.tooLarge/);
});

test("words that it does not know are refused with those it does", () => {
  assert.match(refused([]), /^A command is missing: svg, rule, serve/);
  assert.match(refused(["draw"]), /^There is no command draw: svg, rule, serve/);
  assert.match(refused(["constructor"]), /^There is no command/);
  assert.match(refused(["svg", "--colour", "red"]), /^Unknown option '--colour'/);
  assert.match(refused(["rule", "one", "two"]), /^Too many words: two\./);
  for (const step of ["two", "1.5", "-1", "9".repeat(30)]) {
    const told = refused(["svg", `--step=${step}`, "-"], position);
    assert.match(told, /^--step: one of 0, 1, /);
    assert.ok(told.endsWith(` expected, found ${step}.`), told);
  }
  assert.match(refused(["svg", "--step", "99"], position), /^--step: one of 0, 1, .* found 99\.$/);
  assert.match(
    refused(["svg", "--theme", "pink"], position),
    /^--theme: one of auto, light, dark expected, found pink\.$/,
  );
  assert.match(refused(["rule", "--lang", "tlh"], position), /^--lang: one of en, /);
  assert.match(refused(["serve", "--port", "70000"]), /^--port: /);
});

test("--help and --version answer and end well", () => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  assert.equal(run(["--version"]).out, `${version}\n`);
  for (const words of [["--help"], ["-h"], ["svg", "--help"]]) {
    const { status, out } = run(words);
    assert.equal(status, 0);
    for (const word of ["svg", "rule", "serve", "--step", "--json", "--port"]) assert.ok(out.includes(word), word);
  }
});

test("a reader that stops early is no error", async () => {
  const child = spawn(process.execPath, [command, "rule", "--json", file("figure.json", figure)], { cwd: folder });
  child.stdout.destroy();
  let error = "";
  child.stderr.on("data", (data) => (error += data));
  assert.deepEqual(await once(child, "close"), [0, null]);
  assert.equal(error, "");
});

test("serve names the port that it tried, though none was asked for", async () => {
  await writeSite(`${root}dist/site/`);
  const barring = `import net from "node:net";
    net.Server.prototype.listen = function (port) {
      setImmediate(() => this.emit("error", Object.assign(new Error(), { code: "EACCES", port })));
    };`;
  const words = ["--import", `data:text/javascript,${encodeURIComponent(barring)}`, command, "serve"];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  assert.deepEqual([status, stderr], [2, "Port 8080 cannot be used: EACCES.\n"]);
});

test("serve serves the packed page on loopback alone, until it is told to end", async () => {
  await writeSite(`${root}dist/site/`, { isPublic: false });
  const child = spawn(process.execPath, [command, "serve", "--port", "0"], { cwd: folder });
  try {
    const [said] = await once(child.stdout, "data");
    const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(said)) ?? [];
    assert.ok(url, String(said));
    const page = await fetch(url);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /<title>Close Ranks/);
    assert.equal((await fetch(`${url}core.wasm`)).headers.get("content-type"), "application/wasm");
    assert.equal((await fetch(`${url}../package.json`)).status, 404);
    const { port } = new URL(url);
    assert.match(refused(["serve", "--port", port]), /^Port \d+ cannot be used: EADDRINUSE\.$/);
  } finally {
    child.kill("SIGTERM");
  }
  assert.deepEqual(await once(child, "close"), [null, "SIGTERM"]);
});
