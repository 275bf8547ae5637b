// Debian's Chromium, driven by Playwright.
import { launchChromium } from "./chromium.js";

/** @returns {Promise<import("./engines.js").Driver>} */
export async function openChromium() {
  const browser = await launchChromium({ isWhole: true });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
  /** @type {string[]} */
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
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
    press: (key) => page.keyboard.press(key),
    evaluate: (source) => page.evaluate(source),
    screenshot: () => page.screenshot(),
    complaints: async () => complaints,
    close: () => browser.close(),
  };
}
