// Times the core in WebAssembly: whole asks through the package, and its stages through a module built for that.
import { readFileSync } from "node:fs";

import { root } from "../../web/dev/command.js";
import { openCore, refereeOf } from "../../web/loader.js";

/**
 * The work of one question as functions without arguments. `ask` goes from object to object as a user's does, `askText` from
 * text to text as it does natively.
 * @typedef {Record<string, () => unknown>} Works
 */

/** Opens the package's own core. */
export function openPackage() {
  const module = new WebAssembly.Module(readFileSync(`${root}dist/core.wasm`));
  return openCore(module);
}

/**
 * @param {ReturnType<typeof openCore>} core
 * @param {object} question
 * @returns {Works}
 */
export function asksOf(core, question) {
  const referee = refereeOf(() => core);
  const text = JSON.stringify(question);
  return { ask: () => referee.ask(/** @type {any} */ (question)), askText: () => core.ask(text) };
}

/**
 * The stages of a question, to be called in this order, in an instance of their own. Its module is made like the package's, from
 * the same sources with the same flags.
 * @param {object} question
 * @returns {Promise<Works>}
 */
export async function stagesOf(question) {
  const module = new WebAssembly.Module(readFileSync(`${root}build/wasm/stages.wasm`));
  const { default: createStages } = await import(`${root}build/wasm/stages.js`);
  const stages = createStages({
    /** @type {(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => WebAssembly.Exports} */
    instantiateWasm(imports, receive) {
      const instance = new WebAssembly.Instance(module, imports);
      receive(instance);
      return instance.exports;
    },
  });
  const refused = stages.take(JSON.stringify(question));
  if (refused) throw new Error(refused);
  return { read: stages._readStage, decide: stages._decideStage, write: stages._writeStage };
}

/**
 * Milliseconds of processor time of one call, the mean over calls that together take at least `slice` milliseconds.
 * @param {() => unknown} work
 * @param {number} slice
 */
export function timeOf(work, slice) {
  for (let calls = 1; ; calls *= 2) {
    const start = process.cpuUsage();
    for (let call = 0; call < calls; call++) work();
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1000;
    if (spent >= slice) return spent / calls;
  }
}
