/**
 * One line above the page about something outside the battle, such as a file that could not be read, until it is closed.
 *
 * @typedef {{code: string, values?: Record<string, string | number>}} Notice the sentence and what is put into it
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
  return [element("p", {}, words.say(notice.code, notice.values)), element("button", { class: "icon", ...close }, "×")];
}
