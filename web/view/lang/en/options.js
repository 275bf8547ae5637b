/** How the options of an answer are listed and walked through, on the page and in figures, in English. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "page.failed": "The referee could not be loaded. Nothing is lost: check the connection and reload the page.",
  "page.back": "Step back",
  "page.forward": "Step forward",
  "page.closeOption": "Back to the ruling",
  "ruleset.ninth-age": "The Ninth Age",
  "ruleset.conquest": "Conquest",
  "ruleset.ancients": "Ancients",
  "wounds.models": {
    by: "count",
    one: "{count} model",
    other: "{count} models",
  },
  "wounds.stands": {
    by: "count",
    one: "{count} stand",
    other: "{count} stands",
  },
  "orders.title": "All the orders there are",
  "orders.before": "Orders before these",
  "orders.after": "Orders after these",
  "column.orders": "Taken, models each",
  "column.stands": "Stands",
  "column.dice": "Dice",
  "column.status": "Status",
  "roll.lost": "{count} out of formation",
  "roll.tests": {
    by: "count",
    one: "{count} test",
    other: "{count} tests",
  },
  "ancients.rolls": "The roll of the die",
  "options.title": "All the ways there are",
  "options.titleCut": "{shown} of {count} ways",
  "options.removed": "Removed",
  "options.legal": "legal",
  "options.chosen": "the ruling",
  "options.beaten": "not allowed",
  "options.show": "Show what happens with {option}",
  "options.hint": "Left and right are the unit's own. Tap a row to compare.",
};
