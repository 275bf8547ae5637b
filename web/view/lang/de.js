/** German. Words found in German rulebooks and forums of The Ninth Age, Conquest and Warhammer: Einheit, Glied, Basekontakt, Nahkampf, Verluste, Regiment, Stand; the others are our own. Names of units are never declined: "Einheit" stands before them. */
import answers from "./de/answers.js";
import edit from "./de/edit.js";
import errors from "./de/errors.js";
import figure from "./de/figure.js";
import hand from "./de/hand.js";
import keeping from "./de/keeping.js";
import options from "./de/options.js";
import page from "./de/page.js";
import reasons from "./de/reasons.js";
import units from "./de/units.js";
import share from "./de/share.js";

/** @type {import("../words.js").Dictionary} */
export default {
  locale: "de",
  numbers: ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
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
