/** The units in words, for the table of them and for those who cannot see the picture, in French. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "units.skip": "Aller à la décision",
  "units.show": "Bataille en tableau",
  "units.close": "Retour à l’image",
  "units.title": "La bataille en tableau",
  "units.nobody": "Il n’y a aucune unité sur la table.",
  "units.formation": "Colonnes × rangs",
  "units.contacts": "Au contact",
  "units.losses": "Pertes",
  "units.contact": "{facing} avec {by} ({other})",
  "units.active": "{player}, joueur actif",
  "units.size": "colonnes\u202f: {files}, rangs\u202f: {ranks}",
  "units.count": {
    by: "count",
    one: "{count} figurine",
    other: "{count} figurines",
  },
  "units.free": "personne",
  "units.label": "{unit}\u202f: {text}. Au contact\u202f: {contacts}.",
};
