/** How the options of an answer are listed and walked through, on the page and in figures, in Italian. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "page.failed":
    "Impossibile caricare l’arbitro. Non è andato perso nulla: controlla la connessione e ricarica la pagina.",
  "page.back": "Passo indietro",
  "page.forward": "Passo avanti",
  "page.closeOption": "Torna alla decisione",
  "ruleset.ninth-age": "The Ninth Age",
  "ruleset.conquest": "Conquest",
  "ruleset.ancients": "Antichità",
  "wounds.models": {
    by: "count",
    one: "{count} modello",
    other: "{count} modelli",
  },
  "wounds.stands": "{count} stand",
  "orders.title": "Tutti gli ordini possibili",
  "orders.before": "Ordini precedenti",
  "orders.after": "Ordini successivi",
  "column.orders": "Rimossi, per stand",
  "column.stands": "Stand",
  "column.dice": "Dadi",
  "column.status": "Stato",
  "roll.lost": "{count} fuori formazione",
  "roll.tests": "{count} test",
  "ancients.rolls": "Il tiro del dado",
  "options.title": "Tutte le opzioni",
  "options.titleCut": "{shown} di {count} opzioni",
  "options.removed": "Rimossi",
  "options.legal": "consentita",
  "options.chosen": "decisione",
  "options.beaten": "non consentita",
  "options.show": "Mostra che cosa succede: {option}",
  "options.hint": "Sinistra e destra sono quelle dell’unità. Tocca una riga per confrontare.",
};
