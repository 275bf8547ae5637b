// Opens the served project in headless Chromium for a test, and gathers what a user would never see but must not happen.
import { chromium } from "playwright-core";

import { serve } from "../../../web/dev/serve.js";
import { find } from "../../../web/dev/set-up.js";

/**
 * @typedef {object} OpenPage
 * @property {import("playwright-core").Page} page
 * @property {string} url of the server's root, with a closing slash
 * @property {string[]} complaints errors thrown, errors and warnings in the console (so CSP violations too), failed requests
 * @property {() => Promise<void>} close ends Chromium and the server
 */

/**
 * Serves the project on a free port and opens one of its pages.
 * @param {{ path?: string } & import("playwright-core").BrowserContextOptions} [options] `path` below the root, by
 *   default the app; the rest (viewport, colorScheme, locale …) is given to Chromium
 * @returns {Promise<OpenPage>}
 */
export async function openPage({ path = "web/page/", ...contextOptions } = {}) {
  const server = await serve({ port: 0 });
  const browser = await chromium.launch({ executablePath: find("chromium") });
  const page = await (await browser.newContext(contextOptions)).newPage();

  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("requestfailed", (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));

  const close = async () => {
    await browser.close();
    await server.close();
  };
  try {
    await page.goto(server.url + path);
  } catch (error) {
    await close();
    throw error;
  }
  return { page, url: server.url, complaints, close };
}
