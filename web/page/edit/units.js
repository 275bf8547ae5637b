/**
 * Units put on the table, changed and taken away: battles in, battles out. Where a unit finds room is in free-place.js,
 * its ranks in ranks.js. Pure; what may be is the referee's to say.
 *
 * @typedef {import("../../view/asked.js").Battle} Battle
 * @typedef {import("../../view/outline.js").Point} Point
 *
 * @typedef {object} StandFields what units made of stands have besides
 * @property {{models?: number, wounds?: number}} [stand]
 * @property {number} [markers]
 * @property {"left" | "right" | null} [lastEnd]
 * @property {any} [thisTurn]
 *
 * @typedef {import("../../view/asked.js").Unit & StandFields} Unit
 */
import { namedIn, sizesOf, withNamed } from "./ranks.js";

/** The sides of a new table: the first is drawn plain, the second hatched. */
const newPlayers = ["green", "red"];

/** What the first unit on a table is like. @type {Record<string, Partial<Unit>>} */
const firstUnits = {
  "ninth-age": { base: [20, 20], ranks: ["rrrrr", "rrrrr"] },
  conquest: { base: [50, 50], ranks: ["444", "444"], stand: { models: 4, wounds: 1 } },
  ancients: { base: [40, 40], ranks: ["4444", "4444"], stand: { models: 4 } },
};

/** A table of 72 by 48 inches with nothing on it. @returns {Battle} */
export function emptyBattle() {
  return { table: { width: 1828.8, depth: 1219.2 }, activePlayer: newPlayers[0], units: [] };
}

/**
 * The two players, that of the plain side first.
 * @param {Battle} battle
 */
export function playersOf({ activePlayer, units }) {
  const named = [...new Set([activePlayer, ...units.map(({ player }) => player)])].sort();
  // One who is not named yet comes second, so that colours stay when the first unit is added.
  const other = newPlayers.find((player) => player > named[0]) ?? `${named[0]} 2`;
  return named.length > 1 ? named : [...named, other];
}

/**
 * The first letter that nothing on the table is called by.
 * @param {Battle} battle
 */
export function freeLetter({ units, terrain = [] }) {
  const taken = new Set([...units.flatMap(({ id, name }) => [id, name]), ...terrain.map(({ id }) => id)]);
  for (let index = 0; ; index++) {
    const turn = Math.floor(index / 26);
    const letter = String.fromCharCode(65 + (index % 26)) + (turn || "");
    if (!taken.has(letter)) return letter;
  }
}

/**
 * A unit for a player, like the last one on its side or else on the table; its models with letters are not repeated.
 * @param {Battle} battle
 * @param {string} player
 * @param {string} ruleset
 * @returns {Unit}
 */
export function unitLikeLast(battle, player, ruleset) {
  const last = battle.units.findLast((unit) => unit.player === player) ?? battle.units.at(-1) ?? firstUnits[ruleset];
  const { base, ranks, healthPoints, formation, stand } = /** @type {Unit} */ (last);
  const bare = { id: "", player, at: /** @type {Point} */ ([0, 0]), heading: 0, base, ranks };
  const unit = {
    ...bare,
    ...(healthPoints && { healthPoints }),
    ...(formation && { formation }),
    ...(stand && { stand }),
  };
  const named = namedIn(unit);
  return { ...withNamed(unit, [], named.length), id: freeLetter(battle) };
}

/**
 * @param {Battle} battle
 * @param {Unit} unit
 * @returns {Battle}
 */
export function withUnit(battle, unit) {
  return { ...battle, units: [...battle.units, unit] };
}

/**
 * The battle with a unit changed in place. Contacts it had are found anew from where it stands, if its outline is another.
 * @param {Battle} battle
 * @param {Unit} unit
 * @returns {Battle}
 */
export function withChanged(battle, unit) {
  const before = battle.units.find(({ id }) => id === unit.id);
  const units = battle.units.map((one) => (one.id === unit.id ? unit : one));
  const keeps = before && placeText(before) === placeText(unit);
  return keeps ? { ...battle, units } : { ...battle, units, contacts: contactsWithout(battle, unit.id) };
}

/** What its outline depends on. @param {Unit} unit */
function placeText(unit) {
  const { files, ranks } = sizesOf(unit);
  const { at, heading, base, formation, beside, models = {} } = unit;
  const bases = Object.values(beside ?? {}).map((letter) => models[letter]?.base);
  return JSON.stringify([files, ranks, at, heading, base, formation ?? "normal", beside, bases]);
}

/**
 * @param {Battle} battle
 * @param {string} unit
 */
export function contactsWithout({ contacts = [] }, unit) {
  return contacts.filter(({ units }) => !units.includes(unit));
}

/**
 * The battle without a unit or a piece of terrain. A side that has lost its last unit becomes active, so that it keeps its
 * colour.
 * @param {Battle} battle
 * @param {string} id
 * @returns {Battle}
 */
export function without(battle, id) {
  const units = battle.units.filter((unit) => unit.id !== id);
  const gone = playersOf(battle).find((player) => units.every((unit) => unit.player !== player));
  return {
    ...battle,
    activePlayer: gone ?? battle.activePlayer,
    units,
    terrain: (battle.terrain ?? []).filter((piece) => piece.id !== id),
    contacts: contactsWithout(battle, id),
  };
}

/**
 * A player's new name, wherever it stands; both sides cannot have the same.
 * @param {Battle} battle
 * @param {string} from
 * @param {string} to
 * @returns {Battle}
 */
export function withPlayer(battle, from, to) {
  const name = to.trim();
  if (!name || playersOf(battle).includes(name)) return battle;
  const renamed = (/** @type {string} */ player) => (player === from ? name : player);
  const units = battle.units.map((unit) => ({ ...unit, player: renamed(unit.player) }));
  return { ...battle, activePlayer: renamed(battle.activePlayer), units };
}
