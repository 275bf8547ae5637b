/**
 * What is said about an answer: the verdict, its reasons, its steps and its options as sentences of a language. Says
 * only what the answer holds; knows no rule and no page.
 */
import { axes } from "./outline.js";

/**
 * @typedef {import("./words.js").Words} Words
 * @typedef {{question: any, answer: any}} Case
 */

const priorities = ["dropOut", "loseContact", "modelsInContact", "imbalance", "widthLost", "slid"];

/** The keys of an option's score, the most important first. The last two only when they tell options apart. @param {any} answer @returns {string[]} */
export function prioritiesOf(answer) {
  return priorities.filter(
    (key, index) => index < 4 || answer.options.some((/** @type {any} */ option) => option.score[key]),
  );
}

/** The name of a unit, or its id. @param {any} battle @param {string} id @returns {string} */
export function nameOf(battle, id) {
  const unit = battle.units.find((/** @type {any} */ other) => other.id === id);
  return unit?.name ?? id;
}

/** A refusal in words. @param {any} error @param {any} battle @param {Words} words */
export function errorText(error, battle, words) {
  const code = `error.${error.code}`;
  const units = [error.at, ...(error.with ?? [])].map((id) => unitAtPointer(id, battle));
  return words.say(words.knows(code) ? code : "error.other", { ...error, with: words.list(units) });
}

/**
 * The verdict on casualties or a nudge: a small title, one headline and the reasons in plain sentences.
 * `would` says that the outcome is looked at, not ruled.
 * @param {Case} asked
 * @param {Words} words
 * @param {boolean} [would]
 * @returns {{kicker: string, headline: string, reasons: string[]}}
 */
export function verdictOf({ question, answer }, words, would = false) {
  if (question.ask === "ninth-age/nudge") return nudgeVerdict(question, answer, words);
  const reasons = answer.reasons
    .map((/** @type {any} */ reason) => reasonText(reason, question, answer, words))
    .filter(Boolean);
  if (answer.outcome === "silent")
    return { kicker: words.say("kicker.silent"), headline: words.say("verdict.silent"), reasons };
  if (answer.outcome === "ownerChooses") {
    const count = answer.options.filter((/** @type {any} */ option) => option.legal).length;
    return {
      kicker: words.say("kicker.ownerChooses", { player: answer.chooses }),
      headline: words.say("verdict.choose", { count }),
      reasons,
    };
  }
  const option = answer.options[answer.chosen];
  const headline = option ? removalText(question, option, answer, words, would) : words.say("verdict.nothing");
  const told = would ? [] : reasons;
  return { kicker: kickerOf(answer, words, would), headline, reasons: [...told, ...alsoText(question, answer, words)] };
}

/** The title and the sentence of a moment. @param {any} moment @param {Case} asked @param {Words} words */
export function momentText(moment, { question, answer }, words) {
  const sentences = moment.steps.map((/** @type {any} */ step) => stepText(step, question.battle, words));
  return {
    title: words.say(`step.${moment.kind}`),
    text: moment.kind === "result" ? resultText(question, answer, words) : sentences.join(" "),
  };
}

/** An option in a few words: how many from each end. @param {any} option @param {any} answer @param {any} battle @param {Words} words */
export function optionText(option, answer, battle, words) {
  const entries = Object.entries(option.sides);
  const rears = new Set(
    answer.options.map((/** @type {any} */ other) =>
      Object.values(other.sides)
        .map(({ rear }) => rear)
        .join(),
    ),
  );
  const texts = entries.map(([unit, sides]) => {
    const keys = ["rear", "left", "right"].filter(
      (key) => sides[key] > 0 && (key !== "rear" || rears.size > 1 || sides.left + sides.right === 0),
    );
    const split =
      keys.map((key) => words.say(`split.${key}`, { count: sides[key] })).join(", ") || words.say("split.none");
    return entries.length > 1 ? words.say("split.unit", { unit: nameOf(battle, unit), split }) : split;
  });
  return texts.join("; ") || words.say("split.none");
}

