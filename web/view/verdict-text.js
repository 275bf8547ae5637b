/**
 * The verdict in words: a small title, one headline and its reasons in plain sentences; and refusals.
 *
 * @typedef {import("./asked.js").Answer} Answer
 * @typedef {import("./asked.js").Battle} Battle
 * @typedef {import("./asked.js").CasualtiesAnswer} CasualtiesAnswer
 * @typedef {import("./asked.js").NudgeAnswer} NudgeAnswer
 * @typedef {import("./asked.js").Question} Question
 * @typedef {import("./asked.js").Reason} Reason
 * @typedef {import("./words.js").Words} Words
 * @typedef {{kicker: string, headline: string, reasons: string[]}} Verdict
 */
import { closingTexts } from "./closing-text.js";
import { modelName, modelNameOf, nameOf, namesOf } from "./names.js";
import { ends, priorities, splitText } from "./option-text.js";
import { stepsText, triedText } from "./step-text.js";

/**
 * The verdict of an answer. `would` says that an option's outcome is looked at, not ruled.
 * @param {{question: Question, answer: Answer}} asked
 * @param {Words} words
 * @param {boolean} [would]
 * @returns {Verdict}
 */
export function verdictOf({ question, answer }, words, would = false) {
  if ("toward" in question) return nudgeVerdict(question, /** @type {NudgeAnswer} */ (answer), words);
  return casualtiesVerdict(question, /** @type {CasualtiesAnswer} */ (answer), words, would);
}

/**
 * A refusal: the question could not be ruled on.
 * @param {import("./asked.js").Fault} fault
 * @param {Battle} battle
 * @param {Words} words
 * @returns {Verdict}
 */
export function refusalOf({ code, at, expected, found, with: others = [], line = 0, column = 0 }, battle, words) {
  const place = /^\/battle\/units\/(\d+)/.exec(at)?.[1];
  const unit = place === undefined ? undefined : battle.units[Number(place)]?.id;
  const pair = code === "battle.contact" ? pairOf(at, found, battle) : [];
  const units = namesOf([...(unit === undefined ? [] : [unit]), ...others, ...pair], battle, words);
  const sentence = [`error.${code}`, code].find(words.knows) ?? "error.other";
  const model = place === undefined ? found : modelFound(battle.units[Number(place)], found, words);
  // What is limited is counted in `found`.
  const most = /^at most ([\d,]+)/.exec(expected)?.[1].replaceAll(",", "");
  /** @type {Record<string, string | number>} */
  const values = most === undefined ? { found } : { found: countIn(found), most: Number(most) };
  const headline = words.say(sentence, { code, expected, units, model, line, column, ...values });
  const ranks = /^such as \[(.*)\]$/.exec(expected)?.[1];
  const reasons = ranks === undefined ? [] : [words.say("error.nearest", { ranks: ranks.replaceAll('"', "") })];
  return { kicker: words.say("kicker.error"), headline, reasons };
}

/** @param {string} found */
const countIn = (found) => (/^\d+$/.test(found) ? Number(found) : found);

/**
 * The model that a letter found in a unit's ranks stands for.
 * @param {import("./asked.js").Unit | undefined} unit
 * @param {string} found
 * @param {Words} words
 */
function modelFound(unit, found, words) {
  if (found === "r") return words.say("model.rankAndFile");
  return unit ? modelName(unit, found, words) : found;
}

/**
 * The units of a contact that does not fit; what was found names them when the place does not.
 * @param {string} at
 * @param {string} found
 * @param {Battle} battle
 */
function pairOf(at, found, battle) {
  const place = /^\/battle\/contacts\/(\d+)/.exec(at)?.[1];
  return (place !== undefined && battle.contacts?.[Number(place)]?.units) || found.split(", ");
}

/**
 * @param {import("./asked.js").CasualtiesQuestion} question
 * @param {CasualtiesAnswer} answer
 * @param {Words} words
 * @param {boolean} would
 * @returns {Verdict}
 */
