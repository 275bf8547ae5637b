/**
 * What the edit panel can do: makes the battle that is wanted, asks the referee whether it may be, and puts it on the
 * table as one step of the history; or says why not. One after the other, in the order of the taps.
 *
 * @typedef {import("./units.js").Battle} Battle
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {import("../history.js").State} State
 * @typedef {import("../look.js").Look} Look
 * @typedef {ReturnType<typeof deedsOf>} Deeds
 * @typedef {{fault: import("../../view/asked.js").Fault, battle: Battle, instead: Battle}} Refusal why a battle may not be,
 *   and the one that stays instead
 * @typedef {{battle: Battle, chosen?: string | null}} Draft a battle to try, and what is chosen on it then
 */
import { boundary } from "../../view/formation.js";
import { rulesetOf } from "../../view/rulesets.js";
import { isRuledAtOnce, nextQuestion } from "../questions.js";
import { edited, openQuestion } from "../state.js";
import { faultOf, pairIn } from "./check.js";
import { engaged, offsetsAlong } from "./engage.js";
import { middleOf, placesAround, roomOf } from "./free-place.js";
import { movedTo, tidyPoint } from "./place.js";
import { newTerrain } from "./terrain.js";
import { emptyBattle, freeLetter, playersOf, unitLikeLast, withChanged, withUnit } from "./units.js";

/** Units of the two sides that are added to an empty table stand so far apart. */
const between = 50.8;

/**
 * @param {() => {state: State, look: Look}} now
 * @param {(state: State) => Promise<void>} become
 * @param {(change: Partial<Look>) => void} see
 * @param {(question: any) => any} ask
 */
