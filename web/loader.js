// What the browser's and Node's loader share: bytes of the core in, a referee out.
// Knows neither files nor network, and no rule.
import createCore from "../dist/core.js";

/** @typedef {import("./types.js").Referee} Referee */
/** @typedef {{ ask(question: string): string }} Core */

/** More characters than the core reads bytes: of a longer text it gets no more than this, and refuses that. */
const mostCharacters = 1_000_001;

/**
 * Makes a `load()` from a way to read the core's bytes. Its calls share one compiled module; after a failed read the
 * next call tries again.
 * @param {() => Promise<BufferSource>} readBytes
 * @returns {() => Promise<Referee>}
 */
export function loaderOf(readBytes) {
  /** @type {Promise<WebAssembly.Module> | undefined} */
  let compiled;
  return async () => {
    compiled ??= readBytes().then((bytes) => WebAssembly.compile(bytes));
    try {
      const module = await compiled;
      return refereeOf(() => openCore(module));
    } catch (error) {
      compiled = undefined;
      throw error;
    }
  };
}

/**
 * A fresh instance of the core, made at once.
 * @param {WebAssembly.Module} module
 * @returns {Core}
 */
export function openCore(module) {
  return createCore({
    instantiateWasm(imports, receive) {
      const instance = new WebAssembly.Instance(module, imports);
      receive(instance);
      return instance.exports;
    },
  });
}

/**
 * A referee that never throws. A core that failed is not asked again: the next question gets a new one from `open`,
 * since what a trap leaves behind in its memory is unknown.
 * @param {() => Core} open
 * @returns {Referee}
 */
export function refereeOf(open) {
  /** @type {Core | undefined} */
  let core = open();
  /** @param {unknown} question */
  const ask = (question) => {
    let text;
    try {
      text = textOf(question);
    } catch (error) {
      return refusal("json.syntax", "a question that can be written as JSON", error);
    }
    try {
      core ??= open();
      return text.length > mostCharacters ? refusalOfLong(core, text) : JSON.parse(core.ask(text));
    } catch (error) {
      core = undefined;
      return refusal("internal.trap", "an answer", error);
    }
  };
  return /** @type {Referee} */ ({ ask });
}

/** @param {unknown} question */
function textOf(question) {
  const text = typeof question === "string" ? question : JSON.stringify(question);
  if (typeof text !== "string") throw new TypeError(`${typeof question} has no JSON`);
  return withEscapedHalves(text);
}

/**
 * The text with lone surrogates escaped, as JSON.stringify does, since they have no UTF-8. Without a regular expression: one that
 * is compiled while the call stack is nearly full ends the whole process.
 * @param {string} text
 */
function withEscapedHalves(text) {
  let escaped = "";
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0xd800 || unit > 0xdfff) continue;
    const next = text.charCodeAt(i + 1);
    if (unit < 0xdc00 && next >= 0xdc00 && next <= 0xdfff) {
      i++;
      continue;
    }
    escaped += `${text.slice(from, i)}\\u${unit.toString(16)}`;
    from = i + 1;
  }
  return escaped + text.slice(from);
}

/**
 * The core's own refusal of a text too long to be copied into its memory, with the true length in it.
 * @param {Core} core
 * @param {string} text
 */
function refusalOfLong(core, text) {
  const answer = JSON.parse(core.ask(text.slice(0, mostCharacters)));
  const { found } = answer.error;
  answer.error.found = bytesOf(text) + found.slice(found.indexOf(" "));
  return answer;
}

/**
 * The length in UTF-8, counted without making the bytes.
 * @param {string} text without lone surrogates
 */
function bytesOf(text) {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const isHalf = unit >= 0xd800 && unit < 0xe000;
    bytes += unit < 0x80 ? 1 : unit < 0x800 || isHalf ? 2 : 3;
  }
  return bytes;
}

/**
 * @param {string} code
 * @param {string} expected
 * @param {unknown} error
 */
function refusal(code, expected, error) {
  let found = "an error that cannot be written";
  try {
    found = String(error);
  } catch {
    // A question's own toJSON may throw anything.
  }
  return { error: { code, at: "", expected, found } };
}
