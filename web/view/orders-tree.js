/**
 * All orders in which the owner of a regiment may take its stands, as a table; tapping one shows its outcome.
 *
 * @typedef {import("../types.js").WoundsAnswer} WoundsAnswer
 */
import { orderText } from "./conquest-text.js";
import { element } from "./tree.js";

/** So many orders are listed. */
const most = 40;

/**
 * @param {any} state
 * @param {any} derived
 * @param {import("./words.js").Words} words
 * @param {import("./ways-tree.js").Actions} actions
 */
export function ordersTree({ question, selection }, { ruling }, words, actions) {
  /** @type {import("../types.js").WoundsOption[]} */
  const options = ruling?.options ?? [];
  if (!options.length) return null;
  const { ranks } = question.battle.units.find((/** @type {any} */ { id }) => id === question.unit);
  const { chosen } = /** @type {WoundsAnswer} */ (ruling);
  const isCut = options.length > most;
  const heads = ["orders", "stands", "dice", "status"].map((key) =>
    element("th", { scope: "col" }, words.say(`column.${key}`)),
  );
  const rows = options.slice(0, most).map((option, index) => {
    const name = orderText(option, ranks, words);
    const isShown = index === (selection.option ?? chosen);
    const properties = {
      "aria-pressed": String(isShown),
      title: words.say("options.show", { option: name }),
      on: { click: () => actions.showOption(index === chosen ? null : index) },
    };
    const button = element("button", properties, element("span", { class: "dot" }), element("span", {}, name));
    const { stands, moraleDice, status } = option;
    const cells = [stands, moraleDice, words.say(`status.${status}`)].map((cell) => element("td", {}, String(cell)));
    const row = element("tr", {}, element("th", { scope: "row" }, button), cells);
    return element("tbody", { key: `option-${index}`, class: isShown ? "legal shown" : "legal" }, row);
  });
  const title = words.say(isCut ? "options.titleCut" : "orders.title", { shown: most, count: options.length });
  return element(
    "section",
    { key: "options", class: "options", "aria-labelledby": "options-title" },
    element("h2", { id: "options-title" }, title),
    element("table", {}, element("thead", {}, element("tr", {}, heads)), rows),
    element("p", { class: "hint" }, words.say("options.hint")),
  );
}
