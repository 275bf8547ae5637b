/**
 * Names that run from right to left, kept to themselves inside a sentence: otherwise they would turn round what stands beside
 * them, so that it says something else. Other texts stay as they are.
 */

/** Letters that run from right to left, and marks that say so or turn the text around them. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The text between marks (U+2068 and U+2069) that let nothing of it turn what is outside; of its own it keeps only such pairs.
 * @param {string} text
 */
export function isolated(text) {
  if (!turning.test(text)) return text;
  const plain = text.replace(/[\u202a-\u202e\u2066\u2067]/g, "");
  const outside = plain.replace(/\u2068[^\u2068\u2069]*\u2069/g, "");
  if (!turning.test(outside)) return plain;
  return `\u2068${/[\u2068\u2069]/.test(outside) ? plain.replace(/[\u2068\u2069]/g, "") : plain}\u2069`;
}
