/**
 * The chosen piece of terrain in the edit panel: kind, size, turn, and taking it away.
 *
 * @typedef {import("../../view/asked.js").Terrain} Terrain
 * @typedef {import("./panel.js").Desk} Desk
 */
import { inch } from "../../view/inch.js";
import { element } from "../../view/tree.js";
import { chips, counter } from "./fields.js";
import { extentOf, resized, terrainKinds, turned } from "./terrain.js";
import { without } from "./units.js";

/**
 * @param {Terrain} piece
 * @param {Desk} desk
 */
export function terrainTree(piece, { words, deeds }) {
  const say = (/** @type {string} */ code) => words.say(`edit.${code}`);
  const [width, depth] = extentOf(piece.outline);
  /** Changed as it is when the change's turn comes. @param {(now: Terrain) => Partial<Terrain>} changed */
  const change = (changed) =>
    deeds.attempt((battle) => [
      {
        battle: {
          ...battle,
          terrain: (battle.terrain ?? []).map((one) => (one.id === piece.id ? { ...one, ...changed(one) } : one)),
        },
      },
    ]);
  /** The next half inch up or down. @param {number} length @param {number} by */
  const next = (length, by) =>
    Math.max(0.5, (by > 0 ? Math.floor : Math.ceil)((length / inch) * 2 + by + by * 1e-3) / 2) * inch;
  /** @param {number} side of width and depth @param {number} by */
  const size = (side, by) =>
    change(({ outline }) => {
      const extent = extentOf(outline);
      extent[side] = next(extent[side], by);
      return { outline: resized(outline, extent) };
    });
  const inches = (/** @type {number} */ length) => words.inches(Math.round((length / inch) * 100) * (inch / 100));
  return element(
    "section",
    { key: `terrain/${piece.id}`, class: "build" },
    element("h2", {}, words.say(`terrain.${piece.kind}`)),
    chips(
      say("terrainKind"),
      terrainKinds.map((kind) => ({
        key: kind,
        text: words.say(`terrain.${kind}`),
        isOn: kind === piece.kind,
        click: () => change(() => ({ kind })),
      })),
      "even",
    ),
    element(
      "div",
      { key: "counters", class: "counters" },
      counter(say("wide"), inches(width), width <= inch / 2, words, (by) => size(0, by)),
      counter(say("deep"), inches(depth), depth <= inch / 2, words, (by) => size(1, by)),
    ),
    chips(
      say("turn"),
      [-15, 90, 15].map((degrees) => ({
        key: String(degrees),
        text: `${degrees < 0 ? "↺" : "↻"} ${Math.abs(degrees)}°`,
        title: words.say(degrees < 0 ? "edit.turnLeft" : "edit.turnRight", { degrees: Math.abs(degrees) }),
        click: () => change(({ outline }) => ({ outline: turned(outline, degrees) })),
      })),
      "even",
    ),
    chips(say("piece"), [
      {
        key: "delete",
        text: say("delete"),
        click: () => deeds.attempt((battle) => [{ battle: without(battle, piece.id), chosen: null }]),
      },
    ]),
  );
}
