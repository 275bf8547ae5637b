// What `closeranks/element` holds.
import type { Answer, Question } from "../types.js";

/** The attributes of `<close-ranks>`, as they are written in markup. */
export interface CloseRanksAttributes {
  /** The address of a text to be read instead of the one inside. */
  src?: string;
  /** The picture alone, the steps (the default), or the verdict and all ways too. */
  controls?: "picture" | "steps" | "full";
  /** The step shown first: 0 is the position before the ruling. */
  step?: number | string;
  /** The code or tag of a language; else that of the page, else the reader's. */
  lang?: string;
  theme?: "light" | "dark" | "auto";
  /** Its name for screen readers. */
  label?: string;
  /** Width by height of the picture, such as `16/10`. */
  ratio?: string;
}

export interface CloseRanksEvents {
  /** The referee has answered. */
  "closeranks-ruled": CustomEvent<{ question: Question; answer: Answer }>;
  /** Another step is shown, of so many. */
  "closeranks-step": CustomEvent<{ step: number; steps: number }>;
  /** Nothing can be shown. */
  "closeranks-error": CustomEvent<{ error: { code: string; at: string; expected: string; found: string } }>;
}

/** The element's class. Importing it defines nothing; `closeranks/define` does. */
export class CloseRanks extends HTMLElement {
  static observedAttributes: string[];
  /** The question that is shown, or null; setting one shows that instead of the source or the text. */
  get question(): Question | null;
  set question(question: Question | null);
  /** The referee's answer, or null as long as there is none. */
  get answer(): Answer | null;
  /** The step that is shown: 0 is the position before the ruling, 1 its first step. */
  get step(): number;
  set step(step: number);
  addEventListener<Name extends keyof CloseRanksEvents>(
    name: Name,
    heard: (this: CloseRanks, event: CloseRanksEvents[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    heard: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
