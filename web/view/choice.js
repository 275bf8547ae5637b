/**
 * The choice that taking an option means, as the referee is told it.
 *
 * @typedef {import("./asked.js").CasualtiesQuestion["choice"]} Choice
 */

/**
 * The question with an option taken, by its player only if there is one named.
 * @param {any} option
 * @param {any} question
 * @param {string} [player]
 */
export function choosing(option, question, player) {
  const { sides, order, roll, heading, at } = option;
  if (sides) return { ...question, choice: choiceOf(option, question, player) };
  if (roll) return { ...question, roll };
  return { ...question, choice: order ? { order } : { heading, at } };
}

/**
 * The sides of an option on top of what the question already chooses: the ends and how holes close, for what dies in
 * the rear rank follows. With a player, only the sides of that player's own units.
 * @param {import("./asked.js").Option} option
 * @param {import("./asked.js").Question} question
 * @param {string} [player]
 * @returns {NonNullable<Choice>}
 */
function choiceOf({ sides }, question, player) {
  const before = "choice" in question ? question.choice : undefined;
  const own = question.battle.units.filter((unit) => player === undefined || unit.player === player);
  const chosen = own.flatMap(({ id }) => {
    if (!Object.hasOwn(sides, id)) return [];
    const { left, right, holes, centre } = sides[id];
    return [[id, { left, right, ...(holes && { holes }), ...(centre && { centre }) }]];
  });
  return { ...before, sides: { ...before?.sides, ...Object.fromEntries(chosen) } };
}
