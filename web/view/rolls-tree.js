/** The six rolls of the die, each with what comes of it; tapping one shows its outcome. */
import { rollText } from "./ancients-text.js";
import { element } from "./tree.js";

/**
 * @param {{selection: {option: number | null}}} looked
 * @param {any} derived
 * @param {import("./words.js").Words} words
 * @param {import("./ways-tree.js").Actions} actions
 */
export function rollsTree({ selection }, { ruling }, words, actions) {
  if (!ruling?.options) return null;
  /** @type {import("../types.js").RollOption[]} */
  const options = ruling.options;
  const cells = options.map((option, index) => {
    const { roll, retreats, gap, formationLost, tests } = option;
    const isShown = index === (selection.option ?? ruling.chosen);
    const tone = retreats ? (gap === 0 ? "caught" : "clear") : "may-not";
    const costs = [
      formationLost && words.say("roll.lost", { count: formationLost }),
      tests.length > 0 && words.say("roll.tests", { count: tests.length }),
    ].filter(Boolean);
    return element(
      "button",
      {
        key: String(roll),
        class: tone,
        "aria-pressed": String(isShown),
        on: { click: () => actions.showOption(isShown ? null : index) },
      },
      element("b", {}, String(roll)),
      element(
        "span",
        {},
        rollText(option, words),
        costs.map((cost) => element("small", {}, cost)),
      ),
    );
  });
  return element("section", { key: "rolls", class: "rolls", "aria-label": words.say("ancients.rolls") }, cells);
}
