/** The fields that the edit panel is made of: counters, chips, texts, lengths. Know nothing of units. */
import { element } from "../../view/tree.js";

/**
 * @typedef {import("../../view/words.js").Words} Words
 * @typedef {import("../../view/trees.js").Child} Child
 */

/**
 * A number under its name, with a button on either side.
 * @param {string} name
 * @param {number | string} value
 * @param {boolean} isLeast
 * @param {Words} words
 * @param {(by: number) => void} add
 * @param {[string, string]} [signs]
 * @param {boolean} [isMost]
 */
export function counter(name, value, isLeast, words, add, signs = ["−", "+"], isMost = false) {
  /**
   * @param {string} key
   * @param {number} by
   * @param {boolean} disabled
   */
  const button = (key, by, disabled) =>
    element(
      "button",
      {
        key,
        class: "icon",
        "aria-label": words.say(by > 0 ? "edit.plus" : "edit.less", { name }),
        disabled,
        on: { click: () => add(by) },
      },
      signs[by > 0 ? 1 : 0],
    );
  return element(
    "div",
    { key: name, class: "counter", role: "group", "aria-label": name },
    element("span", { class: "label" }, name),
    element("div", {}, button("less", -1, isLeast), element("output", {}, String(value)), button("more", 1, isMost)),
  );
}

/**
 * Buttons of which some are on.
 * @param {string} name
 * @param {{key: string, text: Child, isOn?: boolean, title?: string, click: () => void}[]} chips
 * @param {string} [look]
 */
export function chips(name, chips, look = "") {
  return element(
    "div",
    { key: name, class: `chips ${look}`, role: "group", "aria-label": name },
    chips.map(({ key, text, isOn, title, click }) =>
      element(
        "button",
        {
          key,
          title,
          "aria-label": title,
          "aria-pressed": isOn === undefined ? undefined : String(isOn),
          on: { click },
        },
        text,
      ),
    ),
  );
}

/**
 * A text to type. What was typed makes way for what holds.
 * @param {string} name
 * @param {string} value
 * @param {(text: string) => void} change
 */
export function textField(name, value, change) {
  return input(name, value, { type: "text", maxlength: 64, autocomplete: "off" }, change);
}

/**
 * A number to type.
 * @param {string} name
 * @param {number} value
 * @param {(value: number) => void} change
 */
export function numberField(name, value, change) {
  return input(name, String(value), { type: "number", step: "any", inputmode: "decimal" }, (text) => {
    if (text !== "" && Number.isFinite(Number(text))) change(Number(text));
  });
}

/**
 * @param {string} name
 * @param {string} value
 * @param {object} attributes
 * @param {(text: string) => void} change
 */
function input(name, value, attributes, change) {
  const take = (/** @type {Event} */ { target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    const text = field.value;
    field.value = value;
    change(text);
  };
  return element(
    "label",
    { key: name, class: "field-text" },
    element("span", { class: "label" }, name),
    element("input", { value, ...attributes, on: { change: take } }),
  );
}

/**
 * What is seldom needed, behind its name.
 * @param {string} name
 * @param {boolean} isOpen to begin with
 * @param {...Child} children
 */
export function fold(name, isOpen, ...children) {
  return element(
    "details",
    { key: name, open: isOpen },
    element("summary", {}, name),
    element("div", { class: "folded" }, children),
  );
}
