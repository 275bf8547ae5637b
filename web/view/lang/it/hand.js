/** What the hand on the battlefield says and is told, in Italian. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "hand.fit": "Mostra tutte le unità",
  "hand.measure": "Metro",
  "hand.help": "Movimento e tasti",
  "hand.gestures":
    "Trascina un’unità, oppure toccala e poi tocca il tavolo; ruotala con la sua maniglia. Trascina il terreno per guardare altrove, pizzica o usa la rotella per lo zoom.",
  "hand.tapes": "Con il metro selezionato, trascina per misurare; tocca un metro steso per toglierlo.",
  "hand.snapsToContact": "Aggancia al contatto",
  "hand.snapsHeadings": "Ruota a passi di 5°",
  "hand.movesByTaps": "Un tocco sul tavolo muove l’unità scelta",
  "hand.turned": "{degrees}°",
  "hand.flush": "tocca {things}",
  "hand.edge": "il bordo del tavolo",
  "hand.overlaps": "si sovrappone a {things}",
  "hand.offTable": "fuori dal tavolo",
  "hand.keys": "Tasti per l’unità scelta",
  "key.arrows": "½″ lungo il tavolo",
  "key.ahead": "altrettanti pollici in avanti",
  "key.turn": "ruota di 5° a sinistra e a destra",
  "key.aboutFace": "dietrofront",
  "key.fine": "con uno qualsiasi di questi: 1 mm o 1°",
  "key.zoom": "più vicino, più lontano, tutte le unità",
  "key.undo": "annulla; con Shift, ripristina",
  "key.leave": "lascia",
};
