// What `closeranks/svg` holds.
import type { Fault, Question } from "./types.js";

export interface PictureOptions {
  /**
   * 0 is the position before the ruling, then come its steps; the last is the result, which is drawn when this is left
   * out. There are as many as `sentencesOf` of `closeranks/words` tells.
   */
  step?: number;
  /** `auto`, the default, is light or dark as the reader's screen is; the others are written out without media queries. */
  theme?: "auto" | "light" | "dark";
  /** Default `en`. */
  lang?: "en" | "de" | "es" | "fr" | "it" | "pl" | "ru";
}

/** What `renderSvg` rejects with when the referee refuses the question. */
export interface RefusedError extends Error {
  fault: Fault;
}

/**
 * One moment of a ruling as a picture that stands alone: SVG text, the same for the same question and options, with title,
 * description and styles inside. Its units are the millimetres of the table. The question is an object, its JSON text, or
 * the notation. Rejects with a `RefusedError`, and with a `RangeError` for an option that there is not.
 */
export function renderSvg(question: Question | string, options?: PictureOptions): Promise<string>;
