/**
 * Wounds in words: the verdict with what it comes to, the steps, and the orders to choose from.
 *
 * @typedef {import("../types.js").WoundsAnswer} WoundsAnswer
 * @typedef {import("../types.js").WoundsQuestion} WoundsQuestion
 * @typedef {import("./words.js").Words} Words
 */
import { nameOf } from "./names.js";

/**
 * @param {{question: WoundsQuestion, answer: WoundsAnswer}} asked
 * @param {Words} words
 * @param {boolean} [would]
 */
export function woundsVerdict({ question, answer }, words, would = false) {
  const { outcome, chooses: player = "", options, reasons, assumptions = [] } = answer;
  const kicker = words.say(would ? "kicker.wouldBe" : `kicker.${outcome}`, { player });
  const said = reasons.map(({ code }) => words.say(`reason.${code}`, { player }));
  const facts = factsText(answer, words);
  if (outcome === "decided") {
    return { kicker, headline: lossText(question, answer, words), reasons: [...facts, ...(would ? [] : said)] };
  }
  if (outcome === "ownerChooses") {
    return { kicker, headline: words.say("verdict.choose", { count: options.length }), reasons: [...said, ...facts] };
  }
  return { kicker, headline: said.join(" ") || words.say("verdict.silent"), reasons: assumptions.length ? [] : facts };
}

/**
 * What a regiment loses, and what becomes of it.
 * @param {WoundsQuestion} question
 * @param {WoundsAnswer} answer
 * @param {Words} words
 */
function lossText({ battle, unit }, { models = 0, stands = 0, steps }, words) {
  const name = nameOf(/** @type {any} */ (battle), unit);
  const parts = [count("models", models, words), ...(stands ? [count("stands", stands, words)] : [])];
  const ends = steps.filter(({ step }) => ["break", "shatter", "wipedOut"].includes(step)).slice(-1);
  return [
    words.say(models ? "verdict.wounds" : "verdict.noWounds", { unit: name, parts: words.list(parts) }),
    ...ends.map(({ step }) => words.say(`say.${step}`, { unit: name })),
  ].join(" ");
}

/**
 * Morale dice, Wounded markers and status in one line; what the orders do not agree on is left out.
 * @param {WoundsAnswer} answer
 * @param {Words} words
 */
function factsText({ moraleDice, markers, status }, words) {
  const facts = [
    moraleDice === undefined ? [] : words.say("wounds.dice", { value: moraleDice }),
    markers === undefined ? [] : words.say("wounds.markers", { value: markers }),
    status === undefined ? [] : words.say(`status.${status}`),
  ].flat();
  return facts.length ? [facts.join(" · ")] : [];
}

/**
 * @param {string} what
 * @param {number} value
 * @param {Words} words
 */
function count(what, value, words) {
  return words.say(`wounds.${what}`, { count: value });
}

/**
 * The title and the text of a moment.
 * @param {import("./asked.js").Moment} moment
 * @param {{question: WoundsQuestion, answer: WoundsAnswer}} asked
 * @param {Words} words
 */
export function woundsMoment({ kind, steps }, { question, answer }, words) {
  const title = words.say(`step.${kind}`);
  if (kind === "result") {
    const wait = answer.outcome === "ownerChooses" ? "say.result.wait" : "say.result.notAllowed";
    const text = answer.outcome === "decided" ? lossText(question, answer, words) : words.say(wait);
    return { title, text };
  }
  const unit = nameOf(/** @type {any} */ (question.battle), question.unit);
  /** @type {any[]} */
  const told = steps;
  const texts = told.map(({ step, models, markers }) =>
    words.say(`say.${step}${markers === 0 ? ".none" : ""}`, { unit, count: models ?? markers ?? 0 }),
  );
  return { title, text: texts.join(" ") };
}

/**
 * An order of stands, rank by rank: which side of the rank each stands on, and how many models it loses.
 * @param {import("../types.js").WoundsOption} option
 * @param {string[]} ranks
 * @param {Words} words
 */
export function orderText({ order }, ranks, words) {
  const texts = order.map(({ rank, file, models }) => {
    const letter = /[a-z]/i.exec(ranks[rank][file])?.[0];
    const stands = [...ranks[rank]].flatMap((place, index) => (place === "." ? [] : [index]));
    const middle = (stands[0] + stands[stands.length - 1]) / 2;
    const side = file < middle ? "left" : file > middle ? "right" : "middle";
    const where = letter ?? words.say(`order.${side}`);
    return { rank, text: words.say("order.stand", { where, models }) };
  });
  const rows = [...new Set(texts.map(({ rank }) => rank))];
  return rows
    .map((row) => {
      const parts = texts.filter(({ rank }) => rank === row).map(({ text }) => text);
      return words.say("order.rank", { rank: row + 1, parts: parts.join(", ") });
    })
    .join("; ");
}
