/** What the page says about keeping the battle and itself, and about waiting, in Spanish. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "notice.notKept":
    "El navegador no guarda nada de esta página: el almacenamiento está lleno o bloqueado. Al cerrarla, la batalla se pierde.",
  "notice.setAside": "Lo guardado de la última vez no se pudo leer y se ha apartado. Esto es el ejemplo.",
  "notice.older": "El último cambio no se pudo leer y se ha apartado. Así estaba todo antes de él.",
  "notice.update": "Hay una nueva versión lista. La batalla se queda como está.",
  "notice.update.take": "Actualizar",
  "waiting.title": "El árbitro está en ello.",
  "waiting.seconds": "{seconds} s",
  "waiting.stop": "Parar",
};
