// That nothing put to the package's referee makes it throw or leaves it unable to answer the next question.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";

import { load } from "closeranks";

import { root } from "../../web/dev/command.js";
import { refereeOf } from "../../web/loader.js";
import { readCases } from "../support/cases.js";
import { mismatches } from "../support/matches.js";

const [worked] = readCases();
/** @type {{ ask(question: any): any }} */
const referee = await load();

/** Deliberately wrong questions, by name. @type {[string, any, string][]} question and the code of its error */
const hostile = [
  ["an empty text", "", "json.syntax"],
  ["what is not JSON", "casualties, please", "json.syntax"],
  ["half a question", JSON.stringify(worked.question).slice(0, -9), "json.syntax"],
  ["10,000 nested brackets", "[".repeat(10_000), "json.tooDeep"],
  ["10,000 nested brackets, closed", "[".repeat(10_000) + "]".repeat(10_000), "json.tooDeep"],
  ["5 MB of text", "x".repeat(5_000_000), "json.tooLarge"],
  ["5 MB of two-byte letters", "ж".repeat(2_500_000), "json.tooLarge"],
  ["a text of few characters and many bytes", "😀".repeat(250_001), "json.tooLarge"],
  ["a lone surrogate in a text", '{"ask":"\ud800"}', "json.syntax"],
  ["a lone surrogate in an object", { ask: "\udc00" }, "json.syntax"],
  ["nothing", undefined, "json.syntax"],
  ["a function", () => 1, "json.syntax"],
  ["a whole number beyond JSON", 10n, "json.syntax"],
  ["an object that writes itself and throws", { toJSON: () => assert.fail("no") }, "json.syntax"],
];

/** @type {Record<string, unknown>} */
const circle = { ask: "ninth-age/contacts" };
circle.battle = circle;
hostile.push(["an object that holds itself", circle, "json.syntax"]);

for (const [what, question, code] of hostile) {
  test(`${what} is refused and the next question is answered`, () => {
    const { error } = referee.ask(question);
    assert.equal(error?.code, code, JSON.stringify(error));
    assert.equal(error.at === "" || code !== "json.syntax", true);
    assert.ok(error.expected && error.found);
    assert.deepEqual(mismatches(worked.answer, referee.ask(worked.question)), []);
  });
}

test("null, numbers, lists and not-a-number are refused without a throw", () => {
  for (const question of [null, 7, [], [[]], {}, true, { ask: NaN }, { ask: null }, "null", "1e999", '{"ask":1e400}']) {
    assert.ok(referee.ask(question).error?.code, JSON.stringify(question));
  }
});

test("a text that is too long gets the very refusal of the core, with its length in bytes", () => {
  for (const text of ["x".repeat(1_000_001), "ж".repeat(1_000_001), `"${"😀".repeat(500_001)}"`, "€".repeat(400_000)]) {
    const native = spawnSync(`${root}build/gcc/answer`, { input: `${text}\n`, encoding: "utf8" });
    assert.deepEqual(referee.ask(text), JSON.parse(native.stdout));
  }
});

test("the longest text that is read is read", () => {
  const question = JSON.stringify(worked.question);
  assert.deepEqual(mismatches(worked.answer, referee.ask(question.padEnd(1_000_000))), []);
  assert.equal(referee.ask(question.padEnd(1_000_001)).error.code, "json.tooLarge");
});

test("text and object get the same answer", () => {
  assert.deepEqual(referee.ask(JSON.stringify(worked.question)), referee.ask(worked.question));
});

test("a question asked with the call stack nearly full leaves the referee whole", () => {
  let refused = 0;
  const descend = () => {
    try {
      descend();
    } catch {
      // Full: from here on upwards each level asks.
    }
    if (refused < 100) refused += "error" in referee.ask(worked.question) ? 1 : 0;
  };
  try {
    descend();
  } catch {
    // The deepest levels have no room even to call the referee.
  }
  assert.ok(refused > 0, "the stack was never too full to answer");
  assert.deepEqual(mismatches(worked.answer, referee.ask(worked.question)), []);
});

test("after a trap the next question goes to a new core", () => {
  let opened = 0;
  const fragile = /** @type {{ ask(question: any): any }} */ (
    refereeOf(() => {
      opened++;
      return {
        ask(text) {
          if (text === '"trap"') throw new WebAssembly.RuntimeError("unreachable");
          return JSON.stringify({ outcome: "decided", core: opened });
        },
      };
    })
  );
  assert.deepEqual(fragile.ask("{}"), { outcome: "decided", core: 1 });
  assert.deepEqual(fragile.ask('"trap"'), {
    error: { code: "internal.trap", at: "", expected: "an answer", found: "RuntimeError: unreachable" },
  });
  assert.equal(opened, 1);
  assert.deepEqual(fragile.ask("{}"), { outcome: "decided", core: 2 });
});
