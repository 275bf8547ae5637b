/** What the hand on the battlefield says and is told, in French. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "hand.fit": "Montrer toutes les unités",
  "hand.measure": "Mètre ruban",
  "hand.help": "Mouvement et touches",
  "hand.gestures":
    "Faites glisser une unité, ou touchez-la puis la table\u202f; tournez-la par sa poignée. Faites glisser le sol pour voir ailleurs, pincez ou utilisez la molette pour zoomer.",
  "hand.tapes": "Une fois le mètre ruban choisi, faites glisser pour mesurer\u202f; touchez un ruban pour l’enlever.",
  "hand.snapsToContact": "Aimanter au contact",
  "hand.snapsHeadings": "Tourner par pas de 5°",
  "hand.movesByTaps": "Toucher la table déplace l’unité choisie",
  "hand.turned": "{degrees}°",
  "hand.flush": "touche {things}",
  "hand.edge": "le bord de la table",
  "hand.overlaps": "chevauche {things}",
  "hand.offTable": "hors de la table",
  "hand.keys": "Touches pour l’unité choisie",
  "key.arrows": "½″ le long de la table",
  "key.ahead": "autant de pouces vers l’avant",
  "key.turn": "tourner de 5°, à gauche et à droite",
  "key.aboutFace": "demi-tour",
  "key.fine": "avec toutes celles-ci\u202f: 1 mm ou 1°",
  "key.zoom": "plus près, plus loin, toutes les unités",
  "key.undo": "annuler\u202f; avec Shift, rétablir",
  "key.leave": "lâcher",
};