function casualtiesVerdict(question, answer, words, would) {
  const { battle } = question;
  const told = answer.reasons.filter(({ code }) => !would || code === "notBest");
  const reasons = told.map((reason) => reasonText(reason, battle, answer, words));
  if (answer.outcome === "silent")
    return { kicker: words.say("kicker.silent"), headline: words.say("verdict.silent"), reasons };
  if (answer.outcome === "ownerChooses") {
    const kicker = words.say("kicker.ownerChooses", { player: answer.chooses ?? "" });
    const tied = answer.reasons.find(({ code }) => code === "tie")?.options;
    const count = tied?.length ?? answer.options.filter(({ legal }) => legal).length;
    return { kicker, headline: words.say("verdict.choose", { count }), reasons };
  }
  const namesDropped = told.some(({ priority, value = 0 }) => priority === "dropOut" && value > 0);
  const effects = effectsText(battle, answer, words, !namesDropped);
  return {
    kicker: kickerOf(answer, words, would),
    headline: removalText(battle, answer, words, would ? "verdict.wouldRemove" : "verdict.remove"),
    reasons: [
      ...closingTexts(question, chosenOf(answer)?.sides ?? {}, answer.steps, words),
      ...(would ? [...effects, ...reasons] : [...reasons, ...effects]),
    ],
  };
}

/**
 * @param {CasualtiesAnswer} answer
 * @param {Words} words
 * @param {boolean} would
 */
function kickerOf(answer, words, would) {
  if (would) return words.say(chosenOf(answer)?.legal ? "kicker.wouldBe" : "kicker.notAllowed");
  const numbers = answer.reasons.flatMap(({ code, priority }) => (code === "priority" ? [numberOf(priority)] : []));
  if (numbers.length === 0) return words.say("kicker.decided");
  return words.say("kicker.priorities", { count: numbers.length, priorities: words.list(numbers.map(String)) });
}

/** @param {CasualtiesAnswer} answer */
function chosenOf({ options, chosen }) {
  return chosen === null ? undefined : options[chosen];
}

/** @param {string | undefined} priority */
function numberOf(priority) {
  return priorities.findIndex((key) => key === priority) + 1;
}

/**
 * What is removed from where, unit by unit.
 * @param {Battle} battle
 * @param {CasualtiesAnswer} answer
 * @param {Words} words
 * @param {string} code of the sentence
 */
function removalText(battle, answer, words, code) {
  const gone = answer.steps.filter(({ step }) => step === "wipedOut");
  const units = Object.entries(chosenOf(answer)?.sides ?? {}).filter(
    ([id, sides]) => ends.some((end) => sides[end] > 0) && !gone.some(({ unit }) => unit === id),
  );
  const splits = units.map(([id, sides]) => {
    return words.say("split.unit", { unit: nameOf(battle, id), split: splitText(sides, words) });
  });
  const parts = units.length === 1 ? partsText(units[0][1], words) : splits.join("; ");
  const removals = units.length ? [words.say(units.length > 1 ? `${code}Each` : code, { parts })] : [];
  const deaths = deathTexts(battle, answer, words).filter(({ id }) => !gone.some(({ unit }) => unit === id));
  const sentences = [
    ...removals,
    ...deaths.map(({ text }) => text),
    ...(gone.length ? [stepsText(gone, battle, words)] : []),
  ];
  if (sentences.length) return sentences.join(" ");
  const isNothing = answer.reasons.some(({ code }) => code === "noLosses") && !isWounded(battle, answer);
  return words.say(isNothing ? "verdict.nothing" : "verdict.noneRemoved");
}

/**
 * The models with a letter of their own that die, a sentence for each unit.
 * @param {Battle} battle
 * @param {CasualtiesAnswer} answer
 * @param {Words} words
 */
function deathTexts(battle, { steps }, words) {
  return steps.flatMap((step) => {
    const letters = step.step === "remove" ? step.models.flatMap(({ letter }) => letter ?? []) : [];
    if (letters.length === 0) return [];
    const models = letters.map((letter) => modelNameOf(battle, step.unit, letter, words));
    const values = { unit: nameOf(battle, step.unit), count: models.length, models: words.list(models) };
    return [{ id: step.unit, text: words.say("verdict.dies", values) }];
  });
}

/**
 * Whether a unit or a named model carries more wounds than before.
 * @param {Battle} battle
 * @param {CasualtiesAnswer} answer
 */
function isWounded(battle, answer) {
  return answer.battle.units.some((unit) => {
    const before = battle.units.find(({ id }) => id === unit.id);
    return (
      (unit.healthLost ?? 0) > (before?.healthLost ?? 0) ||
      Object.entries(unit.models ?? {}).some(
        ([letter, { healthLost = 0 }]) => healthLost > (before?.models?.[letter]?.healthLost ?? 0),
      )
    );
  });
}

