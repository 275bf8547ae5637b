/** A value with a button on either side, one less and one more. */
import { element } from "../view/tree.js";

/**
 * @param {string} unit what it counts for
 * @param {number | string} value
 * @param {import("../view/words.js").Words} words
 * @param {(by: number) => void} add
 * @param {boolean} [isLeast] whether nothing can be taken away
 * @param {boolean} [isMost]
 */
export function stepper(unit, value, words, add, isLeast = value === 0, isMost = false) {
  const less = {
    "aria-label": words.say("losses.less", { unit }),
    disabled: isLeast,
    on: { click: () => add(-1) },
  };
  const more = { "aria-label": words.say("losses.more", { unit }), disabled: isMost, on: { click: () => add(1) } };
  return element(
    "div",
    { key: "stepper", class: "stepper", role: "group", "aria-label": unit },
    element("button", { key: "less", class: "icon", ...less }, "−"),
    element("output", { key: "value" }, String(value)),
    element("button", { key: "more", class: "icon", ...more }, "+"),
  );
}
