/**
 * A unit in words: what its picture shows, for its row in the table of units and for those who cannot see the picture.
 *
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {ReturnType<typeof unitFacts>} UnitFacts
 */
import { models } from "../view/formation.js";
import { modelTitle, nameOf } from "../view/names.js";
import { standsOf } from "../view/stands.js";

/**
 * @param {any} unit
 * @param {any} battle as it stands, with its contacts
 * @param {Words} words
 */
export function unitFacts(unit, battle, words) {
  const { id, player, ranks } = unit;
  const isOfStands = /\d/.test(ranks.join(""));
  const count = isOfStands
    ? standsOf(unit).reduce((sum, { left, full }) => sum + (full ? left : 1), 0)
    : models(unit).length;
  const contacts = battle.contacts.flatMap((/** @type {any} */ { units, facings }) => {
    const own = units.indexOf(id);
    if (own < 0) return [];
    const [facing, other] = [facings[own], facings[1 - own]].map((code) => words.say(`facing.${code}`));
    return [words.say("units.contact", { facing, by: nameOf(battle, units[1 - own]), other })];
  });
  return {
    id,
    name: nameOf(battle, id),
    player: player === battle.activePlayer ? words.say("units.active", { player }) : player,
    files: Math.max(0, ...ranks.map((/** @type {string} */ row) => row.length)),
    ranks: ranks.length,
    count,
    named: Object.keys(unit.models ?? {}).map((letter) => modelTitle(unit, letter, words)),
    contacts,
  };
}

/**
 * All of it as one sentence.
 * @param {UnitFacts} facts
 * @param {Words} words
 */
export function unitLabel({ name, player, files, ranks, count, named, contacts }, words) {
  const size = words.say("units.size", { files, ranks });
  const text = [player, size, words.say("units.count", { count }), ...named].join(", ");
  const touching = contacts.length ? words.list(contacts) : words.say("units.free");
  return words.say("units.label", { unit: name, text, contacts: touching });
}
