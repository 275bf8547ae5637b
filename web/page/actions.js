/** Everything a gesture can do: turns what is wanted into the next state, asking the referee where it must. */
import { momentsOf } from "../view/moments.js";
import { choosing } from "../view/choice.js";
import { deedsOf } from "./edit/deeds.js";
import { redo, undo } from "./history.js";
import { battleInPicture } from "./picture.js";
import * as next from "./state.js";

/**
 * @typedef {import("./history.js").State} State
 * @typedef {import("../view/answers.js").Derived} Derived
 * @typedef {ReturnType<typeof actionsOf>} Actions
 */

/**
 * @param {() => {state: State, derived: Derived, look: import("./look.js").Look}} now
 * @param {(state: State, seen?: Partial<import("./look.js").Look>, deriving?: Promise<Derived>) => Promise<void>} become
 * @param {object} eye
 * @param {(change: Partial<import("./look.js").Look>) => void} eye.see changes how one looks at the table
 * @param {(sight: import("../view/camera.js").Sight) => void} eye.look elsewhere
 * @param {(text: string) => void} eye.tell what the hand has done
 * @param {(state: State) => Promise<Derived>} derive
 * @param {(question: any) => any} ask the referee
 * @param {(language: string) => void} speak
 * @param {(ruleset: string) => import("../view/asked.js").Question} firstQuestion
 */
export function actionsOf(now, become, { see, look, tell }, derive, ask, speak, firstQuestion) {
  /**
   * Becomes a state made for the last moment of what it will show, unless something else is looked at meanwhile.
   * @param {(state: State, step: number) => State} stateAt
   */
  const becomeAtEnd = async (stateAt) => {
    const { state } = now();
    const deriving = derive(stateAt(state, 0));
    const { shown } = await deriving;
    if (!next.isSameMoment(state, now().state)) return;
    await become(stateAt(now().state, shown ? momentsOf(shown).length - 1 : 0), {}, deriving);
  };
  /** @param {number | null} option */
  const showOption = (option) => becomeAtEnd((state, step) => next.withOption(state, option, step));
  /** @param {string | null} unit */
  const selectUnit = (unit) => become(next.withUnit(now().state, unit));

  const deeds = deedsOf(now, become, see, ask);

  /**
   * Another battle is looked at as a whole, and not edited.
   * @param {any} question
   */
  const open = (question) => {
    const { state } = now();
    const isOther = question.battle !== state.question.battle;
    return become(
      next.openQuestion(state, question),
      isOther ? { sight: null, tapes: [], isEditing: false, refusal: null } : {},
    );
  };

  return {
    see,
    look,
    tell,
    deeds,
    speak,
    showOption,
    selectUnit,
    // After the edits that are still being asked about: what was tapped last is undone first.
    undo: () => deeds.inTurn(() => become(undo(now().state))),
    redo: () => deeds.inTurn(() => become(redo(now().state))),
    /** @param {string} ruleset */
    openRuleset: (ruleset) => open(firstQuestion(ruleset)),
    openFigure: open,
    /**
     * @param {string} unit
     * @param {string | undefined} model
     * @param {number} by
     */
    addLoss: (unit, model, by) => become(next.withLoss(now().state, unit, model, by)),
    /**
     * Puts an edited battle on the table, with a unit of it chosen.
     * @param {import("../view/asked.js").Battle} battle
     * @param {string | null} [unit]
     * @param {Partial<import("./look.js").Look>} [seen]
     */
    edit: async (battle, unit, seen) => {
      const { state } = now();
      const edited = await deeds.withBattle(state, battle, unit);
      if (next.isSameMoment(state, now().state)) await become(edited, seen);
    },
    rule: () => becomeAtEnd(next.ruled),
    /** Once more what has been stopped. */
    askAgain: () => become(now().state),
    /** Leaves the table of units, else the option looked at, else the chosen unit. */
    leave: () => {
      if (now().look.isTable) return see({ isTable: false });
      return now().state.selection.option === null ? selectUnit(null) : showOption(null);
    },
    /** @param {number} step */
    goTo: (step) => become(next.atStep(now().state, step)),
    /** @param {number} by */
    walk: async (by) => {
      const { state, derived } = now();
      if (state.step === null || !derived.shown) return;
      const last = momentsOf(derived.shown).length - 1;
      await become(next.atStep(state, Math.min(Math.max(state.step + by, 0), last)));
    },
    /** Goes on with the outcome that is looked at. */
    apply: async () => {
      const { state, derived } = now();
      if (derived.shown) await become(next.carriedOn(state, derived.shown.battle));
    },
    /** The player who chooses takes the option looked at; what is left to the other player is asked next. */
    takeChoice: async () => {
      const { state, derived } = now();
      const { ruling, option } = derived;
      if (!option || !ruling || !("chooses" in ruling)) return;
      const chosen = next.withChoice(state, choosing(option, state.question, ruling.chooses));
      const left = (await derive(chosen)).ruling;
      if (!next.isSameMoment(state, now().state)) return;
      await become(left?.outcome === "decided" ? next.carriedOn(state, left.battle) : chosen);
    },
    /**
     * @param {string} unit
     * @param {number[]} places
     */
    takePlaces: (unit, places) => become(next.withPlaces(now().state, unit, places)),
    backToLosses: () => become(next.backAtLosses(now().state)),
    /**
     * Asks for one nudge from the position in the picture.
     * @param {string} unit
     * @param {string} toward
     */
    nudge: (unit, toward) => {
      const { state, derived } = now();
      return become(next.nudging(state, battleInPicture(state, derived), unit, toward));
    },
  };
}
