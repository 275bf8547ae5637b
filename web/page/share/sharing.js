/** The sheet to share from: opens on the present moment and keeps what is set and said in it. */
import { linkOf } from "../../view/link.js";
import { updateChildren } from "../../view/tree.js";
import { verdictText } from "../../view/verdict-tree.js";
import { embedsOf } from "./embeds.js";
import { deedsOf } from "./deeds.js";
import { logLines, logOf } from "./log.js";
import { sheetTree } from "./panel.js";
import { pictureOf } from "./picture.js";
import { reportText } from "./report.js";

/**
 * @typedef {import("../history.js").State} State
 * @typedef {import("../../view/answers.js").Derived} Derived
 * @typedef {(question: any) => any} Ask
 */

/**
 * @param {HTMLDialogElement} dialog
 * @param {() => {state: State, derived: Derived, words: import("../../view/words.js").Words}} now
 * @param {(state: State) => Promise<Derived>} derive
 * @param {Ask} ask
 * @param {(reading: import("../../view/saved.js").Reading) => void} open what was in a file
 * @returns {() => Promise<void>} shows it
 */
export function sharingOf(dialog, now, derive, ask, open) {
  /** @type {import("./panel.js").Sheet} */
  let sheet;
  /** @param {Partial<import("./panel.js").Sheet>} change */
  const change = (change) => {
    sheet = { ...sheet, ...change };
    updateChildren(dialog, sheetTree(sheet, now().words, deeds));
  };
  const deeds = deedsOf(dialog, () => sheet, change, open);

  // Keys in the sheet are its own, and a tap beside it closes it.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());

  return async () => {
    const { state, derived, words } = now();
    const { question, step, selection } = state;
    const saved = { question, step, option: selection.option };
    const link = location.href.replace(/[?#].*/, "") + (await linkOf(saved));
    const log = logLines(await logOf(state, derive), words);
    const verdict = verdictText(state, derived, words);
    const title = verdict ? `${verdict.kicker}: ${verdict.headline}` : words.say("page.title");
    const picture = pictureOf(state, derived, title, words);
    // What the notation cannot say, figures take as JSON.
    const { text: typed = JSON.stringify(question) } = await ask({ ask: "notation/write", question });
    const forum = reportText(state, derived, log, link, words);
    const texts = { forum, link, ...embedsOf(saved, typed, link, title) };
    const { form = "forum", zoom = 2 } = sheet ?? {};
    change({ saved, link, log, texts, form, picture, zoom, said: null });
    dialog.showModal();
  };
}
