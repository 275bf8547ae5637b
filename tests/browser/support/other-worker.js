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
  const body = `${source.replace(answering, `{ ${beforeAnswer}; ${answering}; }`)}\n${atStart}`;
  await page.route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
}

/** For `beforeAnswer`: never answers when the first unit of figure d loses four Health Points. */
export const endless = "if (data.losses?.[0]?.healthPoints === 4) for (;;);";
