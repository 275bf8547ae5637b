/** How the options of an answer are listed and walked through, on the page and in figures, in French. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "page.failed":
    "L’arbitre n’a pas pu être chargé. Rien n’est perdu\u202f: vérifiez la connexion et rechargez la page.",
  "page.back": "Étape précédente",
  "page.forward": "Étape suivante",
  "page.closeOption": "Retour à la décision",
  "ruleset.ninth-age": "The Ninth Age",
  "ruleset.conquest": "Conquest",
  "ruleset.ancients": "Antiquité",
  "wounds.models": {
    by: "count",
    one: "{count} figurine",
    other: "{count} figurines",
  },
  "wounds.stands": {
    by: "count",
    one: "{count} Stand",
    other: "{count} Stands",
  },
  "orders.title": "Tous les ordres possibles",
  "orders.before": "Ordres précédents",
  "orders.after": "Ordres suivants",
  "column.orders": "Retirées, par Stand",
  "column.stands": "Stands",
  "column.dice": "Dés",
  "column.status": "État",
  "roll.lost": "{count} hors formation",
  "roll.tests": {
    by: "count",
    one: "{count} test",
    other: "{count} tests",
  },
  "ancients.rolls": "Le jet du dé",
  "options.title": "Toutes les options",
  "options.titleCut": "{shown} options sur {count}",
  "options.removed": "Retirées",
  "options.legal": "autorisé",
  "options.chosen": "décision",
  "options.beaten": "interdit",
  "options.show": "Montrer ce qui se passe\u202f: {option}",
  "options.hint": "Gauche et droite sont celles de l’unité. Touchez une ligne pour comparer.",
};
