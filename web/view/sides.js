/** Which of two sides a player is, for colour and pattern. */

/**
 * 0 for the player whose name comes first, 1 for any other. The Active Player counts even with no unit left, so that
 * colours stay when a side is wiped out.
 * @param {import("./asked.js").Battle} battle
 * @param {string | undefined} player
 */
export function sideOf({ activePlayer, units }, player) {
  const [first] = [activePlayer, ...units.map((unit) => unit.player)].sort();
  return player === first ? 0 : 1;
}
