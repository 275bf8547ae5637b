// What importing `closeranks/define` makes known: `<close-ranks>`, to scripts and in markup written in scripts.
import type { CloseRanks, CloseRanksAttributes } from "./element-types.js";

/**
 * For React: `declare module "react" { namespace JSX { interface IntrinsicElements extends CloseRanksElements {} } }`.
 */
export interface CloseRanksElements {
  "close-ranks": CloseRanksAttributes & { children?: unknown; id?: string; class?: string; key?: string | number };
}

declare global {
  interface HTMLElementTagNameMap {
    "close-ranks": CloseRanks;
  }
  namespace JSX {
    interface IntrinsicElements extends CloseRanksElements {}
  }
}
