/** The units in words, for the table of them and for those who cannot see the picture, in Italian. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "units.skip": "Vai alla decisione",
  "units.show": "Battaglia in tabella",
  "units.close": "Torna all’immagine",
  "units.title": "La battaglia in una tabella",
  "units.nobody": "Sul tavolo non c’è nessuna unità.",
  "units.formation": "File × ranghi",
  "units.contacts": "In contatto",
  "units.losses": "Perdite",
  "units.contact": "{facing} con {by} ({other})",
  "units.active": "{player}, giocatore attivo",
  "units.size": "file: {files}, ranghi: {ranks}",
  "units.count": {
    by: "count",
    one: "{count} modello",
    other: "{count} modelli",
  },
  "units.free": "nessuno",
  "units.label": "{unit}: {text}. In contatto: {contacts}.",
};
