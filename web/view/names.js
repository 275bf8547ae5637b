/** The names of units and of their models, as their players gave them, or else their ids. */

/** @typedef {import("./asked.js").Battle} Battle */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{id: string, name?: string}} Named */

/**
 * What a unit is called; by its id when its name has nothing in it to be seen.
 * @param {Named} unit
 */
export function unitName({ id, name }) {
  return given(name) ?? id;
}

/**
 * Whether another unit of its battle is called the same, so that only their ids tell them apart.
 * @param {Named} unit
 * @param {Named[]} units
 */
export function hasNamesake(unit, units) {
  const called = (/** @type {Named} */ { id, name }) => given(name)?.trim() ?? id;
  const own = called(unit);
  return units.some((one) => one && one.id !== unit.id && called(one) === own);
}

/**
 * What a unit is called among those of its battle.
 * @param {{units: Named[]}} battle
 * @param {string} id
 */
export function nameOf({ units }, id) {
  const unit = units.find((one) => one.id === id) ?? { id };
  return hasNamesake(unit, units) ? `${unitName(unit)} (${id})` : unitName(unit);
}

/**
 * In a question that is refused it may be anything.
 * @param {string | undefined} name
 */
const given = (name) => (typeof name === "string" && name.trim() ? name : undefined);

/**
 * Several names as a list of the language.
 * @param {Iterable<string>} ids
 * @param {Battle} battle
 * @param {Words} words
 */
export function namesOf(ids, battle, words) {
  return words.list([...ids].map((id) => nameOf(battle, id)));
}

/**
 * A model with a letter of its own, by its name or else its kind, and its letter.
 * @param {Battle} battle
 * @param {string} id of its unit
 * @param {string} letter
 * @param {Words} words
 */
export function modelNameOf(battle, id, letter, words) {
  const unit = battle.units.find((one) => one.id === id);
  return unit ? modelName(unit, letter, words) : letter;
}

/**
 * The same of a unit at hand.
 * @param {import("./asked.js").Unit} unit
 * @param {string} letter
 * @param {Words} words
 */
export function modelName({ models = {} }, letter, words) {
  const model = models[letter];
  if (!model) return letter;
  return words.say("losses.model", { name: given(model.name) ?? words.say(`kind.${model.kind}`), letter });
}

/**
 * All there is to know of a model with a letter: who it is, its Health Points if it has more than one, where it belongs.
 * @param {import("./asked.js").Unit} unit
 * @param {string} letter
 * @param {Words} words
 */
export function modelTitle(unit, letter, words) {
  const { healthPoints = 1, healthLost = 0, frontRank, warPlatform } = unit.models?.[letter] ?? {};
  return [
    modelName(unit, letter, words),
    healthPoints > 1 && words.say("model.health", { healthLost, healthPoints }),
    frontRank && words.say("model.frontRank"),
    warPlatform && words.say("model.warPlatform"),
  ]
    .filter(Boolean)
    .join(" · ");
}
