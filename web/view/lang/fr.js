/** French. Words found in French rulebooks and forums of The Ninth Age and Conquest: unité, figurine, socle, rang, front avant, corps à corps, pertes, points de vie, régiment, Stand, Brisé, Abattu; the others are our own. "Unité" stands before the names of units. */
import answers from "./fr/answers.js";
import edit from "./fr/edit.js";
import errors from "./fr/errors.js";
import figure from "./fr/figure.js";
import hand from "./fr/hand.js";
import keeping from "./fr/keeping.js";
import options from "./fr/options.js";
import page from "./fr/page.js";
import reasons from "./fr/reasons.js";
import units from "./fr/units.js";
import share from "./fr/share.js";

/** @type {import("../words.js").Dictionary} */
export default {
  locale: "fr",
  numbers: ["aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
  messages: {
    ...answers,
    ...reasons,
    ...errors,
    ...figure,
    ...options,
    ...page,
    ...edit,
    ...hand,
    ...units,
    ...keeping,
    ...share,
  },
};
