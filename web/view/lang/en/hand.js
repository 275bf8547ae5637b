/** What the hand on the battlefield says and is told, in English. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "hand.fit": "Show all units",
  "hand.measure": "Measuring tape",
  "hand.help": "Moving and keys",
  "hand.gestures":
    "Drag a unit, or tap it and then the table; turn it by its handle. Drag the ground to look elsewhere, pinch or scroll to zoom.",
  "hand.tapes": "With the measuring tape chosen, drag to measure; tap a tape to take it away.",
  "hand.snapsToContact": "Snap to contact",
  "hand.snapsHeadings": "Turn in steps of 5°",
  "hand.movesByTaps": "A tap on the table moves the chosen unit",
  "hand.turned": "{degrees}°",
  "hand.flush": "touches {things}",
  "hand.edge": "the table's edge",
  "hand.overlaps": "overlaps {things}",
  "hand.offTable": "off the table",
  "hand.keys": "Keys for the chosen unit",
  "key.arrows": "½″ along the table",
  "key.ahead": "that many inches ahead",
  "key.turn": "turn by 5°, left and right",
  "key.aboutFace": "about-face",
  "key.fine": "with any of these: 1 mm or 1°",
  "key.zoom": "nearer, farther, all units",
  "key.undo": "undo; with Shift, redo",
  "key.leave": "let go",
};
