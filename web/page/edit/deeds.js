/**
 * What the edit panel can do: each makes the battles that would be wanted, the best first, and has them tried.
 *
 * @typedef {import("./units.js").Battle} Battle
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {import("../history.js").State} State
 * @typedef {import("../look.js").Look} Look
 * @typedef {ReturnType<typeof deedsOf>} Deeds
 */
import { rulesetOf } from "../../view/rulesets.js";
import { battleWith, heldUnit } from "../hand/held.js";
import { nextQuestion } from "../questions.js";
import { edited, openQuestion } from "../state.js";
import { attempting } from "./attempts.js";
import { placesFor, withNewTerrain, withRoom } from "./drafts.js";
import { engaged, offsetsAlong } from "./engage.js";
import { middleOf } from "./free-place.js";
import { emptyBattle, freeLetter, playersOf, unitLikeLast, withChanged } from "./units.js";

/** Units of the two sides that are added to an empty table stand so far apart. */
const between = 50.8;

/**
 * @param {() => {state: State, look: Look}} now
 * @param {(state: State) => Promise<void>} become
 * @param {(change: Partial<Look>) => void} see
 * @param {(question: any) => any} ask
 */
export function deedsOf(now, become, see, ask) {
  const { attempt, inTurn, withBattle } = attempting(now, become, see, ask);
  /** @param {Battle} battle */
  const middleNow = (battle) => now().look.sight?.at ?? middleOf(battle);

  return {
    attempt,
    inTurn,
    withBattle,
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
        const [x, y] = middleNow(battle);
        return withRoom(battle, unit, [x, y + (isSecond ? -between : between) / 2], ruleset, ask);
      }),
    /**
     * The same unit once more, beside it if there is room.
     * @param {string} id
     */
    duplicate: (id) =>
      attempt((battle, ruleset) => {
        const unit = battle.units.find((one) => one.id === id);
        if (!unit) return [];
        return withRoom(battle, { ...unit, id: freeLetter(battle), name: undefined }, unit.at, ruleset, ask);
      }),
    /**
     * A unit changed as it is when the change's turn comes; when its outline grows, to both sides or else to the side where
     * there is room.
     * @param {string} id
     * @param {(unit: Unit) => Unit} changed
     */
    change: (id, changed) =>
      attempt((battle) => {
        const before = battle.units.find((unit) => unit.id === id);
        if (!before) return [];
        const unit = changed(before);
        return placesFor(before, unit).map((at) => ({ battle: withChanged(battle, { ...unit, at }) }));
      }),
    /**
     * Puts a unit elsewhere from where it stands when its turn comes.
     * @param {string} id
     * @param {(unit: import("../hand/held.js").Held) => import("../hand/snap.js").Place} placeOf
     */
    place: (id, placeOf) =>
      attempt((battle) => {
        const unit = heldUnit(battle, id);
        return unit ? [{ battle: battleWith(unit, placeOf(unit)) }] : [];
      }),
    /**
     * Sets a unit flush against another; without an offset as near the middle of the Facing as there is room.
     * @param {string} id
     * @param {string} toward
     * @param {import("./engage.js").Facing} facing
     * @param {(unit: Unit, target: Unit) => number} [offset]
     */
    engage: (id, toward, facing, offset) =>
      attempt((battle) => {
        const [unit, target] = [id, toward].map((one) => battle.units.find((other) => other.id === one));
        if (!unit || !target) return [];
        const offsets = offset ? [offset(unit, target)] : offsetsAlong(unit, target, facing);
        return offsets.map((by) => ({ battle: engaged(battle, unit, target, facing, by) }));
      }),
    /** @param {string} shape */
    addTerrain: (shape) => attempt((battle, ruleset) => withNewTerrain(battle, shape, middleNow(battle), ruleset, ask)),
  };
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
