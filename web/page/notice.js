/**
 * One line above the page about something outside the battle, such as a file that could not be read, until it is closed.
 *
 * @typedef {object} Notice
 * @property {string} code of the sentence
 * @property {Record<string, string | number>} [values] put into it
 * @property {{code: string, click: () => void}} [deed] what can be done about it
 */
import { element } from "../view/tree.js";

/**
 * @param {Notice | null} notice
 * @param {import("../view/words.js").Words} words
 * @param {import("./actions.js").Actions} actions
 */
export function noticeTree(notice, words, { see }) {
  if (!notice) return null;
  const close = { "aria-label": words.say("notice.close"), on: { click: () => see({ notice: null }) } };
  const { code, values, deed } = notice;
  return [
    element("p", {}, words.say(code, values)),
    deed && element("button", { key: "deed", class: "deed", on: { click: deed.click } }, words.say(deed.code)),
    element("button", { key: "close", class: "icon", ...close }, "×"),
  ];
}
