/**
 * A unit's ranks taken apart and put together again: so many files, so many models, the named ones as near as can be to
 * where they stood. Pure; whether a formation is legal is the referee's to say.
 *
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {{letter: string, rank: number, file: number, wide: number, deep: number}} Named
 */

/** The most files, ranks and models that are offered. */
const most = 400;

/** @param {string} place */
export function isPlain(place) {
  return place === "r" || /\d/.test(place);
}

/**
 * The places of R&F models, or of stands with the models left on each, rank by rank.
 * @param {Unit} unit
 */
function plainIn({ ranks }) {
  return [...ranks.join("")].filter(isPlain);
}

/**
 * The models with letters that stand in the ranks, each once.
 * @param {Unit} unit
 * @returns {Named[]}
 */
export function namedIn({ ranks }) {
  /** @type {Map<string, Named>} */
  const found = new Map();
  ranks.forEach((row, rank) =>
    [...row].forEach((letter, file) => {
      if (isPlain(letter) || letter === ".") return;
      const one = found.get(letter) ?? { letter, rank, file, wide: 1, deep: 1 };
      found.set(letter, { ...one, wide: Math.max(one.wide, file - one.file + 1), deep: rank - one.rank + 1 });
    }),
  );
  return [...found.values()];
}

/**
 * Files, ranks and models; a model beside the ranks is not counted.
 * @param {Unit} unit
 */
export function sizesOf(unit) {
  const named = namedIn(unit);
  const plain = plainIn(unit).length;
  return {
    files: unit.ranks[0]?.length ?? 0,
    ranks: unit.ranks.length,
    models: plain + named.length,
    places: plain + named.reduce((sum, { wide, deep }) => sum + wide * deep, 0),
  };
}

/**
 * @param {Unit} unit
 * @param {number} files
 */
export function withFiles(unit, files) {
  return { ...unit, ranks: ranksOf(plainIn(unit), namedIn(unit), files) };
}

/**
 * Adds models at the end of the rear rank or takes them there; ranks follow. Models with letters stay.
 * @param {Unit} unit
 * @param {number} by
 */
export function withModels(unit, by) {
  const plain = plainIn(unit);
  const full = unit.stand ? String(unit.stand.models ?? 4) : "r";
  const wanted = Array.from({ length: Math.min(most, plain.length + by) }, (_, index) => plain[index] ?? full);
  return { ...unit, ranks: ranksOf(wanted, namedIn(unit), sizesOf(unit).files) };
}

/**
 * One rank more or fewer: an incomplete rear rank is filled or goes first.
 * @param {Unit} unit
 * @param {number} by 1 or -1
 */
export function withRank(unit, by) {
  const { files, places } = sizesOf(unit);
  const over = places % files;
  return withModels(unit, by > 0 ? files - over : -(over || files));
}

/**
 * Other models with letters in the ranks, and so many R&F models more or fewer.
 * @param {Unit} unit
 * @param {Named[]} named
 * @param {number} [by]
 */
export function withNamed(unit, named, by = 0) {
  const plain = plainIn(by ? withModels(unit, by) : unit);
  return { ...unit, ranks: ranksOf(plain, named, sizesOf(unit).files) };
}

/**
 * Named models first, each at its place or the nearest that is free, then the others from the front left on.
 * @param {string[]} plain
 * @param {Named[]} named
 * @param {number} files
 */
function ranksOf(plain, named, files) {
  const places = plain.length + named.reduce((sum, { wide, deep }) => sum + wide * deep, 0);
  const width = Math.max(1, Math.min(files, places), ...named.map(({ wide }) => wide));
  const depth = Math.ceil(places / width);
  /** @type {string[][]} */
  const rows = [];
  for (const { letter, rank, file, wide, deep } of named) {
    const wanted = [Math.max(0, Math.min(rank, depth - deep)), Math.min(file, width - wide)];
    const [front, left] = freeSpot(rows, wanted, wide, deep, width);
    for (let back = 0; back < deep; back++) {
      for (let across = 0; across < wide; across++) rowOf(rows, front + back)[left + across] = letter;
    }
  }
  const rest = [...plain];
  for (let rank = 0; rest.length > 0; rank++) {
    for (let file = 0; file < width && rest.length > 0; file++) {
      if (!rowOf(rows, rank)[file]) rows[rank][file] = /** @type {string} */ (rest.shift());
    }
  }
  return rows.map((row) => Array.from(row, (place) => place ?? ".").join(""));
}

/**
 * The first free place for a base: in its rank the nearest, else in the ranks behind.
 * @param {string[][]} rows
 * @param {number[]} wanted rank and file
 * @param {number} wide
 * @param {number} deep
 * @param {number} width
 */
function freeSpot(rows, [rank, file], wide, deep, width) {
  const files = Array.from({ length: width - wide + 1 }, (_, index) => index);
  files.sort((one, other) => Math.abs(one - file) - Math.abs(other - file));
  for (let front = rank; ; front++) {
    const left = files.find((start) =>
      Array.from({ length: wide * deep }, (_, index) => [
        front + Math.floor(index / wide),
        start + (index % wide),
      ]).every(([back, across]) => !rows[back]?.[across]),
    );
    if (left !== undefined) return [front, left];
  }
}

/**
 * @param {string[][]} rows
 * @param {number} rank
 */
function rowOf(rows, rank) {
  while (rows.length <= rank) rows.push([]);
  return rows[rank];
}
