/**
 * The steps of a ruling in words: a title and a sentence for each moment.
 *
 * @typedef {import("./asked.js").Answer} Answer
 * @typedef {import("./asked.js").Battle} Battle
 * @typedef {import("./asked.js").Question} Question
 * @typedef {import("./asked.js").Step} Step
 * @typedef {import("./words.js").Words} Words
 */
import { modelNameOf, nameOf, namesOf } from "./names.js";
import { axes } from "./outline.js";
import { slidersOf, slidesOf } from "./slides.js";

/**
 * The title and the text of a moment.
 * @param {import("./asked.js").Moment} moment
 * @param {{question: Question, answer: Answer}} asked
 * @param {Words} words
 */
export function momentText(moment, { question, answer }, words) {
  const title = words.say(`step.${moment.kind}`);
  if (moment.kind === "result") return { title, text: resultText(question, answer, words) };
  return { title, text: stepsText(moment.steps, question.battle, words) };
}

/**
 * What happens in some steps of one kind.
 * @param {Step[]} steps
 * @param {Battle} battle
 * @param {Words} words
 */
export function stepsText(steps, battle, words) {
  const told = steps.filter((step) => isTold(step, steps));
  return told.map((step) => words.say(sentenceOf(step, steps), valuesOf(step, steps, battle, words))).join(" ");
}

/**
 * Whether a step has a sentence of its own: all the slides of a unit share one, and all that lose contact with one foe.
 * @param {Step} step
 * @param {Step[]} steps
 */
function isTold(step, steps) {
  if (step.step === "slide") return slidesOf(steps, step.unit)[0] === step;
  return step.step !== "loseContact" || partedFrom(step.with, steps)[0] === step.unit;
}

/**
 * What kept a unit from moving, in a sentence.
 * @param {import("./asked.js").Tried} tried
 * @param {Battle} battle
 * @param {Words} words
 */
export function triedText({ unit, blockedBy }, battle, words) {
  /** @param {string} code */
  const named = (code) => blockedBy.filter((cause) => cause.code === code).map(({ by = "" }) => nameOf(battle, by));
  const isTerrain = named("terrain").length > 0;
  const inTheWay = [...named("unit"), ...(isTerrain ? [words.say("blocked.impassable")] : [])];
  const way = inTheWay.length ? [words.say("blocked.way", { count: inTheWay.length, by: words.list(inTheWay) })] : [];
  const causes = ["newEnemy", "facing", "spacing", "inContact", "offTable"]
    .filter((code) => named(code).length > 0)
    .map((code) => words.say(`blocked.${code}`, { by: words.list(named(code)) }));
  return words.say("say.tried", { unit: nameOf(battle, unit), causes: words.list([...way, ...causes]) });
}

/**
 * The code of a step's sentence: named models that slide are named, others are counted.
 * @param {Step} step
 * @param {Step[]} steps
 */
function sentenceOf(step, steps) {
  if (step.step !== "slide") return `say.${step.step}`;
  const { letters, others } = slidersOf(slidesOf(steps, step.unit));
  if (letters.length === 0) return "say.slides";
  return letters.length + others > 1 ? "say.slideTogether" : "say.slide";
}

/**
 * The values that a step's sentence puts in.
 * @param {Step} step
 * @param {Step[]} steps
 * @param {Battle} battle
 * @param {Words} words
 * @returns {Record<string, string | number>}
 */
function valuesOf(step, steps, battle, words) {
  const unit = nameOf(battle, step.unit);
  if (step.step === "remove") return { unit, count: step.models.length, numbers: `1–${step.models.length}` };
  if (step.step === "slide") {
    const { letters, others: count } = slidersOf(slidesOf(steps, step.unit));
    const named = letters.map((letter) => modelNameOf(battle, step.unit, letter, words));
    const models = words.list(count ? [...named, words.say("say.others", { count })] : named);
    return { unit, count, model: models, models };
  }
  if (step.step === "loseContact") {
    const parted = partedFrom(step.with, steps);
    return { count: parted.length, units: namesOf(parted, battle, words), with: nameOf(battle, step.with) };
  }
  if (step.step === "nudge") {
    const direction = directionText(step, battle, words);
    return { unit, toward: nameOf(battle, step.toward), length: words.lengthInText(step.length), direction };
  }
  if (step.step === "nudgeFailed")
    return { tried: step.tried.map((tried) => triedText(tried, battle, words)).join(" ") };
  if (step.step === "noMoreFoes") return { unit, may: words.either(step.may.map((code) => words.say(`may.${code}`))) };
  return { unit };
}

/**
 * The units that lose contact with one and the same; they share a sentence.
 * @param {string} other
 * @param {Step[]} steps
 */
function partedFrom(other, steps) {
  return steps.flatMap((step) => (step.step === "loseContact" && step.with === other ? [step.unit] : []));
}

/**
 * The legs of a nudge as the unit sees them.
 * @param {import("./asked.js").StepOf<"nudge">} step
 * @param {Battle} battle
 * @param {Words} words
 */
function directionText({ unit, legs }, battle, words) {
  const { forward, right } = axes(battle.units.find(({ id }) => id === unit)?.heading ?? 0);
  const names = legs.map(([x, y]) => {
    const ahead = x * forward[0] + y * forward[1];
    const aside = x * right[0] + y * right[1];
    if (Math.abs(ahead) > Math.abs(aside)) return words.say(ahead > 0 ? "direction.front" : "direction.rear");
    return words.say(aside > 0 ? "direction.right" : "direction.left");
  });
  return names.reduce((first, second) => words.say("direction.then", { first, second }));
}

/**
 * @param {Question} question
 * @param {Answer} answer
 * @param {Words} words
 */
function resultText(question, { outcome, steps }, words) {
  const { battle } = question;
  if (outcome === "ownerChooses") return words.say("say.result.wait");
  if (outcome !== "decided") return words.say("say.result.notAllowed");
  if ("toward" in question) {
    const isMoved = steps.some(({ step }) => step === "nudge");
    return words.say(isMoved ? "say.result.nudge" : "verdict.touching", {
      unit: nameOf(battle, question.unit),
      toward: nameOf(battle, question.toward),
    });
  }
  const dropped = steps.filter(({ step }) => step === "dropOut").map(({ unit }) => unit);
  if (dropped.length === 0) return words.say("say.result.none");
  return words.say("say.result.dropOut", { count: dropped.length, units: namesOf(dropped, battle, words) });
}
