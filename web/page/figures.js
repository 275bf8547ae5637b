/**
 * The five examples of the rule, as questions to open with one tap.
 *
 * @typedef {Record<string, import("../view/asked.js").CasualtiesQuestion>} Figures by letter
 */
import { element } from "../view/tree.js";

export const letters = ["a", "b", "c", "d", "e"];

/**
 * Fetches the questions; rejects when one is missing.
 * @returns {Promise<Figures>}
 */
export async function loadFigures() {
  const questions = letters.map(async (letter) => {
    const response = await fetch(new URL(`figures/figure-${letter}.json`, import.meta.url));
    return [letter, await response.json()];
  });
  return Object.fromEntries(await Promise.all(questions));
}

/**
 * The row of examples; the open one is marked as long as its battle is on the table.
 * @param {Figures} figures
 * @param {import("../view/asked.js").Battle} battle
 * @param {import("../view/words.js").Words} words
 * @param {import("./actions.js").Actions} actions
 */
export function figuresTree(figures, battle, words, actions) {
  const buttons = letters.map((letter) =>
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
  );
  return element("nav", { key: "figures", class: "figures", "aria-label": words.say("page.figures") }, buttons);
}
