// A refusal as one line, the way compilers say it: where it is in the file, and what is wrong there.

/**
 * @param {string} name of the file
 * @param {string} text in it
 * @param {import("../types.js").Fault} fault
 * @param {string} sentence for it
 */
export function faultLine(name, text, fault, sentence) {
  const { code, at, expected, found } = fault;
  const place = placeOf(text, fault);
  const told = code.endsWith(".syntax") ? `expected ${expected}, found ${found}` : sentence;
  return `${[name, ...place].join(":")}: ${told} (${[code, ...(at && !place.length ? [at] : [])].join(" ")})`;
}

/**
 * Line and column, from 1; empty when the refusal does not know them.
 * @param {string} text
 * @param {import("../types.js").Fault} fault
 * @returns {number[]}
 */
function placeOf(text, { code, found, line, column }) {
  if (line && column) return [line, column];
  const byte = code === "json.syntax" && /^byte (\d+)$/.exec(found)?.[1];
  if (!byte) return [];
  const lines = new TextDecoder().decode(new TextEncoder().encode(text).slice(0, Number(byte) - 1)).split("\n");
  return [lines.length, [...lines[lines.length - 1]].length + 1];
}
