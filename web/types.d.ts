// The questions a referee takes and the answers it gives.
// Printed by `describe types` from the field lists of the core; not written by hand.

/** [x, y] in mm: x to the right, y down, as in SVG. */
export type Point = [x: number, y: number];

/** [width, depth] in mm. */
export type Base = [width: number, depth: number];

/** The table's edges. */
export interface Table {
  /** mm */
  width: number;
  /** mm */
  depth: number;
}

/** A model with a letter of its own in the ranks. */
export interface Model {
  kind: "character" | "champion" | "musician" | "standard" | "command";
  name?: string;
  base?: Base;
  /** Default 1. */
  healthPoints?: number;
  /** Default 0. */
  healthLost?: number;
  /** Default false. */
  frontRank?: boolean;
  /** Default false. */
  warPlatform?: boolean;
}

/** Letters of the mismatching bases beside the first rank. */
export interface Beside {
  left?: string;
  right?: string;
}

/** `at` is the centre of its front edge; a character a place in `ranks`, first rank first, left to right. */
export interface Unit {
  id: string;
  name?: string;
  player: string;
  at: Point;
  /** Degrees clockwise from the table's top edge, 0 ≤ heading < 360. */
  heading: number;
  base: Base;
  ranks: string[];
  models?: { [letter: string]: Model };
  beside?: Beside;
  /** Default 1. */
  healthPoints?: number;
  /** Default 0. */
  healthLost?: number;
  /** Default "normal". */
  formation?: "normal" | "skirmish";
}

/** A simple polygon, not always passable. */
export interface Terrain {
  id: string;
  kind: "impassable" | "obstacle" | "area";
  outline: Point[];
}

/** Two Engaged units, in the order of `units`, and the Facing each fights in. */
export interface Contact {
  units: [string, string];
  facings: ["front" | "left" | "right" | "rear", "front" | "left" | "right" | "rear"];
}

/** What stands on the table. */
export interface Battle {
  table: Table;
  activePlayer: string;
  units: Unit[];
  terrain?: Terrain[];
  contacts?: Contact[];
}

/** What stands on the table. */
export interface SettledBattle {
  table: Table;
  activePlayer: string;
  units: Unit[];
  terrain: Terrain[];
  contacts: Contact[];
}

/** Health Points lost by a unit's R&F models or by a named model; `places` are files in its rear rank. */
export interface Loss {
  unit: string;
  model?: string;
  healthPoints: number;
  places?: number[];
}

/** The sides an owner wants for a unit; a number left out is open. */
export interface ChosenSides {
  rear?: number;
  left?: number;
  right?: number;
  holes?: { [letter: string]: "filled" | "left" | "right" };
  /** Default "only". */
  centre?: "only" | "left" | "right";
}

/** What the owners chose among several legal options. */
export interface CasualtiesChoice {
  sides?: { [letter: string]: ChosenSides };
  order?: [string, string][];
}

/** How to read the rule where its text is open. */
export interface NinthAgeReadings {
  /** Default "both". */
  modelsInContact?: "both" | "own" | "enemy";
  /** Default "both". */
  loseContact?: "both" | "unhurt";
}

/** One batch of simultaneous losses. */
export interface CasualtiesQuestion {
  ask: "ninth-age/casualties";
  battle: Battle;
  losses: Loss[];
  choice?: CasualtiesChoice;
  readings?: NinthAgeReadings;
}

/** How many R&F models went from ranks behind the first and from its ends, the unit's own left and right. */
export interface Sides {
  rear: number;
  left: number;
  right: number;
  holes?: { [letter: string]: "filled" | "left" | "right" };
  /** Default "only". */
  centre?: "only" | "left" | "right";
}

/** Compared key by key in this order; less is better, except more models in contact. */
export interface CasualtiesScore {
  dropOut: number;
  loseContact: number;
  modelsInContact: number;
  imbalance: number;
  widthLost: number;
  slid: number;
}

/** One thing that forbids a move; `by` is the id of a unit or terrain. */
export interface Blocker {
  code: "unit" | "terrain" | "newEnemy" | "facing" | "spacing" | "inContact" | "offTable";
  by?: string;
}

/** What forbade a unit every move. */
export interface Tried {
  unit: string;
  blockedBy: Blocker[];
}

/** A nudge that an option would have needed. */
export interface FailedNudge {
  unit: string;
  toward: string;
  tried: Tried[];
}

/** One combination of splits, its score, and what beat it. */
export interface CasualtiesOption {
  sides: { [letter: string]: Sides };
  score: CasualtiesScore;
  legal: boolean;
  beatenOn?: string;
  by?: number;
  /** mm */
  nudged: { [id: string]: number };
  droppedOut: string[];
  failed: FailedNudge[];
  orders?: [string, string][][];
}

/** Rear-rank places an owner may lose instead, and the models in base contact then. */
export interface RearChoice {
  unit: string;
  places: number[];
  modelsInContact: number;
}

/** A casualty where it stood; no letter for an R&F model. */
export interface RemovedModel {
  rank: number;
  file: number;
  letter?: string;
  outline: [Point, Point, Point, Point];
}

