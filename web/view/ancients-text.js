/**
 * Retreats and turns in words: the verdict, the steps, and what each roll of the die leads to.
 *
 * @typedef {import("../types.js").RollOption} RollOption
 * @typedef {import("./words.js").Words} Words
 */
import { nameOf } from "./names.js";

/**
 * @param {{question: any, answer: any}} asked
 * @param {Words} words
 */
export function ancientsVerdict({ question, answer }, words) {
  const { battle, from, toward } = question;
  const { outcome, chooses: player = "", reasons, steps } = answer;
  const isOpen = outcome === "ownerChooses";
  const kicker = words.say(isOpen ? `step.${from ? "retreat" : "turn"}` : `kicker.${outcome}`, { player });
  const names = { unit: nameOf(battle, question.unit), from: nameOf(battle, from ?? toward) };
  const said = [...reasons, ...barsOf(answer)].map((/** @type {any} */ { code, by = "" }) =>
    words.say(`reason.${code}`, { player, by: nameOf(battle, by) }),
  );
  const owed = testsText(steps, battle, words);
  const option = answer.options?.[answer.chosen];
  const lost = option?.formationLost ? [words.say("say.formationLost", { unit: names.unit })] : [];
  const may = `verdict.${outcome === "notAllowed" ? "no" : "may"}${from ? "Retreat" : "Turn"}`;
  const isRolled = option && outcome !== "notAllowed";
  const headline = isRolled
    ? words.say("roll.of", { roll: option.roll, what: rollText(option, words) })
    : outcome === "decided"
      ? words.say("say.turn", { unit: names.unit, toward: names.from })
      : words.say(may, names);
  const tests = answer.test && !owed.length ? [words.say("say.test", names)] : owed;
  return { kicker, headline, reasons: [...said, ...lost, ...(outcome === "notAllowed" ? [] : tests)] };
}

/**
 * What bars a retreat whatever the roll, once each; nothing when the reasons name it.
 * @param {any} answer
 * @returns {import("../types.js").RetreatBar[]}
 */
export function barsOf({ reasons, options = [] }) {
  if (!reasons.some((/** @type {any} */ { code }) => code === "everyRollBarred")) return [];
  /** @type {import("../types.js").RetreatBar[]} */
  const bars = options.flatMap((/** @type {any} */ { blockedBy }) => blockedBy);
  return bars.filter((bar, index) => bars.findIndex(({ code, by }) => code === bar.code && by === bar.by) === index);
}

/**
 * What a roll leads to, in a few words.
 * @param {RollOption} option
 * @param {Words} words
 */
export function rollText({ retreats, caught, tie, gap }, words) {
  if (!retreats) return words.say("roll.barred");
  if (caught) return words.say(tie ? "roll.tie" : "roll.caught");
  if (gap === 0) return words.say("roll.touching");
  return gap === null ? words.say("roll.gone") : words.say("roll.clear", { length: words.inches(gap) });
}

/**
 * The title and the text of a moment.
 * @param {import("./asked.js").Moment} moment
 * @param {{question: any, answer: any}} asked
 * @param {Words} words
 */
export function ancientsMoment({ kind, steps }, asked, words) {
  const { question, answer } = asked;
  const title = words.say(`step.${kind}`);
  if (kind === "result") {
    if (answer.outcome === "decided") return { title, text: ancientsVerdict(asked, words).headline };
    if (answer.outcome === "notAllowed") return { title, text: words.say("say.result.notAllowed") };
    return { title, text: words.say(question.from ? "say.result.noRoll" : "say.result.noPlace") };
  }
  /** @type {any[]} */
  const told = steps;
  return {
    title,
    text:
      String(kind) === "test" ? testsText(told, question.battle, words)[0] : stepText(told[0], question.battle, words),
  };
}

/**
 * @param {any} step
 * @param {any} battle
 * @param {Words} words
 */
function stepText(step, battle, words) {
  const unit = nameOf(battle, step.unit);
  const length = step.length === undefined ? "" : words.lengthInText(step.length);
  const [toward, from] = [step.toward, step.from].map((id) => nameOf(battle, id));
  const lost = step.formationLost ? ` ${words.say("say.formationLost", { unit })}` : "";
  return words.say(`say.${step.step}`, { unit, length, toward, from }) + lost;
}

/**
 * The tests that some steps ask for in one sentence, if there are any.
 * @param {any[]} steps
 * @param {any} battle
 * @param {Words} words
 */
function testsText(steps, battle, words) {
  const tests = steps.filter(({ step }) => step === "test");
  if (!tests.length) return [];
  const unit = nameOf(battle, tests[0].unit);
  const terrain = (battle.terrain ?? [])
    .filter((/** @type {any} */ { id }) => tests.some((test) => test.terrain === id))
    .map((/** @type {any} */ { id, kind }) =>
      words.say("losses.model", { name: words.say(`terrain.${kind}`), letter: id }),
    );
  if (!terrain.length) return [words.say("say.test", { unit })];
  return [words.say("say.testTerrain", { unit, terrain: words.list(terrain) })];
}
