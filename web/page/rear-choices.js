/**
 * The places in a rear rank that its owner may lose instead, where that changes contact; tapping one rules again with
 * it. The referee has found them.
 *
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 */
import { nameOf } from "../view/names.js";
import { element } from "../view/tree.js";

/**
 * None while an option is looked at, for they belong to the ruling.
 * @param {import("./history.js").State} state
 * @param {import("../view/answers.js").Derived} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function rearChoicesTree({ question: { battle } }, { ruling, option }, words, actions) {
  if (option || !ruling || !("rearChoices" in ruling) || !ruling.rearChoices) return null;
  const { rearChoices, options, chosen } = ruling;
  const now = (chosen === null ? options.find(({ legal }) => legal) : options[chosen])?.score.modelsInContact;
  const units = [...new Set(rearChoices.map(({ unit }) => unit))];
  return units.map((unit) =>
    element(
      "section",
      { key: `rear/${unit}`, class: "rear" },
      element("h2", {}, words.say("rear.title", { unit: nameOf(battle, unit) })),
      element("p", { class: "hint" }, words.say("rear.hint")),
      element(
        "div",
        { class: "choices" },
        rearChoices
          .filter((choice) => choice.unit === unit)
          .map((choice) => choiceButton(choice, choice.modelsInContact === now, words, actions)),
      ),
    ),
  );
}

/**
 * @param {import("../types.js").RearChoice} choice
 * @param {boolean} isTaken
 * @param {Words} words
 * @param {Actions} actions
 */
function choiceButton({ unit, places, modelsInContact }, isTaken, words, actions) {
  const numbers = words.list(places.map((file) => String(file + 1)));
  return element(
    "button",
    {
      key: places.join(),
      "aria-pressed": String(isTaken),
      on: { click: () => actions.takePlaces(unit, places) },
    },
    element("b", {}, words.say("rear.places", { count: places.length, places: numbers })),
    element("span", {}, words.say("rear.contact", { count: modelsInContact })),
  );
}