export function deedsOf(now, become, see, ask) {
  let last = Promise.resolve();
  /** @param {() => Promise<void>} deed */
  const inTurn = (deed) => (last = last.then(deed));

  /**
   * Takes the first draft that the referee has nothing against, else says what is wrong with the first.
   * @param {(battle: Battle, ruleset: string) => Draft[] | Promise<Draft[]>} draft
   */
  const attempt = (draft) =>
    inTurn(async () => {
      const { state } = now();
      const ruleset = rulesetOf(state.question);
      let refusal = null;
      for (const { battle, chosen } of await draft(state.question.battle, ruleset)) {
        const fault = await faultOf(battle, ruleset, ask);
        if (!fault) {
          see({ refusal: null });
          return become(await withBattle(state, battle, chosen));
        }
        refusal ??= { fault, battle, instead: state.question.battle };
      }
      see({ refusal });
    });

  /**
   * @param {State} state
   * @param {Battle} battle
   * @param {string | null} [chosen]
   */
  const withBattle = async (state, battle, chosen = state.selection.unit) => {
    const next = edited(state, battle);
    const question = await aboutUnits(next.question);
    const step = isRuledAtOnce(question) ? 0 : null;
    return { ...next, question, step, selection: { unit: chosen, option: null } };
  };

  /**
   * The question about units that are there and, if it is about a pair, in contact; instead of one nudge, the next batch.
   * @param {any} question
   */
  const aboutUnits = async (question) => {
    const { battle, unit, from = question.toward, pursuitRemaining } = question;
    const ruleset = rulesetOf(question);
    if (ruleset === "ancients") {
      const [one, other] = (await pairIn(battle, [unit, from], ask)) ?? ["", ""];
      if (one === unit && other === from) return question;
      return { ask: "ancients/retreat", battle, unit: one, from: other, pursuitRemaining };
    }
    const isAbout =
      ruleset === "ninth-age" ? "losses" in question : battle.units.some((/** @type {Unit} */ { id }) => id === unit);
    return isAbout ? question : nextQuestion(question, battle);
  };

  /**
   * The nearest place at which there is room for a unit, as drafts: with an inch all round if it can be.
   * @param {Battle} battle
   * @param {Unit} unit
   * @param {import("../../view/outline.js").Point} middle
   * @param {string} ruleset
   * @returns {Promise<Draft[]>}
   */
  const placed = async (battle, unit, middle, ruleset) => {
    for (const at of placesAround(middle)) {
      const there = { ...unit, at };
      if (await faultOf(withUnit(battle, roomOf(there)), ruleset, ask)) continue;
      return [{ battle: withUnit(battle, there), chosen: unit.id }];
    }
    return placesAround(middle).map((at) => ({ battle: withUnit(battle, { ...unit, at }), chosen: unit.id }));
  };

  return {
    attempt,
    /** An empty table of the ruleset at hand; the old one is an undo away. */
    openEmpty: () =>
      inTurn(() => {
        const { state } = now();
        see({ isEditing: true, refusal: null, sight: null });
        return become(openQuestion(state, emptyQuestion(rulesetOf(state.question))));
      }),
    /** Edits what is on the table; a question about one nudge is left for the next batch. */
    startEditing: () =>
      inTurn(async () => {
        const { state } = now();
        see({ isEditing: true, refusal: null });
        const { question } = state;
        if (!("losses" in question) && rulesetOf(question) === "ninth-age")
          await become(openQuestion(state, nextQuestion(question, question.battle)));
        else if (state.step !== null) await become(edited(state, question.battle));
      }),
    stopEditing: () => see({ isEditing: false, refusal: null }),
    /**
     * One more unit of a player, facing the other side, where there is room.
     * @param {string} player
     */
    addUnit: (player) =>
      attempt((battle, ruleset) => {
        const isSecond = playersOf(battle)[1] === player;
        const unit = { ...unitLikeLast(battle, player, ruleset), heading: isSecond ? 180 : 0 };
        const [x, y] = now().look.sight?.at ?? middleOf(battle);
        return placed(battle, unit, [x, y + (isSecond ? -between : between) / 2], ruleset);
      }),
    /**
     * The same unit once more, beside it if there is room.
     * @param {Unit} unit
     */
    duplicate: (unit) =>
      attempt((battle, ruleset) =>
        placed(battle, { ...unit, id: freeLetter(battle), name: undefined }, unit.at, ruleset),
      ),
    /**
     * A unit changed; when its outline grows, to both sides or else to the side where there is room.
     * @param {Unit} unit
     */
    change: (unit) =>
      attempt((battle) => {
        const before = /** @type {Unit} */ (battle.units.find(({ id }) => id === unit.id));
        return placesFor(before, unit).map((at) => ({ battle: withChanged(battle, { ...unit, at }) }));
      }),
    /**
     * @param {string} id
     * @param {import("../../view/outline.js").Point} at
     * @param {number} heading
     */
    place: (id, at, heading) => attempt((battle) => [{ battle: movedTo(battle, id, at, heading) }]),
    /**
     * Sets a unit flush against another; without an offset as near the middle of the Facing as there is room.
     * @param {string} id
     * @param {string} toward
     * @param {import("./engage.js").Facing} facing
     * @param {number} [offset]
     */
    engage: (id, toward, facing, offset) =>
      attempt((battle) => {
        const [unit, target] = [id, toward].map(
          (one) => /** @type {Unit} */ (battle.units.find((other) => other.id === one)),
        );
        const offsets = offset === undefined ? offsetsAlong(unit, target, facing) : [offset];
        return offsets.map((by) => ({ battle: engaged(battle, unit, target, facing, by) }));
      }),
    /** @param {string} shape */
    addTerrain: (shape) =>
      attempt(async (battle, ruleset) => {
        const id = freeLetter(battle);
        const { terrain = [] } = battle;
        for (const at of placesAround(now().look.sight?.at ?? middleOf(battle))) {
          const piece = newTerrain(shape, id, at);
          // Where even Impassable would be in nobody's way.
          const crowded = { ...battle, terrain: [...terrain, { ...piece, kind: /** @type {const} */ ("impassable") }] };
          if (await faultOf(crowded, ruleset, ask)) continue;
          return [{ battle: { ...battle, terrain: [...terrain, piece] }, chosen: id }];
        }
        return [{ battle: { ...battle, terrain: [...terrain, newTerrain(shape, id, middleOf(battle))] }, chosen: id }];
      }),
  };
}

/**
 * Where a changed unit may stand: its front's middle, else its left or right end, where it was.
 * @param {Unit} before
 * @param {Unit} after
 */
function placesFor(before, after) {
  const [oldLeft, oldRight] = boundary(before);
  const [newLeft, newRight] = boundary({ ...after, at: before.at });
  const shifts = [
    [0, 0],
    ...[
      [oldLeft, newLeft],
      [oldRight, newRight],
    ].map(([o, n]) => [o[0] - n[0], o[1] - n[1]]),
  ];
  const isMoved = before.at !== after.at;
  return isMoved ? [after.at] : shifts.map(([x, y]) => tidyPoint([after.at[0] + x, after.at[1] + y]));
}

/** @param {string} ruleset */
function emptyQuestion(ruleset) {
  const battle = emptyBattle();
  /** @type {Record<string, any>} */
  const questions = {
    "ninth-age": { ask: "ninth-age/casualties", battle, losses: [] },
    conquest: { ask: "conquest/wounds", battle, unit: "", wounds: 0 },
    ancients: { ask: "ancients/retreat", battle, unit: "", from: "", pursuitRemaining: 50.8 },
  };
  return questions[ruleset];
}
