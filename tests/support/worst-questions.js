// The questions that take longest of those that are answered, or that took so before their kind was limited: hostile, but of
// the right form. Found by searching at random for what takes most time.

/** @typedef {[number, number]} Place */

const table = { width: 6000, depth: 5000 };

/**
 * @param {string} id
 * @param {string} player
 * @param {Place} at
 * @param {number} heading
 * @param {string[]} ranks
 */
const unit = (id, player, at, heading, ranks) => ({ id, player, at, heading, base: [20, 20], ranks });

/**
 * Impassable Terrain about a place, its corners as far from there as `reach` says.
 * @param {string} id
 * @param {Place} place
 * @param {number} corners
 * @param {(part: number) => number} reach by the part of the way around
 */
function rock(id, [x, y], corners, reach) {
  const outline = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    const far = reach(corner / corners);
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)].map((number) => Number(number.toFixed(2)));
  });
  return { id, kind: "impassable", outline };
}

/**
 * A unit with single enemies along its front and, if so wished, its rear.
 * @param {{id?: string, x?: number, files: number, ranks: number, enemies: number, apart: number, deep: number,
 *   behind?: boolean, rocks?: number}} form `apart` in millimetres
 */
function besieged({ id = "own", x = 900, files, ranks, enemies, apart, deep, behind = false, rocks = 0 }) {
  const y = 500;
  const left = x - 10 * files;
  const own = unit(id, "green", [x, y], 0, Array(ranks).fill("r".repeat(files)));
  const foes = Array.from({ length: enemies }, (_, index) => {
    const across = left + index * (20 + apart);
    const front = unit(`${id}-front-${index}`, "red", [across, y], 180, Array(deep).fill("r"));
    const rear = unit(`${id}-rear-${index}`, "red", [across, y + 20 * ranks], 0, Array(deep).fill("r"));
    return behind ? [front, rear] : [front];
  }).flat();
  const terrain = Array.from({ length: rocks }, (_, index) =>
    rock(`rock-${index}`, [left - 150 + (index % 50) * 12, index < 50 ? 400 : 640], 60, () => 5),
  );
  return { units: [own, ...foes], terrain };
}

/** Two arms that wind about each other: the outline that takes longest to cut into triangles. */
function spirals() {
  const outline = (/** @type {Place} */ [x, y]) => {
    const arm = (/** @type {number} */ inward) =>
      Array.from({ length: 128 }, (_, step) => {
        const far = 45 * (0.2 + (0.8 * step) / 128) - inward;
        const angle = (8 * Math.PI * step) / 128;
        return [x + far * Math.cos(angle), y + far * Math.sin(angle)].map((number) => Number(number.toFixed(2)));
      });
    return [...arm(0), ...arm(2.25).reverse()];
  };
  const terrain = Array.from({ length: 200 }, (_, index) => ({
    id: `spiral-${index}`,
    kind: "impassable",
    outline: outline([100 + (index % 50) * 100, 2000 + Math.floor(index / 50) * 300]),
  }));
  return { units: besieged({ files: 10, ranks: 1, enemies: 5, apart: 0, deep: 1 }).units, terrain };
}

/** Characters on bases of six places each among others: for every split their places have to be looked for. */
function crowded() {
  const ranks = ["rJrrrrAArrrrrrrrrrrCCrBBrDDrr", "rIrrrrAArrrrrrrFHrrCCrBBrDDrr", "rrrrrrAArrrrrrrrrrECCrBBrDDrG"];
  const large = { kind: "character", healthPoints: 2, base: [40, 60] };
  const models = {
    ...Object.fromEntries(["A", "B", "C", "D"].map((letter) => [letter, large])),
    ...Object.fromEntries(["E", "F", "H", "I"].map((letter) => [letter, { kind: "character" }])),
    G: { kind: "champion" },
    J: { kind: "musician" },
  };
  return { units: [{ ...unit("own", "green", [900, 500], 0, ranks), models }], terrain: [] };
}

/**
 * @param {{units: object[], terrain: object[]}} battle
 * @param {{unit: string, healthPoints: number}[]} losses
 */
const casualties = (battle, losses) => ({
  ask: "ninth-age/casualties",
  battle: { table, activePlayer: "green", ...battle },
  losses,
});

const own = (/** @type {number} */ healthPoints) => ({ unit: "own", healthPoints });
const hurt = (/** @type {string} */ side, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => ({ unit: `own-${side}-${index}`, healthPoints: 1 }));

/** By what makes them slow. @type {Record<string, () => any>} */
export const worstQuestions = {
  "a hundred rocks of sixty corners near every nudge": () =>
    casualties(besieged({ files: 13, ranks: 2, enemies: 6, apart: 20, deep: 3, behind: true, rocks: 100 }), [
      own(20),
      ...hurt("front", 6),
      ...hurt("rear", 6),
    ]),
  "orders of nudges that end in thousands of places": () =>
    casualties(besieged({ files: 14, ranks: 3, enemies: 12, apart: 5, deep: 2, behind: true }), [
      own(40),
      ...hurt("front", 4),
      ...hurt("rear", 3),
    ]),
  "three times twenty-one enemies that lose contact, and an answer of megabytes": () => {
    const fights = ["own", "second", "third"].map((id, index) =>
      besieged({ id, x: 900 + 1400 * index, files: 25, ranks: 1, enemies: 21, apart: 0, deep: 2 }),
    );
    const losses = ["own", "second", "third"].map((id) => ({ unit: id, healthPoints: 21 }));
    return casualties({ units: fights.flatMap(({ units }) => units), terrain: [] }, losses);
  },
  "two hundred spirals of 256 corners": () => casualties(spirals(), [own(5)]),
  "four Characters on bases of six places": () => casualties(crowded(), [own(43)]),
};
