/** Italian. Words found in Italian rulebooks of The Ninth Age and Warhammer: unità, modello, basetta, rango, contatto di basetta, fronte; the others are our own. "Unità" stands before the names of units. */
import answers from "./it/answers.js";
import edit from "./it/edit.js";
import errors from "./it/errors.js";
import figure from "./it/figure.js";
import hand from "./it/hand.js";
import keeping from "./it/keeping.js";
import options from "./it/options.js";
import page from "./it/page.js";
import reasons from "./it/reasons.js";
import units from "./it/units.js";
import share from "./it/share.js";

/** @type {import("../words.js").Dictionary} */
export default {
  locale: "it",
  numbers: ["nessun", "un", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"],
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
