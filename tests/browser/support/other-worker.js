// Puts something else in the place of the page's worker, as a slow device or a broken core would.
import { readFileSync } from "node:fs";

import { root } from "../../../web/dev/command.js";

const source = readFileSync(`${root}web/page/worker.js`, "utf8");
const answering = "postMessage(referee.ask(data))";
if (!source.includes(answering)) throw new Error("web/page/worker.js answers in another way now.");

/**
 * The page's own worker that does something first, from the next visit on.
 * @param {import("playwright-core").Page} page
 * @param {{atStart?: string, beforeAnswer?: string}} scripts the second sees the question as `data`
 */
export async function changeWorker(page, { atStart = "", beforeAnswer = "" }) {
  await page.unroute("**/worker.js");
  const start = `if (!globalThis.document) { ${atStart} }`;
  const body = `${source.replace(answering, `{ ${beforeAnswer}; ${answering}; }`)}\n${start}`;
  await page.route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
}

/** For `atStart`: the memory of the newest core is to be found as `memory`. */
export const remembering = `const { Instance } = WebAssembly;
WebAssembly.Instance = class extends Instance {
  constructor(...given) {
    super(...given);
    self.memory = Object.values(this.exports).find((one) => one instanceof WebAssembly.Memory);
  }
};`;

/** For `beforeAnswer`: never answers when the first unit of figure d loses four Health Points. */
export const endless = "if (data.losses?.[0]?.healthPoints === 4) for (;;);";
