/** The units in words, for the table of them and for those who cannot see the picture, in Spanish. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "units.skip": "Ir a la decisión",
  "units.show": "Batalla en tabla",
  "units.close": "Volver a la imagen",
  "units.title": "La batalla en una tabla",
  "units.nobody": "No hay ninguna unidad en la mesa.",
  "units.formation": "Columnas × filas",
  "units.contacts": "En contacto",
  "units.losses": "Bajas",
  "units.contact": "{facing} con {by} ({other})",
  "units.active": "{player}, jugador activo",
  "units.size": "columnas: {files}, filas: {ranks}",
  "units.count": {
    by: "count",
    one: "{count} miniatura",
    other: "{count} miniaturas",
  },
  "units.free": "nadie",
  "units.label": "{unit}: {text}. En contacto: {contacts}.",
};
