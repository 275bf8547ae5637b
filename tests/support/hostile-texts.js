// What strangers may call units, players and ids, and what a page may be sent: one list for every way in.
import { readFileSync } from "node:fs";

import { root } from "../../web/dev/command.js";

/** Names by what is wrong with them; the referee takes every one of them. @type {Record<string, string>} */
export const names = {
  markup: `<img src=x onerror="document.title='gone'">`,
  "a script": `</text><script>document.title='gone'</script>`,
  "an end of a script": `</script></pre></style>--><b>`,
  "an end of an attribute": `"' onload='document.title=1`,
  entities: "&lt;b&gt; &#60;b&#62; &amp;",
  "an address that is a script": "javascript:document.title='gone'",
  "an address elsewhere": "https://example.org/x.png",
  "a style": "};*{display:none}url(https://example.org)",
  "a place for a value": "{unit} {parts} {count} {}",
  "a pattern of a replacement": "$& $1 $` $' $$",
  "a turn from right to left": "A\u202eB",
  "a turn without an end": "\u202bA\u2067B",
  "an end without a turn": "\u2069\u202c\u2069A",
  Hebrew: "אבירים 12",
  Arabic: "فرسان (٣)",
  "marks of direction": "A\u200f!\u200e\u061c",
  "signs that nobody sees":
    "A\u200b\u2060\ufeff\u00adB\u034f\u115f\u1160\u17b4\u180e\u2061\u2064\u206a\u3164\uffa0\ufff9",
  tags: "A\u{e0041}\u{e007f}",
  "joined signs": "👩\u200d🚀 می\u200cخواهم",
  "control characters": "\u0000\u0001\u001b[31m\u007f\u009b2J",
  "ends of lines": "A\r\nloss B 9\u2028\u2029\u0085",
  "no letters": "   ",
  nothing: "",
  "a long word": "W".repeat(64),
  "accents in a heap": `A${"\u0301".repeat(60)}`,
  "no character": "\ufffe\uffff",
};

/** Ids and players that objects have already, or that look like something else. */
export const ids = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "prototype",
  "valueOf",
  "then",
  "length",
  "<b>",
  "a\"b'c",
  "a, b",
  "0",
  "null",
  "#a:not(*)",
  "א",
];

/** What a window may be sent by any other. */
export const messages = [
  "take over",
  "null",
  null,
  0,
  [],
  { source: "closeranks", height: 1e9 },
  { source: "closeranks", height: "1e9" },
  { question: { ask: "ninth-age/casualties" } },
  { ask: "ninth-age/casualties", battle: {}, losses: [] },
  JSON.stringify({ closeRanks: 1, question: {} }),
  { error: { code: "internal.trap", at: "" } },
];

const figure = JSON.parse(readFileSync(`${root}web/page/figures/figure-d.json`, "utf8"));

/**
 * Figure d with other ids and names: of each list as many as it has units, then the next.
 * @returns {{what: string, question: any}[]}
 */
export function hostileQuestions() {
  const size = figure.battle.units.length;
  const named = Object.entries(names);
  const groups = Math.ceil(named.length / size);
  return Array.from({ length: groups }, (_, group) => {
    const chosen = Array.from({ length: size }, (_, place) => named[(group * size + place) % named.length]);
    const called = Array.from({ length: size }, (_, place) => ids[(group * size + place) % ids.length]);
    const players = [0, 1].map((side) => ids[(group * 2 + side) % ids.length]);
    return {
      what: chosen.map(([what]) => what).join(", "),
      question: renamed(
        figure,
        called,
        players,
        chosen.map(([, name]) => name),
      ),
    };
  });
}

/**
 * A question about the same battle with other names in it.
 * @param {any} question of the Ninth Age
 * @param {string[]} called the ids of its units
 * @param {string[]} players
 * @param {string[]} [given] the names of its units
 */
export function renamed(question, called, players, given) {
  const { battle } = question;
  const idOf = (/** @type {string} */ id) =>
    called[battle.units.findIndex((/** @type {any} */ unit) => unit.id === id)];
  const before = [...new Set(battle.units.map((/** @type {any} */ { player }) => player))];
  const playerOf = (/** @type {string} */ player) => players[before.indexOf(player)];
  const units = battle.units.map((/** @type {any} */ unit, /** @type {number} */ place) => ({
    ...unit,
    id: called[place],
    player: playerOf(unit.player),
    ...(given && { name: given[place] }),
  }));
  const contacts = battle.contacts?.map((/** @type {any} */ contact) => ({
    ...contact,
    units: contact.units.map(idOf),
  }));
  return {
    ...question,
    battle: { ...battle, activePlayer: playerOf(battle.activePlayer), units, ...(contacts && { contacts }) },
    losses: question.losses.map((/** @type {any} */ loss) => ({ ...loss, unit: idOf(loss.unit) })),
  };
}
