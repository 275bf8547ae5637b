/** What a figure in another page says around its picture, in Polish. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "Pozycja przed rozstrzygnięciem.",
  "figure.unread": "Nie udało się odczytać źródła ilustracji: {source}.",
  "saved.broken": "Ten link lub plik jest uszkodzony albo ucięty. Poproś o niego jeszcze raz.",
  "saved.version": "To pochodzi z nowszej wersji Close Ranks. Odśwież stronę i otwórz jeszcze raz.",
  "saved.tooLong": "To za długie jak na ustawienie.",
  "saved.wrong": "To nie jest ustawienie z Close Ranks.",
};
