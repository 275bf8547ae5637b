/** The losses of the batch at hand: a stepper for each unit and its named models, and the nudges a chosen unit may ask for. */
import { element } from "../view/tree.js";
import { lossOf } from "./state.js";

/**
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./app.js").Actions} Actions
 * @typedef {import("./history.js").State} State
 */

/**
 * Before the ruling every unit has its row, afterwards only those that lose something and the chosen one.
 * @param {State} state
 * @param {any[]} units as they stand in the picture
 * @param {{units: [string, string]}[]} contacts
 * @param {Words} words
 * @param {Actions} actions
 */
export function lossesTree(state, units, contacts, words, actions) {
  const { question, step, selection } = state;
  const first = question.battle.units[0]?.player;
  const rows = question.battle.units.flatMap((/** @type {any} */ unit) => {
    const isChosen = selection.unit === unit.id;
    const side = unit.player === first ? 0 : 1;
    const models = Object.entries(unit.models ?? {}).filter(([, model]) =>
      ["character", "champion"].includes(model.kind),
    );
    const isOpen = step === null || isChosen;
    const own = isOpen || lossOf(question, unit.id) > 0 ? [unitRow(unit, side, isChosen, state, words, actions)] : [];
    const named = models
      .filter(([letter]) => (isChosen && step === null) || lossOf(question, unit.id, letter) > 0)
      .map(([letter, model]) => modelRow(unit, letter, model, state, words, actions));
    const isAsked = question.ask === "ninth-age/nudge" && step !== null;
    const nudges =
      isChosen && !isAsked && units.some(({ id }) => id === unit.id)
        ? nudgeButtons(unit, question.battle, contacts, words, actions)
        : null;
    return [...own, ...named, nudges];
  });
  return element("section", { key: "losses", class: "losses", "aria-labelledby": "losses-title" }, [
    element("h2", { id: "losses-title" }, words.say("losses.title")),
    ...rows,
  ]);
}

/**
 * @param {any} unit
 * @param {number} side
 * @param {boolean} isChosen
 * @param {State} state
 * @param {Words} words
 * @param {Actions} actions
 */
function unitRow(unit, side, isChosen, state, words, actions) {
  const name = unit.name ?? unit.id;
  const choose = () => actions.selectUnit(isChosen ? null : unit.id);
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
        on: { click: choose },
      },
      element("span", { class: `swatch side-${side}` }),
      element("span", { class: "text" }, name),
    ),
    stepper(name, lossOf(state.question, unit.id), words, (value) => actions.setLoss(unit.id, undefined, value)),
  );
}

/**
 * @param {any} unit
 * @param {string} letter
 * @param {any} model
 * @param {State} state
 * @param {Words} words
 * @param {Actions} actions
 */
function modelRow(unit, letter, model, state, words, actions) {
  const name = words.say("losses.model", { name: model.name ?? words.say(`kind.${model.kind}`), letter });
  return element(
    "div",
    { key: `${unit.id}/${letter}`, class: "loss model" },
    element("span", { key: "name", class: "text" }, name),
    stepper(name, lossOf(state.question, unit.id, letter), words, (value) => actions.setLoss(unit.id, letter, value)),
  );
}

/**
 * @param {string} name
 * @param {number} value
 * @param {Words} words
 * @param {(value: number) => void} set
 */
function stepper(name, value, words, set) {
  const less = {
    "aria-label": words.say("losses.less", { unit: name }),
    disabled: value === 0,
    on: { click: () => set(value - 1) },
  };
  const more = { "aria-label": words.say("losses.more", { unit: name }), on: { click: () => set(value + 1) } };
  return element(
    "div",
    { key: "stepper", class: "stepper", role: "group", "aria-label": name },
    element("button", { key: "less", class: "icon", ...less }, "−"),
    element("output", { key: "value" }, String(value)),
    element("button", { key: "more", class: "icon", ...more }, "+"),
  );
}

/**
 * The referee says whether a nudge is possible; here it can only be asked for.
 * @param {any} unit
 * @param {any} battle
 * @param {{units: [string, string]}[]} contacts
 * @param {Words} words
 * @param {Actions} actions
 */
function nudgeButtons(unit, battle, contacts, words, actions) {
  const foes = contacts
    .filter((pair) => pair.units.includes(unit.id))
    .map((pair) => pair.units.find((id) => id !== unit.id) ?? "");
  if (foes.length === 0) return null;
  const nameOf = (/** @type {string} */ id) =>
    battle.units.find((/** @type {any} */ other) => other.id === id)?.name ?? id;
  return element(
    "div",
    { key: `${unit.id}/nudges`, class: "nudges" },
    foes.map((foe) =>
      element(
        "button",
        { key: foe, on: { click: () => actions.nudge(unit.id, foe) } },
        words.say("page.nudge", { unit: nameOf(unit.id), toward: nameOf(foe) }),
      ),
    ),
  );
}
