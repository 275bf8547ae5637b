/** What a figure in another page says around its picture, in German. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "Die Stellung vor der Entscheidung.",
  "figure.unread": "Die Quelle der Abbildung ließ sich nicht lesen: {source}.",
  "saved.broken": "Dieser Link oder diese Datei ist beschädigt oder abgeschnitten. Lass sie dir noch einmal schicken.",
  "saved.version": "Das stammt aus einem neueren Close Ranks. Lade die Seite neu und öffne es dann noch einmal.",
  "saved.tooLong": "Für eine Stellung ist das zu lang.",
  "saved.wrong": "Das ist keine Stellung von Close Ranks.",
};
