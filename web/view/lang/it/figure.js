/** What a figure in another page says around its picture, in Italian. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "La posizione prima della decisione.",
  "figure.unread": "Non è stato possibile leggere la fonte della figura: {source}.",
};
