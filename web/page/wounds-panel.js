/**
 * Wounds on a regiment: a stepper for each.
 *
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("../types.js").WoundsQuestion} WoundsQuestion
 */
import { nameOf } from "../view/names.js";
import { sideOf } from "../view/sides.js";
import { element } from "../view/tree.js";
import { newTurnTree } from "./new-turn.js";
import { stepper } from "./stepper.js";

/**
 * @param {{question: WoundsQuestion}} state
 * @param {import("../view/answers.js").Derived} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function woundsTree({ question }, derived, words, actions) {
  const { battle, unit: chosen, wounds, testsMorale = true } = question;
  /** @param {(now: WoundsQuestion) => object} change */
  const ask = (change) => actions.ask((now) => ({ ...now.question, choice: undefined, ...change(now.question) }));
  const rows = battle.units.map((unit) => {
    const { id, player, markers = 0 } = unit;
    const name = nameOf(battle, id);
    const value = id === chosen ? wounds : 0;
    const add = (/** @type {number} */ by) =>
      ask((now) => ({ unit: id, wounds: Math.max(0, (now.unit === id ? now.wounds : 0) + by) }));
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
            on: { click: () => ask(({ testsMorale = true }) => ({ testsMorale: !testsMorale })) },
          },
          words.say("wounds.morale"),
        ),
        newTurnTree({ question }, words, actions),
      ),
  );
}
