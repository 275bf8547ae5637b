/**
 * A position in words, a line for each thing: the units with their ranks as they are typed, who touches whom, the
 * terrain; and what is asked about it.
 *
 * @typedef {import("./words.js").Words} Words
 */
import { modelNameOf, modelTitle, nameOf } from "./names.js";

/**
 * @param {any} question
 * @param {import("./asked.js").Contact[]} contacts
 * @param {Words} words
 * @returns {string[]}
 */
export function positionLines({ battle }, contacts, words) {
  const name = (/** @type {string} */ id) => nameOf(battle, id);
  const pairs = contacts.map(({ units: [one, other], facings }) => {
    const [facing, otherFacing] = facings.map((facing) => words.say(`facing.${facing}`));
    return words.say("text.contact", { one: name(one), facing, other: name(other), otherFacing });
  });
  const pieces = (battle.terrain ?? []).map((/** @type {any} */ { id, kind }) =>
    words.say("losses.model", { name: words.say(`terrain.${kind}`), letter: id }),
  );
  return [
    words.say("text.position", { player: battle.activePlayer }),
    ...battle.units.map((/** @type {any} */ unit) => `• ${unitText(unit, name(unit.id), words)}`),
    ...(pairs.length ? [words.say("text.contacts", { pairs: pairs.join("; ") })] : []),
    ...(pieces.length ? [words.say("text.terrain", { pieces: pieces.join("; ") })] : []),
  ];
}

/**
 * @param {any} unit
 * @param {string} name
 * @param {Words} words
 */
function unitText(unit, name, words) {
  const { player, at, base, heading, models = {}, healthPoints = 1, healthLost = 0 } = unit;
  const [x, y] = at.map(words.lengthInText);
  const [width, depth] = base;
  const ranks = unit.ranks.join(" / ");
  const health = `model.healthEach${healthLost ? ".hurt" : ""}`;
  return [
    words.say("text.unit", { unit: name, player, ranks, width, depth, x, y, heading }),
    ...(unit.formation === "skirmish" ? [words.say("text.skirmish")] : []),
    ...(healthPoints > 1 ? [words.say(health, { healthPoints, healthLost })] : []),
    ...(unit.markers ? [words.say("wounds.markers", { value: unit.markers })] : []),
    ...Object.keys(models).map((letter) => modelTitle(unit, letter, words)),
  ].join("; ");
}

/**
 * What the players set: the losses or the Wounds; empty where the verdict says it all.
 * @param {any} question
 * @param {Words} words
 */
export function askedText({ battle, losses = [], unit, wounds }, words) {
  if (wounds) return words.say("text.wounds", { name: nameOf(battle, unit), value: wounds });
  const amounts = losses.map((/** @type {any} */ { unit: id, model, healthPoints: value }) => {
    const name = nameOf(battle, id);
    return words.say("text.loss", { name: model ? `${name}, ${modelNameOf(battle, id, model, words)}` : name, value });
  });
  return amounts.join("; ");
}
