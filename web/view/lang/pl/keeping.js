/** What the page says about keeping the battle and itself, and about waiting, in Polish. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "notice.notKept":
    "Przeglądarka niczego dla tej strony nie przechowuje: pamięć jest pełna lub zablokowana. Po zamknięciu strony bitwa przepadnie.",
  "notice.setAside": "Tego, co zachowano ostatnim razem, nie udało się odczytać i zostało odłożone. Oto przykład.",
  "notice.older": "Ostatniej zmiany nie udało się odczytać i została odłożona. Tak było przed nią.",
  "notice.update": "Nowa wersja jest gotowa. Bitwa zostaje, jak jest.",
  "notice.update.take": "Aktualizuj",
  "waiting.title": "Sędzia się zastanawia.",
  "waiting.seconds": "{seconds} s",
  "waiting.stop": "Zatrzymaj",
};
