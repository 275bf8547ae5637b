// Reads what a command is given: a file or standard input, as text. Knows nothing of what it says.
import { createReadStream } from "node:fs";

import { Unusable } from "./unusable.js";

/** More bytes than the referee takes, so that it refuses a text that goes on after them. */
const most = 1_000_001;

/** @type {Record<string, string>} */
const reasons = {
  EACCES: "may not be read",
  EISDIR: "is a folder",
  ENAMETOOLONG: "is no name of a file",
  ENOENT: "is not there",
  ENOTDIR: "is not there",
};

/**
 * Its name, to be put before messages, and its text.
 * @param {string} [file] standard input when left out or `-`
 */
export async function readText(file = "-") {
  const name = file === "-" ? "standard input" : file;
  if (file === "-" && process.stdin.isTTY)
    process.stderr.write("Type a question; Ctrl+D on a line of its own ends it.\n");
  try {
    const bytes = await firstBytes(file === "-" ? process.stdin : createReadStream(file));
    return { name, text: textOf(bytes, name) };
  } catch (error) {
    if (error instanceof Unusable) throw error;
    const { code = "", message } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Unusable(`${name} ${reasons[code] ?? `cannot be read: ${message}`}.`);
  }
}

/** @param {AsyncIterable<Uint8Array>} stream */
async function firstBytes(stream) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) break;
  }
  return Buffer.concat(chunks);
}

/**
 * @param {Uint8Array} bytes
 * @param {string} name
 */
function textOf(bytes, name) {
  try {
    const text = new TextDecoder("utf-8", { fatal: bytes.length <= most }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch {
    // The same as a text with zeros in it.
  }
  throw new Unusable(`${name} is not text in UTF-8.`);
}
