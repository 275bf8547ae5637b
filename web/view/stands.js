/**
 * Units made of stands, as they are drawn: each stand with a dot for every model, the lost ones hollow, lettered where
 * it has a letter. Knows nothing of rulings.
 *
 * @typedef {import("../types.js").ConquestUnit | import("../types.js").AncientsUnit} StandUnit
 * @typedef {import("./outline.js").Outline} Outline
 * @typedef {import("./outline.js").Point} Point
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {{rank: number, file: number, letter: string | null, left: number, full: number, outline: Outline}} Stand
 */
import { placeAt } from "./formation.js";
import { centre, distance, mix, moved } from "./outline.js";
import { front } from "./unit-shapes.js";

/**
 * The stands of a unit, rank by rank; a Character's stand has no models to count.
 * @param {StandUnit} unit
 * @returns {Stand[]}
 */
export function standsOf(unit) {
  const full = unit.stand?.models ?? 4;
  return unit.ranks.flatMap((row, rank) =>
    [...row].flatMap((place, file) => {
      if (place === ".") return [];
      const outline = placeAt(/** @type {any} */ (unit), rank, file);
      const named = unit.models?.[place];
      const most = named?.kind === "character" ? 0 : full;
      const left = /\d/.test(place) ? Number(place) : Math.min(named?.models ?? full, most);
      return [{ rank, file, letter: /\d/.test(place) ? null : place, left, full: most, outline }];
    }),
  );
}

/**
 * The dots of a stand's models from one to another, those in front first: two by two for four.
 * @param {{outline: Outline, full: number}} stand
 * @param {number} from
 * @param {number} to
 * @returns {Outline[]}
 */
export function dots({ outline: [a, b, c, d], full }, from, to) {
  const files = Math.ceil(Math.sqrt(full));
  const rows = Math.ceil(full / files);
  const radius = Math.min(distance(a, b) / files, distance(a, d) / rows) * 0.2;
  return Array.from({ length: full }, (_, index) => {
    const [across, back] = [((index % files) + 0.5) / files, (Math.floor(index / files) + 0.5) / rows];
    const middle = mix(mix(a, b, across), mix(d, c, across), back);
    return Array.from({ length: 20 }, (_, corner) => {
      const turn = (corner * Math.PI) / 10;
      return moved(middle, [Math.cos(turn), Math.sin(turn)], radius);
    });
  }).slice(from, to);
}

/**
 * A unit as it stands. `side` is 0 or 1 (colour and pattern), `look` one more style name for all of it.
 * @param {StandUnit} unit
 * @param {number} side
 * @param {string} look
 * @returns {Shape[]}
 */
export function standShapes(unit, side, look) {
  const stands = standsOf(unit);
  /**
   * @param {string} kind
   * @param {Outline[]} outlines
   * @param {object} [more]
   * @returns {Shape}
   */
  const area = (kind, outlines, more) => ({
    kind: "area",
    key: `unit/${unit.id}/${kind}`,
    look: `${kind} side-${side} ${look}`,
    outlines,
    unit: unit.id,
    ...more,
  });
  const outlines = stands.map(({ outline }) => outline);
  const [plain, lettered] = [stands.filter(({ letter }) => !letter), stands.filter(({ letter }) => letter)];
  return [
    area("boundary", outlines),
    area(
      "models",
      plain.map(({ outline }) => outline),
      { inset: 1, hatch: side === 1 },
    ),
    area(
      "named",
      lettered.map(({ outline }) => outline),
      { inset: 1 },
    ),
    area("edge", outlines, { inset: 1 }),
    area("dots", dotsOf(plain)),
    area("spent", dotsOf(plain, true)),
    area("dots dark", dotsOf(lettered)),
    area("spent dark", dotsOf(lettered, true)),
    ...lettered.map(({ letter, full, outline }) => letterShape(unit, String(letter), full, outline, look)),
    ...front(/** @type {any} */ (unit), look, frontOf(stands)),
  ];
}

/**
 * From the left end to the right end of the first rank, as far as stands are left in it.
 * @param {Stand[]} stands
 */
function frontOf(stands) {
  const first = stands.filter(({ rank }) => rank === 0);
  return first.length ? [first[0].outline[0], first[first.length - 1].outline[1]] : undefined;
}

/**
 * The dots of some stands' models, or of those that are gone.
 * @param {Stand[]} stands
 * @param {boolean} [areGone]
 */
function dotsOf(stands, areGone = false) {
  return stands.flatMap((stand) => (areGone ? dots(stand, stand.left, stand.full) : dots(stand, 0, stand.left)));
}

/**
 * @param {StandUnit} unit
 * @param {string} letter
 * @param {number} full
 * @param {Outline} outline
 * @param {string} look
 * @returns {Shape}
 */
function letterShape({ id, base }, letter, full, outline, look) {
  const room = Math.min(...base) * (full ? 0.5 : 1);
  return { kind: "letter", key: `unit/${id}/${letter}`, look, text: letter, at: centre(outline), room, unit: id };
}
