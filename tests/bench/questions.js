// The questions that are timed: the worked cases of the rule's figures, and large battles made here. Times nothing.
import { readCases } from "../support/cases.js";

/**
 * `most` is the bar of an `ask` in Node, in milliseconds.
 * @typedef {{ name: string, question: { ask: string }, most?: number }} Timed
 * @typedef {[number, number]} Place
 * @typedef {{ id: string, player: string, at: Place, heading: number, base: Place, ranks: string[], models?: object }} Unit
 */

const table = { width: 1828.8, depth: 1219.2 };
const figures = ["figure-a", "figure-b", "figure-c", "figure-d", "figure-e", "contacts-figure-d", "nudge-figure-d"];

/** @returns {Timed[]} */
export function questions() {
  const cases = readCases();
  const figure = (/** @type {string} */ name) => cases.find(({ file }) => file === `ninth-age/${name}.json`)?.question;
  const worked = figures.map((name) => ({ name, question: /** @type {any} */ (figure(name)), most: 0.25 }));
  return [
    ...worked,
    { name: "three-fights", question: threeTimes(/** @type {any} */ (figure("figure-d"))), most: 16 },
    { name: "worst-fight", question: worstFight(["north-1", "south-1"]), most: 50 },
    { name: "worst-fight-all-hurt", question: worstFight(ring.map(([id]) => id)), most: 1000 },
    { name: "contacts-40-units", question: contactsOfForty() },
  ];
}

/**
 * A fight three times side by side: out of reach of each other, but ruled as one batch.
 * @param {{ ask: string, battle: any, losses: { unit: string }[] }} fight
 */
function threeTimes({ ask, battle, losses }) {
  const copies = [0, 1, 2].map((number) => {
    const named = (/** @type {string} */ id) => `${id}-${number}`;
    const moved = (/** @type {Place} */ [x, y]) => [x + 500 * number, y];
    return {
      units: battle.units.map((/** @type {Unit} */ unit) => ({ ...unit, id: named(unit.id), at: moved(unit.at) })),
      terrain: battle.terrain.map((/** @type {{ id: string, outline: Place[] }} */ piece) => ({
        ...piece,
        id: named(piece.id),
        outline: piece.outline.map(moved),
      })),
      losses: losses.map((loss) => ({ ...loss, unit: named(loss.unit) })),
    };
  });
  return {
    ask,
    battle: {
      ...battle,
      units: copies.flatMap(({ units }) => units),
      terrain: copies.flatMap(({ terrain }) => terrain),
    },
    losses: copies.flatMap((copy) => copy.losses),
  };
}

/** The enemies around the worst fight's unit, each four files wide, like the sails of a windmill. @type {[string, Place, number][]} */
const ring = [
  ["north-1", [440, 500], 180],
  ["north-2", [520, 500], 180],
  ["north-3", [600, 500], 180],
  ["south-1", [400, 520], 0],
  ["south-2", [480, 520], 0],
  ["south-3", [560, 520], 0],
  ["west", [400, 480], 90],
  ["east", [600, 540], 270],
];

/**
 * One single-rank unit of 10 files, ringed by 8 enemies, with Impassable Terrain on all sides. It loses 9 models, and 3 each
 * of the neighbours named.
 * @param {string[]} hurt
 */
function worstFight(hurt) {
  const base = /** @type {Place} */ ([20, 20]);
  const inMiddle = { id: "green", player: "green", at: [500, 500], heading: 0, base, ranks: ["rrrrrrrrrr"] };
  const enemies = ring.map(([id, at, heading]) => ({ id, player: "red", at, heading, base, ranks: ["rrrr"] }));
  return {
    ask: "ninth-age/casualties",
    battle: {
      table,
      activePlayer: "green",
      units: [inMiddle, ...enemies],
      terrain: [
        rock("north-rock", [410, 440], [660, 450]),
        rock("south-rock", [340, 570], [590, 580]),
        rock("west-rock", [340, 430], [350, 515]),
        rock("east-rock", [650, 505], [660, 590]),
      ],
    },
    losses: [{ unit: "green", healthPoints: 9 }, ...hurt.map((unit) => ({ unit, healthPoints: 3 }))],
  };
}

/**
 * @param {string} id
 * @param {Place} from
 * @param {Place} to the corner across
 */
function rock(id, [left, top], [right, bottom]) {
  const outline = [[left, top], [right, top], [right, bottom], [left, bottom]]; // prettier-ignore
  return { id, kind: "impassable", outline };
}

/** Two battle lines of ten against ten, each unit but the last facing two. */
function contactsOfForty() {
  /** @type {Unit[]} */
  const units = [];
  for (let number = 0; number < 20; number++) {
    const x = 200 + 120 * (number % 10);
    const y = number < 10 ? 400 : 800;
    const shape = { base: /** @type {Place} */ ([20, 20]), ranks: ["rrCrMr", "rrrrrr", "rrrrrr", "rrrr"] };
    const models = { C: { kind: "character", healthPoints: 3 }, M: { kind: "musician" } };
    units.push({ id: `green-${number}`, player: "green", at: [x, y], heading: 0, ...shape, models });
    units.push({ id: `red-${number}`, player: "red", at: [x + 50, y], heading: 180, ...shape, models });
  }
  return { ask: "ninth-age/contacts", battle: { table, activePlayer: "green", units } };
}
