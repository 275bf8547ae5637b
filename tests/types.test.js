// That the committed types and schema are what the core's field lists say today.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";

import { root } from "../web/dev/command.js";

for (const [word, file] of [
  ["types", "web/types.d.ts"],
  ["schema", "web/schema.json"],
]) {
  test(`${file} is what \`describe ${word}\` prints`, () => {
    const printed = execFileSync(`${root}build/gcc/describe`, [word], { encoding: "utf8" });
    assert.equal(readFileSync(root + file, "utf8"), printed, `write it anew: build/gcc/describe ${word} > ${file}`);
  });
}
