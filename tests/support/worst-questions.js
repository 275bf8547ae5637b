// The questions that take longest of those that are answered, or that took so before their kind was limited: hostile, but of
// the right form. Found by searching at random for what takes most time.

/** @typedef {[number, number]} Place */

const table = { width: 100_000, depth: 100_000 };
const sides = ["green", "red"];

/**
 * @param {string} id
 * @param {string} player
 * @param {Place} at
 * @param {number} heading
 * @param {string[]} ranks
 */
const unit = (id, player, at, heading, ranks) => ({ id, player, at, heading, base: [20, 20], ranks });

const ranked = (/** @type {number} */ files, /** @type {number} */ ranks) => Array(ranks).fill("r".repeat(files));

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

/** Characters on bases of four places each, everywhere in the front half of a unit of 400 places. */
function scattered() {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const ranks = Array.from({ length: 20 }, (_, rank) =>
    Array.from({ length: 20 }, (_, file) => {
      const isBetween = rank % 3 === 2 || file % 3 === 2 || file >= 18;
      return (isBetween ? undefined : letters[Math.floor(rank / 3) * 6 + Math.floor(file / 3)]) ?? "r";
    }).join(""),
  );
  const models = Object.fromEntries(letters.map((letter) => [letter, { kind: "character", base: [40, 40] }]));
  return { units: [{ ...unit("own", "green", [900, 500], 0, ranks), models }], terrain: [] };
}

/**
 * @param {{units: object[], terrain: object[]}} battle
 * @param {{unit: string, model?: string, healthPoints: number}[]} losses
 */
const casualties = (battle, losses) => ({
  ask: "ninth-age/casualties",
  battle: { table, activePlayer: "green", ...battle },
  losses,
});

/**
 * Units of 400 models in a chain, each in contact with the next by a corner; the last ones stand in a single rank.
 * @param {number} single
 */
function chained(single) {
  const units = Array.from({ length: 190 }, (_, index) =>
    unit(`link-${index}`, sides[index % 2], [200 + 400 * index, 400 * index], 0, ranked(20, 20)),
  );
  const last = Array.from({ length: single }, (_, index) =>
    unit(`last-${index}`, sides[index % 2], [76_200 + 400 * index, 76_000 + 20 * index], 0, ranked(20, 1)),
  );
  return { units: [...units, ...last], terrain: [] };
}

/**
 * Units with an enemy each behind them, whose rear rank is not lost as a whole.
 * @param {number} count
 * @param {number} files
 * @param {number} ranks
 */
function metBehind(count, files, ranks) {
  const units = Array.from({ length: count }, (_, index) => {
    const x = 10 * files + 100 + (index % 10) * (20 * files + 200);
    const y = 100 + Math.floor(index / 10) * (20 * ranks + 200);
    return [
      unit(`met-${index}`, "green", [x, y], 0, ranked(files, ranks)),
      unit(`foe-${index}`, "red", [x, y + 20 * ranks], 0, ranked(files, 1)),
    ];
  });
  return { units: units.flat(), terrain: [] };
}

const champions = [..."ABCDEFGHIJK"];

/**
 * Twenty-six Characters in a first rank, with R&F models between them, all of whom die: each hole may be filled or closed.
 * @param {number} behind how many R&F models stand behind them
 */
function holed(behind) {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const ranks = [letters.map((letter) => letter + "r".repeat(10)).join(""), "r".repeat(behind)];
  const models = Object.fromEntries(letters.map((letter) => [letter, { kind: "character", frontRank: true }]));
  const units = [{ ...unit("own", "green", [5000, 500], 0, ranks), models }];
  return casualties({ units, terrain: [] }, [
    ...letters.map((model) => ({ unit: "own", model, healthPoints: 1 })),
    own(behind > 100 ? 85 : 10),
  ]);
}

