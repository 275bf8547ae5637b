/** What a figure in another page says around its picture, in Spanish. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "La posición antes de la decisión.",
  "figure.unread": "No se ha podido leer la fuente de la figura: {source}.",
  "saved.broken": "Este enlace o archivo está dañado o cortado. Pídelo otra vez.",
  "saved.version": "Esto viene de un Close Ranks más nuevo. Recarga la página y vuelve a abrirlo.",
  "saved.tooLong": "Esto es demasiado largo para una posición.",
  "saved.wrong": "Esto no es una posición de Close Ranks.",
};
