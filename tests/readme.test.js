// That the README's JavaScript does what the README says it does.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";

import { root } from "../web/dev/command.js";

const readme = readFileSync(`${root}README.md`, "utf8");
const snippets = [...readme.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code]) => code);

test("the README shows how to ask from JavaScript", () => {
  assert.ok(snippets.length > 0);
  assert.ok(snippets.some((code) => code.includes('from "closeranks"') && code.includes(".ask(")));
});

for (const [i, code] of snippets.entries()) {
  test(`JavaScript snippet ${i + 1} prints what its comments promise`, () => {
    // Run as a module of this project, where the package's own name leads to itself.
    const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
      cwd: root,
      encoding: "utf8",
    });
    assert.equal(status, 0, stderr);
    const promised = [...code.matchAll(/^console\.log\(.*\);\s*\/\/ (.*)$/gm)].map(([, said]) => said);
    assert.ok(promised.length > 0, "no console.log(…); // with what it prints");
    assert.deepEqual(stdout.trimEnd().split("\n"), promised);
  });
}
