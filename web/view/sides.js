/** Which of two sides a player is, for colour and pattern. */

/**
 * 0 for the player whose name comes first, 1 for any other. The Active Player counts even with no unit left, so that
 * colours stay when a side is wiped out.
 * @param {{activePlayer: string, units: {player: string}[]}} battle
 * @param {string | undefined} player
 */
export function sideOf({ activePlayer, units }, player) {
  const [first] = [activePlayer, ...units.map((unit) => unit.player)].sort();
  return player === first ? 0 : 1;
}

/**
 * Which side a unit of a battle is on, by its id.
 * @param {{activePlayer: string, units: {id: string, player: string}[]}} battle
 * @returns {(id: string) => number}
 */
export function sideIn(battle) {
  return (id) => sideOf(battle, battle.units.find((unit) => unit.id === id)?.player);
}
