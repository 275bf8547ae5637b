// The page in three browser engines, each under the same few verbs: Chromium, Firefox and WebKit as Debian has them.
// Whoever needs more of Chromium (touch, throttling, a colour scheme) takes `open-page.js`.
import { setTimeout as pause } from "node:timers/promises";

import { openChromium } from "./engine-chromium.js";
import { openFirefox } from "./engine-firefox.js";
import { openWebKit } from "./engine-webkit.js";

/**
 * @typedef {[number, number]} Pixel from the left upper corner of the page's window
 *
 * What each engine brings.
 * @typedef {object} Driver
 * @property {(url: string) => Promise<unknown>} open
 * @property {() => Promise<unknown>} reload
 * @property {(selector: string) => Promise<unknown>} click scrolls there first; rejects when nothing matches
 * @property {(from: Pixel, to: Pixel) => Promise<unknown>} drag with the mouse, by some steps in between
 * @property {(key: string) => Promise<unknown>} press a key: `Tab`, `Enter`, `Escape`, `ArrowLeft` …
 * @property {(source: string) => Promise<any>} evaluate an expression in the page
 * @property {() => Promise<Uint8Array>} screenshot a PNG of what is in view
 * @property {() => Promise<string[]>} complaints errors thrown, errors and warnings in the console (so CSP violations too)
 * @property {() => Promise<void>} close ends every process that was started
 *
 * @typedef {Driver & {
 *   run: <Value>(work: (...values: any[]) => Value, ...values: any[]) => Promise<Awaited<Value>>,
 *   text: (selector: string) => Promise<string>,
 *   until: (isSo: (...values: any[]) => unknown, ...values: any[]) => Promise<void>,
 * }} Engine what is done in the page ends when it has its answers; `run` hands JSON values to a function that sees nothing
 *   else of its surroundings; `text` is that of the first match as it is shown, with single spaces, empty when there is none;
 *   `until` rejects when it is not so in time
 */

const patience = 10_000;

/** @type {Record<string, () => Promise<Engine>>} */
export const engines = {
  Chromium: () => openChromium().then(withMore),
  Firefox: () => openFirefox().then(withMore),
  WebKit: () => openWebKit().then(withMore),
};

/**
 * @param {Driver} driver
 * @returns {Engine}
 */
function withMore(driver) {
  /** @type {Engine["run"]} */
  const run = (work, ...values) => driver.evaluate(call(work, values));
  /** @type {Engine["until"]} */
  const until = async (isSo, ...values) => {
    const end = Date.now() + patience;
    // Whether, for what it finds is nothing that could be handed over.
    while (!(await driver.evaluate(`!!${call(isSo, values)}`))) {
      if (Date.now() > end) throw new Error(`Waited in vain for ${isSo} with ${JSON.stringify(values)}.`);
      await pause(30);
    }
  };
  /**
   * @template {any[]} Values
   * @param {(...values: Values) => Promise<unknown>} deed
   */
  const thenSettled =
    (deed) =>
    async (/** @type {Values} */ ...values) => {
      await deed(...values);
      await pause(30);
      await until(() => !document.querySelector("[aria-busy=true]"));
    };
  return {
    ...driver,
    open: thenSettled(driver.open),
    reload: thenSettled(driver.reload),
    click: thenSettled(driver.click),
    drag: thenSettled(driver.drag),
    press: thenSettled(driver.press),
    run,
    until,
    text: async (selector) => {
      const text = await run(
        (wanted) => /** @type {HTMLElement | null} */ (document.querySelector(wanted))?.innerText ?? "",
        selector,
      );
      return text.replaceAll(/\s+/g, " ").trim();
    },
  };
}

/**
 * @param {Function} work
 * @param {unknown[]} values
 */
function call(work, values) {
  return `(${work})(...${JSON.stringify(values)})`;
}
