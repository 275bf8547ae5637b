// A page of somebody else with figures in it, for the tests of the element and of the embed page: HTML under the strictest policy.
import { readFileSync } from "node:fs";

import { root } from "../../../web/dev/command.js";
import { openPage } from "./open-page.js";

/** The policy under which figures must work. */
export const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'";

/** The question of an example of the page, as JSON. */
export const figureText = (/** @type {string} */ letter) =>
  JSON.stringify(JSON.parse(readFileSync(`${root}web/page/figures/figure-${letter}.json`, "utf8")));

/**
 * @param {string} body
 * @param {{head?: string, isWhole?: boolean} & import("playwright-core").BrowserContextOptions} [options]
 */
export async function openFigurePage(
  body,
  { head = '<script type="module" src="/web/element/define.js"></script>', ...options } = {},
) {
  const opened = await openPage({ path: "web/element/embed.html", ...options });
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>x</title><link rel="icon" href="data:,">${head}<body>${body}`;
  const headers = { "content-security-policy": policy };
  await opened.page.route("**/figures.html", (route) =>
    route.fulfill({ contentType: "text/html", headers, body: html }),
  );
  await opened.page.goto(`${opened.url}figures.html`);
  return opened;
}

/** Markup that holds a text. */
export const escaped = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
