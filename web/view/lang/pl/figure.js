/** What a figure in another page says around its picture, in Polish. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "Pozycja przed rozstrzygnięciem.",
  "figure.unread": "Nie udało się odczytać źródła ilustracji: {source}.",
};
