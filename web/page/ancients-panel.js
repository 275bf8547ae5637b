/**
 * Retreat and turn: six cells for the six rolls or the places to turn to, and below the ruling who is asked about.
 *
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 */
import { nameOf } from "../view/names.js";
import { spotsIn } from "../view/places.js";
import { rollsTree } from "../view/rolls-tree.js";
import { element } from "../view/tree.js";
import { stepper } from "./losses.js";
import { newTurnTree } from "./new-turn.js";
import { pairsIn } from "./questions.js";

/** One inch in millimetres. */
const inch = 25.4;

/**
 * What is due: a roll of the die, or a place.
 * @param {any} state
 * @param {any} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function dueTree(state, derived, words, actions) {
  const { ruling } = derived;
  if (ruling?.places?.length) return placesTree(ruling, state.selection.option, words, actions);
  return rollsTree(state, derived, words, actions);
}

/**
 * A stepper for each stretch of the enemy's edge, from one end to the other, and the nearest place.
 * @param {any} ruling
 * @param {number | null} option
 * @param {Words} words
 * @param {Actions} actions
 */
function placesTree({ places }, option, words, actions) {
  const spots = spotsIn(places);
  const rows = places.map((/** @type {any} */ _, /** @type {number} */ place) => {
    const first = spots.findIndex((spot) => spot.place === place);
    const last = spots.findLastIndex((spot) => spot.place === place);
    const nearest = spots.findIndex((spot) => spot.place === place && spot.isNearest);
    const isHere = option !== null && option >= first && option <= last;
    const name = words.say("places.nearest");
    const step = (/** @type {number} */ by) => actions.showOption(isHere ? option + by : nearest);
    return element(
      "div",
      { key: String(place), class: "loss" },
      element(
        "button",
        { class: "wide", "aria-pressed": String(option === nearest), on: { click: () => actions.showOption(nearest) } },
        name,
      ),
      stepper(
        words.say("places.title"),
        isHere ? `${option - first + 1}/${last - first + 1}` : "–",
        words,
        step,
        option === first,
        option === last,
      ),
    );
  });
  return element(
    "section",
    { key: "places", class: "losses", "aria-labelledby": "places-title" },
    element("h2", { id: "places-title" }, words.say("places.title")),
    rows,
  );
}

/**
 * Who is asked about, what is asked, and how far the pursuer can still go.
 * @param {any} state
 * @param {any} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function duelTree({ question, past }, { ruling }, words, actions) {
  const { battle, unit, from, toward, pursuitRemaining } = question;
  const enemy = from ?? toward;
  /**
   * What was left of an enemy's move when it was last asked about.
   * @param {string} enemy
   */
  const reachOf = (enemy) =>
    [...past, { question }].findLast((one) => one.question.battle === battle && one.question.from === enemy)?.question
      .pursuitRemaining;
  /**
   * @param {boolean} isRetreat
   * @param {string} one
   * @param {string} other
   */
  const ask = (isRetreat, one, other) =>
    actions.openFigure(
      isRetreat
        ? { ask: "ancients/retreat", battle, unit: one, from: other, pursuitRemaining: reachOf(other) }
        : { ask: "ancients/turn", battle, unit: one, toward: other },
    );
  /**
   * @param {string} key
   * @param {string} text
   * @param {boolean} isOn
   * @param {() => void} click
   */
  const button = (key, text, isOn, click) =>
    element("button", { key, "aria-pressed": String(isOn), on: { click } }, text);
  const pairs = pairsIn(ruling?.battle ?? battle).map(([one, other]) =>
    button(
      `${one}/${other}`,
      words.say("ancients.pair", { unit: nameOf(battle, one), from: nameOf(battle, other) }),
      one === unit && other === enemy,
      () => ask(Boolean(from), one, other),
    ),
  );
  const reach = Math.round((pursuitRemaining ?? 0) / inch);
  const text = words.say("ancients.pursuit", { unit: nameOf(battle, enemy) });
  /** @param {number} by */
  const add = (by) => actions.openFigure({ ...question, roll: undefined, pursuitRemaining: (reach + by) * inch });
  return element(
    "section",
    { key: "duel", class: "losses", "aria-label": words.say("ancients.ask") },
    pairs.length > 0 && [
      element(
        "div",
        { class: "switch" },
        button("retreat", words.say("step.retreat"), Boolean(from), () => ask(true, unit, enemy)),
        button("turn", words.say("step.turn"), !from, () => ask(false, unit, enemy)),
      ),
      element("div", { class: "pairs" }, pairs),
    ],
    pairs.length > 0 &&
      from &&
      element(
        "div",
        { key: "pursuit", class: "loss" },
        element("span", { class: "text" }, text),
        stepper(text, `${reach}″`, words, add, reach === 0),
      ),
    element("div", { class: "pairs" }, newTurnTree({ question }, words, actions)),
  );
}
