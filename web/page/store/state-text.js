/**
 * A state as text and back. Battles that many moments share are written once, and no more of the past and the future than
 * there is room for. What is read back is untrusted: its shape is looked at here, its battles by the referee.
 *
 * @typedef {import("../history.js").Kept} Kept
 * @typedef {import("../history.js").State} State
 */
import { isObject, isPlace } from "../../view/saved.js";

/** Grows when an older page could not read what is written. */
const version = 1;

/**
 * The state in no more than so many characters: where it stands, then as much as there is room for of what lies nearest
 * before it, then after it. Undefined when not even where it stands has room.
 * @param {State} state
 * @param {number} most
 * @returns {string | undefined}
 */
export function textOf(state, most) {
  /** @type {Map<object, number>} */
  const places = new Map();
  /** @type {string[]} */
  const battles = [];
  let room = most - 100;
  /** @param {Kept} kept */
  const take = ({ question: { battle, ...asked }, step, selection }) => {
    const place = places.get(battle) ?? battles.length;
    const written = place === battles.length ? battleText(battle) : "";
    const text = JSON.stringify({ battle: place, asked, step, selection });
    room -= text.length + written.length + 2;
    if (room < 0) return undefined;
    places.set(battle, place);
    if (written) battles.push(written);
    return text;
  };
  const now = take(state);
  if (now === undefined) return undefined;
  const past = takeWhileRoom([...state.past].reverse(), take).reverse();
  const future = takeWhileRoom(state.future, take);
  return `{"version":${version},"battles":[${battles}],"now":${now},"past":[${past}],"future":[${future}]}`;
}

/**
 * The state that a text holds. Throws, with what is wrong, when it holds none.
 * @param {string} text
 * @param {object[]} known battles: one that is the same is taken instead
 * @returns {State}
 */
export function stateIn(text, known) {
  const kept = JSON.parse(text);
  must(isObject(kept) && kept.version === version, "version");
  must([kept.battles, kept.past, kept.future].every(Array.isArray), "lists");
  const same = new Map(known.map((battle) => [JSON.stringify(battle), battle]));
  const battles = kept.battles.map((/** @type {unknown} */ battle) => {
    must(isObject(battle), "battle");
    return same.get(JSON.stringify(battle)) ?? battle;
  });
  /** @param {any} moment */
  const momentOf = (moment) => {
    must(isObject(moment) && isObject(moment.asked) && isObject(moment.selection), "moment");
    const { battle, asked, step, selection } = moment;
    must(Number.isInteger(battle) && Object.hasOwn(battles, battle), "battle");
    must(typeof asked.ask === "string" && !("battle" in asked), "ask");
    must(asked.losses === undefined || (Array.isArray(asked.losses) && asked.losses.every(isObject)), "losses");
    must(isPlace(step) && isPlace(selection.option), "step");
    must(selection.unit === null || typeof selection.unit === "string", "selection");
    return { question: { ...asked, battle: battles[battle] }, step, selection };
  };
  return { ...momentOf(kept.now), past: kept.past.map(momentOf), future: kept.future.map(momentOf) };
}

/** @type {WeakMap<object, string>} */
const texts = new WeakMap();

/**
 * A battle is never changed, so it is written once.
 * @param {object} battle
 */
function battleText(battle) {
  const text = texts.get(battle) ?? JSON.stringify(battle);
  texts.set(battle, text);
  return text;
}

/**
 * @param {Kept[]} moments
 * @param {(kept: Kept) => string | undefined} take
 */
function takeWhileRoom(moments, take) {
  const taken = [];
  for (const moment of moments) {
    const text = take(moment);
    if (text === undefined) break;
    taken.push(text);
  }
  return taken;
}

/**
 * @param {unknown} holds
 * @param {string} what
 */
function must(holds, what) {
  if (!holds) throw new TypeError(what);
}
