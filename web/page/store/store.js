/**
 * Keeps the page's state across reloads and crashes, in the browser and nowhere else. The last of several tabs that writes
 * is the one that is read. Where nothing can be kept, the page works on.
 *
 * @typedef {import("../history.js").State} State
 * @typedef {import("../notice.js").Notice} Notice
 */
import { rulesetOf, rulesets } from "../../view/rulesets.js";
import { nextQuestion } from "../questions.js";
import { readSlots, setAside, writeSlot } from "./slots.js";
import { stateIn, textOf } from "./state-text.js";

/** Another copy of the page in another folder of the same host keeps its own. */
const name = `close-ranks${new URL(".", location.href).pathname}state`;

/**
 * How many characters are kept, the second and third when there is no room for the first. Browsers give 2.5 million at
 * least; three texts are there at times, so that most of it is left to others. 400,000 are over 1,500 changes of a figure, or
 * 90 places of twenty units.
 */
const rooms = [400_000, 100_000, 25_000];

/** How long after a change it is written, in milliseconds. */
const delay = 300;

/**
 * The state that was kept last and can be read, what is to be said about it, and how to be rid of it.
 * @param {{ask: (question: any) => any}} referee
 * @param {object[]} known battles: one that is the same is taken instead
 * @returns {Promise<{state: State | null, notice: Notice | null, refuse: () => void}>}
 */
export async function restored(referee, known) {
  try {
    const { whole, broken } = readSlots(localStorage, name);
    const states = await Promise.all(
      whole.map(async ({ text, place }) => ({ place, state: await readableIn(text, referee, known) })),
    );
    const found = states.find(({ state }) => state);
    const newer = found ? states.slice(0, states.indexOf(found)) : states;
    const unread = [...broken, ...newer.map(({ place }) => place)];
    for (const place of unread) setAside(localStorage, name, place);
    const notice = unread.length === 0 ? null : { code: found ? "notice.older" : "notice.setAside" };
    return { state: found?.state ?? null, notice, refuse: () => found && setAside(localStorage, name, found.place) };
  } catch {
    return { state: null, notice: { code: "notice.notKept" }, refuse: () => {} };
  }
}

/**
 * A function that keeps a state: soon, and at the latest when the page is left.
 * @param {(notice: Notice) => void} tell once, when nothing can be kept
 * @returns {(state: State) => void}
 */
export function keeping(tell) {
  /** @type {State | null} */
  let unwritten = null;
  let isTold = false;

  const write = () => {
    if (!unwritten) return;
    const isKept = writeState(unwritten);
    unwritten = null;
    if (!isKept && !isTold) tell({ code: "notice.notKept" });
    isTold ||= !isKept;
  };
  addEventListener("pagehide", write);
  document.addEventListener("visibilitychange", write);
  return (state) => {
    if (!unwritten) setTimeout(write, delay);
    unwritten = state;
  };
}

/** @param {State} state */
function writeState(state) {
  return rooms.some((most) => {
    try {
      const text = textOf(state, most);
      if (text !== undefined) writeSlot(localStorage, name, text);
      return text !== undefined;
    } catch {
      return false;
    }
  });
}

/**
 * The state in a text, or null when the referee could not even read it. What the rules refuse, or what it was stopped at, may
 * well be looked at.
 * @param {string} text
 * @param {{ask: (question: any) => any}} referee
 * @param {object[]} known
 */
async function readableIn(text, referee, known) {
  try {
    const state = stateIn(text, known);
    const moments = [state, ...state.past, ...state.future];
    if (!moments.every(({ question }) => rulesets.includes(rulesetOf(question)))) return null;
    const byBattle = new Map(moments.map(({ question }) => [question.battle, nextQuestion(question, question.battle)]));
    const answers = await Promise.all([state.question, ...byBattle.values()].map(referee.ask));
    return answers.some(({ error }) => error?.code.startsWith("json.")) ? null : state;
  } catch {
    return null;
  }
}
