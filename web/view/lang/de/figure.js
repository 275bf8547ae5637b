/** What a figure in another page says around its picture, in German. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "Die Stellung vor der Entscheidung.",
  "figure.unread": "Die Quelle der Abbildung ließ sich nicht lesen: {source}.",
};
