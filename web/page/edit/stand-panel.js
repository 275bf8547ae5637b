/**
 * What units made of stands have besides: models and Wounds of a stand, and what has happened to them this turn.
 *
 * @typedef {import("./units.js").Unit} Unit
 * @typedef {import("./panel.js").Desk} Desk
 */
import { rulesetOf } from "../../view/rulesets.js";
import { element } from "../../view/tree.js";
import { chips, counter } from "./fields.js";

/**
 * None for units of single models.
 * @param {Unit} unit
 * @param {Desk} desk
 */
export function standTree(unit, { question, words, deeds }) {
  const { stand } = unit;
  if (!stand) return null;
  const { models = 4, wounds = 1 } = stand;
  const say = (/** @type {string} */ code) => words.say(`edit.${code}`);
  const change = (/** @type {(now: Unit) => Unit} */ changed) => deeds.change(unit.id, changed);
  const isConquest = rulesetOf(question) === "conquest";
  const { markers = 0, lastEnd = null, thisTurn } = unit;
  return element(
    "div",
    { key: "stand", class: "build" },
    element(
      "div",
      { key: "counters", class: "counters" },
      counter(say("standModels"), models, models < 2, words, (by) =>
        change((now) => withStandModels(now, (now.stand?.models ?? 4) + by)),
      ),
      isConquest &&
        counter(say("wounds"), wounds, wounds < 2, words, (by) =>
          change((now) => ({ ...now, markers: 0, stand: { ...now.stand, wounds: (now.stand?.wounds ?? 1) + by } })),
        ),
      isConquest &&
        counter(say("markers"), markers, markers < 1, words, (by) =>
          change((now) => ({ ...now, markers: (now.markers ?? 0) + by })),
        ),
    ),
    isConquest
      ? chips(
          say("lastEnd"),
          [null, "left", "right"].map((end) => ({
            key: String(end),
            text: say(end === null ? "noEnd" : `lastEnd.${end}`),
            isOn: end === lastEnd,
            click: () => change((now) => ({ ...now, lastEnd: /** @type {Unit["lastEnd"]} */ (end) })),
          })),
          "even",
        )
      : chips(say("thisTurn"), [
          {
            key: "ran",
            text: say("ran"),
            isOn: Boolean(thisTurn?.ran),
            click: () => change((now) => ({ ...now, thisTurn: { ...now.thisTurn, ran: !now.thisTurn?.ran } })),
          },
        ]),
  );
}

/**
 * Stands of another size; all are full then.
 * @param {Unit} unit
 * @param {number} models
 * @returns {Unit}
 */
function withStandModels(unit, models) {
  const most = Math.min(9, models);
  const ranks = unit.ranks.map((row) => row.replace(/\d/g, String(most)));
  return { ...unit, ranks, stand: { ...unit.stand, models: most } };
}
