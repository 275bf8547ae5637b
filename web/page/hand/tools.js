/** The buttons over the battlefield: show all, measure, and what the hand and the keys do. */
import { element } from "../../view/tree.js";

/**
 * What the buttons at the right cover of a picture, as hand.css lays them, in pixels: one column, and where it is low
 * the last button to the left of it.
 * @param {{width: number, height: number}} size
 * @returns {import("../../view/bounds.js").Bounds[]}
 */
export function toolsOver({ width, height }) {
  const column = { left: width - 58, right: width, top: 0, bottom: 200 };
  return height < 192 ? [column, { left: width - 104, right: column.left, top: 44, bottom: 106 }] : [column];
}

/** What each key does; signs on the left, sentences of the language on the right. */
const keys = {
  arrows: "↑ ↓ ← →",
  ahead: "1 – 9",
  turn: "Q, E",
  aboutFace: "S",
  fine: "Shift",
  zoom: "+, −, 0",
  undo: "Ctrl Z",
  leave: "Esc",
};

/** @type {("snapsToContact" | "snapsHeadings" | "movesByTaps")[]} */
const switches = ["snapsToContact", "snapsHeadings", "movesByTaps"];

/** Where the help is found, also by the key `?`. */
export const helpId = "hand-help";

/**
 * @param {import("../look.js").Look} look
 * @param {string} told what the hand has just done
 * @param {import("../../view/words.js").Words} words
 * @param {import("../actions.js").Actions} actions
 * @param {() => void} showAll
 */
export function toolsTree(look, told, words, actions, showAll) {
  const { isMeasuring } = look;
  return [
    tool("fit", words.say("hand.fit"), { on: { click: showAll } }, icon("M2 7V2H7M13 2H18V7M18 13V18H13M7 18H2V13")),
    tool(
      "measure",
      words.say("hand.measure"),
      { "aria-pressed": String(isMeasuring), on: { click: () => actions.see({ isMeasuring: !isMeasuring }) } },
      icon("M1 13.5L13.5 1L19 6.5L6.5 19ZM5 9.5L7 11.5M8 6.5L11 9.5M11 3.5L13 5.5"),
    ),
    tool("help", words.say("hand.help"), { popovertarget: helpId }, "?"),
    element(
      "section",
      { key: helpId, id: helpId, popover: "auto", "aria-label": words.say("hand.help") },
      element("p", { key: "gestures" }, words.say("hand.gestures")),
      element("p", { key: "tapes" }, words.say("hand.tapes")),
      switches.map((name) => switchTree(name, look[name], words, actions)),
      element("h2", {}, words.say("hand.keys")),
      element(
        "dl",
        {},
        Object.entries(keys).map(([name, signs]) => [
          element("dt", { key: name }, signs),
          element("dd", { key: name }, words.say(`key.${name}`)),
        ]),
      ),
    ),
    element("p", { key: "told", class: "unseen", role: "status" }, told),
  ];
}

/**
 * @param {(typeof switches)[number]} name
 * @param {boolean} isOn
 * @param {import("../../view/words.js").Words} words
 * @param {import("../actions.js").Actions} actions
 */
function switchTree(name, isOn, words, actions) {
  return element(
    "button",
    { key: name, role: "switch", "aria-checked": String(isOn), on: { click: () => actions.see({ [name]: !isOn }) } },
    words.say(`hand.${name}`),
  );
}

/**
 * @param {string} key
 * @param {string} name
 * @param {object} more
 * @param {import("../../view/tree.js").Child} sign
 */
function tool(key, name, more, sign) {
  return element("button", { key, class: "icon tool", "aria-label": name, title: name, ...more }, sign);
}

/** @param {string} d */
function icon(d) {
  return element(
    "svg",
    { viewBox: "0 0 20 20", width: 20, height: 20, class: "sign", "aria-hidden": "true" },
    element("path", { d }),
  );
}
