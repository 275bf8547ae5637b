// Faults to be planted in the rule code, one at a time: in a file of cpp/ a text that is there once is replaced. Some
// test must fail for each, unless `same` says why nothing can be told from outside. A list, and nothing done with it.
import ancients from "./faults/ancients.js";
import battle from "./faults/battle.js";
import conquest from "./faults/conquest.js";
import geometry from "./faults/geometry.js";
import ninthAge from "./faults/ninth-age.js";

/**
 * @typedef {object} Planted
 * @property {string} file below cpp/
 * @property {string} text
 * @property {string} by what it is replaced with
 * @property {string} breaks what the rule would then be
 * @property {string} [same] why no answer can change
 */

/** @typedef {Record<string, [text: string, by: string, breaks: string, same?: string][]>} Faults by file */

/** @type {Planted[]} */
export const faults = Object.entries({ ...ninthAge, ...conquest, ...ancients, ...battle, ...geometry }).flatMap(
  ([file, list]) => list.map(([text, by, breaks, same]) => ({ file, text, by, breaks, same })),
);
