/** Every option the referee considered, with its score and what beat it; tapping one shows its outcome. */
import { optionText, prioritiesOf, whyText } from "../view/option-text.js";
import { element } from "../view/tree.js";

/**
 * @typedef {import("../view/words.js").Words} Words
 * @typedef {import("./app.js").Actions} Actions
 * @typedef {import("./history.js").State} State
 * @typedef {import("./answers.js").Derived} Derived
 */

/**
 * @param {State} state
 * @param {Derived} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function optionsTree({ question, selection }, { ruling }, words, actions) {
  if (!ruling?.options?.length || Object.keys(ruling.options[0].sides).length === 0) return null;
  const priorities = prioritiesOf(ruling.options);
  const count = ruling.optionsCount ?? ruling.options.length;
  const isCut = count > ruling.options.length;
  const title = isCut
    ? words.say("options.titleCut", { shown: ruling.options.length, count })
    : words.say("options.title");
  return element(
    "section",
    { key: "options", class: "options", "aria-labelledby": "options-title" },
    element("h2", { id: "options-title", class: isCut ? "" : "unseen" }, title),
    element(
      "table",
      {},
      element(
        "thead",
        {},
        element(
          "tr",
          {},
          element("th", { scope: "col" }, words.say("options.removed")),
          priorities.map((key) => element("th", { key, scope: "col" }, words.say(`priority.${key}`))),
        ),
      ),
      ruling.options.map((/** @type {any} */ option, /** @type {number} */ index) => {
        const isShown = selection.option === index || (selection.option === null && ruling.chosen === index);
        return optionRows(option, index, isShown, { question, ruling, priorities }, words, actions);
      }),
    ),
    element("p", { class: "hint" }, words.say("options.hint")),
  );
}

/**
 * @param {any} option
 * @param {number} index
 * @param {boolean} isShown
 * @param {{question: any, ruling: any, priorities: string[]}} table
 * @param {Words} words
 * @param {Actions} actions
 */
function optionRows(option, index, isShown, { question, ruling, priorities }, words, actions) {
  const name = optionText(option, ruling.options, question.battle, words);
  const why = whyText(option, ruling.options, question.battle, words);
  const standing = ruling.chosen === index ? "options.chosen" : option.legal ? "options.legal" : "options.beaten";
  const show = () => actions.showOption(ruling.chosen === index ? null : index);
  return element(
    "tbody",
    {
      key: `option-${index}`,
      class: `${option.legal ? "legal" : "beaten"}${isShown ? " shown" : ""}`,
    },
    element(
      "tr",
      {},
      element(
        "th",
        { scope: "row" },
        element(
          "button",
          { "aria-pressed": String(isShown), title: words.say("options.show", { option: name }), on: { click: show } },
          element("span", { class: "dot" }),
          element("span", {}, name, element("span", { class: "unseen" }, ` (${words.say(standing)})`)),
        ),
      ),
      priorities.map((key) =>
        element("td", { key, class: option.beatenOn === key ? "worse" : "" }, String(option.score[key])),
      ),
    ),
    why && element("tr", { key: "why", class: "why" }, element("td", { colspan: priorities.length + 1 }, why)),
  );
}
