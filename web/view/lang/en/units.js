/** The units in words, for the table of them and for those who cannot see the picture, in English. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "units.skip": "Skip to the ruling",
  "units.show": "Battle as a table",
  "units.close": "Back to the picture",
  "units.title": "The battle as a table",
  "units.nobody": "No unit is on the table.",
  "units.formation": "Files × ranks",
  "units.contacts": "In contact",
  "units.losses": "Losses",
  "units.contact": "{facing} with {by} ({other})",
  "units.active": "{player}, Active Player",
  "units.size": "files: {files}, ranks: {ranks}",
  "units.count": {
    by: "count",
    one: "{count} model",
    other: "{count} models",
  },
  "units.free": "nobody",
  "units.label": "{unit}: {text}. In contact: {contacts}.",
};
