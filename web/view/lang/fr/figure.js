/** What a figure in another page says around its picture, in French. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "figure.before": "La position avant la décision.",
  "figure.unread": "Impossible de lire la source de la figure : {source}.",
  "saved.broken": "Ce lien ou ce fichier est abîmé ou coupé. Demandez-le encore une fois.",
  "saved.version": "Cela vient d’un Close Ranks plus récent. Rechargez la page, puis rouvrez-le.",
  "saved.tooLong": "C’est trop long pour une position.",
  "saved.wrong": "Ce n’est pas une position de Close Ranks.",
};
