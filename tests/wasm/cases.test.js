// Every worked case, asked through the package by its published name in Node.
import assert from "node:assert/strict";
import test from "node:test";

import { load } from "closeranks";

import { readCases } from "../support/cases.js";
import { judge } from "../support/judge.js";

const cases = readCases();
const referee = await load();

test("there are cases to ask", () => assert.ok(cases.length >= 17));

for (const { file, name, mismatches } of judge(referee, cases)) {
  test(`${name} (${file})`, () => assert.deepEqual(mismatches, []));
}
