/** What others have shared: opens it from the address and from files, and gives notice of what cannot be opened. */
import { readLink } from "../../view/link.js";
import { refusalOf } from "../../view/verdict-text.js";
import { readFile } from "./deeds.js";
import { openingOf } from "./opening.js";

/**
 * @typedef {import("../history.js").State} State
 * @typedef {import("../../view/words.js").Words} Words
 */

/**
 * @param {() => {state: State, words: Words}} now
 * @param {(state: State) => Promise<void>} become
 * @param {(change: Partial<import("../look.js").Look>) => void} see
 * @param {(state: State) => Promise<import("../../view/answers.js").Derived>} derive
 * @param {import("./opening.js").Ask} ask
 */
export function incomingOf(now, become, see, derive, ask) {
  /** @type {object | null} the question that the address names */
  let named = null;
  /** @type {import("../../view/saved.js").Reading | null} what was opened last; whatever is still being opened gives way to it */
  let newest = null;

  /**
   * Resolves to whether it could be opened, or gave way.
   * @param {import("../../view/saved.js").Reading} reading
   */
  const open = async (reading) => {
    newest = reading;
    if ("fault" in reading) return refuse({ code: `saved.${reading.fault}` });
    const { state, words } = now();
    const opening = await openingOf(state, reading, ask, derive);
    if (newest !== reading) return true;
    if ("fault" in opening) {
      const why = whyNot(opening.fault, reading.question.battle, words);
      return refuse({ code: "saved.refused", values: { why } });
    }
    see({ notice: null, isEditing: false, refusal: null, sight: null });
    named = opening.state.question;
    await become(opening.state);
    return true;
  };

  /** @param {import("../notice.js").Notice} notice */
  const refuse = (notice) => {
    see({ notice });
    return false;
  };

  /** @param {string} hash */
  const openHash = async (hash) => open(await readLink(hash));

  const dropHash = () => history.replaceState(null, "", location.pathname + location.search);

  addEventListener("hashchange", async () => {
    const { hash } = location;
    // What is on the table stays there, after a reload too.
    if (hash.length > 1 && !(await openHash(hash)) && hash === location.hash) dropHash();
  });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", async (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) open(await readFile(file));
  });

  return {
    open,
    openHash,
    /**
     * Takes the hash from the address when another question is on the table: it would mislead whoever copies it.
     * @param {State} state
     */
    keepAddress: ({ question }) => {
      if (location.hash && question !== named) dropHash();
    },
  };
}

/**
 * @param {import("../../view/asked.js").Fault} fault
 * @param {any} battle of whatever form, when the fault is about that
 * @param {Words} words
 */
function whyNot(fault, battle, words) {
  const known = fault.code.startsWith("battle.") ? battle : { units: [] };
  return refusalOf(fault, known, words).headline;
}
