/** What a figure in another page says around its picture, in Spanish. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "La posición antes de la decisión.",
  "figure.unread": "No se ha podido leer la fuente de la figura: {source}.",
};
