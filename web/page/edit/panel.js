/**
 * The edit panel: what can be added on top, then the chosen unit, piece of terrain or the table, and the way back to the
 * ruling. Always the whole of it is made from what is on the table and how one looks at it.
 *
 * @typedef {import("../../view/words.js").Words} Words
 *
 * @typedef {object} Desk what every part of the panel works with
 * @property {any} question
 * @property {import("./units.js").Battle} battle
 * @property {import("../../view/asked.js").Contact[]} contacts
 * @property {import("../look.js").Look} look
 * @property {Words} words
 * @property {import("./deeds.js").Deeds} deeds
 * @property {(change: Partial<import("../look.js").Look>) => void} see
 * @property {(id: string | null) => void} select
 */
import { element } from "../../view/tree.js";
import { refusalOf } from "../../view/verdict-text.js";
import { contactsIn } from "./position.js";
import { nameOfPlayer, swatch, tableTree } from "./table-panel.js";
import { terrainTree } from "./terrain-panel.js";
import { unitTree } from "./unit-panel.js";
import { playersOf } from "./units.js";

/**
 * @param {import("../history.js").State} state
 * @param {import("../../view/answers.js").Derived} derived
 * @param {import("../look.js").Look} look
 * @param {Words} words
 * @param {import("../actions.js").Actions} actions
 */
export function editTree(state, derived, look, words, actions) {
  const { question, selection } = state;
  const { battle } = question;
  const { see, selectUnit: select, deeds } = actions;
  /** @type {Desk} */
  const desk = { question, battle, contacts: contactsIn(state, derived), look, words, deeds, see, select };
  return [
    addTree(selection.unit, desk),
    element("div", { key: "edit", class: "ruling" }, refusalTree(desk), chosenTree(selection.unit, desk)),
    element(
      "footer",
      { key: "footer" },
      element("button", { key: "primary", class: "primary", on: { click: deeds.stopEditing } }, words.say("edit.done")),
    ),
  ];
}

/**
 * A unit for either side, and back to the table as a whole.
 * @param {string | null} chosen
 * @param {Desk} desk
 */
function addTree(chosen, desk) {
  const { battle, words, deeds, select } = desk;
  const { units, terrain = [] } = battle;
  const isNothing = ![...units, ...terrain].some(({ id }) => id === chosen);
  const adders = playersOf(battle).map((player) => {
    const title = words.say("edit.add", { player: nameOfPlayer(player, words) });
    return element(
      "button",
      { key: player, title, "aria-label": title, on: { click: () => deeds.addUnit(player) } },
      "+ ",
      swatch(desk, player),
      " ",
      words.say("edit.unit"),
    );
  });
  return element(
    "nav",
    { key: "add", class: "figures add", "aria-label": words.say("edit.toAdd") },
    adders,
    element(
      "button",
      { key: "table", "aria-pressed": String(isNothing), on: { click: () => select(null) } },
      words.say("edit.table"),
    ),
  );
}

/**
 * Why the last edit was not taken; always there, so that it is read out.
 * @param {Desk} desk
 */
function refusalTree({ look: { refusal }, battle, words }) {
  const told = refusal?.instead === battle && refusalOf(refusal.fault, refusal.battle, words);
  return element(
    "div",
    { key: "refusal", class: "verdict barred", role: "status", "aria-live": "polite" },
    told && [
      element("p", { key: "kicker", class: "kicker" }, words.say("edit.refused")),
      element("p", { key: "headline" }, told.headline),
      told.reasons.map((reason, index) => element("p", { key: `reason-${index}` }, reason)),
    ],
  );
}

/**
 * @param {string | null} chosen
 * @param {Desk} desk
 */
function chosenTree(chosen, desk) {
  const { units, terrain = [] } = desk.battle;
  const unit = units.find(({ id }) => id === chosen);
  const piece = terrain.find(({ id }) => id === chosen);
  if (unit) return unitTree(unit, desk);
  return piece ? terrainTree(piece, desk) : tableTree(desk);
}
