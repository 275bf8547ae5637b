/**
 * The page's referee: asks the core on a thread of its own, so that the page can be scrolled and undone whatever the core is
 * at. Where a page may have no such thread, it asks in the page. Knows neither state nor words.
 */
import { fetchCore } from "../fetch-core.js";
import { ownScript } from "./own-script.js";

/**
 * @typedef {object} Asking
 * @property {(question: any) => Promise<any>} ask never rejects; answers come in the order of the questions
 * @property {() => void} stop whatever waits for an answer gets `internal.stopped`, and the next question a new core
 */

/**
 * Resolves when questions can be asked; rejects when the core, or the script that asks it, cannot be loaded.
 * @param {(isBusy: boolean) => void} tell whether anything waits for an answer
 * @returns {Promise<Asking>}
 */
export async function openAsking(tell) {
  const compiling = fetchCore().then((bytes) => WebAssembly.compile(bytes));
  // Read by the page, too, and at once: when a worker fails, an update may have taken the file away.
  const loading = Promise.all([compiling, import("./worker.js")]);
  /** @type {{question: any, answer: (answer: any) => void}[]} */
  let waiting = [];
  let isReady = false;

  /** @param {any} answer */
  const settle = (answer) => {
    const [first, ...others] = waiting;
    waiting = others;
    first?.answer(answer);
    tell(waiting.length > 0);
  };

  /** A worker with the core in it; null where none may be. */
  const hire = () => {
    isReady = false;
    try {
      const hired = new Worker(ownScript("worker.js"), { type: "module" });
      hired.onmessage = ({ data }) => {
        if (hired !== worker) return;
        if (data === "ready") isReady = true;
        else settle(data);
      };
      hired.onerror = (event) => {
        event.preventDefault();
        if (hired === worker) replace();
      };
      compiling.then((core) => hired.postMessage(core)).catch(() => {});
      return hired;
    } catch {
      return null;
    }
  };

  let worker = hire();

  /** The question at hand may have ended one that was ready; one that never was would not be the next time either. */
  const replace = () => {
    worker?.terminate();
    if (isReady) {
      worker = hire();
      settle(unanswered("internal.trap"));
    } else worker = null;
    for (const { question } of waiting) send(question);
  };

  /** @type {{ask: (question: any) => any} | undefined} */
  let here;

  /** @param {any} question */
  const send = async (question) => {
    const asked = worker;
    const [core, { refereeOn }] = await loading;
    if (asked) return asked.postMessage(question);
    try {
      settle((here ??= refereeOn(core)).ask(question));
    } catch {
      settle(unanswered("internal.trap"));
    }
  };

  await loading;
  return {
    ask: (question) =>
      new Promise((answer) => {
        waiting.push({ question, answer });
        tell(true);
        send(question);
      }),
    stop: () => {
      if (!worker) return;
      worker.terminate();
      worker = hire();
      const stopped = waiting;
      waiting = [];
      tell(false);
      for (const { answer } of stopped) answer(unanswered("internal.stopped"));
    },
  };
}

/** @param {string} code */
function unanswered(code) {
  return { error: { code, at: "", expected: "", found: "" } };
}
