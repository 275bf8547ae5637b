/** What the hand on the battlefield says and is told, in Polish. Values in braces are put in. */

/** @type {import("../../words.js").Dictionary["messages"]} */
export default {
  "hand.fit": "Pokaż wszystkie",
  "hand.measure": "Miarka",
  "hand.help": "Ruch i klawisze",
  "hand.gestures":
    "Przeciągnij oddział albo dotknij go, a potem stołu; obracaj za uchwyt. Przeciągnij podłoże, by spojrzeć gdzie indziej; dwoma palcami lub kółkiem zmienisz skalę.",
  "hand.tapes": "Gdy wybrana jest miarka, przeciągnij, by zmierzyć; dotknij leżącej miarki, by ją usunąć.",
  "hand.snapsToContact": "Przyciągaj do kontaktu",
  "hand.snapsHeadings": "Obracaj co 5°",
  "hand.movesByTaps": "Dotknięcie stołu przesuwa wybrany oddział",
  "hand.turned": "{degrees}°",
  "hand.flush": "dotyka: {things}",
  "hand.edge": "krawędź stołu",
  "hand.overlaps": "nachodzi na: {things}",
  "hand.offTable": "poza stołem",
  "hand.keys": "Klawisze dla wybranego oddziału",
  "key.arrows": "½″ wzdłuż stołu",
  "key.ahead": "o tyle cali naprzód",
  "key.turn": "obrót o 5° w lewo i w prawo",
  "key.aboutFace": "w tył zwrot",
  "key.fine": "razem z nimi: 1 mm lub 1°",
  "key.zoom": "bliżej, dalej, wszystkie oddziały",
  "key.undo": "cofnij; z Shift ponów",
  "key.leave": "puść",
};
