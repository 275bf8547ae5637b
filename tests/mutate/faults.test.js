// That the list of planted faults fits the code: each text is there, once.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { root } from "../../web/dev/command.js";
import { faults } from "./faults.js";

test("each text that a fault would replace is in its file exactly once", () => {
  assert.ok(faults.length >= 40);
  const wrong = faults.filter(({ file, text }) => readFileSync(`${root}cpp/${file}`, "utf8").split(text).length !== 2);
  assert.deepEqual(
    wrong.map(({ file, text }) => `${file}: ${text}`),
    [],
  );
});
