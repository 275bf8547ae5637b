/** The units in words, for the table of them and for those who cannot see the picture, in Polish. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "units.skip": "Do rozstrzygnięcia",
  "units.show": "Bitwa w tabeli",
  "units.close": "Wróć do obrazu",
  "units.title": "Bitwa w tabeli",
  "units.nobody": "Na stole nie ma żadnego oddziału.",
  "units.formation": "Kolumny × szeregi",
  "units.contacts": "W kontakcie",
  "units.losses": "Straty",
  "units.contact": "{facing}: {by} ({other})",
  "units.active": "{player}, gracz aktywny",
  "units.size": "kolumny: {files}, szeregi: {ranks}",
  "units.count": {
    by: "count",
    one: "{count} model",
    few: "{count} modele",
    many: "{count} modeli",
    other: "{count} modelu",
  },
  "units.free": "z nikim",
  "units.label": "{unit}: {text}. W kontakcie: {contacts}.",
};
