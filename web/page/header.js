/** The bar at the top: name, ruleset, language, undo, redo and share. */
import { skipTree } from "./focus.js";
import { iconButton } from "./icon-button.js";
import { rulesetOf, rulesets } from "../view/rulesets.js";
import { element } from "../view/tree.js";
import { languages } from "../view/words.js";

/**
 * @param {import("./history.js").State} state
 * @param {import("../view/words.js").Words} words
 * @param {import("./actions.js").Actions} actions
 * @param {() => void} share
 */
export function headerTree(state, words, actions, share) {
  return [
    skipTree(words),
    element("h1", {}, words.say("page.title")),
    rulesetSwitch(rulesetOf(state.question), words, actions),
    element("span", { class: "space" }),
    languageSwitch(words, actions),
    iconButton("undo", "↶", words.say("page.undo"), state.past.length === 0, actions.undo),
    iconButton("redo", "↷", words.say("page.redo"), state.future.length === 0, actions.redo),
    shareButton(words.say("page.share"), share),
  ];
}

/**
 * All rulesets side by side; in a narrow header the one at hand, which opens the others below it.
 * @param {string} now
 * @param {import("../view/words.js").Words} words
 * @param {import("./actions.js").Actions} actions
 */
function rulesetSwitch(now, words, actions) {
  const name = words.say("page.rulesets");
  return [
    element(
      "button",
      {
        key: "ruleset",
        class: "ruleset",
        popovertarget: "rulesets",
        "aria-label": `${name}: ${words.say(`ruleset.${now}`)}`,
      },
      `${words.say(`ruleset.${now}`)} ▾`,
    ),
    element(
      "nav",
      { key: "rulesets", id: "rulesets", popover: "auto", "aria-label": name },
      rulesets.map((ruleset) =>
        element(
          "button",
          {
            key: ruleset,
            popovertarget: "rulesets",
            popovertargetaction: "hide",
            "aria-pressed": String(ruleset === now),
            on: { click: () => actions.openRuleset(ruleset) },
          },
          words.say(`ruleset.${ruleset}`),
        ),
      ),
    ),
  ];
}

/**
 * The language at hand, which opens the list of all by the names they have for themselves.
 * @param {import("../view/words.js").Words} words
 * @param {import("./actions.js").Actions} actions
 */
function languageSwitch({ language: now, say }, actions) {
  const name = say("page.language");
  return [
    element(
      "button",
      {
        key: "language",
        class: "quiet",
        popovertarget: "languages",
        "aria-label": `${name}: ${now.toUpperCase()}, ${languages[now].name}`,
      },
      `${now.toUpperCase()} ▾`,
    ),
    element(
      "nav",
      { key: "languages", id: "languages", popover: "auto", "aria-label": name },
      Object.entries(languages).map(([code, language]) =>
        element(
          "button",
          {
            key: code,
            lang: code,
            popovertarget: "languages",
            popovertargetaction: "hide",
            "aria-pressed": String(code === now),
            on: { click: () => actions.speak(code) },
          },
          language.name,
        ),
      ),
    ),
  ];
}

/**
 * A word where there is room for it, else a sign.
 * @param {string} name
 * @param {() => void} click
 */
function shareButton(name, click) {
  const sign = {
    viewBox: "0 0 20 20",
    width: 20,
    height: 20,
    fill: "none",
    stroke: "currentColor",
    "aria-hidden": "true",
  };
  return element(
    "button",
    { key: "share", class: "share", "aria-label": name, title: name, on: { click } },
    element("svg", { ...sign, "stroke-width": 1.7 }, element("path", { d: "M6 8H4V18H16V8H14M10 13V2M6 6L10 2L14 6" })),
    element("span", {}, name),
  );
}
