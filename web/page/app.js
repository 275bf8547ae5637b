/** The page: holds the state, asks the referee, and hands both to the parts. Holds no rule and no words. */
import { deriving, nothingDerived } from "../view/answers.js";
import { element, updateChildren } from "../view/tree.js";
import { firstLanguage, languages, loadWords } from "../view/words.js";
import { actionsOf } from "./actions.js";
import { openAsking } from "./asking.js";
import { captionTree, drawBattlefield, isInSight } from "./battlefield.js";
import { positionAlone } from "./edit/position.js";
import { exampleBattles, figures, firstOf } from "./figures.js";
import { keepingFocus, onUnitKeys } from "./focus.js";
import { handOn } from "./hand/hand.js";
import { toolsTree } from "./hand/tools.js";
import { headerTree } from "./header.js";
import { onKeys } from "./keys.js";
import { rememberLanguage, wantedLanguage } from "./language.js";
import { firstLook } from "./look.js";
import { showSlides } from "./motion.js";
import { noticeTree } from "./notice.js";
import { keepOffline } from "./offline.js";
import { panelTree } from "./panel.js";
import { incomingOf } from "./share/incoming.js";
import { sharingOf } from "./share/sharing.js";
import { isSameMoment, opened } from "./state.js";
import { keeping, restored } from "./store/store.js";
import { unitsButton, unitsTree } from "./units-table.js";
import { glance, waitingOn } from "./waiting.js";

/** @typedef {import("./history.js").State} State */
/** @typedef {import("./notice.js").Notice} Notice */

/** How long the ruling is looked at, at least, in milliseconds: the second tap of a double tap must not apply it. */
const shortestLook = 400;

document.getElementById("unstarted")?.remove();

const [header, noticeBar, waitingSign, ground, canvas, live, tools, units, caption, panel] = [
  "header",
  "notice",
  "waiting",
  "ground",
  "canvas",
  "live",
  "tools",
  "units-place",
  "caption",
  "panel",
].map((id) => /** @type {HTMLElement} */ (document.getElementById(id)));
const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("share"));

/** @type {import("../view/words.js").Words} */
let words;

/** The language that was wanted last. */
let wish = "";

/** @type {import("./asking.js").Asking} */
let referee;

const waiting = waitingOn(
  waitingSign,
  panel,
  () => words,
  () => referee.stop(),
);
const speaking = speak(wantedLanguage());
speaking.then(() => say("page.loading"));
Promise.all([openAsking(waiting.tell), speaking]).then(
  ([opened, notice]) => {
    referee = opened;
    return start(notice);
  },
  () => speaking.then(sayFailed, sayFailed),
);

/**
 * Takes the words of a language unless another is wanted by then; when they cannot be read, keeps those at hand and has a
 * notice of it.
 * @param {string} language
 * @returns {Promise<Notice | null>}
 */
async function speak(language) {
  wish = language;
  const found = await loadWords(language).catch(() => null);
  if (wish !== language) return null;
  // Without network there may be another one still.
  const any = () => Promise.any(Object.keys(languages).map(loadWords));
  words = found ?? words ?? (await loadWords(firstLanguage).catch(any));
  document.documentElement.lang = words.language;
  return found ? null : { code: "notice.language", values: { language: languages[language].name } };
}

/**
 * The only thing in the panel, as long as there is no battle.
 * @param {string} code
 */
function say(code) {
  updateChildren(panel, element("p", { class: "message" }, words.say(code)));
}

/** What is kept of the battle has not been touched. Where there are no words either, a sign has to do. */
function sayFailed() {
  panel.setAttribute("aria-busy", "false");
  const reload = { class: "primary", on: { click: () => location.reload() } };
  updateChildren(
    panel,
    element("div", { class: "message", role: "alert" }, [
      words && element("p", {}, words.say("page.failed")),
      element("button", reload, words ? words.say("page.reload") : "↻"),
    ]),
  );
}

