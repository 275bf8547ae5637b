/** The page: holds the state, asks the referee, and hands both to the parts. Holds no rule and no words. */
import { load } from "../referee.js";
import { element, updateChildren } from "../view/tree.js";
import { rulesetOf } from "../view/rulesets.js";
import { languageFor, languages, wordsIn } from "../view/words.js";
import { actionsOf } from "./actions.js";
import { deriving, nothingDerived } from "./answers.js";
import { captionTree, drawBattlefield } from "./battlefield.js";
import { figuresTree, firstOf, loadFigures } from "./figures.js";
import { footerTree } from "./footer.js";
import { headerTree } from "./header.js";
import { onKeys } from "./keys.js";
import { firstLook } from "./look.js";
import { showSlides } from "./motion.js";
import { rearChoicesTree } from "./rear-choices.js";
import { controlsTree, optionsTree } from "./rulesets.js";
import { stepsTree, verdictTree } from "./ruling-panel.js";
import { opened } from "./state.js";

/** @typedef {import("./history.js").State} State */

/** How long the ruling is looked at, at least, in milliseconds: the second tap of a double tap must not apply it. */
const shortestLook = 400;

let words = wordsIn(languageFor([new URLSearchParams(location.search).get("lang") ?? "", ...navigator.languages]));
const [header, canvas, caption, panel] = ["header", "canvas", "caption", "panel"].map(
  (id) => /** @type {HTMLElement} */ (document.getElementById(id)),
);

document.documentElement.lang = words.language;
updateChildren(panel, element("p", { class: "message" }, words.say("page.loading")));
Promise.all([load(), loadFigures()]).then(
  ([referee, figures]) => start(referee, figures),
  () => updateChildren(panel, element("p", { class: "message", role: "alert" }, words.say("page.failed"))),
);

/**
 * @param {{ask: (question: any) => any}} referee
 * @param {Record<string, import("./figures.js").Figures>} figures
 */
function start(referee, figures) {
  const derive = deriving(referee);
  let state = opened(firstOf(figures["ninth-age"]));
  let derived = nothingDerived;
  let look = firstLook;
  let isResting = false;

  /**
   * Only the newest state is painted, however the answers come in.
   * @param {State} next
   */
  const become = async (next) => {
    const { step } = state;
    state = next;
    const answers = await derive(next);
    if (state !== next) return;
    const isRuledNow = derived.ruling === null && answers.ruling !== null;
    const isOtherMoment = step !== next.step || derived.shown !== answers.shown;
    derived = answers;
    if (isRuledNow) rest();
    paint();
    if (isOtherMoment) showSlides(canvas);
  };

  /** @param {Partial<import("./look.js").Look>} change */
  const see = (change) => {
    look = { ...look, ...change };
    paint();
  };

  const rest = () => {
    isResting = true;
    setTimeout(() => {
      isResting = false;
      paint();
    }, shortestLook);
  };

  const switchLanguage = () => {
    words = wordsIn(languages[(languages.indexOf(words.language) + 1) % languages.length]);
    document.documentElement.lang = words.language;
    paint();
  };

  const actions = actionsOf(
    () => ({ state, derived, look }),
    become,
    see,
    derive,
    switchLanguage,
    (ruleset) => firstOf(figures[ruleset]),
  );

  const paint = () => {
    updateChildren(header, headerTree(state, words, actions));
    drawBattlefield(canvas, state, derived, words);
    updateChildren(caption, captionTree(state, derived, words, actions));
    updateChildren(panel, [
      figuresTree(figures[rulesetOf(state.question)], state.question.battle, words, actions),
      element("div", { key: "ruling", class: "ruling" }, [
        controlsTree(state, derived, words, actions),
        verdictTree(state, derived, words),
        stepsTree(state, derived, words, actions),
        rearChoicesTree(state, derived, words, actions),
        optionsTree(state, derived, words, actions),
      ]),
      footerTree(state, derived, words, actions, isResting),
    ]);
  };

  new ResizeObserver(() => drawBattlefield(canvas, state, derived, words)).observe(canvas);
  canvas.addEventListener("click", ({ target }) => {
    const option = /** @type {Element} */ (target).closest("[data-option]")?.getAttribute("data-option");
    if (option) return actions.showOption(Number(option));
    const unit = /** @type {Element} */ (target).closest("[data-unit]")?.getAttribute("data-unit") ?? null;
    actions.selectUnit(unit === state.selection.unit ? null : unit);
  });
  onKeys(actions);
  become(state);
}
