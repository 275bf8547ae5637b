/**
 * What shows that the referee is at work for longer than a glance: a ring that turns, how long it has taken so far, and a
 * button that stops it. How long it will take nobody knows, and nothing pretends to.
 */
import { element, updateChildren } from "../view/tree.js";
import { keepingFocus } from "./focus.js";

/** Milliseconds in which nothing is shown. */
export const glance = 150;

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} answered what shows the answers: marked as busy until they are there, so that nobody reads out what is old
 * @param {() => import("../view/words.js").Words} words
 * @param {() => void} stop
 */
export function waitingOn(host, answered, words, stop) {
  let begun = 0;
  let timer = 0;
  let isLong = false;

  const paint = () => {
    isLong = true;
    const { say } = words();
    const seconds = Math.floor((performance.now() - begun) / 1000);
    updateChildren(host, [
      element("i", { class: "ring" }),
      element("p", {}, say("waiting.title")),
      // Read out every second it would drown everything else.
      element("output", { "aria-hidden": "true" }, say("waiting.seconds", { seconds })),
      element("button", { key: "stop", on: { click: stop } }, say("waiting.stop")),
    ]);
    timer = window.setTimeout(paint, 1000 - ((performance.now() - begun) % 1000));
  };

  return {
    /** Whether it has taken longer than a glance already. */
    isLong: () => isLong,
    /** @param {boolean} isBusy */
    tell: (isBusy) => {
      if (isBusy === timer > 0) return;
      answered.setAttribute("aria-busy", String(isBusy));
      clearTimeout(timer);
      timer = 0;
      if (isLong) keepingFocus(() => updateChildren(host, null));
      isLong = false;
      if (!isBusy) return;
      begun = performance.now();
      timer = window.setTimeout(paint, glance);
    },
  };
}
