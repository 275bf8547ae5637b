// A battle of eight units of forty models, with names, Characters, command, contacts and terrain: what a long evening has
// on its table. Four ranks face four along a crooked line.

const names = [
  ["Hammerers of the Western Gate", "Crossbows of Karak Dun", "Seekers of the Long Road", "The King's Own Guard"],
  ["Ночные охотники", "Wolf Riders of the Broken Moon", "Железная орда", "Great Warlord's Retinue"],
];
const captains = [
  "Thane Borin",
  "Captain Ylva",
  "Runesmith",
  "King Alrik",
  "Вожак",
  "Big Boss",
  "Шаман",
  "Warlord Grum",
];

/** @param {number} index */
function unit(index) {
  const side = Math.floor(index / 4);
  const column = index % 4;
  const base = [20, 25, 20, 25][column];
  const files = [8, 10, 5, 8][column];
  const length = 40 / files;
  const first = `S${"r".repeat(files - 4)}MPC`;
  return {
    id: `${"AB"[side]}${column + 1}`,
    name: names[side][column],
    player: ["Dwarves of Jonas", "Орки Сергея"][side],
    at: [400.125 + column * 287.35 + side * 13.7, 480.25 + column * 17.4],
    heading: side * 180,
    base: [base, base],
    ranks: [first, ...Array(length - 1).fill("r".repeat(files))],
    models: {
      S: { kind: "standard" },
      M: { kind: "musician" },
      P: { kind: "champion", healthPoints: 2 },
      C: { kind: "character", name: captains[index], healthPoints: 3, healthLost: 1, frontRank: true },
    },
  };
}

/** @type {any} */
export const greatBattle = {
  ask: "ninth-age/casualties",
  battle: {
    table: { width: 1828.8, depth: 1219.2 },
    activePlayer: "Dwarves of Jonas",
    units: Array.from({ length: 8 }, (_, index) => unit(index)),
    terrain: Array.from({ length: 5 }, (_, index) => ({
      id: `${["rocks", "wood", "wall", "hill", "house"][index]}-${index}`,
      kind: ["impassable", "area", "obstacle", "area", "impassable"][index],
      outline: Array.from({ length: 7 }, (_, corner) => [
        Math.round(1000 * (300 + index * 250 + 60 * Math.cos(corner * 0.897 + index))) / 1000,
        Math.round(1000 * (900 + (index % 2) * 120 + 47 * Math.sin(corner * 0.897 + index))) / 1000,
      ]),
    })),
    contacts: [0, 1, 2, 3].map((column) => ({
      units: [`A${column + 1}`, `B${column + 1}`],
      facings: ["front", "front"],
    })),
  },
  losses: Array.from({ length: 8 }, (_, index) => ({
    unit: `${"AB"[Math.floor(index / 4)]}${(index % 4) + 1}`,
    healthPoints: 2 + index,
  })),
};
