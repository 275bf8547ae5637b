/** Everything a gesture can do: turns what is wanted into the next state, asking the referee where it must. */
import { between } from "../view/between.js";
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
 * @param {(question: any) => any} askReferee
 * @param {(language: string) => void} speak
 * @param {(ruleset: string) => import("../view/asked.js").Question} firstQuestion
 */
export function actionsOf(now, become, { see, look, tell }, derive, askReferee, speak, firstQuestion) {
  const deeds = deedsOf(now, become, see, askReferee);

  /**
   * Begins it after the edits that are still being asked about, so that what was tapped last comes last; waits for no answer
   * to it, which may be long in coming.
   * @param {(state: State) => Promise<void>} deed
   */
  const afterEdits = (deed) => deeds.inTurn(() => void deed(now().state));

  /**
   * Does something with the answers about what is looked at, which the picture need not show yet.
   * @param {(state: State, answers: Derived) => void | Promise<void>} deed
   */
  const withAnswers = (deed) =>
    afterEdits(async (state) => {
      const answers = await derive(state);
      if (next.isSameMoment(state, now().state)) await deed(state, answers);
    });

  /**
   * Becomes a state made for the last moment of what it will show, unless something else is wanted meanwhile.
   * @param {State} state
   * @param {(state: State, step: number) => State} stateAt
   * @param {() => boolean} [isWanted]
   */
  const becomeAtEnd = async (state, stateAt, isWanted = () => true) => {
    const deriving = derive(stateAt(state, 0));
    const { shown } = await deriving;
    if (!next.isSameMoment(state, now().state) || !isWanted()) return;
    await become(stateAt(now().state, shown ? momentsOf(shown).length - 1 : 0), {}, deriving);
  };

  /** @type {{state: State, option: number | null} | null} the option that was wanted last, and what was looked at then */
  let wish = null;
  /** @param {(present: number | null) => number | null} pick from the option that is looked at, or is about to be */
  const changeOption = (pick) =>
    afterEdits((state) => {
      const mine = { state, option: pick(wish?.state === state ? wish.option : state.selection.option) };
      wish = mine;
      return becomeAtEnd(
        state,
        (now, step) => next.withOption(now, mine.option, step),
        () => wish === mine,
      );
    });
  /** @param {number | null} option */
  const showOption = (option) => changeOption(() => option);
  /** @param {string | null} unit */
  const selectUnit = (unit) => become(next.withUnit(now().state, unit));

  /**
   * Another battle is looked at as a whole, and not edited.
   * @param {(state: any) => any} questionAfter what is looked at when its turn comes
   */
  const ask = (questionAfter) =>
    afterEdits((state) => {
      const question = questionAfter(state);
      const isOther = question.battle !== state.question.battle;
      return become(
        next.openQuestion(state, question),
        isOther ? { sight: null, tapes: [], isEditing: false, refusal: null } : {},
      );
    });

  return {
    see,
    look,
    tell,
    deeds,
    speak,
    showOption,
    changeOption,
    selectUnit,
    ask,
    undo: () => afterEdits((state) => become(undo(state))),
    redo: () => afterEdits((state) => become(redo(state))),
    /** @param {string} ruleset */
    openRuleset: (ruleset) => ask(() => firstQuestion(ruleset)),
    /**
     * @param {string} unit
     * @param {string | undefined} model
     * @param {number} by
     */
    addLoss: (unit, model, by) => afterEdits((state) => become(next.withLoss(state, unit, model, by))),
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
    rule: () => afterEdits((state) => becomeAtEnd(state, next.ruled)),
    /** Once more what has been stopped. */
    askAgain: () => become(now().state),
    /** Leaves the table of units, else the option looked at, else the chosen unit. */
    leave: () => {
      if (now().look.isTable) return see({ isTable: false });
      return now().state.selection.option === null ? selectUnit(null) : showOption(null);
    },
    /** @param {number} step */
    goTo: (step) => afterEdits((state) => become(next.atStep(state, step))),
    /** @param {number} by */
    walk: (by) =>
      withAnswers((state, { shown }) => {
        if (state.step === null || !shown) return;
        const last = momentsOf(shown).length - 1;
        return become(next.atStep(state, between(state.step + by, 0, last)));
      }),
    /** Goes on with the outcome that is looked at. */
    apply: () =>
      withAnswers((state, { shown }) => {
        if (shown) return become(next.carriedOn(state, shown.battle));
      }),
    /** The player who chooses takes the option looked at; what is left to the other player is asked next. */
    takeChoice: () =>
      withAnswers(async (state, { ruling, option }) => {
        if (!option || !ruling || !("chooses" in ruling)) return;
        const chosen = next.withChoice(state, choosing(option, state.question, ruling.chooses));
        const left = (await derive(chosen)).ruling;
        if (!next.isSameMoment(state, now().state)) return;
        await become(left?.outcome === "decided" ? next.carriedOn(state, left.battle) : chosen);
      }),
    /**
     * @param {string} unit
     * @param {number[]} places
     */
    takePlaces: (unit, places) => afterEdits((state) => become(next.withPlaces(state, unit, places))),
    backToLosses: () => afterEdits((state) => become(next.backAtLosses(state))),
    /**
     * Asks for one nudge from the position in the picture.
     * @param {string} unit
     * @param {string} toward
     */
    nudge: (unit, toward) =>
      withAnswers((state, answers) => become(next.nudging(state, battleInPicture(state, answers), unit, toward))),
  };
}
