/** The page: holds the state, asks the referee, and hands both to the parts. Holds no rule and no words. */
import { load } from "../referee.js";
import { momentsOf, unitsAt } from "../view/moments.js";
import { element, updateChildren } from "../view/tree.js";
import { languageFor, languages, wordsIn } from "../view/words.js";
import { deriving } from "./answers.js";
import { captionTree, drawBattlefield } from "./battlefield.js";
import { figuresTree, loadFigures } from "./figures.js";
import { footerTree } from "./footer.js";
import { headerTree } from "./header.js";
import { redo, undo } from "./history.js";
import { onKeys } from "./keys.js";
import { lossesTree } from "./losses.js";
import { optionsTree } from "./options-table.js";
import { stepsTree, verdictTree } from "./ruling-panel.js";
import * as change from "./state.js";

/**
 * @typedef {import("./history.js").State} State
 * @typedef {import("./answers.js").Derived} Derived
 * @typedef {ReturnType<typeof actionsOf>} Actions what the parts may ask for
 */

const wantedLanguage = new URLSearchParams(location.search).get("lang");
let words = wordsIn(languageFor([wantedLanguage ?? "", ...navigator.languages]));
const [header, canvas, caption, panel] = ["header", "canvas", "caption", "panel"].map(
  (id) => /** @type {HTMLElement} */ (document.getElementById(id)),
);

document.documentElement.lang = words.language;
updateChildren(panel, element("p", { class: "hint" }, words.say("page.loading")));
Promise.all([load(), loadFigures()]).then(
  ([referee, figures]) => start(referee, figures),
  () => updateChildren(panel, element("p", { role: "alert" }, words.say("page.failed"))),
);

/**
 * @param {{ask: (question: any) => any}} referee
 * @param {Record<string, any>} figures
 */
function start(referee, figures) {
  const derive = deriving(referee);
  let state = change.opened(figures.d);
  /** @type {Derived} */
  let derived = { contacts: [], ruling: null, shown: null, error: null };

  /**
   * Only the newest state is painted, however the answers come in.
   * @param {State} next
   */
  const become = async (next) => {
    state = next;
    const answers = await derive(next);
    if (state !== next) return;
    derived = answers;
    paint();
  };

  const actions = actionsOf(
    () => ({ state, derived }),
    become,
    derive,
    () => {
      words = wordsIn(languages[(languages.indexOf(words.language) + 1) % languages.length]);
      document.documentElement.lang = words.language;
      paint();
    },
  );

  const paint = () => {
    const battle = state.question.battle;
    const moments = derived.shown ? momentsOf(derived.shown) : [];
    const moment = moments[state.step ?? 0];
    const units = moment ? unitsAt(battle, derived.shown, moment) : battle.units;
    updateChildren(header, headerTree(state, words, actions));
    drawBattlefield(canvas, state, derived, words);
    updateChildren(caption, captionTree(state, derived, words, actions));
    updateChildren(panel, [
      figuresTree(figures, battle, words, actions),
      element("div", { key: "scroll", class: "ruling" }, [
        lossesTree(state, units, derived.contacts, words, actions),
        verdictTree(state, derived, words),
        derived.shown && stepsTree(state, derived, words, actions),
        optionsTree(state, derived, words, actions),
      ]),
      footerTree(state, derived, words, actions),
    ]);
  };

  new ResizeObserver(() => drawBattlefield(canvas, state, derived, words)).observe(canvas);
  canvas.addEventListener("click", (event) => {
    const unit = /** @type {Element} */ (event.target).closest("[data-unit]")?.getAttribute("data-unit") ?? null;
    actions.selectUnit(unit === state.selection.unit ? null : unit);
  });
  onKeys(actions);
  become(state);
}

/**
 * Everything a gesture can do.
 * @param {() => {state: State, derived: Derived}} now
 * @param {(next: State) => Promise<void>} become
 * @param {(state: State) => Promise<Derived>} derive
 * @param {() => void} switchLanguage
 */
function actionsOf(now, become, derive, switchLanguage) {
  /**
   * The last moment of what a state would show.
   * @param {State} next
   */
  const lastStep = async (next) => {
    const { shown } = await derive(next);
    return shown ? momentsOf(shown).length - 1 : 0;
  };
  return {
    switchLanguage,
    undo: () => become(undo(now().state)),
    redo: () => become(redo(now().state)),
    /** @param {any} question */
    openFigure: (question) => become(change.openQuestion(now().state, question)),
    /**
     * @param {string} unit
     * @param {string | undefined} model
     * @param {number} healthPoints
     */
    setLoss: (unit, model, healthPoints) => become(change.setLoss(now().state, unit, model, healthPoints)),
    rule: async () => become(change.ruled(now().state, await lastStep(change.ruled(now().state, 0)))),
    /** @param {string | null} unit */
    selectUnit: (unit) => become(change.withUnit(now().state, unit)),
    /** @param {number | null} option */
    showOption: async (option) => {
      const next = change.withOption(now().state, option, 0);
      return become(change.withOption(now().state, option, await lastStep(next)));
    },
    /** Leaves the option looked at, else the chosen unit. */
    leave: async () => {
      const { state } = now();
      if (state.selection.option === null) return become(change.withUnit(state, null));
      const next = change.withOption(state, null, 0);
      return become(change.withOption(state, null, await lastStep(next)));
    },
    /** @param {number} step */
    goTo: (step) => become(change.atStep(now().state, step)),
    /** @param {number} by */
    walk: (by) => {
      const { state, derived } = now();
      if (state.step === null || !derived.shown) return;
      const step = Math.min(Math.max(state.step + by, 0), momentsOf(derived.shown).length - 1);
      return become(change.atStep(state, step));
    },
    /** Goes on with the outcome that is looked at. */
    apply: () => become(change.carriedOn(now().state, now().derived.shown.battle)),
    backToLosses: () => become(change.carriedOn(now().state, now().state.question.battle)),
    /**
     * Asks for one nudge from the position in the picture.
     * @param {string} unit
     * @param {string} toward
     */
    nudge: (unit, toward) => {
      const { state, derived } = now();
      return become(change.nudging(state, battleInPicture(state, derived), unit, toward));
    },
  };
}

/**
 * The battle as it stands at the moment looked at, with the contacts it began with.
 * @param {State} state
 * @param {Derived} derived
 */
function battleInPicture({ question, step }, { shown, contacts }) {
  const moment = shown && momentsOf(shown)[step ?? 0];
  const units = moment ? unitsAt(question.battle, shown, moment) : question.battle.units;
  const standing = new Set(units.map((/** @type {any} */ unit) => unit.id));
  return {
    ...question.battle,
    units,
    contacts: contacts.filter((pair) => pair.units.every((/** @type {string} */ id) => standing.has(id))),
  };
}
