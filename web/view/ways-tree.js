/**
 * Every option the referee considered, with its score and what beat it, without those that another owner's choice has
 * ruled out; tapping one shows its outcome.
 *
 * @typedef {import("./asked.js").CasualtiesAnswer} CasualtiesAnswer
 * @typedef {import("./words.js").Words} Words
 * @typedef {{showOption: (option: number | null) => void}} Actions
 */
import { optionTexts, prioritiesOf, tiedIn, whyText } from "./option-text.js";
import { element } from "./tree.js";

/** How many letters of an option's name leave its scores room beside it; longer names stand above them. */
const longestInColumn = 18;

/**
 * @param {import("./answers.js").Looked} looked
 * @param {import("./answers.js").Derived} derived
 * @param {Words} words
 * @param {Actions} actions
 */
export function waysTree({ question: { battle }, selection }, { ruling }, words, actions) {
  if (!ruling || !("options" in ruling) || !ruling.options.some(({ sides }) => Object.keys(sides).length)) return null;
  const { options, optionsCount: count = options.length, chosen, reasons } = ruling;
  const tied = reasons.find(({ code }) => code === "tie")?.options;
  const numbered = tiedIn(ruling);
  /** @param {number} index */
  const isLeft = (index) => !tied || !options[index].legal || tied.includes(index);
  const isCut = count > options.length;
  const title = isCut ? words.say("options.titleCut", { shown: options.length, count }) : words.say("options.title");
  const shown = selection.option ?? chosen;
  const priorities = prioritiesOf(options);
  const names = optionTexts(options, battle, words);
  const isLong = priorities.length > 4 || names.some((name) => name.length > longestInColumn);
  return element(
    "section",
    { key: "options", class: "options", "aria-labelledby": "options-title" },
    element("h2", { id: "options-title", class: isCut ? "" : "unseen" }, title),
    element(
      "table",
      {},
      headTree(priorities, words),
      names.map((name, index) => {
        if (!isLeft(index)) return null;
        const why = whyText(options[index], options, battle, words);
        const number = numbered.indexOf(index) + 1 || null;
        const row = { index, number, name, isLong, why, isShown: index === shown };
        return optionTree(row, ruling, priorities, words, actions);
      }),
    ),
    element("p", { class: "hint" }, words.say("options.hint")),
  );
}

/**
 * @param {string[]} priorities
 * @param {Words} words
 */
function headTree(priorities, words) {
  const names = [words.say("options.removed"), ...priorities.map((key) => words.say(`priority.${key}`))];
  const cells = names.map((name) => element("th", { scope: "col" }, name));
  return element("thead", {}, element("tr", {}, cells));
}

/**
 * @param {{index: number, number: number | null, name: string, isLong: boolean, why: string, isShown: boolean}} row with the
 *   number that the way has in the picture
 * @param {CasualtiesAnswer} ruling
 * @param {ReturnType<typeof prioritiesOf>} priorities
 * @param {Words} words
 * @param {Actions} actions
 */
function optionTree({ index, number, name, isLong, why, isShown }, { options, chosen }, priorities, words, actions) {
  const option = options[index];
  const standing = words.say(`options.${index === chosen ? "chosen" : option.legal ? "legal" : "beaten"}`);
  const button = element(
    "button",
    {
      "aria-pressed": String(isShown),
      title: words.say("options.show", { option: name }),
      on: { click: () => actions.showOption(index === chosen ? null : index) },
    },
    element("span", { class: number ? "dot number" : "dot", "aria-hidden": "true" }, number && String(number)),
    element("span", {}, name, element("span", { class: "unseen" }, ` (${standing})`)),
  );
  const scores = priorities.map((key) =>
    element("td", { class: option.beatenOn === key ? "worse" : "" }, String(option.score[key])),
  );
  return element(
    "tbody",
    { key: `option-${index}`, class: `${option.legal ? "legal" : "beaten"}${isShown ? " shown" : ""}` },
    isLong
      ? [
          element("tr", { key: "name" }, element("th", { scope: "row", colspan: priorities.length + 1 }, button)),
          element("tr", { key: "scores" }, element("td", {}), scores),
        ]
      : element("tr", { key: "name" }, element("th", { scope: "row" }, button), scores),
    why && element("tr", { key: "why", class: "why" }, element("td", { colspan: priorities.length + 1 }, why)),
  );
}
