/**
 * How one looks at the table: nothing of it is asked, and nothing of it is ever undone.
 *
 * @typedef {import("../view/outline.js").Point} Point
 *
 * @typedef {object} Look
 * @property {import("../view/camera.js").Sight | null} sight null shows all that matters
 * @property {{from: Point, to: Point}[]} tapes left lying
 * @property {boolean} isMeasuring whether a drag lays a tape
 * @property {boolean} snapsToContact
 * @property {boolean} snapsHeadings to 5°
 * @property {boolean} movesByTaps whether a tap on the ground moves the chosen unit there
 * @property {boolean} isTable whether the battle is looked at as a table
 * @property {import("./notice.js").Notice | null} notice
 * @property {boolean} isEditing whether the panel builds a position instead of ruling on it
 * @property {import("./edit/attempts.js").Refusal | null} refusal of the last edit
 * @property {string | null} target the enemy that the chosen unit is set against
 * @property {string} kind of the models that are put in
 * @property {string | null} model the letter of the one looked at in the chosen unit
 */

/** @type {Look} */
export const firstLook = {
  sight: null,
  tapes: [],
  isMeasuring: false,
  snapsToContact: true,
  snapsHeadings: true,
  movesByTaps: true,
  isTable: false,
  notice: null,
  isEditing: false,
  refusal: null,
  target: null,
  kind: "character",
  model: null,
};
