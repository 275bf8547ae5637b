/** The units in words, for the table of them and for those who cannot see the picture, in German. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "units.skip": "Zur Entscheidung",
  "units.show": "Schlacht als Tabelle",
  "units.close": "Zurück zum Bild",
  "units.title": "Die Schlacht als Tabelle",
  "units.nobody": "Auf dem Tisch steht keine Einheit.",
  "units.formation": "Rotten × Glieder",
  "units.contacts": "In Kontakt",
  "units.losses": "Verluste",
  "units.contact": "{facing} mit {by} ({other})",
  "units.active": "{player}, aktiver Spieler",
  "units.size": "Rotten: {files}, Glieder: {ranks}",
  "units.count": {
    by: "count",
    one: "{count} Modell",
    other: "{count} Modelle",
  },
  "units.free": "niemand",
  "units.label": "{unit}: {text}. In Kontakt: {contacts}.",
};
