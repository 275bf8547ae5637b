/**
 * Whether a battle may stand on the table as it is: asked of the referee, in each ruleset by the question that needs least.
 * Decides nothing itself.
 *
 * @typedef {(question: any) => any} Ask
 */
import { isUnanswered } from "../../view/answers.js";
import { boundsOf, grown, shared } from "../../view/bounds.js";
import { boundary } from "../../view/formation.js";

/** Units whose boxes are farther apart than this, in millimetres, are not asked about: they cannot be in contact. */
const apart = 1;

/**
 * In each ruleset the question about a battle with units that needs least.
 * @type {Record<string, (battle: any) => object>}
 */
export const standingQuestions = {
  "ninth-age": (battle) => ({ ask: "ninth-age/contacts", battle }),
  conquest: (battle) => ({ ask: "conquest/wounds", battle, unit: battle.units[0]?.id ?? "", wounds: 0 }),
  ancients: (battle) => ({ ask: "ancients/retreat", battle, unit: battle.units[0].id, from: battle.units[0].id }),
};

/**
 * What is wrong with a battle, or null. A table without units is asked about as in The Ninth Age, which needs none.
 * @param {any} battle
 * @param {string} ruleset
 * @param {Ask} ask
 * @returns {Promise<import("../../view/asked.js").Fault | null>}
 */
export async function faultOf(battle, ruleset, ask) {
  const standing = standingQuestions[battle.units.length === 0 ? "ninth-age" : ruleset];
  const { error } = await ask(standing(battle));
  return isUnanswered(error) || error?.at.startsWith("/battle") ? error : null;
}

/**
 * A unit of an ancients battle and an enemy in contact with it, the wanted two if they are; or null.
 * @param {any} battle
 * @param {[string, string]} wanted
 * @param {Ask} ask
 * @returns {Promise<[string, string] | null>}
 */
export async function pairIn(battle, wanted, ask) {
  /** @type {{id: string, player: string, box: import("../../view/bounds.js").Bounds}[]} */
  const units = battle.units.map((/** @type {any} */ unit) => ({ ...unit, box: boundsOf(boundary(unit)) }));
  const pairs = units.flatMap((one) =>
    units
      .filter(({ player, box }) => player !== one.player && shared(grown(one.box, apart), box))
      .map(({ id }) => /** @type {[string, string]} */ ([one.id, id])),
  );
  const isWanted = (/** @type {string[]} */ pair) => pair.every((id, index) => id === wanted[index]);
  for (const pair of [...pairs.filter(isWanted), ...pairs]) {
    const { error } = await ask({ ask: "ancients/retreat", battle, unit: pair[0], from: pair[1] });
    if (!error) return pair;
  }
  return null;
}
