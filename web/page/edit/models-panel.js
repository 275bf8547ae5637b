/**
 * The chosen unit's places as a grid: a tap puts a model of the picked kind there, a tap on a letter shows that model.
 *
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {import("./panel.js").Desk} Desk
 */
import { modelName } from "../../view/names.js";
import { rulesetOf } from "../../view/rulesets.js";
import { element } from "../../view/tree.js";
import { chips, counter, fold, numberField, textField } from "./fields.js";
import { kindsOf, sideOfModel, withModel, withModelAt, withoutModel, withSidesSwapped } from "./models.js";
import { isPlain } from "./ranks.js";

/**
 * None in a ruleset without such models.
 * @param {Unit} unit
 * @param {Desk} desk
 */
export function modelsTree(unit, desk) {
  const { question, look, words, see } = desk;
  const kinds = kindsOf[rulesetOf(question)];
  const names = Object.keys(kinds);
  if (names.length === 0) return null;
  const kind = names.includes(look.kind) ? look.kind : names[0];
  const letter = look.model && unit.models?.[look.model] ? look.model : null;
  return element(
    "div",
    { key: "models", class: "build" },
    element("h2", {}, words.say("edit.tapPlace")),
    chips(
      words.say("edit.kind"),
      names.map((name) => ({
        key: name,
        text: [element("b", {}, kinds[name]), " ", element("small", {}, words.say(`edit.${name}`))],
        isOn: name === kind,
        click: () => see({ kind: name }),
      })),
      "even",
    ),
    gridTree(unit, kind, letter, desk),
    letter && modelTree(unit, letter, desk),
  );
}

/**
 * @param {Unit} unit
 * @param {string} kind
 * @param {string | null} chosen
 * @param {Desk} desk
 */
function gridTree(unit, kind, chosen, { question, words, deeds, see }) {
  const { beside } = unit;
  /**
   * @param {string} place
   * @param {string} key
   * @param {() => void} click
   */
  const button = (place, key, click) => {
    const isNamed = !isPlain(place) && place !== ".";
    const title = isNamed ? modelName(unit, place, words) : words.say("edit.placeAt", { place: key });
    return element(
      "button",
      {
        key,
        class: isNamed ? "named" : "",
        disabled: place === ".",
        "aria-label": title,
        "aria-pressed": isNamed ? String(place === chosen) : undefined,
        on: { click },
      },
      place === "r" ? "" : place,
    );
  };
  const show = (/** @type {string | undefined} */ letter) => () => see({ model: letter === chosen ? null : letter });
  const rows = unit.ranks.map((row, rank) =>
    element(
      "div",
      { key: String(rank) },
      rank === 0 && beside?.left && button(beside.left, "left", show(beside.left)),
      [...row].map((place, file) =>
        button(
          place,
          `${rank + 1}/${file + 1}`,
          isPlain(place)
            ? () =>
                deeds.change(unit.id, (now) => {
                  const put = withModelAt(now, rank, file, kind, rulesetOf(question));
                  see({ model: put.letter });
                  return put.unit;
                })
            : show(place),
        ),
      ),
      rank === 0 && beside?.right && button(beside.right, "right", show(beside.right)),
    ),
  );
  return element("div", { key: "grid", class: "grid" }, rows);
}

/**
 * One model: Health Points and taking it out first.
 * @param {Unit} unit
 * @param {string} letter
 * @param {Desk} desk
 */
function modelTree(unit, letter, { words, deeds, see }) {
  const say = (/** @type {string} */ code) => words.say(`edit.${code}`);
  const model = /** @type {import("../../types.js").Model} */ (unit.models?.[letter]);
  const {
    name = "",
    healthPoints = 1,
    healthLost = 0,
    base = unit.base,
    frontRank = false,
    warPlatform = false,
  } = model;
  /** @param {(now: typeof model, base: [number, number]) => Partial<typeof model>} changed */
  const change = (changed) =>
    deeds.change(unit.id, (now) => {
      const held = now.models?.[letter];
      return held ? withModel(now, letter, changed(held, held.base ?? now.base)) : now;
    });
  const side = sideOfModel(unit, letter);
  return element(
    "div",
    { key: `model/${letter}`, class: "build model" },
    element(
      "div",
      { key: "counters", class: "counters" },
      model.kind !== "command" &&
        counter(say("health"), healthPoints, healthPoints < 2, words, (by) =>
          change((now) => ({ healthPoints: (now.healthPoints ?? 1) + by, healthLost: 0 })),
        ),
      textField(say("name"), name, (text) => change(() => ({ name: text.trim() || undefined }))),
      chips(say("model"), [
        {
          key: "remove",
          text: say("remove"),
          click: () => {
            see({ model: null });
            deeds.change(unit.id, (now) => withoutModel(now, letter));
          },
        },
      ]),
    ),
    !unit.stand &&
      fold(
        words.say("edit.moreOf", { model: modelName(unit, letter, words) }),
        false,
        element(
          "div",
          { key: "base", class: "typed" },
          numberField(say("width"), base[0], (width) => change((_, now) => ({ base: [width, now[1]] }))),
          numberField(say("depth"), base[1], (depth) => change((_, now) => ({ base: [now[0], depth] }))),
          counter(say("healthLost"), healthLost, healthLost < 1, words, (by) =>
            change((now) => ({ healthLost: (now.healthLost ?? 0) + by })),
          ),
        ),
        chips(say("traits"), [
          {
            key: "frontRank",
            text: words.say("model.frontRank"),
            isOn: frontRank,
            click: () => change((now) => ({ frontRank: !now.frontRank })),
          },
          {
            key: "warPlatform",
            text: words.say("model.warPlatform"),
            isOn: warPlatform,
            click: () => change((now) => ({ warPlatform: !now.warPlatform })),
          },
          ...(side
            ? [
                {
                  key: "side",
                  text: say(side === "left" ? "toRight" : "toLeft"),
                  click: () => deeds.change(unit.id, withSidesSwapped),
                },
              ]
            : []),
        ]),
      ),
  );
}
