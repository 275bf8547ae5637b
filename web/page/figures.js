/** The five examples of the rule, as questions to open with one tap. */
import { element } from "../view/tree.js";

export const letters = ["a", "b", "c", "d", "e"];

/**
 * The question of each example, by its letter.
 * @returns {Promise<Record<string, any>>}
 */
export async function loadFigures() {
  const questions = await Promise.all(
    letters.map(async (letter) => {
      const response = await fetch(new URL(`figures/figure-${letter}.json`, import.meta.url));
      return [letter, await response.json()];
    }),
  );
  return Object.fromEntries(questions);
}

/** The row of examples; the open one is marked as long as its battle is on the table. */
export function figuresTree(
  /** @type {Record<string, any>} */ figures,
  /** @type {any} */ battle,
  /** @type {import("../view/words.js").Words} */ words,
  /** @type {import("./app.js").Actions} */ actions,
) {
  return element(
    "nav",
    { key: "figures", class: "figures", "aria-label": words.say("page.figures") },
    letters.map((letter) =>
      element(
        "button",
        {
          key: letter,
          "aria-label": words.say("page.figure", { letter }),
          "aria-pressed": String(figures[letter].battle === battle),
          on: { click: () => actions.openFigure(figures[letter]) },
        },
        letter,
      ),
    ),
  );
}
