/** Russian: `other` stands in for plural forms that are the same. Names of units are players' own and are never declined: the common noun before them is. */
import answers from "./ru/answers.js";
import edit from "./ru/edit.js";
import errors from "./ru/errors.js";
import figure from "./ru/figure.js";
import hand from "./ru/hand.js";
import keeping from "./ru/keeping.js";
import options from "./ru/options.js";
import page from "./ru/page.js";
import reasons from "./ru/reasons.js";
import units from "./ru/units.js";
import share from "./ru/share.js";

/** @type {import("../words.js").Dictionary} */
export default {
  locale: "ru",
  numbers: ["ни одной", "одну", "две", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять"],
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
