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

/** A stand with a letter of its own in the ranks; `models` are left on it, each with `wounds`. */
export interface ConquestModel {
  kind: "character" | "champion" | "musician" | "standard" | "command";
  name?: string;
  models?: number;
  wounds?: number;
  /** Default 1. */
  healthPoints?: number;
  /** Default 0. */
  healthLost?: number;
}

/** A stand at its full strength; each of its models has `wounds`. */
export interface ConquestStand {
  /** Default 4. */
  models?: number;
  /** Default 1. */
  wounds?: number;
}

/** The tally of the turn; left out as a turn begins. */
export interface ConquestTurn {
  standsAtStart?: number;
  /** Default 0. */
  standsLost?: number;
  /** Default 0. */
  wounds?: number;
  standsWhenBroken?: number | null;
}

/** The tally of the turn; left out as a turn begins. */
export interface SettledConquestTurn {
  standsAtStart?: number;
  /** Default 0. */
  standsLost: number;
  /** Default 0. */
  wounds: number;
  standsWhenBroken: number | null;
}

/** `at` is the centre of its front edge; a character a stand in `ranks`, first rank first, left to right: a digit says how many models are left on it. */
export interface ConquestUnit {
  id: string;
  name?: string;
  player: string;
  at: Point;
  /** Degrees clockwise from the table's top edge, 0 ≤ heading < 360. */
  heading: number;
  base: Base;
  ranks: string[];
  models?: { [letter: string]: ConquestModel };
  stand?: ConquestStand;
  /** Default 0. */
  markers?: number;
  lastEnd?: "left" | "right" | null;
  thisTurn?: ConquestTurn;
}

/** `at` is the centre of its front edge; a character a stand in `ranks`, first rank first, left to right: a digit says how many models are left on it. */
export interface SettledConquestUnit {
  id: string;
  name?: string;
  player: string;
  at: Point;
  /** Degrees clockwise from the table's top edge, 0 ≤ heading < 360. */
  heading: number;
  base: Base;
  ranks: string[];
  models?: { [letter: string]: ConquestModel };
  stand?: ConquestStand;
  /** Default 0. */
  markers?: number;
  lastEnd?: "left" | "right" | null;
  thisTurn?: SettledConquestTurn;
}

/** What stands on the table, for Conquest. */
export interface ConquestBattle {
  table: Table;
  activePlayer: string;
  units: ConquestUnit[];
  terrain?: Terrain[];
  contacts?: Contact[];
}

/** What stands on the table, for Conquest. */
export interface SettledConquestBattle {
  table: Table;
  activePlayer: string;
  units: SettledConquestUnit[];
  terrain: Terrain[];
  contacts: Contact[];
}

/** How many models a stand loses. */
export interface StandLoss {
  rank: number;
  file: number;
  models: number;
}

/** What the owner chose: the first end used in this question, or a whole order. */
export interface WoundsChoice {
  /** Default "left". */
  firstEnd?: "left" | "right";
  order?: StandLoss[];
}

/** How to read the rule where its text is open. */
export interface ConquestReadings {
  /** Default true. */
  keepEngaged?: boolean;
}

/** How do so many Wounds fall on one regiment? */
export interface WoundsQuestion {
  ask: "conquest/wounds";
  battle: ConquestBattle;
  unit: string;
  wounds: number;
  /** Default true. */
  testsMorale?: boolean;
  choice?: WoundsChoice;
  readings?: ConquestReadings;
}

/** One order in which the stands may be taken, and what it comes to. */
export interface WoundsOption {
  order: StandLoss[];
  models: number;
  stands: number;
  markers: number;
  moraleDice: number;
  status: "steady" | "broken" | "shattered" | "destroyed";
}

/** Models leave a stand, which keeps its base until the last one. */
export interface RemoveModelsStep {
  step: "removeModels";
  unit: string;
  rank: number;
  file: number;
  models: number;
  left: number;
  outline: [Point, Point, Point, Point];
}

/** A stand leaves with its last model. */
export interface RemoveStandStep {
  step: "removeStand";
  unit: string;
  rank: number;
  file: number;
  outline: [Point, Point, Point, Point];
}

/** So many Wounded markers lie beside the regiment. */
export interface MarkersStep {
  step: "markers";
  unit: string;
  markers: number;
}

/** The regiment is Broken; stands lost this turn, and left. */
export interface BreakStep {
  step: "break";
  unit: string;
  standsLost: number;
  standsLeft: number;
}

/** The regiment is Shattered and leaves; stands lost this turn, and left until then. */
export interface ShatterStep {
  step: "shatter";
  unit: string;
  standsLost: number;
  standsLeft: number;
}

/** A regiment has no stand left. */
export interface RegimentGoneStep {
  step: "wipedOut";
  unit: string;
}