/** Models leave as casualties, numbered by place in the list. */
export interface RemoveStep {
  step: "remove";
  unit: string;
  models: RemovedModel[];
}

/** A named model, or models side by side, move to other places of their unit. */
export interface SlideStep {
  step: "slide";
  unit: string;
  model?: string;
  models?: RemovedModel[];
  from: [Point, Point, Point, Point];
  to: [Point, Point, Point, Point];
}

/** A unit has no model left. */
export interface WipedOutStep {
  step: "wipedOut";
  unit: string;
}

/** Two units are parted by the removal. */
export interface LoseContactStep {
  step: "loseContact";
  unit: string;
  with: string;
}

/** A unit moves along its own axes, a leg each. */
export interface NudgeStep {
  step: "nudge";
  unit: string;
  toward: string;
  legs: Point[];
  /** mm */
  length: number;
  before: [Point, Point, Point, Point];
  after: [Point, Point, Point, Point];
}

/** No nudge was possible, and what forbade it to each of the two. */
export interface NudgeFailedStep {
  step: "nudgeFailed";
  unit: string;
  toward: string;
  tried: Tried[];
}

/** A unit Drops out of Combat. */
export interface DropOutStep {
  step: "dropOut";
  unit: string;
}

/** Every foe of a unit was wiped out; what it may do next. */
export interface NoMoreFoesStep {
  step: "noMoreFoes";
  unit: string;
  may: string[];
}

/** Why it was decided so; which fields are there depends on the code. */
export interface CasualtiesReason {
  code: string;
  unit?: string;
  priority?: string;
  value?: number;
  next?: number;
  beaten?: number;
  by?: number;
  options?: number[];
}

/** A reading of the rules that mattered, such as ninth-age/4. */
export interface Assumption {
  code: string;
}

/** Which models go, which units are nudged and which Drop out of Combat. */
export interface CasualtiesAnswer {
  outcome: "decided" | "ownerChooses" | "notAllowed" | "silent";
  chooses?: string;
  chosen: number | null;
  options: CasualtiesOption[];
  optionsCount?: number;
  rearChoices?: RearChoice[];
  steps: Step[];
  battle: SettledBattle;
  reasons: CasualtiesReason[];
  assumptions: Assumption[];
  would?: CasualtiesAnswer;
}

/** How does `unit` get back to `toward`, from which it was parted? */
export interface NudgeQuestion {
  ask: "ninth-age/nudge";
  battle: Battle;
  unit: string;
  toward: string;
  readings?: NinthAgeReadings;
}

/** A shorter way to contact, and what forbids it. */
export interface NearerWay {
  legs: Point[];
  blockedBy: Blocker[];
}

/** Why it was decided so. */
export interface NudgeReason {
  code: string;
}

/** One nudge, or everything that forbids it. */
export interface NudgeAnswer {
  outcome: "decided" | "ownerChooses" | "notAllowed" | "silent";
  steps: Step[];
  nearer: NearerWay[];
  battle: SettledBattle;
  reasons: NudgeReason[];
  assumptions: Assumption[];
}

/** Who is Engaged with whom? */
export interface ContactsQuestion {
  ask: "ninth-age/contacts";
  battle: Battle;
}

/** The place of a model, counted from 0. */
export interface ModelPlace {
  unit: string;
  rank: number;
  file: number;
}

/** The pairs that are Engaged and the models in base contact. */
export interface ContactsAnswer {
  outcome: "decided" | "ownerChooses" | "notAllowed" | "silent";
  contacts: Contact[];
  models: ModelPlace[];
  battle: SettledBattle;
  assumptions: Assumption[];
}

/** The first fault in a question; `at` is a JSON Pointer into it. */
export interface Fault {
  code: string;
  at: string;
  expected: string;
  found: string;
  with?: string[];
}

/** The question cannot be answered. */
export interface Refusal {
  error: Fault;
}

/** What happens, in the order it happens at the table. */
export type Step = RemoveStep | SlideStep | WipedOutStep | LoseContactStep | NudgeStep | NudgeFailedStep | DropOutStep | NoMoreFoesStep;

/** Each ask with its question and its answer. */
export interface Asks {
  "ninth-age/casualties": { question: CasualtiesQuestion; answer: CasualtiesAnswer };
  "ninth-age/nudge": { question: NudgeQuestion; answer: NudgeAnswer };
  "ninth-age/contacts": { question: ContactsQuestion; answer: ContactsAnswer };
}

export type Question = Asks[keyof Asks]["question"];
export type Answer = Asks[keyof Asks]["answer"];

/** Rules on positions. It never throws: what cannot be answered is refused. */
export interface Referee {
  ask<K extends keyof Asks>(question: Asks[K]["question"] & { ask: K }): Asks[K]["answer"] | Refusal;
  /** The same for the JSON text of a question. */
  ask(text: string): Answer | Refusal;
}

/** Loads the core; each call gives a referee of its own. */
export function load(): Promise<Referee>;
