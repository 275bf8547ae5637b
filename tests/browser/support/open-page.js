// Opens the served project in headless Chromium for a test, and gathers what a user would never see but must not happen.
import { serveFolder } from "../../../web/cli/serve-folder.js";
import { root } from "../../../web/dev/command.js";
import { launchChromium } from "./chromium.js";
import { fewFiles } from "./few-files.js";
import { settleAfterDeeds } from "./settled.js";

/**
 * @typedef {object} OpenPage
 * @property {import("playwright-core").Page} page
 * @property {string} url of the server's root, with a closing slash
 * @property {string[]} complaints errors thrown, errors and warnings in the console (so CSP violations too), failed requests,
 *   requests to anyone else
 * @property {() => Promise<void>} endServer
 * @property {() => Promise<void>} close ends Chromium and the server
 */

/** @type {Promise<Record<string, string>> | undefined} */
let project;

/**
 * Serves the project on a free port and opens one of its pages.
 * @param {{ path?: string, folder?: string, keepsBattle?: boolean, settles?: boolean, isWhole?: boolean } & import("playwright-core").BrowserContextOptions} [options]
 *   `path` below the root, by default the app; `folder` to serve instead of the project; `keepsBattle` whether a battle is there
 *   again after a reload; `settles`: false where a deed does not wait for the answers;
 *   `isWhole`: true where Chromium must outlive a core that fails; the rest (viewport, colorScheme, locale …) is given to Chromium
 * @returns {Promise<OpenPage>}
 */
export async function openPage({
  path = "web/page/",
  folder,
  keepsBattle = false,
  settles = true,
  isWhole,
  ...contextOptions
} = {}) {
  const served = folder ? { folder } : { folder: root, elsewhere: await (project ??= fewFiles()) };
  const server = await serveFolder(0, served);
  const browser = await launchChromium({ isWhole });
  const context = await browser.newContext(contextOptions);
  /** @type {string[]} */
  const complaints = [];
  if (!keepsBattle) await context.addInitScript(forgetBattle);
  if (settles) context.on("page", settleAfterDeeds);
  const page = await context.newPage();
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^http|^ws/.test(protocol) && origin !== new URL(server.url).origin)
      complaints.push(`asked for ${request.url()}`);
  });

  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // A reload aborts what the page left was still fetching.
    if (why !== "net::ERR_ABORTED") complaints.push(`${request.url()}: ${why}`);
  });

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
  return { page, url: server.url, complaints, endServer: server.close, close };
}

/** Runs in the page before anything else of it. */
function forgetBattle() {
  try {
    for (const key of Object.keys(localStorage)) if (/state\/./.test(key)) localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is denied.
  }
}
