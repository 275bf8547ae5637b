/** What the panel holds for each ruleset: what is set or tapped first, and what there is to choose from. */
import { ordersTree } from "../view/orders-tree.js";
import { rulesetOf } from "../view/rulesets.js";
import { waysTree } from "../view/ways-tree.js";
import { dueTree, duelTree } from "./ancients-panel.js";
import { lossesTree } from "./losses.js";
import { partedInPicture } from "./picture.js";
import { woundsTree } from "./wounds-panel.js";

/**
 * @typedef {import("./history.js").State} State
 * @typedef {import("../view/answers.js").Derived} Derived
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 * @typedef {(state: any, derived: any, words: Words, actions: Actions) => import("../view/trees.js").Child} Part
 */

/** @type {Part} */
const ninthAgeLosses = (state, derived, words, actions) =>
  lossesTree(state, partedInPicture(state, derived), words, actions);

/** @type {Record<string, [Part, Part]>} */
const parts = {
  "ninth-age": [ninthAgeLosses, waysTree],
  conquest: [woundsTree, ordersTree],
  ancients: [dueTree, duelTree],
};

/** @type {Part} */
export const controlsTree = (state, ...more) => parts[rulesetOf(state.question)][0](state, ...more);

/** @type {Part} */
export const optionsTree = (state, ...more) => parts[rulesetOf(state.question)][1](state, ...more);
