/**
 * Retreat and turn: six cells for the six rolls or the places to turn to, and below the ruling who is asked about.
 *
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./actions.js").Actions} Actions
 */
import { inch } from "../view/inch.js";
import { nameOf } from "../view/names.js";
import { spotsIn } from "../view/places.js";
import { rollsTree } from "../view/rolls-tree.js";
import { element } from "../view/tree.js";
import { newTurnTree } from "./new-turn.js";
import { pairsIn } from "./questions.js";
import { stepper } from "./stepper.js";

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
    const step = (/** @type {number} */ by) =>
      actions.changeOption((now) =>
        now === null || now < first || now > last ? nearest : Math.min(Math.max(now + by, first), last),
      );
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
export function duelTree({ question }, { ruling }, words, actions) {
  const { battle, unit, from, toward, pursuitRemaining } = question;
  const enemy = from ?? toward;
  /**
   * @param {boolean} isRetreat
   * @param {string} one
   * @param {string} other
   */
  const ask = (isRetreat, one, other) =>
    actions.ask((now) => {
      const { battle } = now.question;
      return isRetreat
        ? { ask: "ancients/retreat", battle, unit: one, from: other, pursuitRemaining: reachOf(other, now) }
        : { ask: "ancients/turn", battle, unit: one, toward: other };
    });
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
      JSON.stringify([one, other]),
      words.say("ancients.pair", { unit: nameOf(battle, one), from: nameOf(battle, other) }),
      one === unit && other === enemy,
      () => ask(Boolean(from), one, other),
    ),
  );
  const text = words.say("ancients.pursuit", { unit: nameOf(battle, enemy) });
  /** @param {number} by inches */
  const add = (by) =>
    actions.ask(({ question: { roll, ...asked } }) => {
      const reach = Math.max(0, (asked.pursuitRemaining ?? 0) + by * inch);
      return { ...asked, pursuitRemaining: Math.round(reach * 1000) / 1000 };
    });
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
        stepper(text, words.inches(pursuitRemaining ?? 0), words, add, !pursuitRemaining),
      ),
    element("div", { class: "pairs" }, newTurnTree({ question }, words, actions)),
  );
}

/**
 * What was left of an enemy's move when it was last asked about.
 * @param {string} enemy
 * @param {any} state
 */
function reachOf(enemy, { question, past }) {
  const asked = [...past, { question }].map((one) => one.question);
  return asked.findLast(({ battle, from }) => battle === question.battle && from === enemy)?.pursuitRemaining;
}
