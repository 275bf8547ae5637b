/** What the hand on the battlefield says and is told, in Spanish. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "hand.fit": "Mostrar todas",
  "hand.measure": "Cinta métrica",
  "hand.help": "Movimiento y teclas",
  "hand.gestures":
    "Arrastra una unidad, o tócala y luego la mesa; gírala por su tirador. Arrastra el suelo para mirar a otro lado y pellizca o usa la rueda para ampliar.",
  "hand.tapes": "Con la cinta métrica elegida, arrastra para medir; toca una cinta para quitarla.",
  "hand.snapsToContact": "Ajustar al contacto",
  "hand.snapsHeadings": "Girar de 5° en 5°",
  "hand.movesByTaps": "Tocar la mesa mueve la unidad elegida",
  "hand.turned": "{degrees}°",
  "hand.flush": "toca a {things}",
  "hand.edge": "el borde de la mesa",
  "hand.overlaps": "se solapa con {things}",
  "hand.offTable": "fuera de la mesa",
  "hand.keys": "Teclas para la unidad elegida",
  "key.arrows": "½″ a lo largo de la mesa",
  "key.ahead": "tantas pulgadas hacia delante",
  "key.turn": "girar 5° a izquierda y derecha",
  "key.aboutFace": "media vuelta",
  "key.fine": "con cualquiera de ellas: 1 mm o 1°",
  "key.zoom": "más cerca, más lejos, todas las unidades",
  "key.undo": "deshacer; con Shift, rehacer",
  "key.leave": "soltar",
};
