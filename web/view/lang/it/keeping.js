/** What the page says about keeping the battle and itself, and about waiting, in Italian. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "notice.notKept":
    "Il browser non conserva nulla di questa pagina: lo spazio è pieno o bloccato. Chiudendola, la battaglia va persa.",
  "notice.setAside":
    "Ciò che era conservato dall’ultima volta non si è potuto leggere ed è stato messo da parte. Questo è l’esempio.",
  "notice.older": "L’ultima modifica non si è potuta leggere ed è stata messa da parte. Così stavano le cose prima.",
  "notice.update": "Una nuova versione è pronta. La battaglia resta com’è.",
  "notice.update.take": "Aggiorna",
  "waiting.title": "L’arbitro sta valutando.",
  "waiting.seconds": "{seconds} s",
  "waiting.stop": "Ferma",
};
