// Short names for the referee's questions and answers, as the view reads them.
import type {
  CasualtiesAnswer,
  CasualtiesOption,
  CasualtiesQuestion,
  CasualtiesReason,
  NudgeAnswer,
  NudgeQuestion,
  Step,
} from "../types.js";

export type {
  Battle,
  CasualtiesAnswer,
  CasualtiesQuestion,
  Contact,
  Fault,
  NudgeAnswer,
  NudgeQuestion,
  Sides,
  Step,
  Terrain,
  Tried,
  Unit,
} from "../types.js";

export type Option = CasualtiesOption;
export type Reason = CasualtiesReason;
export type Question = CasualtiesQuestion | NudgeQuestion;
export type Answer = CasualtiesAnswer | NudgeAnswer;
export type StepOf<Kind extends Step["step"]> = Extract<Step, { step: Kind }>;

/** The steps of an answer that are shown at once, and which they are among its steps. */
export interface Moment {
  kind: Step["step"] | "result";
  steps: Step[];
  from: number;
  to: number;
}
