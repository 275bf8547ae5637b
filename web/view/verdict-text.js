/** The verdict in words: a small title, one headline and its reasons in plain sentences; and refusals. */
import { nameOf, namesOf } from "./names.js";
import { priorities } from "./option-text.js";
import { stepText, triedText } from "./step-text.js";

/**
 * @typedef {import("./words.js").Words} Words
 * @typedef {{kicker: string, headline: string, reasons: string[]}} Verdict
 */

/**
 * The verdict of an answer. `would` says that an option's outcome is looked at, not ruled.
 * @param {{question: any, answer: any}} asked
 * @param {Words} words
 * @param {boolean} [would]
 * @returns {Verdict}
 */
export function verdictOf({ question, answer }, words, would = false) {
  if (question.ask === "ninth-age/nudge") return nudgeVerdict(question, answer, words);
  const told = answer.reasons.filter((/** @type {any} */ reason) => !would || reason.code === "notBest");
  const reasons = told.map((/** @type {any} */ reason) => reasonText(reason, question.battle, answer, words));
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
  const saidWhoDrops =
    !would && answer.reasons.some((/** @type {any} */ reason) => reason.priority === "dropOut" && reason.value > 0);
  const effects = consequences(question.battle, answer, words, !saidWhoDrops);
  return {
    kicker: kickerOf(answer, words, would),
    headline: removalText(question, answer, words, would),
    reasons: would ? [...effects, ...reasons] : [...reasons, ...effects],
  };
}

/** A refusal: the question could not be ruled on. @param {any} error @param {any} battle @param {Words} words @returns {Verdict} */
export function refusalOf(error, battle, words) {
  const code = `error.${error.code}`;
  const index = /^\/battle\/units\/(\d+)/.exec(error.at)?.[1];
  const ids = [...(index === undefined ? [] : [battle.units[Number(index)]?.id ?? index]), ...(error.with ?? [])];
  const values = { code: error.code, expected: error.expected, found: error.found, units: namesOf(ids, battle, words) };
  return {
    kicker: words.say("kicker.error"),
    headline: words.say(words.knows(code) ? code : "error.other", values),
    reasons: [],
  };
}

/** @param {any} answer @param {Words} words @param {boolean} would */
function kickerOf(answer, words, would) {
  if (would) return words.say(answer.options[answer.chosen].legal ? "kicker.wouldBe" : "kicker.notAllowed");
  const deciding = answer.reasons.filter((/** @type {any} */ reason) => reason.code === "priority");
  if (deciding.length === 0) return words.say("kicker.decided");
  const numbers = deciding.map((/** @type {any} */ reason) => String(priorities.indexOf(reason.priority) + 1));
  return words.say("kicker.priorities", { count: numbers.length, priorities: words.list(numbers) });
}

/** @param {any} question @param {any} answer @param {Words} words @param {boolean} would */
function removalText({ battle, losses }, answer, words, would) {
  const gone = answer.steps.filter((/** @type {any} */ step) => step.step === "wipedOut");
  const isGone = (/** @type {string} */ id) => gone.some((/** @type {any} */ step) => step.unit === id);
  const sides = Object.entries(answer.options[answer.chosen]?.sides ?? {}).filter(
    ([id, ends]) => !isGone(id) && total(ends) > 0,
  );
  const code = would ? "verdict.wouldRemove" : "verdict.remove";
  const sentences = sides.map(([id, ends]) => {
    const parts = partsText(ends, words);
    return sides.length > 1
      ? words.say(`${code}From`, { unit: nameOf(battle, id), parts })
      : words.say(code, { parts });
  });
  const ends = gone.map((/** @type {any} */ step) => stepText(step, battle, words));
  return [...sentences, ...ends].join(" ") || words.say(losses.length ? "verdict.noneRemoved" : "verdict.nothing");
}

/** @param {any} sides */
function total({ rear, left, right }) {
  return rear + left + right;
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

/** @param {any} reason @param {any} battle @param {any} answer @param {Words} words @returns {string} */
function reasonText(reason, battle, answer, words) {
  const { code, priority, value, next } = reason;
  if (code === "tie") return words.say("reason.tie", { player: answer.chooses ?? "" });
  if (code === "notBest") {
    return words.say("reason.notBest", {
      number: priorities.indexOf(priority) + 1,
      priority: words.say(`priority.${priority}`),
    });
  }
  if (code !== "priority") return words.say(`reason.${code}`);
  if (priority === "dropOut" && value > 0) {
    return words.say("reason.dropOut.fewer", { value, next, units: namesOf(droppedOut(answer, true), battle, words) });
  }
  if (priority === "dropOut") {
    const units = droppedOut(answer, false);
    return words.say("reason.dropOut", { count: units.length, units: namesOf(units, battle, words) });
  }
  return words.say(priority === "loseContact" && value === 0 ? "reason.loseContact.none" : `reason.${priority}`, {
    value,
    next,
  });
}

/** The units that drop out in the best options, or in those beaten because of it. @param {any} answer @param {boolean} best @returns {string[]} */
function droppedOut(answer, best) {
  const options = answer.options.filter((/** @type {any} */ option) =>
    best ? option.legal : option.beatenOn === "dropOut",
  );
  return [...new Set(/** @type {string[]} */ (options.flatMap((/** @type {any} */ option) => option.droppedOut)))];
}

/** What else the outcome does to units. @param {any} battle @param {any} answer @param {Words} words @param {boolean} withDropped @returns {string[]} */
function consequences(battle, answer, words, withDropped) {
  const option = answer.options[answer.chosen];
  if (!option) return [];
  const nudged = Object.keys(option.nudged).filter((id) => !option.droppedOut.includes(id));
  const groups = /** @type {[string, string[]][]} */ ([
    ["also.nudged", nudged],
    ["also.droppedOut", withDropped ? option.droppedOut : []],
  ]);
  return groups.flatMap(([code, ids]) =>
    ids.length ? [words.say(code, { count: ids.length, units: namesOf(ids, battle, words) })] : [],
  );
}

/** @param {any} question @param {any} answer @param {Words} words @returns {Verdict} */
function nudgeVerdict({ battle, unit, toward }, answer, words) {
  const names = { unit: nameOf(battle, unit), toward: nameOf(battle, toward) };
  const step = answer.steps[0];
  if (answer.outcome === "notAllowed") {
    const reasons = step ? step.tried.map((/** @type {any} */ tried) => triedText(tried, battle, words)) : [];
    return { kicker: words.say("kicker.notAllowed"), headline: words.say("verdict.noNudge", names), reasons };
  }
  const kicker = words.say("kicker.nudge");
  if (!step) return { kicker, headline: words.say("verdict.touching", names), reasons: [] };
  return {
    kicker,
    headline: words.say("verdict.nudge", { ...names, length: words.lengthInText(step.length) }),
    reasons: answer.reasons.map((/** @type {any} */ { code }) => words.say(`reason.${code}`)),
  };
}
