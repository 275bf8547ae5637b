/**
 * The chosen unit in the edit panel: side and name, files, ranks and models first, what is seldom changed behind "More".
 *
 * @typedef {import("./units.js").Battle} Battle
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {import("./panel.js").Desk} Desk
 */
import { unitName } from "../../view/names.js";
import { sideOf } from "../../view/sides.js";
import { element } from "../../view/tree.js";
import { turned } from "../hand/snap.js";
import { engageTree } from "./engage-panel.js";
import { chips, counter, fold, numberField, textField } from "./fields.js";
import { mirroredUnit } from "./mirror.js";
import { modelsTree } from "./models-panel.js";
import { withBase } from "./models.js";
import { sizesOf, withFiles, withModels, withRank } from "./ranks.js";
import { standTree } from "./stand-panel.js";
import { nameOfPlayer } from "./table-panel.js";
import { contactsWithout, playersOf, without } from "./units.js";

/** Width and depth in millimetres. @type {[number, number][]} */
const bases = [
  [20, 20],
  [25, 25],
  [25, 50],
  [30, 30],
  [40, 40],
  [50, 50],
  [50, 100],
  [60, 60],
];

/**
 * @param {Unit} unit
 * @param {Desk} desk
 */
export function unitTree(unit, desk) {
  const { battle, words, deeds } = desk;
  const { files, ranks, models, places } = sizesOf(unit);
  const say = (/** @type {string} */ code) => words.say(`edit.${code}`);
  const otherSide = words.say("edit.otherSide", { player: nameOfPlayer(otherPlayer(battle, unit.player), words) });
  const name = unitName(unit);
  const change = (/** @type {(now: Unit) => Unit} */ changed) => deeds.change(unit.id, changed);
  return element(
    "section",
    { key: `unit/${unit.id}`, class: "build", "aria-label": name },
    element(
      "div",
      { key: "who", class: "who" },
      element(
        "button",
        {
          class: "icon",
          title: otherSide,
          "aria-label": otherSide,
          on: { click: () => deeds.attempt((now) => [{ battle: onOtherSide(now, unit.id) }]) },
        },
        element("span", { class: `swatch side-${sideOf(battle, unit.player)}` }),
      ),
      textField(say("name"), name, (text) => change((now) => ({ ...now, name: text.trim() || undefined }))),
    ),
    element(
      "div",
      { key: "counters", class: "counters" },
      counter(say("files"), files, files < 2, words, (by) => change((now) => withFiles(now, sizesOf(now).files + by))),
      counter(say("ranks"), ranks, ranks < 2, words, (by) => change((now) => withRank(now, by))),
      counter(say(unit.stand ? "stands" : "models"), models, models < 2, words, (by) =>
        change((now) => withModels(now, by)),
      ),
    ),
    engageTree(unit, desk),
    modelsTree(unit, desk),
    baseTree(unit, desk),
    standTree(unit, desk),
    moreTree(unit, places > files, desk),
    chips(
      say("unit"),
      [
        { key: "duplicate", text: say("duplicate"), click: () => deeds.duplicate(unit.id) },
        { key: "mirror", text: say("mirror"), click: () => change(mirroredUnit) },
        {
          key: "delete",
          text: say("delete"),
          click: () => deeds.attempt((now) => [{ battle: without(now, unit.id), chosen: null }]),
        },
      ],
      "even",
    ),
  );
}

/**
 * @param {Unit} unit
 * @param {Desk} desk
 */
function baseTree(unit, { words, deeds }) {
  const { base } = unit;
  const name = words.say("edit.base", { base: base.join("×") });
  const change = (/** @type {(now: Unit) => Unit} */ changed) => deeds.change(unit.id, changed);
  return fold(
    words.say("edit.baseTitle"),
    false,
    chips(
      name,
      bases.map((one) => ({
        key: one.join("×"),
        text: one.join("×"),
        isOn: one.join() === base.join(),
        click: () => change((now) => withBase(now, one)),
      })),
    ),
    element(
      "div",
      { key: "typed", class: "typed" },
      numberField(words.say("edit.width"), base[0], (width) => change((now) => withBase(now, [width, now.base[1]]))),
      numberField(words.say("edit.depth"), base[1], (depth) => change((now) => withBase(now, [now.base[0], depth]))),
    ),
  );
}

/**
 * Health Points, formation, and where exactly it stands.
 * @param {Unit} unit
 * @param {boolean} hasRanks
 * @param {Desk} desk
 */
function moreTree(unit, hasRanks, { words, deeds }) {
  const say = (/** @type {string} */ code) => words.say(`edit.${code}`);
  const { healthPoints = 1, healthLost = 0, formation = "normal", at, heading } = unit;
  const change = (/** @type {(now: Unit) => Unit} */ changed) => deeds.change(unit.id, changed);
  const place = (/** @type {Parameters<typeof deeds.place>[1]} */ placeOf) => deeds.place(unit.id, placeOf);
  return fold(
    say("more"),
    false,
    element(
      "div",
      { key: "turns", class: "counters" },
      chips(
        say("turn"),
        [-5, 90, 180, 5].map((degrees) => ({
          key: String(degrees),
          text: `${degrees < 0 ? "↺" : "↻"} ${Math.abs(degrees)}°`,
          title: words.say(degrees < 0 ? "edit.turnLeft" : "edit.turnRight", { degrees: Math.abs(degrees) }),
          click: () => place((now) => turned(now, now.start, now.start.heading + degrees)),
        })),
      ),
    ),
    !unit.stand &&
      element(
        "div",
        { key: "health", class: "counters" },
        counter(say("health"), healthPoints, healthPoints < 2, words, (by) =>
          change((now) => ({ ...now, healthPoints: (now.healthPoints ?? 1) + by, healthLost: 0 })),
        ),
        counter(say("healthLost"), healthLost, healthLost < 1, words, (by) =>
          change((now) => ({ ...now, healthLost: (now.healthLost ?? 0) + by })),
        ),
        chips(say("formation"), [
          {
            key: "skirmish",
            text: say("skirmish"),
            isOn: formation === "skirmish",
            click: () => change((now) => ({ ...now, formation: formation === "normal" ? "skirmish" : "normal" })),
          },
        ]),
      ),
    element(
      "div",
      { key: "place", class: "typed" },
      numberField(say("x"), at[0], (x) => place(({ start }) => ({ ...start, at: [x, start.at[1]] }))),
      numberField(say("y"), at[1], (y) => place(({ start }) => ({ ...start, at: [start.at[0], y] }))),
      numberField(say("heading"), heading, (degrees) => place(({ start }) => ({ ...start, heading: degrees }))),
    ),
  );
}

/**
 * @param {Battle} battle
 * @param {string} player
 */
function otherPlayer(battle, player) {
  return playersOf(battle).find((one) => one !== player) ?? player;
}

/**
 * The unit on the other side, without the contacts it had with enemies who are now friends.
 * @param {Battle} battle
 * @param {string} id
 * @returns {Battle}
 */
function onOtherSide(battle, id) {
  const units = battle.units.map((one) => (one.id === id ? { ...one, player: otherPlayer(battle, one.player) } : one));
  return { ...battle, units, contacts: contactsWithout(battle, id) };
}
