/**
 * A value kept within bounds; where they cross, the upper one holds.
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
export function between(value, least, most) {
  return Math.min(Math.max(value, least), most);
}
