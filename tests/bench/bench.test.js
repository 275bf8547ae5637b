// That the benchmark asks what it says it asks, and that its tables can be made; what the times are is for `npm run bench`.
import assert from "node:assert/strict";
import test from "node:test";

import { packageSizes } from "../support/sizes.js";
import { questions } from "./questions.js";
import { sizesTable, timesTables } from "./tables.js";
import { asksOf, openPackage, timeOf } from "./wasm.js";

/** @type {Map<string, any>} */
const asked = new Map(questions().map(({ name, question }) => [name, question]));
const core = openPackage();

/** @param {string} name */
const answerTo = (name) => /** @type {any} */ (asksOf(core, asked.get(name)).ask());

test("the figures and the large battles are ruled", () => {
  for (const name of asked.keys()) {
    if (name === "worst-fight-all-hurt") continue;
    assert.equal(answerTo(name).error, undefined, name);
  }
});

test("the three fights are 12 units in combats of their own, with every combination of their splits", () => {
  const { battle, losses } = asked.get("three-fights");
  assert.equal(battle.units.length, 12);
  assert.equal(losses.length, 3);
  assert.equal(answerTo("three-fights").options.length, answerTo("figure-d").options.length ** 3);
});

test("in the worst fight one unit of 10 files is ringed by 8 enemies and every split of three units is possible", () => {
  const { battle } = asked.get("worst-fight");
  const { contacts } = answerTo("worst-fight").battle;
  assert.equal(answerTo("worst-fight").options.length, 10 * 4 * 4);
  const { contacts: before } = /** @type {any} */ (asksOf(core, { ask: "ninth-age/contacts", battle }).ask());
  assert.equal(before.length, 8);
  assert.ok(contacts.length > 0);
  assert.equal(asked.get("worst-fight-all-hurt").losses.length, 9);
});

test("a short round makes tables", async () => {
  const works = asksOf(core, asked.get("figure-d"));
  const times = Object.fromEntries(Object.entries(works).map(([work, call]) => [`wasm.${work}`, timeOf(call, 1)]));
  for (const time of Object.values(times)) assert.ok(time > 0 && time < 1000, String(time));
  const native = { "native.ask": 0.1, "native.read": 0.01, "native.decide": 0.05, "native.write": 0.01 };
  const stages = { "wasm.read": 0.02, "wasm.decide": 0.1, "wasm.write": 0.02 };
  const line = {
    name: "figure-d",
    most: 0,
    answer: answerTo("figure-d"),
    times: { ...times, ...native, ...stages },
    naive: 1,
  };
  const tables = timesTables([line], 20);
  assert.match(tables, /\| figure-d +\|.*not met/);
  assert.match(tables, /2\.00 ×/);
  assert.match(sizesTable(await packageSizes()), /\| WebAssembly and glue \|/);
});
