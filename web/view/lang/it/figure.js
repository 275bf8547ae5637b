/** What a figure in another page says around its picture, in Italian. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "La posizione prima della decisione.",
  "figure.unread": "Non è stato possibile leggere la fonte della figura: {source}.",
  "saved.broken": "Questo link o file è danneggiato o tagliato. Fattelo mandare di nuovo.",
  "saved.version": "Viene da un Close Ranks più recente. Ricarica la pagina e poi riaprilo.",
  "saved.tooLong": "È troppo lungo per una posizione.",
  "saved.wrong": "Non è una posizione di Close Ranks.",
};
