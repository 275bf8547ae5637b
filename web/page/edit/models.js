/**
 * Models with letters in a unit: put in the place of an R&F model, moved, changed and taken out again. A base that covers
 * whole places stands in the ranks, any other beside them. Pure; what may be is the referee's to say.
 *
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {import("./ranks.js").Named} Named
 * @typedef {import("../../types.js").Model} Model
 */
import { namedIn, withNamed } from "./ranks.js";

/** The kinds of models there are to choose from, each with its letter. @type {Record<string, Record<string, string>>} */
export const kindsOf = {
  "ninth-age": { character: "C", champion: "P", musician: "M", standard: "S" },
  conquest: { command: "K", character: "C" },
  ancients: {},
};

/** What a new Character has. */
const healthPoints = { "ninth-age": 3, conquest: 4, ancients: 1 };

/** For Characters after the first. */
const spareLetters = "DEFGHIJLNOQRTUVWXYZABKMPS";

/**
 * Puts a model of a kind where an R&F model or a stand is. There may be several Characters; of any other kind the one
 * there is moves.
 * @param {Unit} unit
 * @param {number} rank
 * @param {number} file
 * @param {string} kind
 * @param {string} ruleset
 * @returns {{unit: Unit, letter: string}}
 */
export function withModelAt(unit, rank, file, kind, ruleset) {
  const { models = {} } = unit;
  const named = namedIn(unit);
  const place = { rank, file, wide: 1, deep: 1 };
  const present = Object.keys(models).find((letter) => models[letter].kind === kind);
  if (present && kind !== "character") {
    const others = named.filter(({ letter }) => letter !== present);
    return { unit: withNamed(unit, [...others, { ...place, letter: present }]), letter: present };
  }
  const letter = [kindsOf[ruleset][kind], ...spareLetters].find((one) => !(one in models)) ?? "";
  const points = kind === "character" ? { healthPoints: healthPoints[/** @type {"conquest"} */ (ruleset)] } : {};
  const model = /** @type {Model} */ ({ kind, ...points });
  // In the place's own order, so that nobody else moves.
  const wider = withNamed(unit, [...named, { ...place, letter }], -1);
  return { unit: { ...wider, models: { ...models, [letter]: model } }, letter };
}

/**
 * The unit with an R&F model instead of one with a letter.
 * @param {Unit} unit
 * @param {string} letter
 * @returns {Unit}
 */
export function withoutModel(unit, letter) {
  const { [letter]: _, ...models } = unit.models ?? {};
  const { [sideOfModel(unit, letter) ?? ""]: __, ...beside } = /** @type {Record<string, string>} */ (
    unit.beside ?? {}
  );
  const named = namedIn(unit);
  const others = named.filter((one) => one.letter !== letter);
  return tidy({ ...withNamed(unit, others, named.length - others.length), models, beside });
}

/**
 * A model with other Health Points, name, base or traits.
 * @param {Unit} unit
 * @param {string} letter
 * @param {Partial<Model>} change
 * @returns {Unit}
 */
export function withModel(unit, letter, change) {
  const models = { ...unit.models, [letter]: { .../** @type {Model} */ (unit.models?.[letter]), ...change } };
  return "base" in change ? refitted({ ...unit, models }, letter) : { ...unit, models };
}

/**
 * The unit on another base; models with bases of their own keep them.
 * @param {Unit} unit
 * @param {[number, number]} base
 * @returns {Unit}
 */
export function withBase(unit, base) {
  const own = Object.keys(unit.models ?? {}).filter((letter) => unit.models?.[letter].base);
  return own.reduce(refitted, { ...unit, base });
}

/**
 * Which end of the first rank a model stands beside, if it does.
 * @param {Unit} unit
 * @param {string} letter
 * @returns {"left" | "right" | undefined}
 */
export function sideOfModel({ beside }, letter) {
  return beside?.left === letter ? "left" : beside?.right === letter ? "right" : undefined;
}

/**
 * A model beside the unit at the other end; whoever is there changes places with it.
 * @param {Unit} unit
 * @returns {Unit}
 */
export function withSidesSwapped(unit) {
  const { left, right } = unit.beside ?? {};
  return tidy({ ...unit, beside: { left: right, right: left } });
}

/**
 * The model in as many places as its base covers, or beside the first rank when they do not match.
 * @param {Unit} unit
 * @param {string} letter
 * @returns {Unit}
 */
function refitted(unit, letter) {
  const base = unit.models?.[letter].base ?? unit.base;
  const [wide, deep] = [base[0] / unit.base[0], base[1] / unit.base[1]];
  const side = sideOfModel(unit, letter);
  const named = namedIn(unit);
  const others = named.filter((one) => one.letter !== letter);
  const { left, right } = unit.beside ?? {};
  if (Number.isInteger(wide) && Number.isInteger(deep)) {
    const far = side === "left" ? 0 : 99;
    const { rank, file } = named.find((one) => one.letter === letter) ?? { rank: 0, file: far };
    const beside = { ...unit.beside, ...(side && { [side]: undefined }) };
    return tidy({ ...withNamed(unit, [{ letter, rank, file, wide, deep }, ...others]), beside });
  }
  if (side) return unit;
  return tidy({
    ...withNamed(unit, others),
    beside: right ? { right, left: left ?? letter } : { left, right: letter },
  });
}

/**
 * Without empty fields, as the referee reads them.
 * @param {any} unit
 * @returns {Unit}
 */
function tidy({ beside = {}, models = {}, ...unit }) {
  const sides = Object.fromEntries(Object.entries(beside).filter(([, letter]) => letter));
  return {
    ...unit,
    ...(Object.keys(models).length && { models }),
    ...(Object.keys(sides).length && { beside: sides }),
  };
}
