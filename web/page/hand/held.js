/**
 * What a hand holds, a unit or a piece of terrain, and where it would stand: plain data for snapping and for the battle that
 * comes of it.
 *
 * @typedef {import("../../view/asked.js").Battle} Battle
 * @typedef {import("../../view/outline.js").Outline} Outline
 * @typedef {import("../../view/outline.js").Point} Point
 * @typedef {import("../look.js").Look} Look
 * @typedef {import("./snap.js").Place} Place
 * @typedef {import("./snap.js").Thing} Thing
 * @typedef {Place & {touches: (string | null)[]}} Put where it is put, and against whom
 *
 * @typedef {import("./snap.js").Body & {id: string, battle: Battle, start: Place, things: Thing[]}} Held
 */
import { boundary } from "../../view/formation.js";
import { distance, moved } from "../../view/outline.js";
import { movedTo, shiftedTerrain } from "../edit/place.js";
import { snapped, turned } from "./snap.js";

/**
 * @param {Battle} battle
 * @param {string} id of a unit
 * @returns {Held | null}
 */
export function heldUnit(battle, id) {
  const unit = battle.units.find((one) => one.id === id);
  return (
    (unit && {
      id,
      battle,
      start: { at: unit.at, heading: unit.heading },
      turns: true,
      outlineAt: (place) => boundary({ ...unit, ...place }),
      things: [...thingsBeside(battle, id), edgeOf(battle.table)],
    }) ??
    null
  );
}

/**
 * Terrain keeps its heading; its place is how far it was shifted.
 * @param {Battle} battle
 * @param {string} id of a piece
 * @returns {Held | null}
 */
export function heldTerrain(battle, id) {
  const piece = battle.terrain?.find((one) => one.id === id);
  if (!piece) return null;
  const outline = clockwise(piece.outline);
  return {
    id,
    battle,
    start: { at: [0, 0], heading: 0 },
    turns: false,
    outlineAt: ({ at }) => outline.map((point) => moved(point, at)),
    things: piece.kind === "impassable" ? thingsBeside(battle, id) : [],
  };
}

/**
 * Where it comes to stand when it is dragged so far.
 * @param {Held} held
 * @param {Point} by
 * @param {Look} look
 * @returns {Put}
 */
export function draggedBy(held, by, { snapsToContact }) {
  const place = { ...held.start, at: moved(held.start.at, by) };
  return snapsToContact ? snapped(held, place, held.things) : { ...place, touches: [] };
}

/**
 * Turned in place.
 * @param {Held} held
 * @param {number} heading
 * @param {Look} look
 * @returns {Put}
 */
export function turnedTo(held, heading, { snapsHeadings }) {
  const step = snapsHeadings ? 5 : 1;
  return { ...turned(held, held.start, Math.round(heading / step) * step), touches: [] };
}

/**
 * The battle with what is held put down.
 * @param {Held} held
 * @param {Place} place
 */
export function battleWith({ battle, id, turns }, { at, heading }) {
  return turns ? movedTo(battle, id, at, heading) : shiftedTerrain(battle, id, at);
}

/**
 * The way of the corner that goes farthest.
 * @param {Outline} before
 * @param {Outline} after
 * @returns {[Point, Point]}
 */
export function farthest(before, after) {
  const ways = before.map((from, index) => /** @type {[Point, Point]} */ ([from, after[index]]));
  return ways.reduce((best, way) => (distance(...way) > distance(...best) + 1e-6 ? way : best));
}

/**
 * All that units may not overlap.
 * @param {Battle} battle
 * @param {string} id of what does not count
 * @returns {Thing[]}
 */
function thingsBeside({ units, terrain = [] }, id) {
  return [
    ...units.map((unit) => ({ id: unit.id, outline: boundary(unit) })),
    ...terrain
      .filter(({ kind }) => kind === "impassable")
      .map((piece) => ({ id: piece.id, outline: clockwise(piece.outline) })),
  ].filter((thing) => thing.id !== id);
}

/**
 * The table's edge, seen from within.
 * @param {{width: number, depth: number}} table
 * @returns {Thing}
 */
function edgeOf({ width, depth }) {
  return {
    id: null,
    outline: [
      [0, 0],
      [0, depth],
      [width, depth],
      [width, 0],
    ],
  };
}

/**
 * @param {Outline} outline
 * @returns {Outline}
 */
function clockwise(outline) {
  const area = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? [...outline].reverse() : outline;
}
