/**
 * A position as the hash of a link, and back. `#1z…` is deflated, `#1j…` is not, for browsers that cannot; both are
 * base64url. The number is the version; links of every older version stay readable. Never throws: a hash may come from
 * anyone.
 *
 * @typedef {import("./saved.js").Saved} Saved
 */
import { mostBytes, readSaved, version } from "./saved.js";

/** The longest hash that is looked at, in characters; hundreds of units fit. */
const mostCharacters = 50_000;

/** How many bytes are inflated at once: they grow a thousandfold at most, so that little is made beyond the limit. */
const slice = 256;

/**
 * @param {Saved} saved
 * @returns {Promise<string>} with its `#`
 */
export async function linkOf({ question, step, option }) {
  const bytes = new TextEncoder().encode(JSON.stringify({ question, step, option }));
  if (!globalThis.CompressionStream) return `#${version}j${base64(bytes)}`;
  const packed = await gathered(slicesOf(bytes, 65_536).pipeThrough(new CompressionStream("deflate-raw")), Infinity);
  return `#${version}z${base64(packed)}`;
}

/**
 * @param {string} hash with its `#`
 * @returns {Promise<import("./saved.js").Reading>}
 */
export async function readLink(hash) {
  if (hash.length > mostCharacters) return { fault: "tooLong" };
  // What stands behind a link in a sentence is often taken for a part of it: a full stop, a bracket, a space as %20.
  const [, number, form, data] = /^#(\d+)([a-z])([\w-]*)(?:%[\dA-Fa-f]{2}|[^\w-])*$/.exec(hash) ?? [];
  if (!number) return { fault: "broken" };
  if (Number(number) > version) return { fault: "version" };
  try {
    const bytes = form === "z" ? await inflated(bytesOf(data)) : bytesOf(data);
    return readSaved(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    return { fault: error instanceof RangeError ? "tooLong" : "broken" };
  }
}

/** @param {Uint8Array} bytes */
function inflated(bytes) {
  return gathered(slicesOf(bytes, slice).pipeThrough(new DecompressionStream("deflate-raw")), mostBytes);
}

/**
 * Bytes as a stream that gives the next slice when the last one is used up.
 * @param {Uint8Array} bytes
 * @param {number} length of a slice
 * @returns {ReadableStream<any>}
 */
function slicesOf(bytes, length) {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, (at += length)));
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * All bytes of a stream. Throws a RangeError as soon as there are more than `most`.
 * @param {ReadableStream<Uint8Array>} stream
 * @param {number} most
 */
async function gathered(stream, most) {
  const reader = stream.getReader();
  /** @type {Uint8Array[]} */
  const chunks = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      reader.cancel().catch(() => {});
      throw new RangeError("too long");
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(length);
  for (const chunk of chunks.reverse()) bytes.set(chunk, (length -= chunk.length));
  return bytes;
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Throws when there is no such text.
 * @param {string} text base64url
 */
function bytesOf(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
