/**
 * Whom the chosen unit is set against: target, Facing, and how far to the side. The first tap on a Facing sets it flush.
 *
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {import("./engage.js").Facing} Facing
 * @typedef {import("./panel.js").Desk} Desk
 */
import { boundary } from "../../view/formation.js";
import { nameOf } from "../../view/names.js";
import { axes, centre, distance } from "../../view/outline.js";
import { element } from "../../view/tree.js";
import { facings, engaged, offsetOf } from "./engage.js";
import { chips, counter, numberField } from "./fields.js";

/** Arrows by eighths of a turn, from up clockwise. */
const arrows = ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"];

/**
 * None without an enemy on the table.
 * @param {Unit} unit
 * @param {Desk} desk
 */
export function engageTree(unit, desk) {
  const { battle, contacts, look, words, deeds, see } = desk;
  const foes = battle.units.filter(({ player }) => player !== unit.player);
  if (foes.length === 0) return null;
  const fights = contacts.flatMap((pair) => fightOf(pair, unit.id));
  const fight = fights.find(({ target }) => target === look.target) ?? fights[0];
  const target =
    foes.find(({ id }) => id === look.target) ?? foes.find(({ id }) => id === fight?.target) ?? nearest(unit, foes);
  const facing = fight?.target === target.id ? fight.facing : null;
  return element(
    "div",
    { key: "engage", class: "build" },
    element("h2", {}, words.say("edit.engage", { unit: nameOf(battle, target.id) })),
    foes.length > 1 &&
      chips(
        words.say("edit.target"),
        foes.map((foe) => ({
          key: foe.id,
          text: nameOf(battle, foe.id),
          isOn: foe.id === target.id,
          click: () => see({ target: foe.id }),
        })),
        "row",
      ),
    chips(
      words.say("edit.facing"),
      facings.map((one) => ({
        key: one,
        text: words.say(`edit.${one}`),
        isOn: one === facing,
        click: () => deeds.engage(unit.id, target.id, one),
      })),
      "even",
    ),
    facing && offsetTree(unit, target, facing, desk),
  );
}

/**
 * Along the Facing by whole files, by arrows as they point on the table, or by typed millimetres.
 * @param {Unit} unit
 * @param {Unit} target
 * @param {Facing} facing
 * @param {Desk} desk
 */
function offsetTree(unit, target, facing, { battle, words, deeds }) {
  const offset = offsetOf(unit, target, facing);
  const { heading } = /** @type {Unit} */ (
    engaged(battle, unit, target, facing, offset).units.find(({ id }) => id === unit.id)
  );
  const right = Math.round((heading + 90) / 45) % 8;
  // The arrow to the right of the screen is the right button, whichever way the unit looks.
  const isReversed = axes(heading).right[0] < -0.01;
  const [less, more] = isReversed ? [right, (right + 4) % 8] : [(right + 4) % 8, right];
  const set = (/** @type {(now: Unit, foe: Unit) => number} */ to) => deeds.engage(unit.id, target.id, facing, to);
  return element(
    "div",
    { key: "offset", class: "counters offset" },
    counter(
      words.say("edit.byFiles"),
      words.say("edit.fileCount", { count: Math.round((Math.abs(offset) / unit.base[0]) * 100) / 100 }),
      false,
      words,
      (by) => set((now, foe) => offsetOf(now, foe, facing) + (isReversed ? -by : by) * now.base[0]),
      [arrows[less], arrows[more]],
    ),
    numberField(words.say("edit.offset"), isReversed ? -offset : offset, (to) => set(() => (isReversed ? -to : to))),
  );
}

/**
 * The enemy of a pair and in which of its Facings it is fought, if the unit fights it to its own front.
 * @param {import("../../view/asked.js").Contact} contact
 * @param {string} unit
 */
function fightOf({ units, facings: [one, other] }, unit) {
  if (units[0] === unit) return one === "front" ? [{ target: units[1], facing: other }] : [];
  return units[1] === unit && other === "front" ? [{ target: units[0], facing: one }] : [];
}

/**
 * @param {Unit} unit
 * @param {Unit[]} foes
 */
function nearest(unit, foes) {
  const middle = centre(boundary(unit));
  const away = (/** @type {Unit} */ foe) => distance(middle, centre(boundary(foe)));
  return foes.reduce((best, foe) => (away(foe) < away(best) ? foe : best));
}