/** Why an option is not allowed: what it is worse at than the best. Empty for a legal one. @param {any} option @param {any} answer @param {any} battle @param {Words} words */
export function whyText(option, answer, battle, words) {
  if (!option.beatenOn) return "";
  const key = option.beatenOn;
  const count = option.score[key];
  const best = answer.options[option.by].score[key];
  if (key === "dropOut") {
    const units = words.list(option.droppedOut.map((/** @type {string} */ id) => nameOf(battle, id)));
    return words.say("why.dropOut.units", { count: option.droppedOut.length, units });
  }
  return words.say(`why.${key}`, { count, best });
}

/** @param {any} answer @param {Words} words @param {boolean} would */
function kickerOf(answer, words, would) {
  if (would) return words.say(answer.options[answer.chosen].legal ? "kicker.wouldBe" : "kicker.notAllowed");
  const deciding = answer.reasons.filter((/** @type {any} */ reason) => reason.code === "priority");
  if (deciding.length === 0) return words.say("kicker.decided");
  const numbers = deciding.map((/** @type {any} */ reason) => String(priorities.indexOf(reason.priority) + 1));
  return words.say("kicker.priorities", { count: numbers.length, priorities: words.list(numbers) });
}

/** @param {any} question @param {any} option @param {any} answer @param {Words} words @param {boolean} would */
function removalText(question, option, answer, words, would) {
  const gone = answer.steps.filter((/** @type {any} */ step) => step.step === "wipedOut");
  const units = Object.entries(option.sides).filter(
    ([id]) => !gone.some((/** @type {any} */ step) => step.unit === id),
  );
  const code = would ? "verdict.wouldRemove" : "verdict.remove";
  const sentences = units.flatMap(([id, sides]) => {
    const parts = partsText(sides, words);
    if (parts === "") return [];
    return units.length > 1
      ? [words.say(`${code}From`, { unit: nameOf(question.battle, id), parts })]
      : [words.say(code, { parts })];
  });
  const ends = gone.map((/** @type {any} */ step) => stepText(step, question.battle, words));
  const none = (question.losses ?? []).length ? "verdict.noneRemoved" : "verdict.nothing";
  return [...sentences, ...ends].join(" ") || words.say(none);
}

/** @param {any} sides @param {Words} words */
function partsText(sides, words) {
  const keys = ["rear", "left", "right"].filter((key) => sides[key] > 0);
  return words.list(
    keys.map((key, index) =>
      words.say(index === 0 ? `part.first.${key}` : `part.${key}`, {
        count: sides[key],
        word: words.count(sides[key]),
      }),
    ),
  );
}

/** @param {any} reason @param {any} question @param {any} answer @param {Words} words @returns {string} */
function reasonText(reason, question, answer, words) {
  if (reason.code === "tie") return words.say("reason.tie", { player: answer.chooses });
  if (reason.code === "notBest") {
    const number = priorities.indexOf(reason.priority) + 1;
    return words.say("reason.notBest", { number, priority: words.say(`priority.${reason.priority}`) });
  }
  if (reason.code !== "priority") return words.say(`reason.${reason.code}`);
  const { priority, value, next } = reason;
  if (priority === "dropOut" && value > 0) return words.say("reason.dropOut.fewer", { value, next });
  if (priority === "dropOut") {
    const beaten = answer.options.filter((/** @type {any} */ option) => option.beatenOn === "dropOut");
    const ids = question.battle.units.map((/** @type {any} */ unit) => unit.id);
    const units = ids.filter((/** @type {string} */ id) =>
      beaten.some((/** @type {any} */ option) => option.droppedOut.includes(id)),
    );
    return words.say("reason.dropOut", { next: units.length, units: namesText(units, question.battle, words) });
  }
  if (priority === "loseContact" && value === 0) return words.say("reason.loseContact.none", { next });
  return words.say(`reason.${priority}`, { value, next });
}

