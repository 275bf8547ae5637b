/**
 * What is asked so that a picture shows it beforehand: who touches whom, where the next casualties come from, how far each
 * roll goes, and what each way takes that may be chosen.
 *
 * @typedef {(key: object, question: () => object, detail?: string) => Promise<any>} Ask may remember an answer by its key
 */
import { choosing } from "./choice.js";
import { tiedIn } from "./option-text.js";
import { rulesetOf } from "./rulesets.js";

/** Ways of which the picture shows each, and ways in all that the referee weighs in no time. */
const most = { ties: 9, ways: 200 };

/**
 * What the picture of a question needs before the ruling.
 * @param {any} question
 * @param {Ask} ask
 * @returns {Promise<any>}
 */
export async function besideQuestion(question, ask) {
  const { battle } = question;
  const ruleset = rulesetOf(question);
  if (ruleset === "conquest") return nextCasualties(question, battle, ask);
  if (ruleset === "ancients" || battle.units.length === 0) return {};
  const found = await ask(battle, () => ({ ask: "ninth-age/contacts", battle }));
  return found.error ? { fault: found.error } : { contacts: found.contacts };
}

/**
 * What the picture of an answer needs on top of that.
 * @param {any} question
 * @param {any} ruling
 * @param {any} shown
 * @param {Ask} ask
 * @returns {Promise<any>}
 */
export async function besideAnswer(question, ruling, shown, ask) {
  const ruleset = rulesetOf(question);
  if (ruleset === "conquest") return nextCasualties(question, shown.battle, ask);
  if (ruleset === "ninth-age") return { ties: shown === ruling ? await tiesOf(question, ruling, ask) : [] };
  return { contacts: shown.battle.contacts, rolls: await rollsOf(question, ruling, ask) };
}

/**
 * The stands that the next model of a regiment may come from.
 * @param {any} question
 * @param {any} battle
 * @param {Ask} ask
 */
async function nextCasualties(question, battle, ask) {
  const unit = battle.units.find((/** @type {any} */ { id }) => id === question.unit);
  if (!unit) return {};
  const wounds = unit.stand?.wounds ?? 1;
  const answer = await ask(battle, () => ({ ask: question.ask, battle, unit: unit.id, wounds }), unit.id);
  if (answer.error) return { fault: answer.error };
  const next = answer.options.flatMap((/** @type {any} */ { order }) => order.slice(0, 1));
  return { next, contacts: answer.battle.contacts };
}

/**
 * What each of the ways takes that are left to choose from, if there are few enough to be told apart, and to be asked about
 * without a wait.
 * @param {any} question
 * @param {any} ruling
 * @param {Ask} ask
 * @returns {Promise<import("./tie-shapes.js").Tie[]>}
 */
async function tiesOf(question, ruling, ask) {
  const { options = [], optionsCount = options.length } = ruling;
  const tied = tiedIn(ruling);
  if (tied.length > most.ties || optionsCount > most.ways) return [];
  return Promise.all(
    tied.map(async (option, index) => {
      const answer = await ask(options[option], () => choosing(options[option], question));
      /** @type {any[]} */
      const steps = (answer.would ?? answer).steps ?? [];
      const casualties = steps.flatMap(({ step, unit, models }) =>
        step === "remove" ? models.map((/** @type {any} */ { outline }) => ({ unit, outline })) : [],
      );
      return { option, number: index + 1, casualties };
    }),
  );
}

/**
 * Where a unit would end with each roll that lets it retreat.
 * @param {any} question
 * @param {any} ruling
 * @param {Ask} ask
 */
async function rollsOf(question, ruling, ask) {
  /** @type {any[]} */
  const options = (ruling.options ?? []).filter((/** @type {any} */ { retreats }) => retreats);
  const answers = await Promise.all(options.map((option) => ask(option, () => choosing(option, question))));
  return answers.flatMap(({ steps }, index) => {
    const { roll, gap } = options[index];
    const { before, after } = steps?.[0] ?? {};
    return before ? [{ roll, caught: gap === 0, before, after }] : [];
  });
}
