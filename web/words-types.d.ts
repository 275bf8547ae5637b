// What `closeranks/words` holds.
import type { Answer, Question, Refusal } from "./types.js";

export interface Sentences {
  /** A few words above the verdict, such as "Ruling · priority 1". */
  kicker: string;
  /** The verdict. */
  headline: string;
  reasons: string[];
  /** What happens at the table, in order; the last is the result. */
  steps: { title: string; text: string }[];
  /** In the order of the answer's own; `why` says what beat one, and is empty for the others. */
  options: { text: string; standing: "chosen" | "legal" | "beaten"; why: string }[];
}

/** What each language calls itself, by its code. */
export const languages: Record<string, string>;

/**
 * An answer in sentences, or why the question was refused. `lang` is the code or tag of a language, such as `ru` or `de-AT`;
 * default `en`. Rejects with a `RangeError` for a language that there is not.
 */
export function sentencesOf(
  question: Question,
  answer: Answer | Refusal,
  options?: { lang?: string },
): Promise<Sentences>;
