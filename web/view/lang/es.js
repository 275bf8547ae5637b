/** Spanish. Words found in Spanish rulebooks and forums of The Ninth Age, Conquest and Warhammer: unidad, miniatura, peana, fila, columna, combate, bajas, regimiento, Roto; the others are our own. "Unidad" stands before the names of units. */
import answers from "./es/answers.js";
import edit from "./es/edit.js";
import errors from "./es/errors.js";
import figure from "./es/figure.js";
import hand from "./es/hand.js";
import keeping from "./es/keeping.js";
import options from "./es/options.js";
import page from "./es/page.js";
import reasons from "./es/reasons.js";
import units from "./es/units.js";
import share from "./es/share.js";

/** @type {import("../words.js").Dictionary} */
export default {
  locale: "es",
  numbers: ["ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
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
