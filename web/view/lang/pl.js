/** Polish: `other` stands in for plural forms that are the same. Words found in Polish rulebooks and forums of The Ninth Age and Warhammer: oddział, podstawka, walka wręcz, szarża, formacja; the others are our own. Names of units are never declined: "oddział" before them is. */
import answers from "./pl/answers.js";
import edit from "./pl/edit.js";
import errors from "./pl/errors.js";
import figure from "./pl/figure.js";
import hand from "./pl/hand.js";
import keeping from "./pl/keeping.js";
import options from "./pl/options.js";
import page from "./pl/page.js";
import reasons from "./pl/reasons.js";
import units from "./pl/units.js";
import share from "./pl/share.js";

/** @type {import("../words.js").Dictionary} */
export default {
  locale: "pl",
  numbers: ["żadnego", "jeden", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem", "dziewięć", "dziesięć"],
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
