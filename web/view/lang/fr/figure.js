/** What a figure in another page says around its picture, in French. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "La position avant la décision.",
  "figure.unread": "Impossible de lire la source de la figure : {source}.",
};
