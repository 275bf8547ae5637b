/**
 * The core on a thread of its own: gets it compiled in the first message, to which it says that it is ready, and a question in
 * every other, and sends an answer to each. Where a page may have no such thread, it asks by this file without one.
 */
import { openCore, refereeOf } from "../loader.js";

/** @param {WebAssembly.Module} core */
export const refereeOn = (core) => refereeOf(() => openCore(core));

if (!globalThis.document) {
  /** @type {{ask: (question: any) => any}} */
  let referee;
  addEventListener("message", ({ data }) => {
    if (data instanceof WebAssembly.Module) {
      referee = refereeOn(data);
      postMessage("ready");
    } else postMessage(referee.ask(data));
  });
}
