/**
 * The losses of the batch at hand: a stepper for each unit and its named models, and the nudges that a chosen unit may
 * ask for.
 *
 * @typedef {import("../view/asked.js").Battle} Battle
 * @typedef {import("../view/asked.js").Unit} Unit
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {import("./history.js").State} State
 */
import { nameOf } from "../view/names.js";
import { sideOf } from "../view/sides.js";
import { element } from "../view/tree.js";
import { lossOf } from "./state.js";

/**
 * None for a question about a nudge. Before the ruling every unit has its row, afterwards only those that lose something and the chosen one.
 * @param {State} state
 * @param {[string, string][]} parted stored pairs that do not touch in the picture
 * @param {Words} words
 * @param {Actions} actions
 */
export function lossesTree(state, parted, words, actions) {
  const { question, step, selection } = state;
  if ("toward" in question) return null;
  const rows = question.battle.units.map((unit) => {
    const isChosen = selection.unit === unit.id;
    const isOpen = step === null || isChosen || lossOf(question, unit.id) > 0;
    const letters = mortals(unit).filter(
      (letter) => (isChosen && step === null) || lossOf(question, unit.id, letter) > 0,
    );
    return [
      isOpen && unitRow(unit, isChosen, state, words, actions),
      letters.map((letter) => modelRow(unit, letter, state, words, actions)),
      isChosen && nudgeButtons(unit.id, question.battle, parted, words, actions),
    ];
  });
  return element(
    "section",
    { key: "losses", class: "losses", "aria-labelledby": "losses-title" },
    element("h2", { id: "losses-title" }, words.say("losses.title")),
    rows,
  );
}

/**
 * The letters of models that lose Health Points of their own.
 * @param {Unit} unit
 */
function mortals({ models = {} }) {
  return Object.keys(models).filter((letter) => ["character", "champion"].includes(models[letter].kind));
}

/**
 * @param {Unit} unit
 * @param {boolean} isChosen
 * @param {State} state
 * @param {Words} words
 * @param {Actions} actions
 */
function unitRow(unit, isChosen, { question }, words, actions) {
  const name = unit.name ?? unit.id;
  return element(
    "div",
    { key: unit.id, class: isChosen ? "loss chosen" : "loss" },
    element(
      "button",
      {
        key: "name",
        class: "unit-name",
        "aria-pressed": String(isChosen),
        title: words.say("losses.select", { unit: name }),
        on: { click: () => actions.selectUnit(isChosen ? null : unit.id) },
      },
      element("span", { class: `swatch side-${sideOf(question.battle, unit.player)}` }),
      element("span", { class: "text" }, name),
    ),
    stepper(name, lossOf(question, unit.id), words, (by) => actions.addLoss(unit.id, undefined, by)),
  );
}

/**
 * @param {Unit} unit
 * @param {string} letter
 * @param {State} state
 * @param {Words} words
 * @param {Actions} actions
 */
function modelRow({ id, models = {} }, letter, { question }, words, actions) {
  const { name = words.say(`kind.${models[letter].kind}`) } = models[letter];
  const text = words.say("losses.model", { name, letter });
  return element(
    "div",
    { key: `${id}/${letter}`, class: "loss" },
    element("span", { key: "name", class: "text" }, text),
    stepper(text, lossOf(question, id, letter), words, (by) => actions.addLoss(id, letter, by)),
  );
}

/**
 * @param {string} unit
 * @param {number | string} value 0 is the least
 * @param {Words} words
 * @param {(by: number) => void} add
 */
export function stepper(unit, value, words, add) {
  const less = {
    "aria-label": words.say("losses.less", { unit }),
    disabled: value === 0,
    on: { click: () => add(-1) },
  };
  const more = { "aria-label": words.say("losses.more", { unit }), on: { click: () => add(1) } };
  return element(
    "div",
    { key: "stepper", class: "stepper", role: "group", "aria-label": unit },
    element("button", { key: "less", class: "icon", ...less }, "−"),
    element("output", { key: "value" }, String(value)),
    element("button", { key: "more", class: "icon", ...more }, "+"),
  );
}

/**
 * The referee says whether a nudge is possible; here it can only be asked for.
 * @param {string} unit
 * @param {Battle} battle
 * @param {[string, string][]} parted
 * @param {Words} words
 * @param {Actions} actions
 */
function nudgeButtons(unit, battle, parted, words, actions) {
  const foes = parted.flatMap((pair) => (pair.includes(unit) ? pair.filter((id) => id !== unit) : []));
  if (foes.length === 0) return null;
  const name = nameOf(battle, unit);
  return element(
    "div",
    { key: `${unit}/nudges`, class: "nudges" },
    foes.map((toward) =>
      element(
        "button",
        { key: toward, on: { click: () => actions.nudge(unit, toward) } },
        words.say("page.nudge", { unit: name, toward: nameOf(battle, toward) }),
      ),
    ),
  );
}