/** Why it was decided so. */
export interface WoundsReason {
  code: string;
}

/** Which stands and models go, what is carried on, and whether the regiment is Broken or Shattered. */
export interface WoundsAnswer {
  outcome: "decided" | "ownerChooses" | "notAllowed" | "silent";
  chooses?: string;
  chosen: number | null;
  options: WoundsOption[];
  models?: number;
  stands?: number;
  markers?: number;
  moraleDice?: number;
  /** Default "steady". */
  status?: "steady" | "broken" | "shattered" | "destroyed";
  steps: WoundsStep[];
  battle: SettledConquestBattle;
  reasons: WoundsReason[];
  assumptions: Assumption[];
  would?: WoundsAnswer;
}

/** A stand with a letter of its own in the ranks; `models` are left on it. */
export interface AncientsModel {
  kind: "character" | "champion" | "musician" | "standard" | "command";
  name?: string;
  models?: number;
}

/** A stand at its full strength. */
export interface AncientsStand {
  /** Default 4. */
  models?: number;
}

/** What a unit has done this turn; `retreatedFrom` are enemies, the oldest first. */
export interface AncientsTurn {
  /** Default false. */
  ran?: boolean;
  retreatedFrom?: string[];
}

/** What a unit has done this turn; `retreatedFrom` are enemies, the oldest first. */
export interface SettledAncientsTurn {
  /** Default false. */
  ran: boolean;
  retreatedFrom: string[];
}

/** `at` is the centre of its front edge; a character a stand in `ranks`, first rank first, left to right: a digit says how many models are left on it. */
export interface AncientsUnit {
  id: string;
  name?: string;
  player: string;
  at: Point;
  /** Degrees clockwise from the table's top edge, 0 ≤ heading < 360. */
  heading: number;
  base: Base;
  ranks: string[];
  models?: { [letter: string]: AncientsModel };
  stand?: AncientsStand;
  thisTurn?: AncientsTurn;
}

/** `at` is the centre of its front edge; a character a stand in `ranks`, first rank first, left to right: a digit says how many models are left on it. */
export interface SettledAncientsUnit {
  id: string;
  name?: string;
  player: string;
  at: Point;
  /** Degrees clockwise from the table's top edge, 0 ≤ heading < 360. */
  heading: number;
  base: Base;
  ranks: string[];
  models?: { [letter: string]: AncientsModel };
  stand?: AncientsStand;
  thisTurn?: SettledAncientsTurn;
}

/** What stands on the table, for the ancients rules. */
export interface AncientsBattle {
  table: Table;
  activePlayer: string;
  units: AncientsUnit[];
  terrain?: Terrain[];
  contacts?: Contact[];
}

/** What stands on the table, for the ancients rules. */
export interface SettledAncientsBattle {
  table: Table;
  activePlayer: string;
  units: SettledAncientsUnit[];
  terrain: Terrain[];
  contacts: Contact[];
}

/** How to read the page where its text is open. */
export interface AncientsReadings {
  /** Default "perEnemy". */
  once?: "perEnemy" | "perTurn";
  /** Default "any". */
  flankBars?: "any" | "own";
  /** Default false. */
  throughFriends?: boolean;
  /** Default false. */
  leaveTable?: boolean;
}

/** May `unit` retreat from `from`, which is in contact with it? */
export interface RetreatQuestion {
  ask: "ancients/retreat";
  battle: AncientsBattle;
  unit: string;
  from: string;
  roll?: number;
  /** mm */
  pursuitRemaining?: number;
  readings?: AncientsReadings;
}

/** One thing that forbids a retreat; `by` is the id of a unit or terrain. */
export interface RetreatBar {
  code: "flankContact" | "rearContact" | "alreadyRetreated" | "blockedByEnemy" | "blockedByFriend" | "blockedByTerrain" | "offTable";
  by?: string;
}

/** What one roll of the die leads to. */
export interface RollOption {
  roll: number;
  retreats: boolean;
  /** mm */
  gap: number | null;
  caught: boolean;
  tie: boolean;
  formationLost: number;
  tests: string[];
  blockedBy: RetreatBar[];
  pursuitBlockedBy: Blocker[];
}

/** A unit moves straight back, keeping its heading. */
export interface RetreatStep {
  step: "retreat";
  unit: string;
  from: string;
  /** mm */
  length: number;
  formationLost: number;
  before: [Point, Point, Point, Point];
  after: [Point, Point, Point, Point];
}

/** A unit turns to face an enemy. */
export interface TurnStep {
  step: "turn";
  unit: string;
  toward: string;
  before: [Point, Point, Point, Point];
  after: [Point, Point, Point, Point];
}

