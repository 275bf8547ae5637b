/**
 * The chosen unit in the edit panel: side and name, files, ranks and models first, what is seldom changed behind "More".
 *
 * @typedef {import("./units.js").Battle} Battle
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {import("./panel.js").Desk} Desk
 */
import { boundary } from "../../view/formation.js";
import { centre } from "../../view/outline.js";
import { sideOf } from "../../view/sides.js";
import { element } from "../../view/tree.js";
import { engageTree } from "./engage-panel.js";
import { chips, counter, fold, numberField, textField } from "./fields.js";
import { mirroredUnit } from "./mirror.js";
import { modelsTree } from "./models-panel.js";
import { withBase } from "./models.js";
import { sizesOf, withFiles, withModels, withRank } from "./ranks.js";
import { standTree } from "./stand-panel.js";
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
  const players = playersOf(battle);
  const other = players.find((player) => player !== unit.player) ?? unit.player;
  const say = (/** @type {string} */ code) => words.say(`edit.${code}`);
  const name = unit.name ?? unit.id;
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
          title: words.say("edit.otherSide", { player: other }),
          "aria-label": words.say("edit.otherSide", { player: other }),
          on: { click: () => deeds.attempt((now) => [{ battle: onSide(now, unit, other) }]) },
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
        { key: "duplicate", text: say("duplicate"), click: () => deeds.duplicate(unit) },
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
  const turn = (/** @type {number} */ degrees) => deeds.place(unit.id, turnedAt(unit, degrees), heading + degrees);
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
          click: () => turn(degrees),
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
      numberField(say("x"), at[0], (x) => deeds.place(unit.id, [x, at[1]], heading)),
      numberField(say("y"), at[1], (y) => deeds.place(unit.id, [at[0], y], heading)),
      numberField(say("heading"), heading, (degrees) => deeds.place(unit.id, at, degrees)),
    ),
  );
}

/**
 * Its front's middle after a turn about its own middle.
 * @param {Unit} unit
 * @param {number} degrees
 */
function turnedAt(unit, degrees) {
  const [x, y] = centre(boundary(unit));
  const turn = (degrees * Math.PI) / 180;
  const [right, down] = [unit.at[0] - x, unit.at[1] - y];
  return /** @type {[number, number]} */ ([
    x + right * Math.cos(turn) - down * Math.sin(turn),
    y + right * Math.sin(turn) + down * Math.cos(turn),
  ]);
}

/**
 * The unit on the other side, without the contacts it had with enemies who are now friends.
 * @param {Battle} battle
 * @param {Unit} unit
 * @param {string} player
 * @returns {Battle}
 */
function onSide(battle, unit, player) {
  const units = battle.units.map((one) => (one.id === unit.id ? { ...one, player } : one));
  return { ...battle, units, contacts: contactsWithout(battle, unit.id) };
}
