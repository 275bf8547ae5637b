/**
 * The marks of a hand at work in words and shapes: how far, what it touches, what bars it.
 *
 * @typedef {import("../../view/words.js").Words} Words
 * @typedef {import("../../view/outline.js").Point} Point
 * @typedef {import("./held.js").Held} Held
 * @typedef {{held: Held, put: import("./held.js").Put, verdict: import("./verdict.js").Verdict, isHeld: boolean, isTurning: boolean}} Shown
 */
import { between } from "../../view/between.js";
import { boundsOf, grown } from "../../view/bounds.js";
import { project, unproject } from "../../view/camera.js";
import { boundary } from "../../view/formation.js";
import { nameOf } from "../../view/names.js";
import { distance, moved, sharedEdge } from "../../view/outline.js";
import { sideOf } from "../../view/sides.js";
import { updateMarks } from "../../view/svg.js";
import { tidyHeading } from "../edit/place.js";
import { farthest } from "./held.js";
import { handleTree, moveShapes, tapeShapes } from "./live-marks.js";
import { edgesOf } from "./snap.js";
import { toolsOver } from "./tools.js";
import { unitAt } from "./touch.js";

/** From the corner of a unit to its handle, to each side, and around that to the picture's edge, in pixels. */
const stem = 25;
const ring = 24;

/**
 * @param {HTMLElement} host
 * @param {object} marks
 * @param {import("../../view/camera.js").Camera} marks.camera
 * @param {Shown | null} marks.shown
 * @param {{from: Point, to: Point}[]} marks.tapes
 * @param {[Point, Point] | null | undefined} marks.handle
 * @param {Words} marks.words
 */
export function drawMarks(host, { camera, shown, tapes, handle, words }) {
  const shapes = [
    ...tapes.flatMap((tape, index) =>
      isInPicture(tape, camera) ? tapeShapes(tape, index, words.length(distance(tape.from, tape.to))) : [],
    ),
    ...(shown ? moveShapes(moveOf(shown, words)) : []),
  ];
  updateMarks(host, shapes, camera, handle && handleTree(handle[0], handle[1]));
}

/**
 * Whether a tape may be seen; the length of one that lies elsewhere would cling to the picture's edge.
 * @param {{from: Point, to: Point}} tape
 * @param {import("../../view/camera.js").Camera} camera
 */
function isInPicture({ from, to }, camera) {
  const { left, top, right, bottom } = boundsOf([project(camera, from), project(camera, to)]);
  return right >= 0 && bottom >= 0 && left <= camera.width && top <= camera.height;
}

/**
 * How far and against what, as one sentence to be heard.
 * @param {Shown} shown
 * @param {Words} words
 */
export function textOf(shown, words) {
  const { text, note } = moveOf(shown, words);
  return [nameOf(shown.held.battle, shown.held.id), text, note].filter(Boolean).join(" · ");
}

/**
 * Where the handle's stem begins and ends, in pixels: off a rear corner, where no name stands, or off the first corner with
 * room for it.
 * @param {Held} held
 * @param {import("./snap.js").Place} place
 * @param {import("../../view/camera.js").Camera} camera
 * @returns {[Point, Point]}
 */
export function spotOfHandle(held, place, camera) {
  const [front, right, rear, left] = edgesOf(held.outlineAt(place));
  const corners = [
    [rear, right],
    [left, rear],
    [right, front],
    [front, left],
  ];
  const spots = corners.map(([edge, before]) => {
    const start = project(camera, edge.from);
    return /** @type {[Point, Point]} */ ([start, moved(moved(start, edge.out, stem), before.out, stem)]);
  });
  const others = { ...held.battle, units: held.battle.units.filter(({ id }) => id !== held.id) };
  const isFree = (/** @type {[Point, Point]} */ [, [x, y]]) =>
    Math.min(x, y, camera.width - x, camera.height - y) >= ring &&
    x <= leftOfTools(y, camera) &&
    !unitAt(others, unproject(camera, [x, y]), ring / camera.scale);
  const [[from, [x, y]]] = spots;
  const free = spots.find(isFree);
  if (free) return free;
  const level = between(y, ring, camera.height - ring);
  return [from, [Math.min(between(x, ring, camera.width - ring), leftOfTools(level, camera)), level]];
}

/**
 * How far to the right the handle, with its ring, is clear of the tools.
 * @param {number} y pixels
 * @param {import("../../view/camera.js").Camera} camera
 */
function leftOfTools(y, camera) {
  const beside = toolsOver(camera)
    .map((box) => grown(box, ring))
    .filter(({ top, bottom }) => y > top && y < bottom);
  return Math.min(camera.width, ...beside.map(({ left }) => left));
}

/**
 * @param {Shown} shown
 * @param {Words} words
 * @returns {import("./live-marks.js").Move}
 */
function moveOf({ held, put, verdict, isTurning }, words) {
  const { battle, start, turns, id } = held;
  const [before, after] = [held.outlineAt(start), held.outlineAt(put)];
  const unit = battle.units.find((one) => one.id === id);
  const way = farthest(before, after);
  const { units } = verdict.battle;
  const contacts = verdict.contacts.flatMap((pair) => {
    const [one, other] = pair.map((name) => units.find((found) => found.id === name));
    const edge = !verdict.isBarred && one && other && sharedEdge(boundary(one), boundary(other));
    return edge ? [edge] : [];
  });
  const degrees = tidyHeading(put.heading - start.heading);
  return {
    before,
    after,
    way,
    side: turns && unit ? sideOf(battle, unit.player) : null,
    text: isTurning
      ? words.say("hand.turned", { degrees: degrees > 180 ? degrees - 360 : degrees })
      : words.length(distance(...way)),
    note: noteOf(held, put, verdict, words),
    contacts,
    clashes: held.things
      .filter((thing) => thing.id !== null && verdict.clashes.includes(thing.id))
      .map(({ outline }) => outline),
    isBarred: verdict.isBarred,
  };
}

/**
 * @param {Held} held
 * @param {import("./held.js").Put} put
 * @param {import("./verdict.js").Verdict} verdict
 * @param {Words} words
 */
function noteOf({ battle }, { touches }, { isBarred, clashes }, words) {
  /** @param {(string | null)[]} ids */
  const list = (ids) => words.list(ids.map((id) => thingName(battle, id, words)));
  if (isBarred)
    return clashes.length ? words.say("hand.overlaps", { things: list(clashes) }) : words.say("hand.offTable");
  return touches.length ? words.say("hand.flush", { things: list(touches) }) : "";
}

/**
 * @param {import("../../view/asked.js").Battle} battle
 * @param {string | null} id nobody is the table
 * @param {Words} words
 */
function thingName(battle, id, words) {
  if (id === null) return words.say("hand.edge");
  const piece = battle.terrain?.find((one) => one.id === id);
  return piece ? words.say(`terrain.${piece.kind}`) : nameOf(battle, id);
}
