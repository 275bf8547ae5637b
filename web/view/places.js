/**
 * The spots to choose from where a unit may be placed along a stretch of an edge: both ends, the nearest, and about one an inch between.
 *
 * @typedef {import("../types.js").TurnPlaces} Places
 * @typedef {{heading: number, at: import("./outline.js").Point, place: number, isNearest: boolean}} Spot
 */
import { inch } from "./inch.js";
import { distance, mix } from "./outline.js";

/**
 * Stretch by stretch, from one end to the other.
 * @param {Places[]} places
 * @returns {Spot[]}
 */
export function spotsIn(places) {
  return places.flatMap(({ heading, from, to, nearest }, place) => {
    const count = Math.max(1, Math.round(distance(from, to) / inch));
    const even = Array.from({ length: count + 1 }, (_, index) => mix(from, to, index / count));
    const spots = even.filter((at) => distance(at, nearest) > inch / 2 || at === even[0] || at === even[count]);
    const all = [...spots.filter((at) => distance(at, nearest) > 0.5), nearest];
    return all
      .sort((one, other) => distance(from, one) - distance(from, other))
      .map((at) => ({ heading, at, place, isNearest: at === nearest }));
  });
}
