/**
 * Where a unit and its models stand on the table, for drawing alone: outlines in table millimetres, corners from the
 * front left clockwise as the unit sees it. Larger bases cover several places, mismatching ones stand beside the first
 * rank, and in skirmish formation gaps lie between files and ranks. Decides nothing; that is the referee's.
 *
 * @typedef {import("./asked.js").Unit} Unit
 * @typedef {import("./outline.js").Outline} Outline
 * @typedef {{letter: string | null, outline: Outline}} Standing `letter` is null for an R&F model
 */
import { axes, moved } from "./outline.js";

/** Between files and between ranks in skirmish formation, in millimetres. */
const skirmishGap = 12.5;

/**
 * The Unit Boundary: the places of all ranks, empty ones too, and the bases beside.
 * @param {Unit} unit
 */
export function boundary(unit) {
  const [width, depth] = sizeOf(unit);
  return rectangle(unit, [-width / 2, 0], [width, depth]);
}

/**
 * Every model of a unit once, rank by rank, those beside it last.
 * @param {Unit} unit
 * @returns {Standing[]}
 */
export function models(unit) {
  const [across, back] = pitchOf(unit);
  const half = sizeOf(unit)[0] / 2;
  const start = widthOf(unit, unit.beside?.left) - half;
  /** @type {Map<string, Standing>} */
  const standing = new Map();
  unit.ranks.forEach((places, rank) =>
    [...places].forEach((place, file) => {
      const letter = place === "r" ? null : place;
      const key = letter ?? `${rank}/${file}`;
      if (place === "." || standing.has(key)) return;
      const base = baseOf(unit, letter);
      const files = Math.max(1, Math.floor(base[0] / unit.base[0]));
      // A larger base stands in the middle of the places it covers.
      const left = start + across * file + ((files - 1) * (across - unit.base[0])) / 2;
      standing.set(key, { letter, outline: rectangle(unit, [left, back * rank], base) });
    }),
  );
  const { left, right } = unit.beside ?? {};
  if (left) standing.set(left, { letter: left, outline: rectangle(unit, [-half, 0], baseOf(unit, left)) });
  if (right) {
    const at = half - widthOf(unit, right);
    standing.set(right, { letter: right, outline: rectangle(unit, [at, 0], baseOf(unit, right)) });
  }
  return [...standing.values()];
}

/**
 * One place of a unit, whoever stands there.
 * @param {Unit} unit
 * @param {number} rank
 * @param {number} file
 */
export function placeAt(unit, rank, file) {
  const [across, back] = pitchOf(unit);
  const left = widthOf(unit, unit.beside?.left) - sizeOf(unit)[0] / 2;
  return rectangle(unit, [left + across * file, back * rank], unit.base);
}

/**
 * From one place to the next, to the side and backwards.
 * @param {Unit} unit
 */
function pitchOf({ base: [width, depth], formation }) {
  const gap = formation === "skirmish" ? skirmishGap : 0;
  return [width + gap, depth + gap];
}

/**
 * Width and depth of the Unit Boundary.
 * @param {Unit} unit
 */
function sizeOf(unit) {
  const [across, back] = pitchOf(unit);
  const { left, right } = unit.beside ?? {};
  const ranks = unit.ranks.length * back - (back - unit.base[1]);
  const files = (unit.ranks[0]?.length ?? 0) * across - (across - unit.base[0]);
  const depths = [left, right].flatMap((letter) => (letter ? [baseOf(unit, letter)[1]] : []));
  return [files + widthOf(unit, left) + widthOf(unit, right), Math.max(ranks, ...depths)];
}

/**
 * @param {Unit} unit
 * @param {string | null} letter
 */
function baseOf({ base, models = {} }, letter) {
  return (letter && models[letter]?.base) || base;
}

/**
 * The width of a base beside a unit; nobody has none.
 * @param {Unit} unit
 * @param {string | undefined} letter
 */
function widthOf(unit, letter) {
  return letter ? baseOf(unit, letter)[0] : 0;
}

/**
 * A rectangle by its front left corner, to the right of the middle of the unit's front edge and behind it, and its size.
 * @param {Unit} unit
 * @param {[number, number]} corner
 * @param {[number, number]} size
 * @returns {Outline}
 */
function rectangle(unit, [left, front], [width, depth]) {
  const { right, forward } = axes(unit.heading);
  /**
   * @param {number} across
   * @param {number} back
   */
  const corner = (across, back) => moved(moved(unit.at, right, across), forward, -back);
  return [
    corner(left, front),
    corner(left + width, front),
    corner(left + width, front + depth),
    corner(left, front + depth),
  ];
}
