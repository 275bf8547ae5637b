/** English. */
import answers from "./en/answers.js";
import edit from "./en/edit.js";
import errors from "./en/errors.js";
import figure from "./en/figure.js";
import hand from "./en/hand.js";
import keeping from "./en/keeping.js";
import options from "./en/options.js";
import page from "./en/page.js";
import reasons from "./en/reasons.js";
import units from "./en/units.js";
import share from "./en/share.js";

/** @type {import("../words.js").Dictionary} */
export default {
  locale: "en-GB",
  numbers: ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
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
