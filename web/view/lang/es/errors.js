/** Why a question is refused, in Spanish. Keys are codes of the module; values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "error.json.syntax": "El árbitro no puede leer esta pregunta: {found}.",
  "error.json.duplicateKey": "La pregunta dice dos veces lo mismo ({found}).",
  "error.json.missingKey": "Falta algo en la pregunta: {expected}.",
  "error.json.number": "Un número no encaja: se esperaba {expected}, hay {found}.",
  "error.json.tooDeep": "La pregunta tiene demasiados niveles.",
  "error.json.tooLarge": "La pregunta es demasiado larga.",
  "error.json.tooMany": "Es demasiado para una pregunta: como mucho {most}.",
  "error.json.tooManyKeys": "Hay demasiadas claves en un lugar de la pregunta.",
  "error.json.type": "Algo no tiene la forma correcta: se esperaba {expected}, hay {found}.",
  "error.json.unknownKey": "El árbitro no conoce la palabra {found}.",
  "error.notation.syntax": "Línea {line}, carácter {column}: se esperaba {expected}, se encontró {found}.",
  "error.json.value": "Un valor no encaja: se esperaba {expected}, hay {found}.",
  "error.internal.trap":
    "El árbitro ha tropezado; la batalla está como estaba. Vuelve a preguntar. Si se repite, cierra otras pestañas y recarga la página.",
  "error.internal.stopped":
    "Has parado al árbitro; nada ha cambiado. Vuelve a preguntar, o pregunta por menos a la vez.",
  "error.battle.contact": "Un contacto guardado no encaja: {units}.",
  "error.battle.duplicateId": "Dos cosas tienen el mismo nombre: {found}.",
  "error.battle.gap": "Unidad {units}: aquí no puede haber huecos ({found}).",
  "error.battle.health": "Unidad {units}: los puntos de salud no cuadran.",
  "error.battle.letter": "Unidad {units}: una letra y su miniatura no se corresponden.",
  "error.battle.offTable": "La unidad {units} está fuera del borde de la mesa.",
  "error.battle.outline": "El contorno de un terreno se cruza a sí mismo.",
  "error.battle.overlap": "Se solapan: {units}. Sepáralas primero.",
  "error.battle.player": "Los jugadores no encajan: se esperaba {expected}, hay {found}.",
  "error.battle.rank": "Unidad {units}: las filas no encajan entre sí.",
  "error.battle.stand": "Unidad {units}: un stand no tiene los modelos debidos: se esperaba {expected}, hay {found}.",
  "error.battle.unknownUnit": "No hay ninguna unidad {found}.",
  "error.conquest.choice": "Este orden no encaja con las heridas: se esperaba {expected}.",
  "error.conquest.command": "Un regimiento tiene un solo stand de mando, y {found} es otro.",
  "error.conquest.tooMany": "Hay demasiados órdenes posibles para retirar los stands: como mucho {most}.",
  "error.ancients.contact": "{found} no es un enemigo en contacto.",
  "error.ninth-age.base":
    "Unidad {units}: esta peana no encaja aquí ({model}). Una peana como la de la unidad, o un múltiplo entero, ocupa sus sitios en las filas; cualquier otra va al lado de la primera fila.",
  "error.ninth-age.centre":
    "Unidad {units}: en el centro de la primera fila va una sola plataforma de guerra, no {model}.",
  "error.ninth-age.choice": "Esta elección no encaja con las pérdidas: se esperaba {expected}, hay {found}.",
  "error.ninth-age.frontRank": "Unidad {units}: {model} debe estar lo más adelante posible.",
  "error.ninth-age.noRoom": "No hay sitio para cerrar filas: {units}. Haz sitio primero.",
  "error.ninth-age.places": "Estos sitios de la última fila no se pueden elegir: {found}.",
  "error.ninth-age.pool": "Estos puntos de salud no se pueden perder: se esperaba {expected}, hay {found}.",
  "error.ninth-age.tooMany":
    "El árbitro tendría que probar demasiado: {found}, como mucho {most}. Pregunta por menos bajas a la vez o quita terreno.",
  "error.ninth-age.unsupported": "Unidad {units}: debe haber miniaturas delante de todo el frente de {model}.",
  "error.nearest": "Estas filas estarían permitidas: {ranks}.",
  "error.other": "El árbitro no puede decidir esto ({code}): se esperaba {expected}, hay {found}.",
};