/**
 * @param {import("./asked.js").Sides} sides
 * @param {Words} words
 */
function partsText(sides, words) {
  const parts = ends.filter((end) => sides[end] > 0);
  return words.list(
    parts.map((end, index) => {
      return words.say(`part${index === 0 ? ".first" : ""}.${end}`, {
        count: sides[end],
        word: words.count(sides[end]),
      });
    }),
  );
}

/**
 * @param {Reason} reason
 * @param {Battle} battle
 * @param {CasualtiesAnswer} answer
 * @param {Words} words
 */
function reasonText({ code, unit = "", priority, value = 0, next = 0 }, battle, answer, words) {
  if (code === "tie") return words.say("reason.tie", { player: answer.chooses ?? "" });
  if (code === "notBest") {
    return words.say("reason.notBest", { number: numberOf(priority), priority: words.say(`priority.${priority}`) });
  }
  if (code === "noLosses" && isWounded(battle, answer)) return words.say("reason.woundsCarried");
  if (code === "rearPlaces") return words.say("reason.rearPlaces", { unit: nameOf(battle, unit) });
  if (code === "excess") return words.say("reason.excess", { unit: nameOf(battle, unit), value });
  if (code !== "priority") return words.say(`reason.${code}`);
  if (priority === "dropOut") return dropOutText(value, next, battle, answer, words);
  return words.say(priority === "loseContact" && value === 0 ? "reason.loseContact.none" : `reason.${priority}`, {
    value,
    next,
  });
}

/**
 * Which units drop out, or would have. "Any other way" is said only when all other ways fell on this priority.
 * @param {number} value
 * @param {number} next
 * @param {Battle} battle
 * @param {CasualtiesAnswer} answer
 * @param {Words} words
 */
function dropOutText(value, next, battle, { options, reasons }, words) {
  const looked = options.filter(({ legal, beatenOn }) => (value > 0 ? legal : beatenOn === "dropOut"));
  const dropped = new Set(looked.flatMap(({ droppedOut }) => droppedOut));
  const isOnly = reasons.filter(({ code }) => code === "priority").length === 1;
  const kind = value > 0 ? ".fewer" : isOnly ? "" : ".some";
  return words.say(`reason.dropOut${kind}`, {
    count: dropped.size,
    value,
    next,
    units: namesOf(dropped, battle, words),
  });
}

/**
 * What else the outcome does to units.
 * @param {Battle} battle
 * @param {CasualtiesAnswer} answer
 * @param {Words} words
 * @param {boolean} withDropped
 */
function effectsText(battle, answer, words, withDropped) {
  const { nudged = {}, droppedOut = [] } = chosenOf(answer) ?? {};
  const back = Object.keys(nudged).filter((id) => !droppedOut.includes(id));
  /**
   * @param {string} code
   * @param {string[]} ids
   */
  const sentence = (code, ids) =>
    ids.length ? [words.say(code, { count: ids.length, units: namesOf(ids, battle, words) })] : [];
  return [...sentence("also.nudged", back), ...sentence("also.droppedOut", withDropped ? droppedOut : [])];
}

/**
 * @param {import("./asked.js").NudgeQuestion} question
 * @param {NudgeAnswer} answer
 * @param {Words} words
 * @returns {Verdict}
 */
function nudgeVerdict({ battle, unit, toward }, { outcome, steps: [step], reasons }, words) {
  const names = { unit: nameOf(battle, unit), toward: nameOf(battle, toward) };
  const said = reasons.map(({ code }) => words.say(`reason.${code}`));
  if (outcome === "notAllowed") {
    const tried = step?.step === "nudgeFailed" ? step.tried.map((one) => triedText(one, battle, words)) : said;
    return { kicker: words.say("kicker.notAllowed"), headline: words.say("verdict.noNudge", names), reasons: tried };
  }
  const kicker = words.say("kicker.nudge");
  if (step?.step !== "nudge") return { kicker, headline: words.say("verdict.touching", names), reasons: [] };
  const length = words.lengthInText(step.length);
  return { kicker, headline: words.say("verdict.nudge", { ...names, length }), reasons: said };
}
