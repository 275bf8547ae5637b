// That the worst of the questions of the right form are answered or refused, and never end the core; prints how much of the
// processor's time each takes in WebAssembly.
import assert from "node:assert/strict";
import test from "node:test";

import { load } from "closeranks";

import { worstQuestions } from "../support/worst-questions.js";

/** Seconds of the processor's own time, and how often as many a busy machine may take before the test fails. */
const bar = 2;
const patience = 5;

for (const [what, question] of Object.entries(worstQuestions)) {
  test(`${what} are answered or refused`, async (t) => {
    const referee = await load();
    const text = JSON.stringify(question());
    const before = process.cpuUsage();
    const answer = /** @type {any} */ (referee.ask(text));
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    t.diagnostic(`${seconds.toFixed(2)} s (bar ${bar}), ${text.length} bytes in, ${JSON.stringify(answer).length} out`);
    assert.ok(
      ["decided", "ownerChooses"].includes(answer.outcome) || answer.error?.code.endsWith(".tooMany"),
      JSON.stringify(answer.error),
    );
    assert.ok(seconds < bar * patience, `${seconds} s`);
  });
}
