/** A button with a sign on it, and a name for those who cannot see that or wonder what it means. */
import { element } from "../view/tree.js";

/**
 * @param {string} key
 * @param {string} sign
 * @param {string} name
 * @param {boolean} disabled
 * @param {() => void} click
 */
export function iconButton(key, sign, name, disabled, click) {
  return element("button", { key, class: "icon", "aria-label": name, title: name, disabled, on: { click } }, sign);
}
