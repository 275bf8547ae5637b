/**
 * The chosen piece of terrain in the edit panel: kind, size, turn, and taking it away.
 *
 * @typedef {import("../../view/asked.js").Terrain} Terrain
 * @typedef {import("./panel.js").Desk} Desk
 */
import { boundsOf } from "../../view/bounds.js";
import { inch } from "../../view/inch.js";
import { element } from "../../view/tree.js";
import { chips, counter } from "./fields.js";
import { extentOf, resized, terrainKinds, turned } from "./terrain.js";
import { without } from "./units.js";

/** What rounding may add to a length, in millimetres. */
const nearEnough = 0.01;

/**
 * @param {Terrain} piece
 * @param {Desk} desk
 */
export function terrainTree(piece, { battle: { table }, words, deeds }) {
  const say = (/** @type {string} */ code) => words.say(`edit.${code}`);
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
  /** @param {Terrain["outline"]} outline @param {number} side of width and depth @param {number} by */
  const sized = (outline, side, by) => {
    const extent = extentOf(outline);
    extent[side] = next(extent[side], by);
    return resized(outline, extent);
  };
  const inches = (/** @type {number} */ length) => words.inches(Math.round((length / inch) * 100) * (inch / 100));
  /**
   * Its width or depth, which grows as long as the piece would still find room on the table.
   * @param {"wide" | "deep"} name
   * @param {number} side
   */
  const extent = (name, side) => {
    const length = extentOf(piece.outline)[side];
    const isMost = !hasRoom(sized(piece.outline, side, 1), table);
    /** @param {number} by */
    const grow = (by) =>
      change(({ outline }) => {
        const wanted = sized(outline, side, by);
        return by < 0 || hasRoom(wanted, table) ? { outline: wanted } : {};
      });
    return counter(say(name), inches(length), length <= inch / 2, words, grow, undefined, isMost);
  };
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
    element("div", { key: "counters", class: "counters" }, extent("wide", 0), extent("deep", 1)),
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

/**
 * Whether an outline would lie on a table as it is turned, wherever it is put.
 * @param {Terrain["outline"]} outline
 * @param {{width: number, depth: number}} table
 */
function hasRoom(outline, { width, depth }) {
  const { left, top, right, bottom } = boundsOf(outline);
  return right - left <= width + nearEnough && bottom - top <= depth + nearEnough;
}
