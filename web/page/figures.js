/**
 * The examples of each ruleset, as questions to open with one tap: for the Ninth Age the five of its rule and one more with
 * larger bases.
 *
 * @typedef {Record<string, any>} Figures by letter or name
 */
import { element } from "../view/tree.js";
import ancients from "./figures/ancients.json" with { type: "json" };
import conquest from "./figures/conquest.json" with { type: "json" };
import a from "./figures/figure-a.json" with { type: "json" };
import b from "./figures/figure-b.json" with { type: "json" };
import c from "./figures/figure-c.json" with { type: "json" };
import d from "./figures/figure-d.json" with { type: "json" };
import e from "./figures/figure-e.json" with { type: "json" };
import larger from "./figures/larger-bases.json" with { type: "json" };

export const letters = ["a", "b", "c", "d", "e"];

const sample = "larger-bases";

/**
 * By ruleset.
 * @type {Record<string, Figures>}
 */
export const figures = {
  "ninth-age": { a, b, c, d, e, [sample]: larger },
  conquest: lettered(conquest),
  ancients: lettered(ancients),
};

export const exampleBattles = Object.values(figures).flatMap((of) => Object.values(of).map(({ battle }) => battle));

/**
 * The question that a ruleset opens with.
 * @param {Figures} figures
 */
export function firstOf(figures) {
  return figures.e ? figures.d : figures.a;
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
  const buttons = Object.keys(figures).map((name) => {
    const title = name === sample ? words.say(`page.${sample}`) : words.say("page.figure", { letter: name });
    return element(
      "button",
      {
        key: name,
        "aria-label": title,
        title,
        "aria-pressed": String(figures[name].battle === battle),
        on: { click: () => actions.ask(() => figures[name]) },
      },
      name === sample ? basesSign() : name,
    );
  });
  return element("nav", { key: "figures", class: "figures", "aria-label": words.say("page.figures") }, buttons);
}

/** A larger base among smaller ones. */
function basesSign() {
  const places = [0, 7, 14].flatMap((x) => [0, 7, 14].map((y) => ({ x, y, width: 6, height: 6 })));
  const bases = [...places.filter(({ x, y }) => x === 0 || y === 14), { x: 7, y: 0, width: 13, height: 13 }];
  return element(
    "svg",
    { viewBox: "0 0 20 20", width: 20, height: 20, fill: "currentColor", "aria-hidden": "true" },
    bases.map((base) => element("rect", base)),
  );
}