/** @param {Notice | null} notice */
async function start(notice) {
  const derive = deriving(referee);
  const kept = await restored(referee, exampleBattles);
  const example = opened(firstOf(figures["ninth-age"]));
  let state = kept.state ?? example;
  let derived = nothingDerived;
  let look = { ...firstLook, notice: notice ?? kept.notice };
  let told = "";
  let isResting = false;

  /**
   * Only the newest state is painted, however the answers come in; when they are long in coming, first without them.
   * @param {State} next
   * @param {Partial<import("./look.js").Look>} [seen] how it is looked at
   * @param {Promise<import("../view/answers.js").Derived>} [deriving] when it is derived already
   */
  const become = async (next, seen, deriving) => {
    const { step } = state;
    const isOther = state.question.battle !== next.question.battle;
    // Nobody waits any more for what the core is at.
    if (!isSameMoment(state, next) && waiting.isLong()) referee.stop();
    if (next !== state) {
      keep(next);
      incoming.keepAddress(next);
    }
    state = next;
    if (isOther) told = "";
    let isShown = false;
    /** @param {import("../view/answers.js").Derived} answers */
    const show = (answers) => {
      if (state !== next) return;
      // Once: where one has looked since then is nobody's to change.
      if (!isShown) look = { ...look, ...seen };
      if (!isShown && isOther && !isInSight(canvas, look, next.question.battle)) look = { ...look, sight: null };
      isShown = true;
      const isRuledNow = derived.ruling === null && answers.ruling !== null;
      const isOtherMoment = step !== next.step || derived.shown !== answers.shown;
      derived = answers;
      if (isRuledNow) rest();
      paint();
      if (isOtherMoment) showSlides(canvas);
    };
    const contacts = isOther ? (next.question.battle.contacts ?? []) : derived.contacts;
    const timer = setTimeout(() => show({ ...nothingDerived, contacts }), glance);
    const answers = await (deriving ?? derive(next));
    clearTimeout(timer);
    show(answers);
  };

  /** @param {Partial<import("./look.js").Look>} change */
  const see = (change) => {
    look = { ...look, ...change };
    paint();
  };

  const keep = keeping((notice) => see({ notice }));

  /** @param {import("../view/camera.js").Sight} sight */
  const lookAt = (sight) => {
    look = { ...look, sight };
    paintField();
  };

  /** @param {string} text */
  const tell = (text) => {
    told = text;
    paintTools();
  };

  const rest = () => {
    isResting = true;
    setTimeout(() => {
      isResting = false;
      paint();
    }, shortestLook);
  };

  /** @param {string} language */
  const switchLanguage = async (language) => {
    const notice = await speak(language);
    if (wish !== language) return;
    see({ notice });
    if (words.language === language) rememberLanguage(language);
  };

  const now = () => ({ state, derived, look, words });
  const ask = (/** @type {any} */ question) => referee.ask(question);
  const openingQuestion = (/** @type {string} */ ruleset) => firstOf(figures[ruleset]);
  const actions = actionsOf(now, become, { see, look: lookAt, tell }, derive, ask, switchLanguage, openingQuestion);
  const incoming = incomingOf(now, become, see, derive, ask);
  const share = sharingOf(sheet, now, derive, ask, incoming.open);

  const hand = handOn({ ground, canvas, live }, ask, now, actions);

  const seen = () => (look.isEditing ? positionAlone(state, derived) : { state, derived });

  const paintField = () => {
    const camera = drawBattlefield(canvas, seen().state, seen().derived, look, words);
    if (camera) hand.redraw(camera);
  };
  const paintTools = () => updateChildren(tools, toolsTree(look, told, words, actions, hand.showAll));

  const paint = () => keepingFocus(paintAll);

  const paintAll = () => {
    updateChildren(header, headerTree(state, words, actions, share));
    updateChildren(noticeBar, noticeTree(look.notice, words, actions));
    paintField();
    paintTools();
    ground.toggleAttribute("inert", look.isTable);
    updateChildren(units, [
      unitsButton(look, words, actions),
      look.isTable && unitsTree(seen().state, seen().derived, words, actions),
    ]);
    updateChildren(caption, captionTree(state, derived, look, words, actions));
    updateChildren(panel, panelTree(state, derived, look, words, actions, isResting));
  };

  new ResizeObserver(paintField).observe(canvas);
  onUnitKeys(canvas, (unit) => actions.selectUnit(unit === state.selection.unit ? null : unit));
  onKeys(actions, hand);
  const { hash } = location;
  // A kept state that the referee reads may still be one that cannot be drawn.
  become(state)
    .catch((error) => {
      if (!kept.state) throw error;
      kept.refuse();
      look = { ...look, notice: { code: "notice.setAside" } };
      return become(example);
    })
    .then(async () => {
      if (hash.length > 1 && !(await incoming.openHash(hash))) await actions.deeds.openEmpty();
    });
  keepOffline((take) => see({ notice: { code: "notice.update", deed: { code: "notice.update.take", click: take } } }));
}
