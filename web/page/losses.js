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
import { modelName, modelTitle, nameOf } from "../view/names.js";
import { sideOf } from "../view/sides.js";
import { element } from "../view/tree.js";
import { lossOf } from "./state.js";
import { stepper } from "./stepper.js";

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
      isOpen && unitRow(unit, isChosen, letters, state, words, actions),
      letters.map((letter) => modelRow(unit, letter, state, words, actions)),
      isChosen && nudgeButtons(unit.id, question.battle, parted, words, actions),
    ];
  });
  return element(
    "section",
    { key: "losses", class: "losses", "aria-labelledby": "losses-title" },
    element("h2", { id: "losses-title" }, words.say(rows.length ? "losses.title" : "units.nobody")),
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
 * @param {string[]} shown letters that have rows of their own
 * @param {State} state
 * @param {Words} words
 * @param {Actions} actions
 */
function unitRow(unit, isChosen, shown, { question }, words, actions) {
  const name = nameOf(question.battle, unit.id);
  const details = detailsOf(unit, shown, words);
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
      element(
        "span",
        { key: "names" },
        element("span", { key: "name", class: "text" }, name),
        details && element("span", { key: "details", class: "details" }, details),
      ),
    ),
    stepper(name, lossOf(question, unit.id), words, (by) => actions.addLoss(unit.id, undefined, by)),
  );
}

/**
 * The Health Points of its R&F models, and who else in it has a pool of their own and no row yet.
 * @param {Unit} unit
 * @param {string[]} shown
 * @param {Words} words
 */
function detailsOf(unit, shown, words) {
  const { healthPoints = 1, healthLost = 0 } = unit;
  const code = healthLost > 0 ? "model.healthEach.hurt" : "model.healthEach";
  const others = mortals(unit).filter((letter) => !shown.includes(letter));
  return [
    ...(healthPoints > 1 ? [words.say(code, { healthPoints, healthLost })] : []),
    ...others.map((letter) => modelName(unit, letter, words)),
  ].join(" · ");
}

/**
 * @param {Unit} unit
 * @param {string} letter
 * @param {State} state
 * @param {Words} words
 * @param {Actions} actions
 */
function modelRow(unit, letter, { question }, words, actions) {
  return element(
    "div",
    { key: JSON.stringify([unit.id, letter]), class: "loss" },
    element("span", { key: "name", class: "text" }, modelTitle(unit, letter, words)),
    stepper(modelName(unit, letter, words), lossOf(question, unit.id, letter), words, (by) =>
      actions.addLoss(unit.id, letter, by),
    ),
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
    { key: JSON.stringify([unit]), class: "nudges" },
    foes.map((toward) =>
      element(
        "button",
        { key: toward, on: { click: () => actions.nudge(unit, toward) } },
        words.say("page.nudge", { unit: name, toward: nameOf(battle, toward) }),
      ),
    ),
  );
}
