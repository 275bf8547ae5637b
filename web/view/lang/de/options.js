/** How the options of an answer are listed and walked through, on the page and in figures, in German. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "page.failed":
    "Der Schiedsrichter konnte nicht geladen werden. Nichts ist verloren: Prüfe die Verbindung und lade die Seite neu.",
  "page.back": "Schritt zurück",
  "page.forward": "Schritt vor",
  "page.closeOption": "Zur Entscheidung",
  "ruleset.ninth-age": "The Ninth Age",
  "ruleset.conquest": "Conquest",
  "ruleset.ancients": "Antike",
  "wounds.models": {
    by: "count",
    one: "{count} Modell",
    other: "{count} Modelle",
  },
  "wounds.stands": {
    by: "count",
    one: "{count} Stand",
    other: "{count} Stands",
  },
  "orders.title": "Alle Reihenfolgen",
  "orders.before": "Reihenfolgen davor",
  "orders.after": "Reihenfolgen danach",
  "column.orders": "Entfernt, je Modelle",
  "column.stands": "Stands",
  "column.dice": "Würfel",
  "column.status": "Zustand",
  "roll.lost": "{count} ohne Formation",
  "roll.tests": {
    by: "count",
    one: "{count} Test",
    other: "{count} Tests",
  },
  "ancients.rolls": "Der Würfelwurf",
  "options.title": "Alle Möglichkeiten",
  "options.titleCut": "{shown} von {count} Möglichkeiten",
  "options.removed": "Entfernt",
  "options.legal": "zulässig",
  "options.chosen": "Entscheidung",
  "options.beaten": "unzulässig",
  "options.show": "Zeigen, was geschieht: {option}",
  "options.hint": "Links und rechts aus Sicht der Einheit. Tippe eine Zeile an, um zu vergleichen.",
};