/** What else the outcome does to units: nudged back or dropped out. @param {any} question @param {any} answer @param {Words} words @returns {string[]} */
function alsoText(question, answer, words) {
  const option = answer.options[answer.chosen];
  if (!option) return [];
  const nudged = Object.keys(option.nudged).filter((id) => !option.droppedOut.includes(id));
  return [
    ["also.nudged", nudged],
    ["also.droppedOut", option.droppedOut],
  ].flatMap(([code, ids]) =>
    ids.length ? [words.say(code, { count: ids.length, units: namesText(ids, question.battle, words) })] : [],
  );
}

/** @param {any} question @param {any} answer @param {Words} words */
function nudgeVerdict(question, answer, words) {
  const unit = nameOf(question.battle, question.unit);
  const toward = nameOf(question.battle, question.toward);
  const kicker = words.say("kicker.nudge");
  const step = answer.steps[0];
  if (step?.step === "nudgeFailed") {
    const reasons = step.tried.map((/** @type {any} */ attempt) => attemptText(attempt, question.battle, words));
    return {
      kicker: words.say("kicker.notAllowed"),
      headline: words.say("verdict.noNudge", { unit, toward }),
      reasons,
    };
  }
  if (!step || step.length === 0)
    return { kicker, headline: words.say("verdict.touching", { unit, toward }), reasons: [] };
  return {
    kicker,
    headline: words.say("verdict.nudge", { unit, toward, length: words.lengthInText(step.length) }),
    reasons: [],
  };
}

/** @type {Record<string, (step: any, battle: any, words: Words) => Record<string, string | number>>} */
const stepValues = {
  remove: (step, battle, words) => ({
    count: step.models.length,
    numbers: words.list(step.models.map((/** @type {any} */ model, /** @type {number} */ index) => String(index + 1))),
  }),
  slide: (step) => ({ model: step.model ?? "", count: step.models?.length ?? 1 }),
  loseContact: (step, battle) => ({ with: nameOf(battle, step.with) }),
  nudge: (step, battle, words) => ({
    toward: nameOf(battle, step.toward),
    length: words.lengthInText(step.length),
    direction: directionText(step, battle, words),
  }),
  nudgeFailed: (step, battle, words) => ({
    toward: nameOf(battle, step.toward),
    attempts: step.tried.map((/** @type {any} */ attempt) => attemptText(attempt, battle, words)).join(" "),
  }),
  noMoreFoes: (step, battle, words) => ({
    may: words.list(step.may.map((/** @type {string} */ code) => words.say(`may.${code}`))),
  }),
};

/** @param {any} step @param {any} battle @param {Words} words @returns {string} */
function stepText(step, battle, words) {
  const values = { unit: nameOf(battle, step.unit), ...stepValues[step.step]?.(step, battle, words) };
  const code = step.step === "slide" && !step.model ? "slideModels" : step.step;
  return words.say(`say.${code}`, values);
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
  return words.say("say.result.dropOut", { count: dropped.length, units: namesText(dropped, question.battle, words) });
}

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

/** @param {any} attempt @param {any} battle @param {Words} words @returns {string} */
function attemptText({ unit, blockedBy }, battle, words) {
  const causes = words.list(
    blockedBy.map((/** @type {any} */ cause) =>
      words.say(`blocked.${cause.code}`, { by: nameOf(battle, cause.by ?? "") }),
    ),
  );
  return words.say("say.attempt", { unit: nameOf(battle, unit), causes });
}

/** @param {string[]} ids @param {any} battle @param {Words} words */
function namesText(ids, battle, words) {
  return words.list(ids.map((id) => nameOf(battle, id)));
}

/** The unit a JSON Pointer of the question leads to, by name. @param {string} pointer @param {any} battle @returns {string} */
function unitAtPointer(pointer, battle) {
  const index = /^\/battle\/units\/(\d+)/.exec(pointer)?.[1];
  return index === undefined ? nameOf(battle, pointer) : nameOf(battle, battle.units[Number(index)]?.id ?? pointer);
}