/** A unit with eleven Champions in its first rank and five models behind: there are 3,234 ways to close the holes. */
const championed = (/** @type {string} */ id, /** @type {number} */ index) => ({
  ...unit(id, "green", [1000 + 1000 * index, 500], 0, [`r${champions.join("r")}r`, "rrrrr"]),
  models: Object.fromEntries(champions.map((letter) => [letter, { kind: "champion" }])),
});

/** Stands in one rank, some of them incomplete, almost all of which are lost. */
function standsLost(/** @type {number} */ incomplete) {
  const ranks = ["1".repeat(incomplete) + "2".repeat(400 - incomplete)];
  const regiment = { ...unit("own", "green", [50_000, 500], 0, ranks), stand: { models: 2, wounds: 1 } };
  const battle = { table, activePlayer: "green", units: [regiment] };
  return { ask: "conquest/wounds", battle, unit: "own", wounds: 797 - incomplete };
}

const numbered = (/** @type {string} */ name, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

/** Units so small that the contact tolerance lets all of them stand on one spot. */
const heaped = (/** @type {number} */ count, /** @type {number} */ files) =>
  numbered("heaped", count).map((id, index) => ({
    ...unit(id, sides[index % 2], [100, 100], 0, ranked(files, 1)),
    base: [0.002, 0.001],
  }));

/** A notation of almost a megabyte, of units against each other. */
const unitLines = () =>
  numbered("line", 24_000)
    .map((id, index) => `${id} 1x1 20x20 ${index === 0 ? "at 400,400" : `left of line-${index - 1}`}`)
    .join("\n");

const own = (/** @type {number} */ healthPoints) => ({ unit: "own", healthPoints });
const lost = (/** @type {string[]} */ units, /** @type {number} */ healthPoints) =>
  units.map((id) => ({ unit: id, healthPoints }));
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
  "twenty-six Characters on bases of four places": () => casualties(scattered(), [own(250)]),
  "holes of twenty-six Characters that nearly all must be filled": () => holed(110),
  "holes of twenty-six Characters that half must be filled": () => holed(20),
  "two single ranks at the end of a chain of 190 units of 400 models": () =>
    casualties(chained(2), lost(numbered("last", 2), 11)),
  "three single ranks at the end of such a chain": () => casualties(chained(3), lost(numbered("last", 3), 11)),
  "a hundred units of 400 models that are met behind": () =>
    casualties(metBehind(100, 20, 20), lost(numbered("met", 100), 10)),
  "eighteen units whose eleven Champions die": () =>
    casualties({ units: numbered("led", 18).map(championed), terrain: [] }, [
      ...numbered("led", 18).flatMap((id) => champions.map((model) => ({ unit: id, model, healthPoints: 1 }))),
    ]),
  "two hundred units of 400 files that lose half of them": () => {
    const units = numbered("wide", 200).map((id, index) =>
      unit(id, "green", [5000 + 9000 * (index % 10), 100 + 100 * Math.floor(index / 10)], 0, ranked(400, 1)),
    );
    return casualties({ units, terrain: [] }, lost(numbered("wide", 200), 200));
  },
  "ten thousand contacts of 400 models with 400": () => ({
    ask: "ninth-age/contacts",
    battle: { table, activePlayer: "green", units: heaped(200, 400) },
  }),
  "ten thousand contacts": () => ({
    ask: "ninth-age/contacts",
    battle: { table, activePlayer: "green", units: heaped(200, 1) },
  }),
  "a heap of 190 units beside a fight of two thousand combinations": () => {
    const fight = sides.map((player, side) => unit(player, player, [1000, 500], 180 * side, ranked(60, 1)));
    return casualties({ units: [...heaped(190, 1), ...fight], terrain: [] }, lost(sides, 45));
  },
  "seven incomplete stands before 393 others": () => standsLost(7),
  "six incomplete stands before 394 others, and an answer of megabytes": () => standsLost(6),
  "twenty-four thousand lines of units": () => ({
    ask: "notation/read",
    text: `ninth-age/casualties\nplayer green\n${unitLines()}`,
  }),
};
