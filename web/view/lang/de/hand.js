/** What the hand on the battlefield says and is told, in German. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "hand.fit": "Alle Einheiten zeigen",
  "hand.measure": "Maßband",
  "hand.help": "Bewegen und Tasten",
  "hand.gestures":
    "Zieh eine Einheit, oder tippe sie an und dann den Tisch; dreh sie an ihrem Griff. Zieh den Boden, um woandershin zu sehen; zum Zoomen zwei Finger oder das Mausrad.",
  "hand.tapes": "Ist das Maßband gewählt, misst Ziehen; tippst du ein liegendes Maßband an, verschwindet es.",
  "hand.snapsToContact": "In Kontakt einrasten",
  "hand.snapsHeadings": "In Schritten von 5° drehen",
  "hand.movesByTaps": "Antippen des Tischs bewegt die gewählte Einheit",
  "hand.turned": "{degrees}°",
  "hand.flush": "berührt {things}",
  "hand.edge": "die Tischkante",
  "hand.overlaps": "überlappt {things}",
  "hand.offTable": "neben dem Tisch",
  "hand.keys": "Tasten für die gewählte Einheit",
  "key.arrows": "½″ entlang des Tischs",
  "key.ahead": "so viele Zoll nach vorn",
  "key.turn": "um 5° nach links und rechts drehen",
  "key.aboutFace": "kehrtmachen",
  "key.fine": "mit jeder davon: 1 mm oder 1°",
  "key.zoom": "näher, weiter, alle Einheiten",
  "key.undo": "rückgängig; mit Shift wiederholen",
  "key.leave": "loslassen",
};
