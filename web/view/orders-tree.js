/**
 * All orders in which the owner of a regiment may take its stands, as a table; tapping one shows its outcome. Of very many, those
 * around the one that is looked at.
 *
 * @typedef {import("../types.js").WoundsOption} WoundsOption
 * @typedef {import("./ways-tree.js").Actions} Actions
 * @typedef {import("./words.js").Words} Words
 */
import { orderText } from "./conquest-text.js";
import { element } from "./tree.js";

/** So many orders are listed at once. */
const most = 40;

/**
 * @param {any} state
 * @param {any} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function ordersTree({ question, selection }, { ruling }, words, actions) {
  /** @type {WoundsOption[]} */
  const options = ruling?.options ?? [];
  const count = options.length;
  if (!count) return null;
  const { ranks } = question.battle.units.find((/** @type {any} */ { id }) => id === question.unit);
  /** @type {number | null} */
  const chosen = ruling.chosen;
  const looked = selection.option ?? chosen;
  const start = Math.floor((looked ?? 0) / most) * most;
  const end = Math.min(start + most, count);
  const heads = ["orders", "stands", "dice", "status"].map((key) =>
    element("th", { scope: "col" }, words.say(`column.${key}`)),
  );
  const rows = options.slice(start, end).map((option, place) => {
    const index = start + place;
    const show = () => actions.showOption(index === chosen ? null : index);
    return orderTree(`option-${index}`, option, index === looked, ranks, show, words);
  });
  const shown = `${start + 1}–${end}`;
  return element(
    "section",
    { key: "options", class: "options", "aria-labelledby": "options-title" },
    element(
      "h2",
      { id: "options-title" },
      words.say(count > most ? "options.titleCut" : "orders.title", { shown, count }),
    ),
    element(
      "table",
      {},
      element("thead", {}, element("tr", {}, heads)),
      start > 0 && furtherTree("before", () => actions.showOption(start - most), words),
      rows,
      end < count && furtherTree("after", () => actions.showOption(end), words),
    ),
    element("p", { class: "hint" }, words.say("options.hint")),
  );
}

/**
 * @param {string} key
 * @param {WoundsOption} option
 * @param {boolean} isShown
 * @param {string[]} ranks
 * @param {() => void} click
 * @param {Words} words
 */
function orderTree(key, option, isShown, ranks, click, words) {
  const name = orderText(option, ranks, words);
  const title = words.say("options.show", { option: name });
  const properties = { "aria-pressed": String(isShown), title, on: { click } };
  const button = element("button", properties, element("span", { class: "dot" }), element("span", {}, name));
  const { stands, moraleDice, status } = option;
  const cells = [stands, moraleDice, words.say(`status.${status}`)].map((cell) => element("td", {}, String(cell)));
  const row = element("tr", {}, element("th", { scope: "row" }, button), cells);
  return element("tbody", { key, class: isShown ? "legal shown" : "legal" }, row);
}

/**
 * A row that leads to the orders before or after those that are listed.
 * @param {"before" | "after"} way
 * @param {() => void} click
 * @param {Words} words
 */
function furtherTree(way, click, words) {
  const button = element("button", { on: { click } }, words.say(`orders.${way}`));
  const row = element("tr", {}, element("th", { scope: "row", colspan: 4 }, button));
  return element("tbody", { key: way, class: "legal" }, row);
}
