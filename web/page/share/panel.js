/**
 * The sheet to share from: link, text, log, picture, file and print. Draws what it is given; what the buttons do is theirs.
 *
 * @typedef {import("../../view/words.js").Words} Words
 * @typedef {ReturnType<typeof import("./deeds.js").deedsOf>} Deeds
 * @typedef {object} Sheet
 * @property {import("../../view/saved.js").Saved} saved
 * @property {string} link
 * @property {Record<string, string>} texts to be put elsewhere, by their forms
 * @property {string} form the one that is shown
 * @property {string[]} log
 * @property {ReturnType<typeof import("./picture.js").pictureOf>} picture
 * @property {number} zoom of the PNG
 * @property {import("../notice.js").Notice | null} said what was done last
 */
import { element } from "../../view/tree.js";

const zooms = [1, 2, 3, 4];

/** Forms that are called the same in every language. @type {Record<string, string>} */
const names = {
  iframe: "HTML <iframe>",
  element: "HTML <close-ranks>",
  mediawiki: "MediaWiki",
  dokuwiki: "DokuWiki",
  markdown: "Markdown",
};
/** Forms that need something more than being put there, and the sentence that says so. @type {Record<string, string>} */
const hints = { mediawiki: "share.needsWiki", dokuwiki: "share.needsWiki", markdown: "share.needsPicture" };

/**
 * @param {Sheet} sheet
 * @param {Words} words
 * @param {Deeds} deeds
 */
export function sheetTree({ link, texts, form, log, picture, zoom, said }, words, deeds) {
  const width = picture.width * zoom;
  const height = picture.height * zoom;
  return [
    element(
      "header",
      { key: "header" },
      element("h2", { id: "share-title" }, words.say("share.title")),
      button("close", "×", deeds.close, { class: "icon", "aria-label": words.say("share.close") }),
    ),
    part("link", words, [
      element(
        "div",
        { class: "row" },
        element("input", { id: "share-link", readonly: true, value: link, "aria-label": words.say("share.link") }),
        button("copyLink", words.say("share.copyLink"), () => deeds.copy("share-link"), { class: "primary" }),
        "share" in navigator && button("send", words.say("share.send"), deeds.send),
      ),
    ]),
    part("picture", words, [
      element(
        "div",
        { class: "zooms", role: "group", "aria-label": words.say("share.sizes") },
        zooms.map((times) =>
          button(String(times), `${times}×`, () => deeds.zoomTo(times), { "aria-pressed": String(times === zoom) }),
        ),
        element("span", { class: "hint" }, words.say("share.size", { width, height })),
      ),
      element(
        "div",
        { class: "row" },
        button("png", words.say("share.png"), deeds.savePng),
        button("svg", words.say("share.svg"), deeds.saveSvg),
        button("print", words.say("share.print"), deeds.print),
      ),
    ]),
    part("text", words, [
      element(
        "div",
        { class: "row" },
        formChoice(Object.keys(texts), form, words, deeds),
        button("copy", words.say("share.copy.text"), () => deeds.copy("share-text")),
      ),
      hints[form] && element("p", { class: "hint" }, words.say(hints[form])),
      textArea("text", texts[form], 7, words),
    ]),
    log.length > 0 &&
      part("log", words, [
        button("copy", words.say("share.copy.log"), () => deeds.copy("share-log"), { class: "copy" }),
        textArea("log", log.join("\n"), 3, words),
      ]),
    part("file", words, [
      element(
        "div",
        { class: "row" },
        button("saveFile", words.say("share.saveFile"), deeds.saveFile),
        button("openFile", words.say("share.openFile"), deeds.chooseFile),
        element("input", {
          id: "share-file",
          type: "file",
          accept: ".json",
          hidden: true,
          on: { change: deeds.openChosen },
        }),
      ),
      element("p", { class: "hint drop" }, words.say("share.drop")),
    ]),
    element(
      "p",
      { key: "said", class: "said", role: "status", "aria-live": "polite" },
      said && words.say(said.code, said.values),
    ),
  ];
}

/**
 * @param {string} name
 * @param {Words} words
 * @param {import("../../view/trees.js").Child} children
 */
function part(name, words, children) {
  return element("section", { key: name }, element("h3", {}, words.say(`share.${name}`)), children);
}

/**
 * @param {string[]} forms
 * @param {string} form the chosen one
 * @param {Words} words
 * @param {Deeds} deeds
 */
function formChoice(forms, form, words, deeds) {
  const properties = { id: "share-form", "aria-label": words.say("share.text"), on: { change: deeds.showForm } };
  const options = forms.map((one) =>
    element("option", { key: one, value: one, selected: one === form }, names[one] ?? words.say(`share.${one}`)),
  );
  return element("select", properties, options);
}

/**
 * A text that can be read, selected and copied.
 * @param {"text" | "log"} name
 * @param {string} text
 * @param {number} rows
 * @param {Words} words
 */
function textArea(name, text, rows, words) {
  const label = words.say(`share.${name}`);
  return element("textarea", { id: `share-${name}`, readonly: true, rows, "aria-label": label }, text);
}

/**
 * @param {string} key
 * @param {string} text
 * @param {() => void} click
 * @param {import("../../view/trees.js").Attributes} [more]
 */
function button(key, text, click, more = {}) {
  return element("button", { key, type: "button", ...more, on: { click } }, text);
}
