// Debian's Firefox ESR, driven by Puppeteer over WebDriver BiDi.
import puppeteer from "puppeteer-core";

import { find } from "../../../web/dev/set-up.js";

/** @returns {Promise<import("./engines.js").Driver>} */
export async function openFirefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: find("firefox-esr"),
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { "intl.accept_languages": "en-GB" },
  });
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    click: (selector) => page.click(selector),
    drag: async (from, to) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 8 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(/** @type {import("puppeteer-core").KeyInput} */ (key)),
    evaluate: (source) => page.evaluate(source),
    screenshot: () => page.screenshot(),
    complaints: async () => complaints,
    close: () => browser.close(),
  };
}