/** The pursuer runs after the unit that retreated. */
export interface PursueStep {
  step: "pursue";
  unit: string;
  toward: string;
  /** mm */
  length: number;
  before: [Point, Point, Point, Point];
  after: [Point, Point, Point, Point];
}

/** A test of formation is owed, for a piece of terrain or for a turn. */
export interface TestStep {
  step: "test";
  unit: string;
  terrain?: string;
}

/** Why it was decided so; `by` is a unit or terrain where there is one. */
export interface AncientsReason {
  code: string;
  by?: string;
}

/** May it retreat, at what cost, and is it caught: for each roll. */
export interface RetreatAnswer {
  outcome: "decided" | "ownerChooses" | "notAllowed" | "silent";
  chooses?: string;
  chosen: number | null;
  options: RollOption[];
  steps: AncientsStep[];
  battle: SettledAncientsBattle;
  reasons: AncientsReason[];
  assumptions: Assumption[];
}

/** Where the owner wants the unit to stand. */
export interface TurnChoice {
  /** Degrees clockwise from the table's top edge, 0 ≤ heading < 360. */
  heading: number;
  at: Point;
}

/** May `unit` turn to face `toward`, which attacks it in flank or rear? */
export interface TurnQuestion {
  ask: "ancients/turn";
  battle: AncientsBattle;
  unit: string;
  toward: string;
  choice?: TurnChoice;
}

/** The front centre may be anywhere from `from` to `to`, the unit's new left to its right. */
export interface TurnPlaces {
  /** Degrees clockwise from the table's top edge, 0 ≤ heading < 360. */
  heading: number;
  from: Point;
  to: Point;
  nearest: Point;
}

/** May it turn, and where may it stand then. */
export interface TurnAnswer {
  outcome: "decided" | "ownerChooses" | "notAllowed" | "silent";
  chooses?: string;
  test: boolean;
  places: TurnPlaces[];
  steps: AncientsStep[];
  battle: SettledAncientsBattle;
  reasons: AncientsReason[];
  assumptions: Assumption[];
  would?: TurnAnswer;
}

/** What does this text say? */
export interface NotationReadQuestion {
  ask: "notation/read";
  text: string;
}

/** The question that a notation says. */
export interface NotationReadAnswer {
  question: Question;
}

/** How is this question typed? */
export interface NotationWriteQuestion {
  ask: "notation/write";
  question: Question;
}

/** The notation of a question. */
export interface NotationWriteAnswer {
  text: string;
}

/** The first fault in a question; `at` is a JSON Pointer into it. */
export interface Fault {
  code: string;
  at: string;
  expected: string;
  found: string;
  with?: string[];
  line?: number;
  column?: number;
}

/** The question cannot be answered. */
export interface Refusal {
  error: Fault;
}

/** What happens, in the order it happens at the table. */
export type AncientsStep = RetreatStep | TurnStep | PursueStep | TestStep;

/** What happens, in the order it happens at the table. */
export type Step = RemoveStep | SlideStep | WipedOutStep | LoseContactStep | NudgeStep | NudgeFailedStep | DropOutStep | NoMoreFoesStep;

/** What happens, in the order it happens at the table. */
export type WoundsStep = RemoveModelsStep | RemoveStandStep | MarkersStep | BreakStep | ShatterStep | RegimentGoneStep;

/** Each ask with its question and its answer. */
export interface Asks {
  "ninth-age/casualties": { question: CasualtiesQuestion; answer: CasualtiesAnswer };
  "ninth-age/nudge": { question: NudgeQuestion; answer: NudgeAnswer };
  "ninth-age/contacts": { question: ContactsQuestion; answer: ContactsAnswer };
  "conquest/wounds": { question: WoundsQuestion; answer: WoundsAnswer };
  "ancients/retreat": { question: RetreatQuestion; answer: RetreatAnswer };
  "ancients/turn": { question: TurnQuestion; answer: TurnAnswer };
  "notation/read": { question: NotationReadQuestion; answer: NotationReadAnswer };
  "notation/write": { question: NotationWriteQuestion; answer: NotationWriteAnswer };
}

type Rulings = Omit<Asks, "notation/read" | "notation/write">;

/** What is asked about a battle, and what is answered. */
export type Question = Rulings[keyof Rulings]["question"];
export type Answer = Rulings[keyof Rulings]["answer"];

/** Rules on positions. It never throws: what cannot be answered is refused. */
export interface Referee {
  ask<K extends keyof Asks>(question: Asks[K]["question"] & { ask: K }): Asks[K]["answer"] | Refusal;
  /** The same for the JSON text of a question. */
  ask(text: string): Asks[keyof Asks]["answer"] | Refusal;
}

/** Loads the core; each call gives a referee of its own. */
export function load(): Promise<Referee>;
