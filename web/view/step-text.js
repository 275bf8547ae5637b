/** The steps of a ruling in words: a title and a sentence for each moment. */
import { nameOf, namesOf } from "./names.js";
import { axes } from "./outline.js";

/** @typedef {import("./words.js").Words} Words */

/**
 * The title and the sentence of a moment.
 * @param {any} moment
 * @param {{question: any, answer: any}} asked
 * @param {Words} words
 */
export function momentText(moment, { question, answer }, words) {
  const title = words.say(`step.${moment.kind}`);
  if (moment.kind === "result") return { title, text: resultText(question, answer, words) };
  return {
    title,
    text: gathered(moment.steps)
      .map((step) => stepText(step, question.battle, words))
      .join(" "),
  };
}

/** Units that lose contact with the same one are told in one sentence. @param {any[]} steps @returns {any[]} */
function gathered(steps) {
  /** @type {any[]} */
  const told = [];
  for (const step of steps) {
    const same = told.find(
      (other) => step.step === "loseContact" && other.step === step.step && other.with === step.with,
    );
    if (same) same.units.push(step.unit);
    else told.push({ ...step, units: [step.unit] });
  }
  return told;
}

/** @param {any} step @param {any} battle @param {Words} words @returns {string} */
export function stepText(step, battle, words) {
  return words.say(`say.${step.step}`, {
    unit: nameOf(battle, step.unit),
    ...values[step.step]?.(step, battle, words),
  });
}

/** What kept a unit from moving, in a sentence. @param {any} tried @param {any} battle @param {Words} words @returns {string} */
export function triedText({ unit, blockedBy }, battle, words) {
  const ways = blockedBy.filter((/** @type {any} */ { code }) => code === "unit" || code === "terrain");
  const things = ways.flatMap((/** @type {any} */ { code, by }) => (code === "unit" ? [nameOf(battle, by)] : []));
  if (things.length < ways.length) things.push(words.say("blocked.impassable"));
  const codes = ["newEnemy", "spacing", "inContact", "offTable"].filter((code) =>
    blockedBy.some((/** @type {any} */ other) => other.code === code),
  );
  const causes = codes.map((code) => {
    const ids = blockedBy
      .filter((/** @type {any} */ other) => other.code === code && other.by)
      .map((/** @type {any} */ other) => other.by);
    return words.say(`blocked.${code}`, { by: namesOf(ids, battle, words) });
  });
  if (things.length) causes.unshift(words.say("blocked.way", { count: things.length, by: words.list(things) }));
  return words.say("say.tried", { unit: nameOf(battle, unit), causes: words.list(causes) });
}

/** @type {Record<string, (step: any, battle: any, words: Words) => Record<string, string | number>>} */
const values = {
  remove: (step) => ({ count: step.models.length, numbers: `1–${step.models.length}` }),
  slide: (step) => ({ model: step.model }),
  loseContact: (step, battle, words) => ({
    count: step.units.length,
    units: namesOf(step.units, battle, words),
    with: nameOf(battle, step.with),
  }),
  nudge: (step, battle, words) => ({
    toward: nameOf(battle, step.toward),
    length: words.lengthInText(step.length),
    direction: directionText(step, battle, words),
  }),
  nudgeFailed: (step, battle, words) => ({
    toward: nameOf(battle, step.toward),
    tried: step.tried.map((/** @type {any} */ tried) => triedText(tried, battle, words)).join(" "),
  }),
  noMoreFoes: (step, battle, words) => ({
    may: words.list(step.may.map((/** @type {string} */ code) => words.say(`may.${code}`))),
  }),
};

/** The legs of a nudge as the unit sees them. @param {any} step @param {any} battle @param {Words} words @returns {string} */
function directionText(step, battle, words) {
  const { forward, right } = axes(battle.units.find((/** @type {any} */ unit) => unit.id === step.unit).heading);
  const names = step.legs.map((/** @type {[number, number]} */ [x, y]) => {
    const ahead = x * forward[0] + y * forward[1];
    const aside = x * right[0] + y * right[1];
    if (Math.abs(ahead) > Math.abs(aside)) return words.say(ahead > 0 ? "direction.front" : "direction.rear");
    return words.say(aside > 0 ? "direction.right" : "direction.left");
  });
  return names.reduce((/** @type {string} */ first, /** @type {string} */ second) =>
    words.say("direction.then", { first, second }),
  );
}

/** @param {any} question @param {any} answer @param {Words} words */
function resultText(question, answer, words) {
  if (answer.outcome === "ownerChooses") return words.say("say.result.wait");
  if (answer.outcome !== "decided") return words.say("say.result.notAllowed");
  if (question.ask === "ninth-age/nudge") {
    return words.say("say.result.nudge", {
      unit: nameOf(question.battle, question.unit),
      toward: nameOf(question.battle, question.toward),
    });
  }
  const dropped = answer.steps
    .filter((/** @type {any} */ step) => step.step === "dropOut")
    .map((/** @type {any} */ step) => step.unit);
  if (dropped.length === 0) return words.say("say.result.none");
  return words.say("say.result.dropOut", { count: dropped.length, units: namesOf(dropped, question.battle, words) });
}
