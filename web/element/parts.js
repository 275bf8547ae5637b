/**
 * What stands below the picture of a figure: the step with its two buttons, the ruling with every way there is, or why there
 * is none. Plain trees.
 *
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("../view/answers.js").Derived} Derived
 *
 * @typedef {object} Figure
 * @property {any} question
 * @property {Derived | null} derived
 * @property {number} step 0 is the position before the ruling
 * @property {number} last
 * @property {number | null} option
 * @property {any} fault why there is nothing to show
 *
 * @typedef {{walkTo: (step: number) => void, showOption: (option: number | null) => void}} Actions
 */
import { nothingDerived } from "../view/answers.js";
import { momentsOf } from "../view/moments.js";
import { ordersTree } from "../view/orders-tree.js";
import { rollsTree } from "../view/rolls-tree.js";
import { rulesetOf, viewOf } from "../view/rulesets.js";
import { element } from "../view/tree.js";
import { verdictTree } from "../view/verdict-tree.js";
import { waysTree } from "../view/ways-tree.js";

/** @type {Record<string, (looked: any, derived: any, words: Words, actions: Actions) => import("../view/trees.js").Child>} */
const options = { "ninth-age": waysTree, conquest: ordersTree, ancients: rollsTree };

/**
 * The step in words between the buttons. It is read out only after it was walked to: a page may hold many figures.
 * @param {Figure} figure
 * @param {boolean} isWalked
 * @param {Words} words
 * @param {Actions} actions
 */
export function captionTree({ question, derived, step, last }, isWalked, words, actions) {
  if (!derived?.shown) return null;
  const moment = momentsOf(derived.shown)[step - 1];
  const { title, text } = moment
    ? viewOf(question).moment(moment, { question, answer: derived.shown }, words)
    : { title: "", text: words.say("figure.before") };
  return [
    walkButton("back", "‹", words.say("page.back"), step === 0, () => actions.walkTo(step - 1)),
    element(
      "p",
      { key: "text", "aria-live": isWalked ? "polite" : "off" },
      element("b", {}, `${step}/${last} ${title}`),
      " ",
      text,
    ),
    walkButton("forward", "›", words.say("page.forward"), step === last, () => actions.walkTo(step + 1)),
  ];
}

/**
 * @param {string} part
 * @param {string} sign
 * @param {string} name
 * @param {boolean} isEnd
 * @param {() => void} click
 */
function walkButton(part, sign, name, isEnd, click) {
  const properties = { key: part, part, class: "icon", "aria-label": name, title: name };
  // Not disabled, so that it keeps the focus at either end.
  return element("button", { ...properties, "aria-disabled": String(isEnd), on: { click } }, sign);
}

/**
 * @param {Figure} figure
 * @param {Words} words
 * @param {Actions} actions
 */
export function rulingTree({ question, derived, option }, words, actions) {
  if (!derived) return null;
  const looked = { question, step: 0, selection: { option } };
  return [
    verdictTree(looked, derived, words),
    options[rulesetOf(question)](looked, derived, words, actions),
    option !== null &&
      element("button", { key: "close", on: { click: () => actions.showOption(null) } }, words.say("page.closeOption")),
  ];
}

/**
 * @param {Figure} figure
 * @param {Words} words
 */
export function faultTree({ question, fault }, words) {
  const own = faultText(fault, words);
  if (own) return element("p", { key: "fault", class: "fault", role: "status" }, own);
  const battle = Array.isArray(question?.battle?.units) ? question.battle : { units: [] };
  const looked = { question: { ...question, battle }, step: null, selection: { option: null } };
  return verdictTree(looked, { ...nothingDerived, fault }, words);
}

/**
 * What kept a figure from being asked about at all; nothing for a refusal of the referee's.
 * @param {any} fault
 * @param {Words} words
 */
function faultText({ code, expected }, words) {
  if (code === "load") return words.say("page.failed");
  if (code === "source") return words.say("figure.unread", { source: expected });
  return code.startsWith("saved.") && words.say(code);
}
