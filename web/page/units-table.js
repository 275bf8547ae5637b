/**
 * The battle as a table, in step with the picture: every unit with its formation, its contacts and its losses, for those
 * who cannot see the picture or would rather read. Tapping a unit chooses it.
 *
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 */
import { modelName } from "../view/names.js";
import { sideOf } from "../view/sides.js";
import { element } from "../view/tree.js";
import { standingInPicture } from "./picture.js";
import { lossOf } from "./state.js";
import { unitFacts } from "./unit-text.js";

/**
 * The button that opens it.
 * @param {import("./look.js").Look} look
 * @param {Words} words
 * @param {Actions} actions
 */
export function unitsButton({ isTable }, words, { see }) {
  const name = words.say(isTable ? "units.close" : "units.show");
  const lines = "M2 3H18V17H2ZM2 8H18M2 12.5H18M8 3V17";
  return element(
    "button",
    {
      key: "units",
      class: "icon tool",
      "aria-label": name,
      title: name,
      "aria-expanded": String(isTable),
      "aria-controls": "units",
      on: { click: () => see({ isTable: !isTable }) },
    },
    element(
      "svg",
      { viewBox: "0 0 20 20", width: 20, height: 20, class: "sign", "aria-hidden": "true" },
      element("path", { d: lines, fill: "none", stroke: "currentColor", "stroke-width": 1.6 }),
    ),
  );
}

/**
 * @param {import("./history.js").State} state
 * @param {import("../view/answers.js").Derived} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function unitsTree(state, derived, words, actions) {
  const battle = standingInPicture(state, derived);
  const columns = ["formation", "contacts", "losses"];
  const heads = columns.map((key) => element("th", { scope: "col" }, words.say(`units.${key}`)));
  const rows = battle.units.map((unit) => rowTree(unit, battle, state, words, actions));
  return element(
    "section",
    { key: "units", id: "units", class: "units", "aria-labelledby": "units-title", tabindex: "-1" },
    element("h2", { id: "units-title" }, words.say("units.title")),
    rows.length > 0
      ? element("table", {}, element("thead", {}, element("tr", {}, heads)), rows)
      : element("p", { class: "hint" }, words.say("units.nobody")),
  );
}

/**
 * @param {any} unit
 * @param {any} battle
 * @param {import("./history.js").State} state
 * @param {Words} words
 * @param {Actions} actions
 */
function rowTree(unit, battle, { question, selection }, words, actions) {
  const { id, name, player, files, ranks, count, named, contacts } = unitFacts(unit, battle, words);
  const isChosen = selection.unit === id;
  const button = element(
    "button",
    {
      class: "unit-name",
      "aria-pressed": String(isChosen),
      on: { click: () => actions.selectUnit(isChosen ? null : id) },
    },
    element("span", { class: `swatch side-${sideOf(battle, unit.player)}` }),
    element(
      "span",
      {},
      element("span", { class: "text" }, name),
      element("span", { class: "details" }, [player, ...named].join(" · ")),
    ),
  );
  const formation = [`${files} × ${ranks}`, words.say("units.count", { count })];
  const cells = [formation, contacts, lossTexts(unit, question, words)];
  return element(
    "tbody",
    { key: id, class: isChosen ? "chosen" : "" },
    element("tr", { key: "unit" }, element("th", { scope: "rowgroup", colspan: cells.length }, button)),
    element("tr", { key: "cells" }, cells.map(cellTree)),
  );
}

/**
 * What it loses in the question at hand.
 * @param {any} unit
 * @param {any} question
 * @param {Words} words
 */
function lossTexts(unit, question, words) {
  if (question.wounds) return question.unit === unit.id ? [String(question.wounds)] : [];
  const own = lossOf(question, unit.id);
  const letters = Object.keys(unit.models ?? {}).filter((letter) => lossOf(question, unit.id, letter) > 0);
  return [
    ...(own ? [String(own)] : []),
    ...letters.map((letter) => `${modelName(unit, letter, words)}: ${lossOf(question, unit.id, letter)}`),
  ];
}

/** @param {string[]} texts */
function cellTree(texts) {
  return element("td", {}, texts.length ? texts.map((text) => element("div", {}, text)) : "–");
}
