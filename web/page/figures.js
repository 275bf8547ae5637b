/**
 * The examples of each ruleset, as questions to open with one tap: for the Ninth Age the five of its rule.
 *
 * @typedef {Record<string, any>} Figures by letter
 */
import { element } from "../view/tree.js";

export const letters = ["a", "b", "c", "d", "e"];

/**
 * Fetches the questions by ruleset; rejects when one is missing.
 * @returns {Promise<Record<string, Figures>>}
 */
export async function loadFigures() {
  const figures = letters.map(async (letter) => [letter, await fetched(`figure-${letter}`)]);
  const [ninthAge, conquest, ancients] = await Promise.all([
    Promise.all(figures),
    fetched("conquest"),
    fetched("ancients"),
  ]);
  return { "ninth-age": Object.fromEntries(ninthAge), conquest: lettered(conquest), ancients: lettered(ancients) };
}

/**
 * The question that a ruleset opens with.
 * @param {Figures} figures
 */
export function firstOf(figures) {
  return figures.e ? figures.d : figures.a;
}

/** @param {string} name */
async function fetched(name) {
  return (await fetch(new URL(`figures/${name}.json`, import.meta.url))).json();
}

/** @param {any[]} questions */
function lettered(questions) {
  return Object.fromEntries(questions.map((question, index) => [letters[index], question]));
}

/**
 * The row of examples; the open one is marked as long as its battle is on the table.
 * @param {Figures} figures
 * @param {import("../view/asked.js").Battle} battle
 * @param {import("../view/words.js").Words} words
 * @param {import("./actions.js").Actions} actions
 */
export function figuresTree(figures, battle, words, actions) {
  const buttons = Object.keys(figures).map((letter) =>
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
