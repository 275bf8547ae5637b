/** The cross through what is removed: two lines, from corner to corner. */
import { mix } from "./outline.js";

/**
 * @param {string} key
 * @param {import("./outline.js").Outline} outline four corners
 * @returns {import("./shapes.js").Shape[]}
 */
export function strikes(key, [a, b, c, d]) {
  return [
    { kind: "line", key: `${key}/down`, look: "strike", points: [mix(a, c, 0.14), mix(a, c, 0.86)] },
    { kind: "line", key: `${key}/up`, look: "strike", points: [mix(d, b, 0.14), mix(d, b, 0.86)] },
  ];
}
