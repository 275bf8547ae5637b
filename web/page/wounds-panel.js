/**
 * Wounds on a regiment: a stepper for each, and the table of all orders in which its owner may take the stands.
 *
 * @typedef {import("../types.js").WoundsAnswer} WoundsAnswer
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 */
import { orderText } from "../view/conquest-text.js";
import { sideOf } from "../view/sides.js";
import { element } from "../view/tree.js";
import { stepper } from "./losses.js";
import { newTurnTree } from "./new-turn.js";

/** So many orders are listed. */
const most = 40;

/**
 * @param {{question: import("../types.js").WoundsQuestion}} state
 * @param {import("./answers.js").Derived} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function woundsTree({ question }, derived, words, actions) {
  const { battle, unit: chosen, wounds, testsMorale = true } = question;
  /** @param {object} change */
  const ask = (change) => actions.openFigure({ ...question, choice: undefined, ...change });
  const rows = battle.units.map(({ id, name = id, player, markers = 0 }) => {
    const value = id === chosen ? wounds : 0;
    const add = (/** @type {number} */ by) => ask({ unit: id, wounds: value + by });
    const swatch = element("span", { class: `swatch side-${sideOf(/** @type {any} */ (battle), player)}` });
    const text = element(
      "span",
      { class: "unit-name" },
      swatch,
      element(
        "span",
        { class: "text" },
        name,
        markers > 0 && element("small", {}, words.say("mark.markers", { count: markers })),
      ),
    );
    return element("div", { key: id, class: "loss" }, text, stepper(name, value, words, add));
  });
  return element(
    "section",
    { key: "losses", class: "losses", "aria-labelledby": "losses-title" },
    element("h2", { id: "losses-title" }, words.say(rows.length ? "wounds.title" : "wounds.nobody")),
    rows,
    rows.length > 0 &&
      element(
        "div",
        { class: "pairs" },
        element(
          "button",
          {
            key: "morale",
            "aria-pressed": String(testsMorale),
            on: { click: () => ask({ testsMorale: !testsMorale }) },
          },
          words.say("wounds.morale"),
        ),
        newTurnTree({ question }, words, actions),
      ),
  );
}

/**
 * @param {any} state
 * @param {any} derived
 * @param {Words} words
 * @param {Actions} actions
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
