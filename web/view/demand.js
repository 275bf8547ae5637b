/** Refuses an option that there is not, the same way for everything that takes options. */

/**
 * @template Value
 * @param {string} name
 * @param {Value} value
 * @param {Value[]} known
 */
export function demand(name, value, known) {
  if (!known.includes(value)) throw new RangeError(`${name}: one of ${known.join(", ")} expected, found ${value}`);
}
