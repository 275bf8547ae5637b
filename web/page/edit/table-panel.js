/**
 * The table in the edit panel, when nothing on it is chosen: what to do first, who is active, all that stands there, and
 * behind "More" its size and the players' names.
 *
 * @typedef {import("./panel.js").Desk} Desk
 */
import { inch } from "../../view/inch.js";
import { nameOf } from "../../view/names.js";
import { element } from "../../view/tree.js";
import { chips, fold, numberField, textField } from "./fields.js";
import { mirroredBattle } from "./mirror.js";
import { shapes } from "./terrain.js";
import { playersOf, withPlayer } from "./units.js";

/** @param {Desk} desk */
export function tableTree(desk) {
  const { battle, words, deeds, select } = desk;
  const { units, terrain = [], activePlayer, table } = battle;
  const say = (/** @type {string} */ code) => words.say(`edit.${code}`);
  const players = playersOf(battle);
  const areBoth = players.every((player) => units.some((unit) => unit.player === player));
  const things = [
    ...units.map((unit) => ({ id: unit.id, text: [swatch(desk, unit.player), " ", nameOf(battle, unit.id)] })),
    ...terrain.map(({ id, kind }) => ({ id, text: words.say(`terrain.${kind}`) })),
  ];
  const setTable = (/** @type {Partial<typeof table>} */ change) =>
    deeds.attempt((now) => [{ battle: { ...now, table: { ...now.table, ...change } } }]);
  const toMillimetres = (/** @type {number} */ inches) => Math.round(inches * inch * 1000) / 1000;
  const toInches = (/** @type {number} */ millimetres) => Math.round((millimetres / inch) * 100) / 100;
  return element(
    "section",
    { key: "table", class: "build", "aria-label": say("table") },
    things.length > 0 &&
      chips(
        say("things"),
        things.map(({ id, text }) => ({ key: id, text, click: () => select(id) })),
      ),
    areBoth && [
      element("h2", { key: "active" }, say("active")),
      chips(
        say("active"),
        players.map((player) => ({
          key: player,
          text: [swatch(desk, player), " ", nameOfPlayer(player, words)],
          isOn: player === activePlayer,
          click: () => deeds.attempt((now) => [{ battle: { ...now, activePlayer: player } }]),
        })),
        "even",
      ),
    ],
    element("h2", { key: "terrain" }, say("terrain")),
    chips(
      say("terrain"),
      Object.keys(shapes).map((shape) => ({ key: shape, text: say(shape), click: () => deeds.addTerrain(shape) })),
      "even",
    ),
    fold(
      say("more"),
      false,
      element(
        "div",
        { key: "size", class: "typed" },
        numberField(say("tableWidth"), toInches(table.width), (width) => setTable({ width: toMillimetres(width) })),
        numberField(say("tableDepth"), toInches(table.depth), (depth) => setTable({ depth: toMillimetres(depth) })),
      ),
      element(
        "div",
        { key: "players", class: "typed" },
        players.map((player, side) =>
          textField(say(`side.${side}`), nameOfPlayer(player, words), (name) =>
            deeds.attempt((now) => [{ battle: withPlayer(now, player, name) }]),
          ),
        ),
      ),
      element("p", { class: "hint" }, say("colours")),
      chips(say("table"), [
        {
          key: "mirror",
          text: say("mirrorTable"),
          click: () => deeds.attempt((now) => [{ battle: mirroredBattle(now) }]),
        },
      ]),
    ),
  );
}

/**
 * @param {Desk} desk
 * @param {string} player
 */
export function swatch({ battle }, player) {
  return element("span", { class: `swatch side-${playersOf(battle).indexOf(player)}` });
}

/**
 * The players of a new table are called as they are drawn; others by the names they were given.
 * @param {string} player
 * @param {import("../../view/words.js").Words} words
 */
export function nameOfPlayer(player, words) {
  return words.knows(`player.${player}`) ? words.say(`player.${player}`) : player;
}
