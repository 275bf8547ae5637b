/** How the options of an answer are listed and walked through, on the page and in figures, in Spanish. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "page.failed": "No se ha podido cargar el árbitro. No se ha perdido nada: comprueba la conexión y recarga la página.",
  "page.back": "Paso atrás",
  "page.forward": "Paso adelante",
  "page.closeOption": "Volver a la decisión",
  "ruleset.ninth-age": "The Ninth Age",
  "ruleset.conquest": "Conquest",
  "ruleset.ancients": "Antigüedad",
  "wounds.models": {
    by: "count",
    one: "{count} modelo",
    other: "{count} modelos",
  },
  "wounds.stands": {
    by: "count",
    one: "{count} stand",
    other: "{count} stands",
  },
  "orders.title": "Todos los órdenes posibles",
  "orders.before": "Órdenes anteriores",
  "orders.after": "Órdenes siguientes",
  "column.orders": "Retirados, por stand",
  "column.stands": "Stands",
  "column.dice": "Dados",
  "column.status": "Estado",
  "roll.lost": "{count} sin formación",
  "roll.tests": {
    by: "count",
    one: "{count} chequeo",
    other: "{count} chequeos",
  },
  "ancients.rolls": "La tirada del dado",
  "options.title": "Todas las opciones",
  "options.titleCut": "{shown} de {count} opciones",
  "options.removed": "Retiradas",
  "options.legal": "permitida",
  "options.chosen": "decisión",
  "options.beaten": "no permitida",
  "options.show": "Mostrar qué pasa: {option}",
  "options.hint": "Izquierda y derecha son las de la unidad. Toca una línea para comparar.",
};
